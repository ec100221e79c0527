// Measures the rules for JavaScript: random games of the standard rules in Node. `cargo xtask bench --rules` calls it.

import { readFileSync } from "node:fs";
import * as rules from "../../../www/pkg/rules.js";

const wasm = new URL("../../../www/pkg/rules_bg.wasm", import.meta.url);
rules.initSync({ module: readFileSync(wasm) });

const start = performance.now();
let games = 0;
for (; performance.now() < start + 4000; games += 1) {
  for (let game = rules.newGame(); game.result === null; ) {
    const moves = rules.legalMoves(game);
    game = rules.play(game, moves[Math.floor(Math.random() * moves.length)]);
  }
}
console.log(`${((1000 * games) / (performance.now() - start)).toFixed(0)} games a second`);
