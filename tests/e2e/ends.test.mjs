/** The beginning and the end of a game: the first visit, who won, what it came to, and what can follow. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { shiftsOf, watchShifts } from "./support/shifts.mjs";

/** One turn before the end: dark is to move, light has no ball left. */
const LAST_BUT_ONE = "ldld/dldl/ldld/dldl ldl/dld/ldl ll/d1 1 d";

/** What a lost game offers first. */
const OFFERED = ["Rematch as Dark", "Review", "New game", "Share"];

/** A game lost against level 2 but for its last turn of each. */
const LOSING =
  "1d1 1d3 1c4 1c2 1b1 1c3 1d2 1b3 1c4-2c2 1b2x1b2x1b3 1d4 1b3 1b4 1b2x1b3 1a2 1b3x1b2 1a3 1b2x1b2x1b3 1a4 1b3 1b2 1a1 1a4-2a2 1a4 1b4-2a1 1a4-2b2 1c4 2c3 1a4 1b4 1a4-2b3 1a4 2a1-3b2 1a4-2a1 1c1 2c1 2b1 1a4 2a2-3b1 1a4-2a2".split(
    " ",
  );

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

/** The accessible names of what the end offers. @param {Tab} tab */
function offers(tab) {
  return tab.evaluate(() =>
    [...document.querySelectorAll("#end button")]
      .filter((button) => button.checkVisibility())
      .map((button) => button.ariaLabel ?? button.textContent),
  );
}

/** Waits until the words of the first visit are gone. @param {Tab} tab */
const untilBegun = (tab) => tab.until(() => !document.querySelector("#welcome")?.checkVisibility());

inChromium("a person on the first visit", (open) => {
  it("reads the goal over the status, once, and nothing moves", async () => {
    const tab = await page.ready(open("", { width: 390, height: 844, before: watchShifts }));
    await tab.until(() => document.querySelector("#welcome a")?.checkVisibility());
    const words = await tab.text("#welcome");
    assert.match(words ?? "", /last ball on top.*You are Light and move first, against a novice/);
    assert.ok(
      await tab.evaluate(() => {
        const box = document.querySelector("#welcome")?.getBoundingClientRect();
        const board = document.querySelector("pylos-board")?.getBoundingClientRect();
        const bar = document.querySelector("#controls")?.getBoundingClientRect();
        // The last pixels of the board's box have nothing but its shadow.
        return box && board && bar && box.top >= board.bottom - 4 && box.bottom <= bar.top;
      }),
      "it covers neither the board nor the bar",
    );
    assert.deepEqual(await shiftsOf(tab), []);
    await page.playTurn(tab, newGame(), "1b2");
    await untilBegun(tab);
    await tab.until(() => Object.keys(localStorage).some((key) => key.includes(":game:")));
    await tab.reload();
    await page.ready(tab);
    await untilBegun(tab);
  });
});

inChromium("a player at the end of a game", (open) => {
  it("reads of a loss, what it came to, and tries again from that turn against the same level", async () => {
    const tab = await page.ready(
      open(`#opponent=2&moves=${LOSING.join("_")}`, { width: 390, height: 844 }),
    );
    await page.playTurn(tab, newGame({ moves: LOSING }), "1a4");
    await page.untilStatus(tab, "You lost: your reserve is empty");
    assert.match((await page.see(tab)).note, /^The computer had \d balls to spare/);
    await tab.box("#end [data-action=again]");
    assert.deepEqual((await offers(tab)).slice(0, 4), OFFERED);
    const lost = await card(tab);
    await tab.click("#end [data-action=review]");
    await tab.until(() => {
      const box = document.querySelector("#advice")?.getBoundingClientRect();
      return box !== undefined && box.top > 0 && box.bottom < innerHeight;
    });
    await tab.click('#turning [data-turn="17"]');
    await page.untilStatus(tab, "Turn 17 of 42");
    await page.mouse.press(tab, "Try again from turn 17");
    await page.untilTurns(tab, 16);
    await page.playTurn(tab, newGame({ moves: LOSING.slice(0, 16) }), "1b2");
    await page.untilTurns(tab, 18);

    // A win looks otherwise, by sign and colour, and leads to the next level.
    await tab.goto(`#opponent=2&you=dark&position=${LAST_BUT_ONE.replaceAll(" ", "_")}`);
    await page.untilTurns(tab, 0);
    await page.playTurn(tab, newGame({ position: LAST_BUT_ONE }), "3b1");
    await page.untilStatus(tab, "You won: the computer’s reserve is empty");
    const won = await card(tab);
    assert.deepEqual([lost.outcome, won.outcome], ["lost", "won"]);
    for (const key of /** @type {const} */ (["backgroundColor", "borderTopStyle", "sign"])) {
      assert.notEqual(lost[key], won[key], key);
    }
    assert.match(await page.label(tab, "4a1"), /: empty, a spare ball$/);
    assert.match(await page.label(tab, "dark"), /: 1 ball/, "the position is the same");
    // On a phone, the analysis has the place of what can follow.
    await tab.click({ role: "button", name: "Close the analysis" });
    await page.untilEnd(tab);
    await tab.click("#end [data-action=level]");
    // The computer begins.
    await page.untilTurns(tab, 1);
    assert.match((await tab.text("[aria-label=Players]")) ?? "", /computer, level 3.*you/s);
    assert.deepEqual(await offers(tab), []);
  });
});
