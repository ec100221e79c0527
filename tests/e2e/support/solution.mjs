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
  const { knowAll } = await import(new URL("../engine/know.js", location.href).href);
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
    /** @param {Asked} game */
    async ask(game) {
      [requests, bytes] = [0, 0];
      const start = performance.now();
      const { scores } = await knowAll(game, "soon");
      return { time: performance.now() - start, bytes, requests, scores };
    },
  });
}

/** Runs in the page. @param {Asked} game */
const ask = (game) => globalThis.ask(game);

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
    /** @param {import("./rules.mjs").Game} game @param {boolean} fresh Whether nothing is loaded yet. */
    const answerTo = async (game, fresh) => {
      if (fresh) {
        await tab.goto("somebody/page.html");
        await tab.evaluate(prepare);
      }
      return tab.evaluate(ask, game);
    };
    console.log(name);
    let wrong = 0;
    for (const fresh of [true, false]) {
      const answers = [];
      for (const { game, known } of questions) {
        const answer = await answerTo(game, fresh);
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
      const answer = await answerTo(game, game.moves.length === 0);
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
