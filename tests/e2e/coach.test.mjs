/** The coach beside a game: hints in steps, and warnings. `unit/page.test.mjs` has when, and `unit/analysis-words.test.mjs` the words. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { closeDialog, label, openDialog, ready, see, untilNote } from "./support/play.mjs";
import { shiftsOf, watchShifts } from "./support/shifts.mjs";

/** Dark threatens to complete a square on 1b1. */
const THREAT = "#opponent=1&position=4/4/dd2/d1ll_3/3/3_2/2_1_l";

inChromium("a beginner on a phone", (open) => {
  it("is warned of a threat until that is switched off, sees and hears hints, and nothing moves", async () => {
    const tab = await ready(open(THREAT, { width: 360, height: 640, before: watchShifts }));
    const isThreatened = async () =>
      /opponent could complete a square here/.test(await label(tab, "1b1"));
    await untilNote(tab, "Dark could complete a square: look at the mark.");
    assert.ok(await isThreatened());
    await listen(tab);
    await tab.press("b");
    const first = "Hint: Dark can complete a square. Press again to see where.";
    await untilNote(tab, first);
    await heard(tab, first);
    await tab.press("b");
    await untilNote(tab, "Hint: Look at the marked place. Press again to see why.");
    assert.match(await label(tab, "1b1"), /hint: the ball goes here/);
    assert.deepEqual(await shiftsOf(tab), []);
    await tab.press("Escape");
    assert.equal((await see(tab)).note, "");
    await openDialog(tab, "Settings");
    await tab.click("#settings [name=threats][value=false]");
    await closeDialog(tab);
    assert.equal(await isThreatened(), false);
  });
});
