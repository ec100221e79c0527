// Measures the rules for JavaScript: random games of the standard rules in Node, beside those of a naive implementation, whose
// lists of moves are compared in 100,000 positions. `cargo xtask bench --rules` calls it.

import { readFileSync } from "node:fs";
import * as rules from "../../../www/pkg/rules.js";
import * as naive from "../../unit/support/naive.mjs";

const POSITIONS = 100_000;
const VARIANTS = /** @type {const} */ (["children", "standard", "expert"]);
const STANDARD = { variant: "standard", takeBack: "required", emptyReserve: "loses" };

/** One of the elements of a list. @template T @param {T[]} list */
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

/** How many games a second. @param {() => void} playGame */
function rate(playGame) {
  const start = performance.now();
  let games = 0;
  for (; performance.now() < start + 4000; games += 1) playGame();
  return ((1000 * games) / (performance.now() - start)).toFixed(0);
}

function playGame() {
  for (let game = rules.newGame(); game.result === null; )
    game = rules.play(game, oneOf(rules.legalMoves(game)));
}

function playNaiveGame() {
  let position = naive.newGame();
  for (let moves = naive.legalMoves(position, STANDARD); moves.length > 0; ) {
    position = naive.play(position, oneOf(moves));
    moves = naive.legalMoves(position, STANDARD);
  }
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

const wasm = new URL("../../../www/pkg/rules_bg.wasm", import.meta.url);
rules.initSync({ module: readFileSync(wasm) });
console.log(`${rate(playGame)} games a second, ${rate(playNaiveGame)} naive ones`);
const { positions, wrong } = compare();
console.log(`lists of moves: ${wrong} of ${positions} differ from the naive ones`);
