// Measures in Chromium, in one worker, how long the tables of perfect play take to answer, over the vectors of
// tests/data, and whether the answers are exact and right; and, in new workers, how long it takes from the files in the
// browser's cache to the first answer. `cargo xtask bench --answers` calls it.
//
//     node e2e/support/answers.mjs

import { readFileSync } from "node:fs";
import { tablesOf } from "../../../www/engine/tables.js";
import { launch } from "./browsers.mjs";
import { serveSite } from "./server.mjs";

const OPTIONS = { takeBack: "required", emptyReserve: "loses" };
/** Positions to search for the value of a move, and as many for distances: more where that is not enough. */
const NODES = [20_000, 1_000_000];
/** Every vector of this number is asked about in a worker of its own. */
const FIRST = 50;
/** Numbers of balls, from and to. */
const GROUPS = [
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
  const memory = async () => (await ready).memory.buffer.byteLength;
  addEventListener("message", async ({ data: { variant, position, file } }) => {
    await ready;
    const start = performance.now();
    let moves;
    if (file) pylos.loadTable(file);
    else {
      const game = pylos.newGame({ variant, position });
      for (const nodes of ${JSON.stringify(NODES)}) {
        moves = pylos.analyse(game, { nodes });
        if (moves.every(({ exact }) => exact)) break;
      }
    }
    postMessage({ moves, time: performance.now() - start, memory: await memory() });
  });
`;

/** Runs in the page. */
async function work(
  /** @type {{ variant: string, files: string[], positions: string[], every: number }} */ job,
) {
  const { variant, files, positions, every } = job;
  /** @type {Worker} */
  let worker;
  const ask = (/** @type {object} */ message) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.postMessage(message);
    });
  const start = async () => {
    worker = new Worker("answers-worker.js", { type: "module" });
    for (const file of files) {
      const bytes = new Uint8Array(await (await fetch(`../tables/${file}`)).arrayBuffer());
      await ask({ file: bytes });
    }
  };
  const first = [];
  for (const position of positions.filter((_, i) => i % every === 0)) {
    const now = performance.now();
    await start();
    await ask({ variant, position });
    first.push(performance.now() - now);
    // @ts-expect-error `start` has set it.
    worker.terminate();
  }
  await start();
  const answers = [];
  let memory = 0;
  for (const position of positions) {
    const answer = await ask({ variant, position });
    memory = answer.memory;
    const moves = /** @type {{ value: string, exact: boolean }[]} */ (answer.moves);
    const [{ value }] = moves;
    const exact = moves.every((move) => move.exact);
    const keep = moves.filter((move) => move.value === value).length;
    answers.push({ time: answer.time, value, exact, moves: moves.length, keep });
  }
  // @ts-expect-error `start` has set it.
  worker.terminate();
  return { first, memory, answers };
}

/** @param {number[]} times @param {number} share */
const quantile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1].toFixed(0);

const [browser, site] = await Promise.all([launch("chromium"), serveSite()]);
site.instead
  .set(
    "somebody/page.html",
    `<!doctype html><title>Answers</title><link rel="icon" href="data:," />`,
  )
  .set("somebody/answers-worker.js", WORKER);
try {
  const tab = await browser.open(site, {});
  await tab.goto("somebody/page.html");
  for (const variant of ["children", "standard", "expert"]) {
    const file = new URL(`../../data/values-${variant}.tsv`, import.meta.url);
    const lines = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.split("\t"));
    const files = tablesOf({ variant, ...OPTIONS }).map(({ file }) => file);
    const positions = lines.map(([position]) => position);
    const page = /** @type {import("playwright-core").Page} */ (tab.native);
    const job = { variant, files, positions, every: FIRST };
    const { first, memory, answers } = await page.evaluate(work, job);
    const letters = { win: "W", loss: "L", draw: "D" };
    const right = answers.filter(({ value, exact, moves, keep }, i) => {
      const [, known, legal, keeping] = lines[i];
      const isRight = letters[/** @type {"win"} */ (value)] === known[0] && moves === Number(legal);
      return exact && isRight && keep === Number(keeping);
    });
    const exact = answers.filter((answer) => answer.exact);
    console.log(
      `${variant}: first answer median ${quantile(first, 0.5)} ms, longest ${quantile(first, 1)} ms ` +
        `(${first.length} workers); ${(memory / 1e6).toFixed(0)} MB of memory; ` +
        `exact for every move ${exact.length}, and right ${right.length}, of ${answers.length}`,
    );
    for (const [from, to] of [[0, 30], ...GROUPS]) {
      const balls = (/** @type {string} */ text) => text.slice(0, -1).replace(/[^ld]/g, "").length;
      const times = answers
        .filter((_, i) => balls(positions[i]) >= from && balls(positions[i]) <= to)
        .map(({ time }) => time);
      if (times.length === 0) continue;
      console.log(
        `  ${from} to ${to} balls: ${times.length} positions, median ${quantile(times, 0.5)} ms, ` +
          `95 % ${quantile(times, 0.95)} ms, longest ${quantile(times, 1)} ms`,
      );
    }
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
