/** Following a turn: its balls one by one, its trace, what a click meanwhile means, and what a place completes. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { label, mouse, pointOf, ready, see, untilStatus, untilTurns } from "./support/play.mjs";

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

/**
 * Does something with the board of the page, and returns what is seen then.
 *
 * @param {Tab} tab
 * @param {"play" | "undo"} act
 * @param {string} [move]
 */
function after(tab, act, move) {
  return tab.evaluate(
    async ({ act, move }) => {
      const board = boardAt();
      if (act === "play") await board.play(String(move));
      else await board.undo();
      const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent;
      return { moving: board.moving, status: text("status"), story: text("story") };
    },
    { act, move },
  );
}

/** @param {Tab} tab */
const moves = (tab) =>
  tab.evaluate(() => {
    const board = boardAt();
    return { moves: board.game?.moves.slice(7), moving: board.moving };
  });

inChromium("a player who follows a turn", (open) => {
  it("reads what happens, and what to do once the balls rest; a click ends the flight", async () => {
    const tab = await ready(
      open(`#moves=${BEFORE.join("_")}`, {
        reducedMotion: false,
        before: (tab) => tab.prepare(holdFrames),
      }),
    );
    const leaving = await pointOf(tab, "1b2");
    const status = "Dark: place a ball";
    assert.deepEqual(await after(tab, "play", TURN), { moving: true, status, story: STORY });
    // The ball that leaves 1b2 is still seen there: who clicks on it places no ball.
    await tab.mouse.click(leaving);
    await untilStatus(tab, "Light: place a ball");
    assert.deepEqual(await moves(tab), { moves: [TURN], moving: false });
    assert.match(await label(tab, "1b2"), /vacated in the last turn/);
    assert.match(await label(tab, "1c2"), /part of a completed square/);

    assert.equal((await after(tab, "undo")).status, "Light: place a ball");
    await mouse.choose(tab, "1d2");
    await untilTurns(tab, 8);
    assert.deepEqual(await moves(tab), { moves: ["1d2"], moving: true });
  });

  it("sees nothing move at the speed none, and the status at once", async () => {
    const tab = await ready(open(`#moves=${BEFORE.join("_")}`, { reducedMotion: false }));
    await tab.evaluate(() => {
      const board = boardAt();
      board.speed = "none";
    });
    const status = "Light: place a ball";
    assert.deepEqual(await after(tab, "play", TURN), { moving: false, status, story: STORY });
  });

  it("sees before the click what a place completes, and confirms the turn", async () => {
    const tab = await ready(open("#position=4/4/ll2/l1dd_3/3/3_2/2_1_l"));
    assert.match(await label(tab, "1b1"), /a ball may be placed here, completes a square$/);
    assert.doesNotMatch(await label(tab, "1c2"), /completes/);
    await tab.evaluate(() => {
      const board = boardAt();
      board.confirm = "turns";
    });
    await mouse.choose(tab, "1c2");
    await untilStatus(tab, "Light: play this turn?");
    await mouse.choose(tab, "1d4");
    await tab.until(() => {
      const { choice } = boardAt();
      return choice.to === "1d4";
    });
    assert.deepEqual((await see(tab)).turns, []);
    await mouse.press(tab, "Play");
    await untilStatus(tab, "Dark: place a ball");
    assert.deepEqual((await see(tab)).turns, ["Turn 1, Light: 1d4"]);
  });
});
