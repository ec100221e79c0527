// node unit/support/fuzz-face.mjs [SECONDS [SEED]]: calls of every export with values of `hostile.mjs`, alone and in lists,
// options and games, with records and tables that are changed at random. Ends at the first fault, or with the figures.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import * as rules from "../../e2e/support/rules.mjs";
import { CODES, callsOf, values } from "./hostile.mjs";

const [seconds = 10, seed = 1] = process.argv.slice(2).map(Number);
let state = seed;
const below = (/** @type {number} */ most) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
};
const choose = (/** @type {any} */ list) => list[below(list.length)];

const table = readFileSync(new URL("../../../www/tables/children.pylos", import.meta.url));
const calls = Object.entries(callsOf(rules));
const { memory } = rules.initSync();
const SIGNS = [
  ...'{}()[];$%"\\\n\r\u{feff}_*!?. 1-0',
  "1b2",
  "1a1x1a1",
  "1-0",
  "1.",
  '[Event "x"]\n',
  "💥",
];

/** A text that differs in some places. @param {string} text */
function changed(text) {
  let result = text;
  for (let i = below(4); i >= 0; i -= 1) {
    const at = below(result.length + 1);
    result = result.slice(0, at) + choose(SIGNS) + result.slice(at + below(3));
  }
  return result;
}

/** A game that somebody played, as a record with notes. */
function game() {
  const variant = choose(["children", "standard", "expert"]);
  let played = rules.newGame({ variant, takeBack: choose(["required", "optional"]) });
  for (let left = below(20); left > 0 && played.result === null; left -= 1)
    played = rules.play(played, choose(rules.legalMoves(played)));
  return below(2) ? played : rules.loadGame(`${played.record.replace(/\*\n$/, "")} {x}`);
}

let pool = values(rules);
/** @returns {any} */
function value() {
  switch (below(9)) {
    case 0:
      return [value(), value()];
    case 1:
      return { [choose(["record", "text", "moves", "variant", "level", "nodes"])]: value() };
    case 2:
      return changed(game().record);
    case 3:
      return game();
    case 4:
      return changed(choose(["1b2", "4/4/4/lll1 3/3/3 2/2 1 d", "expert", "1b2-2a1x1a1"]));
    case 5: {
      const part = new Uint8Array(table.subarray(0, below(400)));
      if (part.length > 0) part[below(part.length)] = below(256);
      return part;
    }
    default:
      return choose(pool);
  }
}

function isSound() {
  const start = rules.newGame();
  assert.equal(rules.legalMoves(start).length, 16);
  assert.deepEqual(rules.loadGame(rules.play(start, "1b2").record).moves, ["1b2"]);
  assert.equal(rules.analyse(start, { nodes: 10 }).length, 16);
}

const before = memory.buffer.byteLength;
const end = performance.now() + seconds * 1000;
let [count, errors, slowest, slow] = [0, 0, 0, ""];
while (performance.now() < end) {
  if (count % 5000 === 0) pool = values(rules);
  const [name, call] = choose(calls);
  const given = value();
  // They end as late as they are told to.
  if (/analyse (options|nodes|depth)/.test(name) && typeof given === "object") continue;
  const begun = performance.now();
  try {
    call(given);
  } catch (error) {
    errors += 1;
    if (!(error instanceof Error && CODES.has(/** @type {any} */ (error).code))) {
      console.error(`${count} ${name}`, error);
      process.exit(1);
    }
  }
  const took = performance.now() - begun;
  if (took > slowest) [slowest, slow] = [took, name];
  count += 1;
  if (count % 500 === 0) isSound();
}
isSound();
const mib = (/** @type {number} */ bytes) => (bytes / 2 ** 20).toFixed(1);
console.log(
  `${count} calls, ${errors} errors of the contract, 0 others, in ${seconds} s from seed ${seed}`,
);
console.log(`memory ${mib(before)} MiB before, ${mib(memory.buffer.byteLength)} MiB after`);
console.log(`slowest ${slowest.toFixed(0)} ms: ${slow}`);
