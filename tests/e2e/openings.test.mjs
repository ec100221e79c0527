/** The openings in the analysis: the table, its ways, the links that open it, and accessibility. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { readerOf } from "../unit/support/all-texts.mjs";
import { inChromium } from "./support/browsers.mjs";
import { engine } from "./support/engine.mjs";
import { tabTo } from "./support/keyboard.mjs";
import { ready, untilStatus, untilTurns, untilWords } from "./support/play.mjs";

/**
 * An engine that proves: Light, to move, loses in 40 by the middle of level 1 and in 38 elsewhere; Dark wins in 39 by
 * the middle and loses elsewhere.
 */
const TRUTH = `
  import init, * as pylos from "../pkg/pylos.js";
  const ready = init();
  addEventListener("message", async ({ data: { id, kind, record } }) => {
    if (kind !== "know") return postMessage({ id, error: { message: "no" } });
    await ready;
    const game = pylos.loadGame(record);
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

const say = await readerOf("en");

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
      before(tab) {
        engine(TRUTH).before(tab);
        release = tab.site.hold("play/later.js");
      },
    });
    // Before the analysis has come.
    await untilWords(tab, ".opens", `${say("openings.title")} ${say("openings.legend")}`);
    release();
    await ready(tab);
    await untilTable(tab);
    assert.match(await tab.url(), /\/index\.html\?lang=en$/);
    assert.deepEqual(await seen(tab), ["40 1b2 ×4 2/9", "38 1a1 ×4 3/9", "38 1b1 ×8 4/15"]);
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

    // By keyboard: the second move, and from there the best one.
    await tabTo(tab, (name) => /^1b2, Light places a ball on b2 of level 1/.test(name));
    await tab.press("ArrowDown");
    await tab.press("Enter");
    await untilStatus(tab, "Variation, turn 1");
    await untilTable(tab);
    assert.equal((await seen(tab))[0], "39 1b2 all");
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
