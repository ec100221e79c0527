/** The coach beside a game: hints in steps, and warnings of what the opponent threatens. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { BROKEN, engine, MUTE } from "./support/engine.mjs";
import { heard, listen } from "./support/hear.mjs";
import {
  closeDialog,
  finger,
  label,
  mouse,
  openDialog,
  ready,
  see,
  untilNote,
  untilStatus,
  untilTurns,
} from "./support/play.mjs";
import { shiftsOf, watchShifts } from "./support/shifts.mjs";

/** Dark threatens to complete a square on 1b1. */
const THREAT = "position=4/4/dd2/d1ll_3/3/3_2/2_1_l";

/** The places with a hint, by what is told there. @param {Tab} tab */
async function hints(tab) {
  const { places } = await see(tab);
  return Object.entries(places).flatMap(([place, told]) => {
    const [, hint] = /hint: ([^,]*)/.exec(told) ?? [];
    return hint ? [`${place}: ${hint}`] : [];
  });
}

/** Waits until the line under the status begins with some words. @param {Tab} tab @param {string} words */
const untilHint = (tab, words) =>
  tab.until(
    (words) => document.querySelector("#note")?.textContent?.startsWith(`Hint: ${words}`),
    words,
  );

inChromium("a player asking for a hint", (open) => {
  it("sees what to look at, where, and why, by one key", async () => {
    const tab = await ready(open(`#${THREAT}`, { width: 360, height: 640, before: watchShifts }));
    await listen(tab);
    await tab.press("b");
    const first = "Hint: Dark can complete a square. Press again to see where.";
    await untilNote(tab, first);
    await heard(tab, first);
    assert.match(await label(tab, "1b1"), /opponent could complete a square here$/);
    assert.deepEqual(await hints(tab), []);
    await tab.press("b");
    await untilNote(tab, "Hint: Look at the marked place. Press again to see why.");
    await heard(tab, "Hint: Look at the marked place: 1b1. Press again to see why.");
    assert.deepEqual(await hints(tab), ["1b1: the ball goes here"]);
    const why = "It keeps Dark from completing a square.";
    for (const _ of ["the last step", "the same again"]) {
      await tab.press("b");
      await untilHint(tab, why);
      await heard(tab, `Hint: Place a ball on 1b1. ${why}`);
      assert.deepEqual(await hints(tab), ["1b1: the ball goes here"]);
    }
    assert.deepEqual(await shiftsOf(tab), []);
    await tab.press("Escape");
    assert.deepEqual([await hints(tab), (await see(tab)).note], [[], ""]);
    await tab.press("b");
    await untilNote(tab, first);
    await mouse.choose(tab, "1b1");
    await untilTurns(tab, 1);
    assert.deepEqual([await hints(tab), (await see(tab)).note], [[], ""]);
  });

  it("hears that the engine fails", async () => {
    const tab = await ready(open("#moves=1b2_1c2", engine(BROKEN)));
    await listen(tab);
    await tab.press("b");
    const said = "No hint. Check the connection.";
    await untilNote(tab, said);
    await heard(tab, said);
  });

  it("reads it on the first visit to a phone, in the place of the welcome", async () => {
    const tab = await ready(open("", { width: 390, height: 844, touch: true }));
    await finger.press(tab, "Hint");
    await untilHint(tab, "Look at the centre");
    assert.ok(await tab.evaluate(() => document.querySelector("#note")?.checkVisibility()));
    assert.equal((await hints(tab)).length, 4);
  });
});

inChromium("a beginner who overlooks a threat", (open) => {
  const WARNING = "Dark could complete a square: look at the mark.";
  const threatened = async (/** @type {Tab} */ tab) =>
    /opponent could complete a square here/.test(await label(tab, "1b1"));
  /** @param {Tab} tab @param {string} value */
  async function choose(tab, value) {
    await openDialog(tab, "Settings");
    await tab.click(`#settings [name=threats][value=${value}]`);
    await closeDialog(tab);
  }

  it("is warned once in a game against level 1, not against level 3 unless that is chosen, nor once it is switched off", async () => {
    const tab = await ready(open(`#opponent=3&${THREAT}`, engine(MUTE)));
    await listen(tab);
    assert.equal(await threatened(tab), false);
    await choose(tab, "true");
    await tab.until(() => document.querySelector("pylos-board")?.show.includes("threats"));
    await tab.goto(`#opponent=1&${THREAT}`);
    await untilNote(tab, WARNING);
    await heard(tab, WARNING);
    await mouse.choose(tab, "1d4");
    await untilStatus(tab, "The computer is thinking…");
    await mouse.press(tab, "Undo");
    await untilStatus(tab, "Light: place a ball");
    assert.ok(await threatened(tab));
    assert.equal((await see(tab)).note, "");
    await choose(tab, "false");
    assert.equal(await threatened(tab), false);
    await tab.reload();
    await ready(tab);
    assert.equal(await threatened(tab), false);
    assert.equal((await see(tab)).note, "");
  });
});
