/** A turn that is followed ball by ball. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import * as player from "./support/play.mjs";

/** Dark may complete a square on 1c3, and take back two of its balls. */
const BEFORE = ["1a1", "1b2", "1d1", "1b3", "1d4", "1c2", "1a4"];
const TURN = "1c3x1b2x1b3";
const STORY = "Dark completes a square and takes two balls back.";

/** Stops the time of animations. */
function holdFrames() {
  performance.now = () => 1000;
  const real = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => real(() => callback(1000));
}

/** Plays a turn on the board of the page, or takes one back, and returns what is seen then. @param {Tab} tab @param {string | null} move */
const after = (tab, move) =>
  tab.evaluate(async (move) => {
    const board = boardAt();
    await (move === null ? board.undo() : board.play(move));
    const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent;
    return { moving: board.moving, status: text("status"), story: text("caption") };
  }, move);

/** @param {Tab} tab */
const moves = (tab) =>
  tab.evaluate(() => {
    const board = boardAt();
    return { moves: board.game?.moves.slice(7), moving: board.moving };
  });

inChromium("a player during a turn", (open) => {
  it("reads what happens, and what to do once the balls rest; a click ends the flight", async () => {
    const tab = await player.ready(
      open(`#moves=${BEFORE.join("_")}`, {
        reducedMotion: false,
        before: (tab) => tab.prepare(holdFrames),
      }),
    );
    const leaving = await player.pointOf(tab, "1b2");
    const status = "Dark: place a ball";
    assert.deepEqual(await after(tab, TURN), { moving: true, status, story: STORY });
    // The ball that leaves 1b2 is still seen there: who clicks on it places no ball.
    await tab.mouse.click(leaving);
    await player.untilStatus(tab, "Light: place a ball");
    assert.deepEqual(await moves(tab), { moves: [TURN], moving: false });
    assert.match(await player.label(tab, "1b2"), /emptied by the last turn/);

    assert.equal((await after(tab, null)).status, "Light: place a ball");
    await player.mouse.choose(tab, "1d2");
    await player.untilTurns(tab, 8);
    assert.deepEqual(await moves(tab), { moves: ["1d2"], moving: true });

    // At the speed none nothing moves.
    await after(tab, null);
    await tab.evaluate(() => {
      boardAt().speed = "none";
    });
    const now = { moving: false, status: "Light: place a ball", story: STORY };
    assert.deepEqual(await after(tab, TURN), now);
  });
});
