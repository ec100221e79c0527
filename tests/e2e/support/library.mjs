// Measures the rules for JavaScript: whole random games of the standard rules, in Node beside a naive implementation, whose
// lists of moves are compared in 100,000 positions, and in each browser. `cargo xtask bench --rules` calls it.
//
//     node e2e/support/library.mjs [chromium,firefox,webkit]

import { readFileSync } from "node:fs";
import * as rules from "../../../www/pkg/rules.js";
import * as naive from "../../unit/support/naive.mjs";
import { launch } from "./browsers.mjs";
import { serveSite } from "./server.mjs";

/** @import { BrowserName } from "./browsers.mjs" */
/** @import { Game, Move } from "../../../www/pkg/rules.js" */
/** @typedef {Pick<typeof rules, "newGame" | "legalMoves" | "play" | "undo">} Library */

const [, , browsers = "chromium,firefox,webkit"] = process.argv;
const POSITIONS = 100_000;
const VARIANTS = /** @type {const} */ (["children", "standard", "expert"]);

/** Runs in Node and in pages: plays random games for some seconds. @param {Library} library */
function measure({ newGame, legalMoves, play, undo }) {
  /** @param {() => void} call @param {number} seconds @returns {number} Calls a second. */
  const rate = (call, seconds) => {
    let [calls, now] = [0, performance.now()];
    const start = now;
    for (; now < start + 1000 * seconds; now = performance.now()) {
      for (let i = 0; i < 20; i += 1) call();
      calls += 20;
    }
    return (1000 * calls) / (now - start);
  };
  const random = () => {
    const games = [newGame()];
    for (let [game] = games; game.result === null; games.push(game)) {
      const moves = legalMoves(game);
      game = play(game, moves[Math.floor(Math.random() * moves.length)]);
    }
    return games;
  };
  rate(random, 2);
  const games = rate(random, 4);
  /** @type {Game[][]} */
  const lines = [];
  while (lines.length < 20) {
    const line = random();
    if (line.length > 62) lines.push(line);
  }
  /** @param {(line: Game[]) => void} call @returns {number} Microseconds of a call, in the fastest of many rounds. */
  const micros = (call) => {
    let best = Infinity;
    for (let round = 0; round < 40; round += 1) {
      const start = performance.now();
      for (let i = 0; i < 8000; i += 1) call(lines[i % lines.length]);
      best = Math.min(best, performance.now() - start);
    }
    return best / 8;
  };
  const times = [2, 60].map((turn) => [
    micros((line) => play(line[turn], /** @type {Move} */ (line[turn + 1].lastMove).text)),
    micros((line) => undo(line[turn])),
  ]);
  return { games, times };
}

/** @param {string} name @param {ReturnType<typeof measure>} measured */
function tell(name, { games, times }) {
  const [early, late] = times.map(([play, undo]) => `${play.toFixed(1)}, ${undo.toFixed(1)}`);
  console.log(
    `${name}: ${games.toFixed(0)} games a second; play, undo at turn 2: ${early} µs, at turn 60: ${late} µs`,
  );
}

/** Compares all lists of moves of random games. @returns {{ positions: number, wrong: number }} */
function compare() {
  let [positions, wrong] = [0, 0];
  for (let n = 0; positions < POSITIONS; n += 1) {
    const set = {
      variant: VARIANTS[n % 3],
      takeBack: /** @type {const} */ (["required", "optional"])[((n / 3) % 2) | 0],
      emptyReserve: /** @type {const} */ (["loses", "playsOn"])[((n / 6) % 2) | 0],
    };
    let [game, position] = [rules.newGame(set), naive.newGame()];
    for (; game.result === null; positions += 1) {
      const [found, expected] = [rules.legalMoves(game), naive.legalMoves(position, set)];
      wrong += Number(`${found.map(({ text }) => text)}` !== `${expected.map(({ text }) => text)}`);
      const i = Math.floor(Math.random() * found.length);
      [game, position] = [rules.play(game, found[i]), naive.play(position, expected[i])];
    }
  }
  return { positions, wrong };
}

/** Random games of the naive implementation. @param {number} seconds @returns {number} Games a second. */
function naiveGames(seconds) {
  const set = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
  const start = performance.now();
  let games = 0;
  for (; performance.now() < start + 1000 * seconds; games += 1) {
    let position = naive.newGame();
    for (let moves = naive.legalMoves(position, set); moves.length > 0; ) {
      position = naive.play(position, moves[Math.floor(Math.random() * moves.length)]);
      moves = naive.legalMoves(position, set);
    }
  }
  return (1000 * games) / (performance.now() - start);
}

const wasm = new URL("../../../www/pkg/rules_bg.wasm", import.meta.url);
rules.initSync({ module: readFileSync(wasm) });
tell("Node", measure(rules));
console.log(`naive implementation in Node: ${naiveGames(3).toFixed(0)} games a second`);
const { positions, wrong } = compare();
console.log(`lists of moves: ${wrong} of ${positions} differ from the naive ones`);

const site = await serveSite();
const page = `<!doctype html><html lang="en"><title>Rules</title><link rel="icon" href="data:," />`;
const script = `
  import init, * as rules from "../pkg/rules.js";
  const measure = ${measure};
  globalThis.measured = async () => { await init(); return measure(rules); };
  document.documentElement.dataset.ready = "";`;
site.instead
  .set("somebody/page.html", `${page}<script type="module" src="measure.js"></script>`)
  .set("somebody/measure.js", script);
try {
  for (const name of /** @type {BrowserName[]} */ (browsers.split(",").filter(Boolean))) {
    const browser = await launch(name).catch((error) => console.log(`${name}: ${error.message}`));
    if (!browser) continue;
    const tab = await browser.open(site, {});
    await tab.goto("somebody/page.html");
    await tab.until(() => "ready" in document.documentElement.dataset);
    tell(name, await tab.evaluate(() => /** @type {any} */ (globalThis).measured()));
    await browser.close();
  }
} finally {
  await site.close();
}
