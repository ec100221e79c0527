/** The analysis and the review of a game. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { engine, holdEngine, OWN, replaceEngine } from "./support/engine.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, keyboard, tabTo } from "./support/keyboard.mjs";
import {
  label,
  mouse,
  ready,
  see,
  settled,
  untilEnd,
  untilStatus,
  untilTurns,
} from "./support/play.mjs";

/** Light wins in 11 with one raise; every other move loses. */
const ONE_GOOD_MOVE = "position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l";

/** Light plays another move in this position, and Dark wins. */
const MISTAKE = `#${ONE_GOOD_MOVE}&moves=2b1_2c1_2a1-3b1_1a4_2a1_1a4-3a1_1a4_2a3_3a2_4a1`;

const OPENING = "#moves=1b2_1c2";

/**
 * An engine that first gives estimates in falling order, and then, unless it is held, the proof that the second move
 * wins.
 */
const STAGED = `
  import init, * as pylos from "../pkg/pylos.js";
  const ready = init();
  addEventListener("message", async ({ data: { id, kind, record, timeMs } }) => {
    if (kind === undefined) return;
    // This engine knows no tables and no solution.
    if (kind === "table" || kind === "needs") return postMessage({ id, error: { message: "no" } });
    await ready;
    const isEstimate = timeMs < 400;
    const moves = pylos.legalMoves(pylos.loadGame(record)).map(({ text }, i) => isEstimate
      ? { text, value: null, distance: null, exact: false, score: 40 - 10 * i }
      : { text, value: i === 1 ? "win" : "loss", distance: i === 1 ? 21 : 20, exact: true, score: i === 1 ? 29979 : -29980 });
    if (!isEstimate) await held();
    moves.sort((a, b) => b.score - a.score);
    postMessage({ id, answer: { moves, final: !isEstimate } });
  });
`;

/** The engine of the page, where the test can hold it. */
const ANSWERING = `${OWN}
  addEventListener("message", async ({ data }) => {
    await held();
    receive(data);
  });
`;

/** The content of the analysis section. @param {Tab} tab */
function analysis(tab) {
  return tab.evaluate(() => {
    const section = /** @type {HTMLElement} */ (document.querySelector("#analysis"));
    const meter = section.querySelector("[role=meter]");
    const rows = [...section.querySelectorAll("ol[aria-label='Moves, best first'] button")];
    return {
      shown: section.checkVisibility(),
      switched: document.querySelector("[role=switch]")?.ariaChecked,
      meter: [meter?.getAttribute("aria-valuenow"), meter?.getAttribute("aria-valuetext")],
      /** The number of each move, and the rest of its row. */
      numbers: rows.map((row) => row.querySelector(".sign")?.textContent ?? ""),
      rows: rows.map((row) =>
        [...row.childNodes]
          .filter((node) => !(node instanceof Element && node.matches("[aria-hidden]")))
          .map(({ textContent }) => textContent)
          .join(""),
      ),
      pressed: rows.findIndex((row) => row.ariaPressed === "true"),
      text: section.innerText,
    };
  });
}

/** Waits until the analysis section contains some words. @param {Tab} tab @param {string} words */
async function untilAnalysis(tab, words) {
  await tab.until(
    (words) =>
      document
        .querySelector("section[aria-label='Analysis']:not([hidden])")
        ?.textContent?.includes(words),
    words,
  );
}

/** A graph of the game: the label of every column, and the index of the current column. @param {Tab} tab @param {string} id */
function course(tab, id) {
  return tab.evaluate((id) => {
    const columns = [...document.querySelectorAll(`#${id} button`)];
    return {
      columns: columns.map((column) => column.ariaLabel ?? ""),
      current: columns.findIndex((column) => column.hasAttribute("aria-current")),
    };
  }, id);
}

/** Waits until the review shows some words. @param {Tab} tab @param {string} words */
async function untilReview(tab, words) {
  await tab.until((words) => document.querySelector("#advice")?.textContent === words, words);
}

/** Opens the review, and what perfect play says below it; all turns are analysed. @param {Tab} tab */
async function analyseAll(tab) {
  await mouse.press(tab, "Review the game");
  await tab.until(() => document.querySelector("#review")?.checkVisibility());
  await tab.click("#perfect-summary");
  await mouse.press(tab, "Analyse all turns");
  await untilAnalysed(tab);
}

/** Waits until the whole game has been analysed. @param {Tab} tab */
async function untilAnalysed(tab) {
  await tab.until(() => document.querySelector("#review-progress")?.checkVisibility() === false);
}

inChromium("a player using the analysis", (open) => {
  it("plays a turn during the search, and the page stops the engine", async () => {
    const tab = await ready(
      open(OPENING, {
        before: async (tab) => {
          replaceEngine(tab.site, STAGED);
          holdEngine(tab.site);
          await tab.prepare(() => {
            const { postMessage } = Worker.prototype;
            Object.assign(globalThis, { stopped: 0 });
            Worker.prototype.postMessage = function (data, /** @type {any} */ bytes) {
              globalThis.stopped += Number("cancel" in data);
              postMessage.call(this, data, bytes);
            };
          });
        },
      }),
    );
    const stopped = () => tab.evaluate(() => globalThis.stopped);
    await tab.press("a");
    await untilAnalysis(tab, "Estimates so far");
    assert.equal(await stopped(), 0, "the engine is running");
    await mouse.choose(tab, "1d4");
    await untilTurns(tab, 3);
    assert.equal(await stopped(), 1, "the engine is stopped");
  });

  it("sees the analysis only while it is on, also after a reload", async () => {
    const tab = await ready(open(`#${ONE_GOOD_MOVE}`));
    assert.deepEqual(
      [(await analysis(tab)).shown, (await analysis(tab)).switched],
      [false, "false"],
    );
    await listen(tab);
    await tab.click({ role: "switch", name: "Analysis" });
    await heard(tab, "Analysis on.");
    await untilAnalysis(tab, "Light wins in 11 turns");
    await tab.reload();
    await ready(tab);
    await untilAnalysis(tab, "Light wins in 11 turns");
    assert.equal((await analysis(tab)).switched, "true");
    await tab.press("a");
    assert.deepEqual(
      [(await analysis(tab)).shown, (await analysis(tab)).switched],
      [false, "false"],
    );
  });

  it("finds the value of every move in the list and on the board", async () => {
    const tab = await ready(open(`#${ONE_GOOD_MOVE}`));
    await tab.press("a");
    await untilAnalysis(tab, "Result proven for");
    await tab.until(() => /Result proven for all/.test(document.body.innerText));
    const { meter, rows, numbers, text } = await analysis(tab);
    assert.deepEqual(meter, ["96", "Light wins in 11 turns"]);
    assert.equal(rows[0], "1d1-2b1 wins in 11");
    assert.deepEqual(numbers, ["+11", "−10", "−10", "−8"]);
    assert.match(
      text,
      /\+11 wins in 11 turns; −10 loses in 10 turns; the turns of both players count\./,
    );
    assert.ok(rows.length > 3);
    assert.ok(
      rows.slice(1).every((row) => / loses in \d+$/.test(row)),
      rows.join(),
    );
    assert.match(await label(tab, "1d1"), /analysis: wins in 11$/);
    assert.match(await label(tab, "2b1"), /analysis: loses in \d+$/);
    await mouse.choose(tab, "1d1");
    await untilStatus(tab, "Light: raise the ball – where to?");
    assert.match(await label(tab, "2b1"), /analysis: wins in 11$/, "value for the picked-up ball");
  });

  it("previews moves by keyboard without playing them", async () => {
    const tab = await ready(open(`#${ONE_GOOD_MOVE}`));
    await keyboard.press(tab, "Analysis");
    await tab.until(() => /Result proven for all/.test(document.body.innerText));
    await tabTo(tab, (name) => /1d1-2b1 wins in 11$/.test(name));
    assert.match(await label(tab, "1d1"), /hint: raise this ball$/);
    await tab.press("ArrowDown");
    const second = (await analysis(tab)).rows[1];
    assert.ok((await focused(tab)).endsWith(second));
    assert.doesNotMatch(await label(tab, "1d1"), /hint: raise this ball$/);
    await tab.press("ArrowUp");
    await tab.press("Enter");
    assert.equal((await analysis(tab)).pressed, 0);
    await tab.press("Shift+Tab");
    assert.match(await label(tab, "1d1"), /hint: raise this ball$/, "the preview stays");
    assert.equal((await see(tab)).turns.length, 0, "no turn was played");
    await tabTo(tab, (name) => /1d1-2b1 wins in 11$/.test(name));
    await tab.press("Enter");
    await tab.press("Shift+Tab");
    assert.doesNotMatch(await label(tab, "1d1"), /hint/);
  });

  it("sees unproven estimates first and proven values later", async () => {
    const tab = await ready(open(OPENING, engine(STAGED)));
    const prove = holdEngine(tab.site);
    await tab.press("a");
    await untilAnalysis(tab, "Estimates so far; analysing…");
    const first = await analysis(tab);
    assert.match(first.meter[1] ?? "", /not proven$/);
    assert.equal(first.rows[0], "1a1 about 0.4 balls ahead");
    assert.match(await label(tab, "1b1"), /analysis: about 0.3 balls ahead$/);
    prove();
    await untilAnalysis(tab, "Result proven for all 14 moves");
    const second = await analysis(tab);
    assert.deepEqual(second.meter, ["92", "Light wins in 21 turns"]);
    assert.equal(second.rows[0], "1b1 wins in 21");
    assert.match(await label(tab, "1a1"), /analysis: loses in 20$/);
  });
});

inChromium("a player after a game", (open) => {
  it("reads what the turns cost, sees the better one, and what perfect play says only on request", async () => {
    const tab = await ready(open(MISTAKE));
    await listen(tab);
    await untilEnd(tab);
    await mouse.press(tab, "Review the game");
    const sum = "Light lost one ball in turn 1. Dark lost one ball in turn 2.";
    await untilReview(tab, sum);
    const { columns, current } = await course(tab, "graph");
    assert.equal(columns.length, 11);
    assert.equal(current, 10);
    assert.equal(columns[0], "Start. Neither is ahead");
    assert.equal(
      columns[1],
      "Turn 1, Light: 2b1. Light could have raised a ball: one ball. Neither is ahead",
    );
    assert.equal(columns[3], "Turn 3, Light: 2a1-3b1. Light is one ball ahead");
    assert.deepEqual((await see(tab)).turns.slice(0, 3), [
      "Turn 1, Light: 2b1, mistake",
      "Turn 2, Dark: 2c1, mistake",
      "Turn 3, Light: 2a1-3b1",
    ]);
    assert.deepEqual((await analysis(tab)).rows, []);
    await tab.click('#turning [data-ply="1"]');
    await untilStatus(tab, "Viewing turn 1 of 10");
    await untilReview(tab, "Light could have raised a ball: one ball.");
    await heard(tab, "Light could have raised a ball: one ball.");
    await mouse.press(tab, "Show the better move");
    await untilStatus(tab, "Viewing the start of the game");
    assert.match(await label(tab, "1d1"), /hint: raise this ball$/);
    await mouse.press(tab, "Show the move played");
    await untilStatus(tab, "Viewing turn 1 of 10");
  });

  it("opens what perfect play says of the whole game", async () => {
    const tab = await ready(open(MISTAKE));
    await listen(tab);
    await untilEnd(tab);
    await analyseAll(tab);
    await heard(tab, "Turn 1 changed the result of perfect play.");
    const { columns } = await course(tab, "whole-graph");
    assert.equal(columns[0], "Start. Light wins in 11 turns");
    assert.equal(columns[1], "Turn 1, Light: 2b1. Mistake. Dark wins in 9 turns");
    assert.equal(columns[10], "Turn 10, Dark: 4a1. Dark has won");
    await tab.click({ role: "button", name: columns[1] });
    await untilStatus(tab, "Viewing turn 1 of 10");
    await untilAnalysis(
      tab,
      "Turn 1, 2b1, is a mistake: a win in 11 became a loss in 10. Better: 1d1-2b1.",
    );
  });

  it("steps through the lead in balls by keyboard", async () => {
    const tab = await ready(open(MISTAKE));
    await untilEnd(tab);
    await keyboard.press(tab, "Review the game");
    await tab.until(() => document.activeElement?.closest("#graph"));
    await tab.press("Home");
    await untilStatus(tab, "Viewing the start of the game");
    assert.match(await focused(tab), /^Start\. /);
    await tab.press("ArrowRight");
    await untilStatus(tab, "Viewing turn 1 of 10");
    await tab.press("ArrowRight");
    await untilStatus(tab, "Viewing turn 2 of 10");
    assert.match(
      await focused(tab),
      /^Turn 2, Dark: 2c1\. Dark let Light raise a ball: one ball\./,
    );
    await tab.press("End");
    await untilStatus(tab, "Dark wins by placing the top ball");
  });

  it("sees the progress of the analysis, and stops it", async () => {
    let release = () => {};
    const tab = await ready(
      open(MISTAKE, { before: ({ site }) => replaceEngine(site, ANSWERING) }),
    );
    await untilEnd(tab);
    await mouse.press(tab, "Review the game");
    await tab.until(() => document.querySelector("#review")?.checkVisibility());
    release = holdEngine(tab.site);
    await tab.click("#perfect-summary");
    await mouse.press(tab, "Analyse all turns");
    await tab.until(() => document.querySelector("#review-progress")?.checkVisibility());
    await mouse.press(tab, "Stop");
    await untilAnalysed(tab);
    const { columns } = await course(tab, "whole-graph");
    assert.ok(columns.slice(0, 10).every((column) => column.endsWith("Not analysed")));
    release();
    await mouse.press(tab, "Analyse the other turns");
    await untilAnalysed(tab);
    await untilAnalysis(tab, "Turn 1 changed the result of perfect play.");
  });

  it("finds no axe violation and no clipped button", async () => {
    const tab = await ready(open(MISTAKE, { width: 1440, height: 900 }));
    await untilEnd(tab);
    await analyseAll(tab);
    await tab.click('#turning [data-ply="1"]');
    await mouse.press(tab, "Show the better move");
    await untilStatus(tab, "Viewing the start of the game");
    await tab.assertAccessible();
    const sizes = [
      [320, 640],
      [768, 1024],
      [640, 450],
      [1440, 900],
    ];
    for (const [width, height] of sizes) {
      await tab.resize(width, height);
      await tab.until((query) => matchMedia(query).matches, `(width: ${width}px)`);
      await settled(tab);
      const cut = await tab.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const inside = [...document.querySelectorAll(".panel button")].filter(
          (button) => button.checkVisibility() && button.scrollWidth > button.clientWidth + 1,
        );
        return [...inside.map(({ textContent }) => textContent), scrollWidth - clientWidth];
      });
      assert.deepEqual(cut, [0], `${width} x ${height}`);
    }
    const phone = await ready(open(MISTAKE, { width: 320, height: 640, dark: true }));
    await untilEnd(phone);
    await analyseAll(phone);
    await phone.click('#turning [data-ply="1"]');
    await phone.assertAccessible();
  });
});
