// Measures in each browser how long the tables of perfect play take to answer, over the vectors of tests/data, and whether
// the answers are exact and right. `cargo xtask bench --answers` calls it.
//
//     node e2e/support/answers.mjs [chromium,firefox,webkit] [50] [children,standard,expert]
//
// "First": one vector in 50, each in a frame that was just loaded, from the start of its engine until every move is exact; the
// browser has kept the files. "All": every vector, one after the other, in one worker.

import { readFileSync } from "node:fs";
import { launch } from "./browsers.mjs";
import { newGame } from "./rules.mjs";
import { serveSite } from "./server.mjs";

/** @import { BrowserName } from "./browsers.mjs" */

const [, , browsers = "chromium,firefox,webkit", first = "50", variants] = process.argv;
const OPTIONS = { takeBack: "required", emptyReserve: "loses" };
const VARIANTS = /** @type {"expert"[]} */ ((variants ?? "children,standard,expert").split(","));
/** Positions to search for the value of a move, and as many for distances: more where that is not enough. */
const NODES = [20_000, 1_000_000];
/** Numbers of balls, from and to. */
const GROUPS = [
  [0, 30],
  [0, 9],
  [10, 14],
  [15, 19],
  [20, 24],
  [25, 30],
];

/** Works through messages in a worker of its own. */
const WORKER = `
  import init, * as pylos from "../pkg/pylos.js";
  const ready = init();
  addEventListener("message", async ({ data: { variant, position, file, name } }) => {
    const { memory } = await ready;
    const start = performance.now();
    let moves;
    if (file) pylos.take(name, 0, file);
    else {
      const game = pylos.newGame({ variant, position });
      for (const nodes of ${JSON.stringify(NODES)}) {
        moves = pylos.analyse(game, { nodes });
        if (moves.every(({ exact }) => exact)) break;
      }
    }
    postMessage({ moves, time: performance.now() - start, memory: memory.buffer.byteLength });
  });
`;

/**
 * Runs in a frame: asks as the analysis of the page does, while the tables are loaded, until all is exact.
 * @param {{ game: import("../../../www/pkg/rules.js").Game }} question
 */
async function analyse({ game }) {
  const load = (/** @type {string} */ module) => import(new URL(module, location.href).href);
  const { know } = await load("../engine/know.js");
  const { loadTables } = await load("../engine/loading.js");
  const start = performance.now();
  let loaded = 0;
  loadTables(game.rules, true).then(() => {
    loaded = performance.now() - start;
  });
  for (;;) {
    for await (const { scores } of know(game, "board")) {
      if (scores.every((/** @type {{ exact: boolean }} */ { exact }) => exact)) {
        return { moves: scores, loaded, time: performance.now() - start };
      }
    }
  }
}

/** The script of the frame. */
const FRAME = `globalThis.analyse = ${analyse};`;

/**
 * Runs in the page: asks in a new frame. The first one stays, because the browser of WebKit's driver forgets a cache that
 * no document uses.
 * @param {object} question
 * @returns {Promise<{ moves: { value: string, exact: boolean }[], time: number, loaded: number }>}
 */
async function askFirst(question) {
  const frame = document.createElement("iframe");
  frame.src = "frame.html";
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve));
  const answer = await /** @type {any} */ (frame.contentWindow).analyse(question);
  if (document.querySelectorAll("iframe").length > 1) frame.remove();
  // The browser clears the frame away meanwhile, and not while the next one is measured.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return answer;
}

/** Runs in the page: starts a worker with tables. @param {readonly string[]} files */
async function startWorker(files) {
  const worker = new Worker("answers-worker.js", { type: "module" });
  const ask = (/** @type {object} */ message) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.postMessage(message);
    });
  Object.assign(globalThis, { ask });
  for (const file of files) {
    await ask({
      name: file,
      file: new Uint8Array(await (await fetch(`../tables/${file}`)).arrayBuffer()),
    });
  }
}

/** Runs in the page. @param {object} question */
const ask = (question) => globalThis.ask(question);

/** @param {number[]} times @param {number} share */
const quantile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1].toFixed(0);

/** @param {number[]} times */
const row = (times) =>
  `${times.length} positions; median / 95 % / longest: ` +
  `${[0.5, 0.95, 1].map((share) => quantile(times, share)).join(" / ")} ms`;

/** @param {string[]} vector @param {{ moves: { value: string, exact: boolean }[] }} answer */
function isRight([, known, legal, keeping], { moves }) {
  const letters = { win: "W", loss: "L", draw: "D" };
  const [{ value }] = moves;
  const keep = moves.filter((move) => move.value === value).length;
  const isKnown = letters[/** @type {"win"} */ (value)] === known[0];
  const exact = moves.every((move) => move.exact);
  return exact && isKnown && moves.length === Number(legal) && keep === Number(keeping);
}

const site = await serveSite();
const page = `<!doctype html><html lang="en"><title>Answers</title><link rel="icon" href="data:," />`;
site.instead
  .set("somebody/page.html", page)
  .set("somebody/answers-worker.js", WORKER)
  .set("somebody/frame.html", `${page}<script src="frame.js"></script>`)
  .set("somebody/frame.js", FRAME);
try {
  for (const name of /** @type {BrowserName[]} */ (browsers.split(","))) {
    const browser = await launch(name).catch((error) => console.log(`${name}: ${error.message}`));
    if (!browser) continue;
    const tab = await browser.open(site, {});
    for (const variant of VARIANTS) {
      const rules = { variant, ...OPTIONS };
      const file = new URL(`../../data/values-${variant}.tsv`, import.meta.url);
      const lines = readFileSync(file, "utf8").split("\n");
      const vectors = lines
        .filter((line) => line !== "" && !line.startsWith("#"))
        .map((line) => line.split("\t"));

      /** @type {{ time: number, loaded: number, right: boolean }[]} */
      const firsts = [];
      await tab.goto("somebody/page.html");
      for (const vector of vectors.filter((_, i) => i % Number(first) === 0)) {
        const question = { game: newGame({ variant, position: vector[0] }) };
        // Once more for the first one: then the browser has the files.
        if (firsts.length === 0) await tab.evaluate(askFirst, question);
        const answer = await tab.evaluate(askFirst, question);
        firsts.push({ ...answer, right: isRight(vector, answer) });
      }
      const right = firsts.filter((answer) => answer.right).length;
      console.log(
        `${name}, ${variant}: first: ${row(firsts.map(({ time }) => time))}; right ${right}`,
      );
      console.log(
        `  of this, until the tables are loaded: ${row(firsts.map(({ loaded }) => loaded))}`,
      );

      await tab.goto("somebody/page.html");
      const { tablesOf } = await import("../../../www/engine/tables.js");
      await tab.evaluate(
        startWorker,
        tablesOf(rules).map(({ file }) => file),
      );
      const answers = [];
      for (const vector of vectors) {
        const answer = await tab.evaluate(ask, { variant, position: vector[0] });
        answers.push({
          ...answer,
          balls: vector[0].slice(0, -1).replace(/[^ld]/g, "").length,
          right: isRight(vector, answer),
        });
      }
      const memory = answers[answers.length - 1].memory / 1e6;
      console.log(
        `  all: right ${answers.filter(({ right }) => right).length} of ${answers.length}; ${memory.toFixed(0)} MB of memory`,
      );
      for (const [from, to] of GROUPS) {
        const group = answers.filter(({ balls }) => balls >= from && balls <= to);
        if (group.length > 0)
          console.log(`  ${from} to ${to} balls: ${row(group.map(({ time }) => time))}`);
      }
    }
    await browser.close();
  }
} finally {
  await site.close();
}
