/** The tables of perfect play: asked for, loaded in sight, and what plays without them. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { mouse, ready, showNumbers, untilTurns } from "./support/play.mjs";
import { tablesOf, untilProven } from "./support/solved.mjs";

/** Light wins in 11 with one raise, and the search finds all values. */
const NEAR_END = "position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l";
const ASKS = "Perfect play needs a 16.0\u00a0MB download.";
const WITHOUT = "Perfect play";

/** Another test of this browser may have kept a table. */
const uncached = {
  before: (/** @type {Tab} */ tab) =>
    tab.prepare(() => Object.defineProperty(globalThis, "caches", { value: undefined })),
};

/** Waits until the line about the tables begins with some words; "" for no line. @param {Tab} tab @param {string} words */
async function untilLine(tab, words) {
  await tab.until((words) => {
    const line = document.querySelector("#tables");
    if (!line?.checkVisibility()) return words === "";
    return words !== "" && line.querySelector("p")?.textContent?.startsWith(words);
  }, words);
}

inChromium("a player without the tables of perfect play", (open) => {
  it("is asked, plays against the strongest search meanwhile, cancels, and is not asked again", async () => {
    const tab = await ready(open(`#variant=expert&opponent=8&you=light&${NEAR_END}`, uncached));
    await listen(tab);
    await untilLine(tab, ASKS);
    assert.deepEqual(tablesOf(tab), [], "nothing is loaded");
    const release = tab.site.hold("tables/expert.pylos");
    await mouse.press(tab, "Load (16.0 MB)");
    await untilLine(tab, "Loading perfect play: 0.0 of 16.0\u00a0MB.");
    await tab.box("#tables progress[aria-label='Perfect play']");
    await mouse.choose(tab, "2b1");
    await untilTurns(tab, 2);
    await mouse.press(tab, "Cancel");
    await untilLine(tab, WITHOUT);
    await heard(tab, WITHOUT);
    await tab.assertAccessible();
    release();
    await tab.reload();
    await ready(tab);
    await untilLine(tab, WITHOUT);
    await listen(tab);
    await mouse.press(tab, "Load (16.0 MB)");
    await heard(tab, "Perfect play is loaded.");
    await untilLine(tab, "");
  });
});

inBrowsers(
  "a player using the tables of perfect play",
  (open) => {
    it("gets proven values and estimated lengths over a slow connection", async () => {
      const before = async (/** @type {Tab} */ tab) => {
        await uncached.before(tab);
        tab.site.host.isSlow = true;
      };
      const tab = await ready(open("#variant=standard", { before }));
      await showNumbers(tab);
      await untilProven(tab, 16);
      // The estimates come after the values.
      await tab.until(() =>
        [...document.querySelectorAll("#values .worth")].every((worth) =>
          /≈\u00a0\d+$/.test(worth.textContent ?? ""),
        ),
      );
      await untilLine(tab, "");
    });
  },
  ["chromium", "webkit"],
);
