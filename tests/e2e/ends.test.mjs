/** The first visit. `unit/play-page.test.mjs` has the end of a game, and what can follow. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { shiftsOf, watchShifts } from "./support/shifts.mjs";

inChromium("a person on a phone", (open) => {
  it("reads the goal on the first visit, once, and nothing moves", async () => {
    const tab = await page.ready(open("", { width: 390, height: 844, before: watchShifts }));
    await tab.until(() => document.querySelector("#welcome a")?.checkVisibility());
    const isFree = await tab.evaluate(() => {
      const [box, board, bar] = ["#welcome", "pylos-board", "#controls"].map((part) =>
        /** @type {Element} */ (document.querySelector(part)).getBoundingClientRect(),
      );
      // The last pixels of the board's box have nothing but its shadow.
      return box.top >= board.bottom - 4 && box.bottom <= bar.top;
    });
    assert.ok(isFree, "it covers neither the board nor the bar");
    assert.deepEqual(await shiftsOf(tab), []);
    await page.playTurn(tab, newGame(), "1b2");
    const untilBegun = () =>
      tab.until(() => !document.querySelector("#welcome")?.checkVisibility());
    await untilBegun();
    await tab.until(() => Object.keys(localStorage).some((key) => key.includes(":game:")));
    await tab.reload();
    await page.ready(tab);
    await untilBegun();
  });
});
