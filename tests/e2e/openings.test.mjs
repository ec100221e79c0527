/** The openings in the analysis, from a link of their old page. A walk and the doors have the rest. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { readerOf } from "../unit/support/all-texts.mjs";
import { inChromium } from "./support/browsers.mjs";
import { tabTo } from "./support/keyboard.mjs";
import { ready, untilStatus, untilWords } from "./support/play.mjs";

const say = await readerOf("en");

inChromium("a reader of the openings", (open) => {
  it("sees at once that they come, then their title below the head, and goes through them by keyboard", async () => {
    let release = () => {};
    const tab = await open("openings.html?lang=en", {
      before({ site }) {
        Object.assign(site.host, { hasOpenings: true });
        release = site.hold("play/later.js");
      },
    });
    await untilWords(tab, ".opens", `${say("openings.title")} ${say("openings.legend")}`);
    release();
    await ready(tab);
    await tab.until(() => document.querySelectorAll(".openings-moves td").length > 0);
    assert.match(await tab.url(), /\/index\.html\?lang=en$/);
    assert.ok(
      await tab.evaluate(() => {
        const [head, title] = [".sheet-head", "#explore summary"].map((name) =>
          /** @type {Element} */ (document.querySelector(name)).getBoundingClientRect(),
        );
        return title.top >= head.bottom && title.top < head.bottom + 8;
      }),
    );
    await tabTo(tab, (name) => /^1b2, Light places a ball on b2 of level 1/.test(name));
    await tab.press("ArrowDown");
    await tab.press("Enter");
    await untilStatus(tab, "Variation, turn 1");
    // On a narrow screen nothing spills.
    await tab.resize(320, 640);
    await tab.until(() => document.documentElement.scrollWidth <= innerWidth);
    await tab.assertAccessible();
  });
});
