/** The first visit, and the end of a game: what it came to, and what can follow. `unit/console.test.mjs` and `unit/page.test.mjs` have when. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { LOSING } from "./support/games.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { shiftsOf, watchShifts } from "./support/shifts.mjs";

/** One turn before the end: dark is to move, light has no ball left. */
const LAST_BUT_ONE = "ldld/dldl/ldld/dldl ldl/dld/ldl ll/d1 1 d";

/** How the page shows the result. @param {Tab} tab */
function card(tab) {
  return tab.evaluate(() => {
    const card = /** @type {HTMLElement} */ (document.querySelector("#status-card"));
    const { backgroundColor, borderTopStyle } = getComputedStyle(card);
    const status = /** @type {HTMLElement} */ (document.querySelector("#status"));
    const sign = getComputedStyle(status, "::before").content;
    return { outcome: card.dataset.outcome, backgroundColor, borderTopStyle, sign };
  });
}

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

  it("reads of a loss, and tries again from the turn that lost; a win looks otherwise, and leads to the next level", async () => {
    const tab = await page.ready(
      open(`#opponent=2&moves=${LOSING.join("_")}`, { width: 390, height: 844 }),
    );
    await page.playTurn(tab, newGame({ moves: LOSING }), "1a4");
    await page.untilStatus(tab, "You lost: your reserve is empty");
    await tab.box("#end [data-action=again]");
    const lost = await card(tab);
    await tab.click("#end [data-action=review]");
    await tab.click('#turning [data-turn="17"]');
    await page.untilStatus(tab, "Turn 17 of 42");
    await page.mouse.press(tab, "Try again from turn 17");
    await page.untilTurns(tab, 16);
    await page.playTurn(tab, newGame({ moves: LOSING.slice(0, 16) }), "1b2");
    await page.untilTurns(tab, 18);

    await tab.goto(`#opponent=2&you=dark&position=${LAST_BUT_ONE.replaceAll(" ", "_")}`);
    await page.untilTurns(tab, 0);
    await page.playTurn(tab, newGame({ position: LAST_BUT_ONE }), "3b1");
    await page.untilStatus(tab, "You won: the computer’s reserve is empty");
    const won = await card(tab);
    assert.deepEqual([lost.outcome, won.outcome], ["lost", "won"]);
    for (const key of /** @type {const} */ (["backgroundColor", "borderTopStyle", "sign"])) {
      assert.notEqual(lost[key], won[key], key);
    }
    // The analysis has the place of what can follow.
    await tab.click({ role: "button", name: "Close the analysis" });
    await page.untilEnd(tab);
    await tab.click("#end [data-action=level]");
    // The computer begins.
    await page.untilTurns(tab, 1);
    assert.match((await tab.text("[aria-label=Players]")) ?? "", /computer, level 3.*you/s);
  });
});
