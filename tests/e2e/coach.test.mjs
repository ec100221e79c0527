/** The coach beside a game: hints in steps, and warnings of what the opponent threatens. `unit/page.test.mjs` has when. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { BROKEN, engine } from "./support/engine.mjs";
import { heard, listen } from "./support/hear.mjs";
import { closeDialog, finger, label, openDialog, ready, see, untilNote } from "./support/play.mjs";
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

/** @param {Tab} tab */
const isThreatened = async (tab) =>
  /opponent could complete a square here/.test(await label(tab, "1b1"));

inChromium("a player asking for a hint", (open) => {
  it("sees what to look at, and where, by one key, and hears it", async () => {
    const tab = await ready(open(`#${THREAT}`, { width: 360, height: 640, before: watchShifts }));
    await listen(tab);
    await tab.press("b");
    const first = "Hint: Dark can complete a square. Press again to see where.";
    await untilNote(tab, first);
    await heard(tab, first);
    assert.ok(await isThreatened(tab));
    await tab.press("b");
    await untilNote(tab, "Hint: Look at the marked place. Press again to see why.");
    assert.deepEqual(await hints(tab), ["1b1: the ball goes here"]);
    assert.deepEqual(await shiftsOf(tab), []);
    await tab.press("Escape");
    assert.deepEqual([await hints(tab), (await see(tab)).note], [[], ""]);
  });

  it("hears that the engine fails", async () => {
    const tab = await ready(open("#moves=1b2_1c2", engine(BROKEN)));
    await tab.press("b");
    await untilNote(tab, "No hint. Check the connection.");
  });

  it("reads it on the first visit to a phone, in the place of the welcome", async () => {
    const tab = await ready(open("", { width: 390, height: 844, touch: true }));
    await finger.press(tab, "Hint");
    await tab.until(() => document.querySelector("#note")?.checkVisibility());
    await tab.until(() => /^Hint:/.test(document.querySelector("#note")?.textContent ?? ""));
    assert.equal((await hints(tab)).length, 4);
  });
});

inChromium("a beginner who overlooks a threat", (open) => {
  it("is warned, and sees it, until that is switched off", async () => {
    const tab = await ready(open(`#opponent=1&${THREAT}`));
    await untilNote(tab, "Dark could complete a square: look at the mark.");
    assert.ok(await isThreatened(tab));
    await openDialog(tab, "Settings");
    await tab.click("#settings [name=threats][value=false]");
    await closeDialog(tab);
    assert.equal(await isThreatened(tab), false);
  });
});
