/** The openings: the table, the ways through the tree, the links, and accessibility. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { createTree } from "../../www/openings/tree.js";
import { languages } from "../../www/text/text.js";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, click } from "./support/element.mjs";
import { replaceEngine } from "./support/engine.mjs";
import { heard, listen } from "./support/hear.mjs";
import { tabTo } from "./support/keyboard.mjs";
import {
  mouse,
  pickLanguage,
  ready,
  untilDialog,
  untilStatus,
  untilTurns,
} from "./support/play.mjs";
import * as rules from "./support/rules.mjs";

/**
 * An engine that proves: Light, to move, loses in 40 by the middle of level 1 and in 38 elsewhere; Dark wins in 39 by
 * the middle and loses elsewhere. It tells what it is asked.
 */
const TRUTH = `
  import init, * as pylos from "../pkg/pylos.js";
  const ready = init();
  const asked = new BroadcastChannel("asked");
  addEventListener("message", async ({ data: { id, kind, record } }) => {
    if (kind !== "know") return postMessage({ id, error: { message: "no" } });
    await ready;
    const game = pylos.loadGame(record);
    asked.postMessage(game.position);
    const moves = pylos.legalMoves(game).map(({ text, to }) => {
      const isInner = /^1[bc][23]$/.test(to);
      const wins = isInner && game.turn === "dark";
      const distance = wins ? 39 : isInner ? 40 : 38;
      const score = wins ? 30000 - distance : distance - 30000;
      return { text, value: wins ? "win" : "loss", distance, estimate: null, exact: true, score };
    });
    moves.sort((a, b) => b.score - a.score);
    postMessage({ id, answer: { moves, final: true } });
  });
`;

/** @type {TabOptions} */
const PROVEN = {
  async before(tab) {
    replaceEngine(tab.site, TRUTH);
    await tab.prepare(() => {
      /** @type {string[]} */
      const asked = [];
      Object.assign(globalThis, { asked });
      new BroadcastChannel("asked").onmessage = ({ data }) => asked.push(data);
    });
  },
};

/** The rows of the table, as they are seen. @param {Tab} tab */
const seen = (tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll(".openings-moves tbody tr")].map((row) =>
      [...row.querySelectorAll(".sign, a > :first-child, .like, .count")]
        .map(({ textContent }) => textContent)
        .join(" ")
        .replace("  ", " "),
    ),
  );

/** Waits until the address has this line and all is known of its position. @param {Tab} tab @param {string} hash */
const untilKnown = (tab, hash) =>
  tab.until((hash) => {
    const rows = [...document.querySelectorAll("#moves tbody tr")];
    const cells = rows.flatMap((row) => [...row.querySelectorAll("td > :first-child")]);
    return location.hash === hash && rows.length > 0 && cells.every((cell) => cell.textContent);
  }, hash);

/** Waits until all is known of the moves in the table. @param {Tab} tab */
const untilTable = (tab) =>
  tab.until(() => {
    const cells = [...document.querySelectorAll(".openings-moves td > :first-child")];
    return cells.length > 0 && cells.every((cell) => cell.textContent);
  });

/** How many replies to a move keep the value: those to the middle. @param {string[]} moves */
function replies(moves) {
  const game = rules.newGame({ moves });
  const ways = createTree(rules).waysOf(game);
  const keep = ways.filter(({ moves }) => /^1[bc][23]$/.test(moves[0].to)).length;
  return `${keep}/${ways.length}`;
}

inChromium("a reader of the openings", (open) => {
  it("goes through them by keyboard, mouse, board and links", async () => {
    const tab = await open("openings.html?lang=en", PROVEN);
    await boardsReady(tab);
    await untilKnown(tab, "");
    assert.deepEqual(await seen(tab), [
      `−40 1b2 ×4 ${replies(["1b2"])}`,
      `−38 1a1 ×4 ${replies(["1a1"])}`,
      `−38 1b1 ×8 ${replies(["1b1"])}`,
    ]);
    assert.equal(await tab.text("#position"), "Dark wins in 40 turns");
    await tab.assertAccessible();

    // By keyboard: the second move, and from there the best one.
    await listen(tab);
    await tabTo(tab, (name) => /^1b2, Light places a ball on b2 of level 1/.test(name));
    await tab.press("ArrowDown");
    await tab.press("Enter");
    await untilKnown(tab, "#moves=1a1");
    await heard(tab, "Light places a ball on a1 of level 1");
    await heard(tab, "Dark wins in 39 turns");
    assert.equal(await tab.evaluate(() => document.activeElement?.id), "position");
    await tab.press("ArrowDown");
    await tab.press("Enter");
    await untilKnown(tab, "#moves=1a1_1b2");
    assert.equal(await tab.title(), "1a1 – 1b2 – Openings – Pylos");

    // By the board, and by the line above the table.
    await click(tab, "1d4");
    await untilKnown(tab, "#moves=1a1_1b2_1d4");
    const asked = () => tab.evaluate(() => globalThis.asked.length);
    const before = await asked();
    await tab.click({ role: "link", name: "Start" });
    await untilKnown(tab, "");
    await tab.back();
    await untilKnown(tab, "#moves=1a1_1b2_1d4");
    await tab.back();
    await untilKnown(tab, "#moves=1a1_1b2");
    assert.equal(await asked(), before, "what is known is not asked again");
    await tab.forward();
    await untilKnown(tab, "#moves=1a1_1b2_1d4");

    // The same position in another order, turned: it was seen before.
    await tab.goto("openings.html?lang=en#moves=1a4_1b3_1d1");
    await untilKnown(tab, "#moves=1a4_1b3_1d1");
    assert.equal(await asked(), before, "an image of a position is not asked about");
    assert.equal(await tab.text("#also"), "");
    await tab.goto("openings.html?lang=en#moves=1d4_1b2_1a1");
    await untilKnown(tab, "#moves=1d4_1b2_1a1");
    await tab.click({ role: "link", name: "1a1 1b2 1d4" });
    await untilKnown(tab, "#moves=1a1_1b2_1d4");
    assert.equal(await asked(), before, "nor is another order");

    // Other rules keep the line; a bad link keeps the position.
    await tab.evaluate(() => {
      const select = /** @type {HTMLSelectElement} */ (document.querySelector("#rules"));
      select.value = "1";
      select.dispatchEvent(new Event("change"));
    });
    await untilKnown(tab, "#variant=expert&moves=1a1_1b2_1d4");
    await tab.goto("openings.html?lang=en#moves=1b2_1b2");
    await heard(tab, "The link was not opened.");
    assert.equal(new URL(await tab.url()).hash, "#variant=expert&moves=1a1_1b2_1d4");

    // On a narrow screen, in every language.
    await tab.resize(320, 640);
    const titles = new Set();
    for (const lang of languages) {
      await pickLanguage(tab, lang);
      await tab.until(
        (lang) =>
          document.querySelector("#language:not([disabled])") &&
          document.documentElement.lang === lang,
        lang,
      );
      titles.add(await tab.text("h1"));
      const spills = await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.equal(spills, false, lang);
    }
    assert.equal(titles.size, languages.length);
    await tab.assertAccessible();
  });

  it("plays on from a position, and comes from the game to its openings", async () => {
    const tab = await open("openings.html?lang=en#variant=expert&moves=1b2_1c2", PROVEN);
    await boardsReady(tab);
    await tab.click({ role: "link", name: "Play from here" });
    await ready(Promise.resolve(tab));
    await untilTurns(tab, 2);
    assert.equal(new URL(await tab.url()).hash, "#variant=expert&moves=1b2_1c2");

    // In the analysis, the same table leads along variations.
    await tab.click("#analysis-switch");
    await tab.click(".explore summary");
    await untilTable(tab);
    assert.equal((await seen(tab))[0], `−40 1b3 ${replies(["1b2", "1c2", "1b3"])}`);
    await tab.assertAccessible();
    await tab.press("ArrowDown");
    await tab.press("Enter");
    await untilStatus(tab, "Viewing a variation: turn 3");
    await untilTable(tab);
    await tab.press("Escape");
    await untilTurns(tab, 2);
    await tab.press("ArrowLeft");
    await mouse.press(tab, "Menu");
    await untilDialog(tab, "Menu");
    await tab.click({ role: "link", name: "Openings" });
    await untilKnown(tab, "#variant=expert&moves=1b2");
  });
});
