/** The openings in the analysis: the links that open them, the keyboard and accessibility. `unit/play-page.test.mjs` has the rest. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { readerOf } from "../unit/support/all-texts.mjs";
import { inChromium } from "./support/browsers.mjs";
import { tabTo } from "./support/keyboard.mjs";
import { ready, untilStatus, untilTurns, untilWords } from "./support/play.mjs";

const say = await readerOf("en");

/** Waits until all is known of the moves in the table. @param {Tab} tab */
const untilTable = (tab) =>
  tab.until(() => {
    const cells = [...document.querySelectorAll(".openings-moves td > :first-child")];
    return cells.length > 0 && cells.every((cell) => cell.textContent);
  });

inChromium("a reader of the openings", (open) => {
  it("goes through them from a link of their old page or to any position, by keyboard", async () => {
    let release = () => {};
    const tab = await open("openings.html?lang=en", {
      before({ site }) {
        Object.assign(site.host, { hasOpenings: true });
        release = site.hold("play/later.js");
      },
    });
    // Before the analysis has come.
    await untilWords(tab, ".opens", `${say("openings.title")} ${say("openings.legend")}`);
    release();
    await ready(tab);
    await untilTable(tab);
    assert.match(await tab.url(), /\/index\.html\?lang=en$/);
    // It begins with the title, below the head that stays.
    assert.ok(
      await tab.evaluate(() => {
        const [head, title] = [".sheet-head", "#explore summary"].map((name) =>
          /** @type {Element} */ (document.querySelector(name)).getBoundingClientRect(),
        );
        return title.top >= head.bottom && title.top < head.bottom + 8;
      }),
    );
    await tab.assertAccessible();

    await tabTo(tab, (name) => /^1b2, Light places a ball on b2 of level 1/.test(name));
    await tab.press("ArrowDown");
    await tab.press("Enter");
    await untilStatus(tab, "Variation, turn 1");
    await untilTable(tab);
    assert.equal(await tab.evaluate(() => document.activeElement?.localName), "summary");
    await tab.press("Escape");
    await untilTurns(tab, 0);
    // On a narrow screen nothing spills.
    await tab.resize(320, 640);
    await tab.until(() => document.documentElement.scrollWidth <= innerWidth);
    await tab.assertAccessible();
    // A link opens them at any position.
    await tab.goto("#variant=expert&moves=1b2_1c2&show=openings");
    await untilTurns(tab, 2);
    await untilTable(tab);
    assert.equal(new URL(await tab.url()).hash, "#variant=expert&moves=1b2_1c2");
  });
});
