/** One turn, click by click: refusals and their reasons, corrections, and the end of a turn. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { keyboard } from "./support/keyboard.mjs";
import { assertShows, label, mouse, ready, see, untilNote, untilStatus } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

/**
 * Asserts that choosing a place changes only the note, which gives the reason.
 *
 * @param {Tab} tab
 * @param {string} place
 * @param {string} why
 * @param {import("./support/play.mjs").Hand} [hand]
 */
async function assertRefused(tab, place, why, hand = mouse) {
  const before = await see(tab);
  await hand.choose(tab, place);
  await untilNote(tab, why);
  assert.deepEqual({ ...(await see(tab)), note: "" }, { ...before, note: "" }, "nothing changes");
}

/** Light is to move; a ball on b1 of level 1 completes a square. */
const SQUARE = "position=4/4/ll2/l1dd_3/3/3_2/2_1_l";

inChromium("a player during a turn", (open) => {
  it("sees why a ball cannot be placed", async () => {
    const tab = await ready(open("#moves=1a1_1b1_1a2_1b2"));
    await assertRefused(tab, "1b1", "That is Dark’s ball.");
    const floating = "2c3 needs four balls under it; there is none on 1c3, 1d3, 1c4 and 1d4.";
    await assertRefused(tab, "2c3", floating, keyboard);
    const theirs = "It is Light’s turn: take a ball from Light’s reserve.";
    await assertRefused(tab, "dark", theirs);
  });

  it("puts a ball down again, and picks up another", async () => {
    const tab = await ready(open("#position=4/4/lddl/lddl_3/3/3_2/2_1_l"));
    await mouse.choose(tab, "1a1");
    await untilStatus(tab, "Light: raise the ball – where to?");
    assert.match(await label(tab, "1a1"), /light ball, picked up/);
    assert.match(await label(tab, "2b1"), /empty, the ball may be raised here/);
    await mouse.choose(tab, "1d2");
    await untilStatus(tab, "Light: raise the ball – where to?");
    assert.match(await label(tab, "1a1"), /light ball, may be raised/);
    await mouse.choose(tab, "1d2");
    await untilStatus(tab, "Light: place a ball or raise one");
    await mouse.choose(tab, "light");
    await untilStatus(tab, "Light: choose where to place the ball");
    assert.match(await label(tab, "light"), /picked up/);
    await mouse.choose(tab, "1d1");
    await untilStatus(tab, "Light: raise the ball – where to?");
    await tab.press("Escape");
    await untilStatus(tab, "Light: place a ball or raise one");
    await mouse.choose(tab, "light");
    await untilStatus(tab, "Light: choose where to place the ball");
    await mouse.press(tab, "Cancel turn");
    await untilStatus(tab, "Light: place a ball or raise one");
  });

  it("sees the completed figure highlighted until the next turn", async () => {
    const tab = await ready(open(`#${SQUARE}`));
    await mouse.choose(tab, "1b1");
    await untilStatus(tab, "Light: take back one or two balls");
    for (const cell of ["1a1", "1b1", "1a2", "1b2"]) {
      assert.match(await label(tab, cell), /part of a completed square, may be taken back/);
    }
    assert.match(await label(tab, "1b1"), /just played/);
    await mouse.choose(tab, "1b2");
    await untilStatus(tab, "Light: take back a second ball, or stop at one");
    assert.match(await label(tab, "1a1"), /part of a completed square, may be taken back/);
    await mouse.press(tab, "Just one");
    await untilStatus(tab, "Dark: place a ball");
    await assertShows(tab, newGame({ position: "4/4/ll2/l1dd 3/3/3 2/2 1 l", moves: ["1b1x1b2"] }));
    assert.match(await label(tab, "1a1"), /part of a completed square/);
    await mouse.choose(tab, "1d4");
    await untilStatus(tab, "Light: place a ball");
    assert.doesNotMatch(await label(tab, "1a1"), /completed/);
  });

  it("puts a ball back and takes back another", async () => {
    const tab = await ready(open(`#${SQUARE}`));
    await mouse.choose(tab, "1b1");
    await mouse.choose(tab, "1a1");
    await untilStatus(tab, "Light: take back a second ball, or stop at one");
    assert.match(await label(tab, "1a1"), /empty, taken back, choose again to put it back/);
    assert.match(await label(tab, "light"), /: 12 balls/);
    await mouse.choose(tab, "1a1");
    await untilStatus(tab, "Light: take back one or two balls");
    assert.match(await label(tab, "1a1"), /light ball/);
    assert.match(await label(tab, "light"), /: 11 balls/);
    await mouse.choose(tab, "1a2");
    await untilStatus(tab, "Light: take back a second ball, or stop at one");
    await mouse.press(tab, "Put back");
    await untilStatus(tab, "Light: take back one or two balls");
    await mouse.choose(tab, "1b1");
    await mouse.choose(tab, "1b2");
    await untilStatus(tab, "Dark: place a ball");
    const moves = ["1b1x1b1x1b2"];
    await assertShows(tab, newGame({ position: "4/4/ll2/l1dd 3/3/3 2/2 1 l", moves }));
  });

  for (const [how, cancel] of /** @type {[string, (tab: Tab) => Promise<void>][]} */ ([
    ["Escape", (tab) => tab.press("Escape")],
    ["a button", (tab) => mouse.press(tab, "Cancel turn")],
  ])) {
    it(`cancels a whole turn by ${how}`, async () => {
      const tab = await ready(open(`#${SQUARE}`));
      const before = await see(tab);
      await mouse.choose(tab, "1b1");
      await mouse.choose(tab, "1a1");
      await untilStatus(tab, "Light: take back a second ball, or stop at one");
      await cancel(tab);
      await untilStatus(tab, "Light: place a ball");
      assert.deepEqual(await see(tab), before, "the page is the same as before the turn");
    });
  }

  it("takes back no ball if the rules allow it", async () => {
    const tab = await ready(open(`#takeBack=optional&${SQUARE}`));
    await mouse.choose(tab, "1b1");
    await untilStatus(tab, "Light: take back one or two balls, or none");
    await mouse.press(tab, "Take none back");
    await untilStatus(tab, "Dark: place a ball or raise one");
    assert.deepEqual((await see(tab)).turns, ["Turn 1, Light: 1b1"]);
  });
});
