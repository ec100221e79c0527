/** One turn on the page: refusals and their reasons, a turn that is cancelled, and one that is followed ball by ball. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { keyboard } from "./support/keyboard.mjs";
import {
  assertShows,
  label,
  linkTo,
  mouse,
  pointOf,
  ready,
  see,
  untilNote,
  untilStatus,
  untilTurns,
} from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

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

/** Does something with the board of the page, and returns what is seen then. @param {Tab} tab @param {"play" | "undo"} act */
function after(tab, act) {
  return tab.evaluate(
    async ({ act, move }) => {
      const board = boardAt();
      if (act === "play") await board.play(move);
      else await board.undo();
      const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent;
      return { moving: board.moving, status: text("status"), story: text("story") };
    },
    { act, move: TURN },
  );
}

/** @param {Tab} tab */
const moves = (tab) =>
  tab.evaluate(() => {
    const board = boardAt();
    return { moves: board.game?.moves.slice(7), moving: board.moving };
  });

inChromium("a player during a turn", (open) => {
  it("sees why a ball cannot be placed, and that nothing changes", async () => {
    const tab = await ready(open("#moves=1a1_1b1_1a2_1b2"));
    for (const [hand, place, why] of /** @type {const} */ ([
      [mouse, "1b1", "That is Dark’s ball."],
      [keyboard, "2c3", "2c3 needs four balls under it; 1c3, 1d3, 1c4 and 1d4 are empty."],
      [mouse, "dark", "It is Light’s turn."],
    ])) {
      const before = await see(tab);
      await hand.choose(tab, place);
      await untilNote(tab, why);
      assert.deepEqual({ ...(await see(tab)), note: "" }, { ...before, note: "" }, place);
    }
  });

  it("cancels a turn by Escape and by a button, puts a ball back, and stops at one", async () => {
    const position = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
    const tab = await ready(open(linkTo(position)));
    const before = await see(tab);
    for (const cancel of [
      () => tab.press("Escape"),
      () => mouse.press(tab, "Cancel move"),
      () => mouse.press(tab, "Undo this one"),
      () => mouse.press(tab, "Undo"),
    ]) {
      const isBegun = (await see(tab)).status !== before.status;
      if (!isBegun) await mouse.choose(tab, "1b1");
      await mouse.choose(tab, "1a1");
      await untilStatus(tab, "Light: take back another, or stop");
      await cancel();
      await tab.until(() => !/another/.test(document.querySelector("#status")?.textContent ?? ""));
    }
    await untilStatus(tab, "Light: take back one or two balls");
    await mouse.choose(tab, "1b2");
    await mouse.press(tab, "Just one");
    await untilStatus(tab, "Dark: place a ball");
    await assertShows(tab, newGame({ position, moves: ["1b1x1b2"] }));
  });

  it("reads what happens, and what to do once the balls rest; a click ends the flight", async () => {
    const tab = await ready(
      open(`#moves=${BEFORE.join("_")}`, {
        reducedMotion: false,
        before: (tab) => tab.prepare(holdFrames),
      }),
    );
    const leaving = await pointOf(tab, "1b2");
    const status = "Dark: place a ball";
    assert.deepEqual(await after(tab, "play"), { moving: true, status, story: STORY });
    // The ball that leaves 1b2 is still seen there: who clicks on it places no ball.
    await tab.mouse.click(leaving);
    await untilStatus(tab, "Light: place a ball");
    assert.deepEqual(await moves(tab), { moves: [TURN], moving: false });
    assert.match(await label(tab, "1b2"), /emptied by the last turn/);

    assert.equal((await after(tab, "undo")).status, "Light: place a ball");
    await mouse.choose(tab, "1d2");
    await untilTurns(tab, 8);
    assert.deepEqual(await moves(tab), { moves: ["1d2"], moving: true });

    // At the speed none nothing moves.
    await after(tab, "undo");
    await tab.evaluate(() => {
      const board = boardAt();
      board.speed = "none";
    });
    const now = { moving: false, status: "Light: place a ball", story: STORY };
    assert.deepEqual(await after(tab, "play"), now);
  });
});
