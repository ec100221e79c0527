// Measures in each browser how long a page takes to answer from a solution on this machine, and what it fetches for that.
// `cargo xtask bench --solution` calls it.
//
//     node e2e/support/solution.mjs ../target/solution [standard] [100]
//
// "First": a position alone, by a new worker, with nothing in any cache. "Next": the same positions one after the other.
// "In a game": along the best moves from the start, a second each, in which the page fetches ahead.

/** @import { Asked } from "../../../www/engine/tables.js" */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { launch } from "./browsers.mjs";
import { newGame, play } from "./rules.mjs";
import { serveSite } from "./server.mjs";

const [, , folder = "../target/solution", chosen = "standard", count = "100"] = process.argv;
const variant = /** @type {"standard"} */ (chosen);
/** What the answers must be. */
const VECTORS = new URL(`../../data/values-${variant}.tsv`, import.meta.url);

const lines = readFileSync(VECTORS, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t"));
const step = Math.max(1, Math.floor(lines.length / Number(count)));
const questions = lines
  .filter((_, i) => i % step === 0)
  .map(([position, known]) => ({ game: newGame({ variant, position }), known }));

/** Runs in the page. */
async function prepare() {
  const { createEngine } = await import(new URL("../engine/engine.js", location.href).href);
  let engine = createEngine();
  let [requests, bytes] = [0, 0];
  const { fetch } = globalThis;
  globalThis.fetch = async (address, options) => {
    const response = await fetch(address, options);
    if (!String(address).endsWith(".json")) {
      requests += 1;
      const body = response.clone().arrayBuffer();
      body.then(({ byteLength }) => {
        bytes += byteLength;
      });
    }
    return response;
  };
  Object.assign(globalThis, {
    /** @param {Asked} game @param {boolean} fresh */
    async ask(game, fresh) {
      if (fresh) {
        engine.stop();
        engine = createEngine();
      }
      [requests, bytes] = [0, 0];
      const start = performance.now();
      const { moves: scores } = await engine.analyse(game, { timeMs: 1 });
      return { time: performance.now() - start, bytes, requests, scores };
    },
  });
}

/** Runs in the page. @param {{ game: Asked, fresh: boolean }} question */
const ask = ({ game, fresh }) => globalThis.ask(game, fresh);

/** @param {number[]} numbers @param {number} share */
const quantile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(share * numbers.length) - 1];

/** @param {string} name @param {{ time: number, bytes: number, requests: number }[]} answers */
function report(name, answers) {
  const times = answers.map(({ time }) => time);
  const bytes = answers.map(({ bytes }) => bytes / 1000);
  const requests = answers.map(({ requests }) => requests);
  const row = (/** @type {number[]} */ numbers, /** @type {number} */ digits) =>
    [0.5, 0.95, 1].map((share) => quantile(numbers, share).toFixed(digits)).join(" / ");
  console.log(
    `  ${name}: ${answers.length} positions; median / 95 % / most: ${row(times, 0)} ms, ${row(bytes, 1)} KB, ${row(requests, 0)} requests`,
  );
}

const site = await serveSite();
site.host.folders = [...site.host.folders, resolve(folder, "..")];
site.host.cache = () => "no-store";
const home = join(folder, variant);
const files = Object.fromEntries(
  readdirSync(home).map((file) => [file, statSync(join(home, file)).size]),
);
const total = Object.values(files).reduce((sum, size) => sum + size, 0);
console.log(`${variant}: ${(total / 1e6).toFixed(1)} MB in ${Object.keys(files).length} files`);
site.instead
  .set("solution/solutions.json", JSON.stringify({ [variant]: { version: "bench", files } }))
  .set(
    "somebody/page.html",
    `<!doctype html><html lang="en"><title>Solution</title><link rel="icon" href="data:," />
    <link rel="pylos-solution" href="../${folder.split("/").at(-1)}/" /></html>`,
  );
try {
  for (const name of /** @type {const} */ (["chromium", "firefox", "webkit"])) {
    const browser = await launch(name).catch((error) => console.log(`${name}: ${error.message}`));
    if (!browser) continue;
    const tab = await browser.open(site, {});
    await tab.prepare(() => Object.defineProperty(globalThis, "caches", { value: undefined }));
    await tab.goto("somebody/page.html");
    await tab.evaluate(prepare);
    console.log(name);
    let wrong = 0;
    for (const fresh of [true, false]) {
      const answers = [];
      for (const { game, known } of questions) {
        const answer = await tab.evaluate(ask, { game, fresh });
        const [best] = answer.scores;
        const found = { win: "W", loss: "L", draw: "D" }[/** @type {"win"} */ (best.value)];
        const exact = answer.scores.every(
          (/** @type {any} */ { value, distance }) => value === "draw" || distance !== null,
        );
        if (!exact || `${found}${best.distance ?? ""}` !== known) wrong += 1;
        answers.push(answer);
      }
      report(fresh ? "first" : "next", answers);
    }
    let game = newGame({ variant });
    const answers = [];
    while (game.result === null && game.repetitions < 3) {
      const answer = await tab.evaluate(ask, { game, fresh: game.moves.length === 0 });
      answers.push(answer);
      game = play(game, answer.scores[0].text);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    report("in a game", answers);
    console.log(`  ${wrong} wrong or not exact; the game ended after ${game.moves.length} turns`);
    await browser.close();
  }
} finally {
  await site.close();
}
