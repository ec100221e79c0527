/** The games on the device: kept as they are played, found, looked at, played on and deleted. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { loadGame, newGame } from "./support/rules.mjs";

/** The games in the list, as they are read. @param {Tab} tab */
const listed = (tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll(".games-list li p")].map((words) =>
      [...words.children].map(({ textContent }) => textContent).join(": "),
    ),
  );

/** Presses the button of a game, which has the words of the game in its name. @type {(tab: Tab, label: string) => Promise<void>} */
const pressFirst = (tab, label) =>
  tab.evaluate((label) => {
    const buttons = [...document.querySelectorAll(".games-list li button")];
    const button = buttons.find(({ textContent }) => textContent === label);
    /** @type {HTMLElement} */ (button).click();
  }, label);

inChromium("a player with games on the device", (open) => {
  it("finds every game again, looks at one, plays another on, and deletes it", async () => {
    const tab = await page.ready(open("#opponent=3&moves=1b2_1c2"));
    await page.resign(tab);
    await page.untilStatus(tab, "You lost: you resigned");
    // A game of two friends.
    await tab.goto("#moves=1a1");
    await page.untilTurns(tab, 1);
    const game = await page.playTurns(tab, newGame({ moves: ["1a1"] }), ["1b1"]);
    await page.openDialog(tab, "My games");
    const [first, second] = await listed(tab);
    assert.match(first, /^Two players: Not finished · Standard rules · 2 turns · /);
    assert.match(second, /^Computer, level 3 \(casual\): You lost · Standard rules · 2 turns · /);
    assert.match((await tab.text(".games-results li")) ?? "", /· 0 won, 1 lost/);
    await tab.assertAccessible();
    await pressFirst(tab, "Review");
    await page.untilDialog(tab, null);
    await page.untilStatus(tab, "You lost: you resigned");

    await page.openDialog(tab, "My games");
    await pressFirst(tab, "Continue");
    await page.untilDialog(tab, null);
    await page.assertShows(tab, game);
    const later = await page.playTurns(tab, game, ["1d1"]);
    await page.openDialog(tab, "My games");
    assert.match((await listed(tab))[0], /Two players: Not finished .* 3 turns/);
    assert.equal((await listed(tab)).length, 2, "the game goes on under its name");
    await page.mouse.press(tab, "Delete all…");
    await tab.click({ role: "button", name: "Delete", within: "#ask" });
    await tab.until(() => document.querySelectorAll(".games-list li").length === 0);
    await page.closeDialog(tab);
    await page.assertShows(tab, later);
  });

  it("scrolls through many games, searches them, and is shown only those that are near", async () => {
    const tab = await page.ready(open());
    await tab.evaluate(
      (games) => {
        const prefix = `pylos:${new URL(".", location.href).pathname}:game:`;
        for (const [id, game] of games) localStorage.setItem(prefix + id, game);
      },
      Array.from({ length: 120 }, (_, i) => {
        const { record } = loadGame(`[White "Player ${i}"]\n\n1. 1b2 1c2 *`);
        const untimed = { control: null, times: [], left: null };
        const saved = { record, ahead: null, computer: null, ...untimed, at: i };
        return [`g${i}`, JSON.stringify(saved)];
      }),
    );
    await page.openDialog(tab, "My games");
    assert.equal((await listed(tab)).length, 50);
    await tab.fill("#games-search", "player 3");
    await tab.until(() => document.querySelectorAll(".games-list li").length === 21);
    await tab.fill("#games-search", "");
    await tab.until(() => document.querySelectorAll(".games-list li").length === 50);
    for (const count of [100, 120]) {
      await tab.evaluate(() => document.querySelector("#games")?.scrollTo(0, 1e6));
      await tab.until((n) => document.querySelectorAll(".games-list li").length === n, count);
    }
    assert.match((await listed(tab))[119], /^Player 0: /);
    await tab.evaluate(() => {
      const last = document.querySelector(".games-list [data-delete=g1]");
      /** @type {HTMLElement} */ (last).click();
    });
    await page.untilDialog(tab, "Delete this game?");
    await tab.click({ role: "button", name: "Delete", within: "#ask" });
    await tab.until(() => document.querySelectorAll(".games-list li").length === 119);
    assert.equal(
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.open),
      "g0",
    );
  });
});
