// The module for JavaScript under values that are nothing it asks for: each call ends with a result or with an error of the
// contract, and everything works afterwards.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as rules from "../e2e/support/rules.mjs";
import { CODES, callsOf, throwers, values } from "./support/hostile.mjs";
import { throws } from "./support/throws.mjs";

const TABLE = new Uint8Array(
  readFileSync(new URL("../../www/tables/children.pylos", import.meta.url)),
);
const KNOWN = rules.newGame({ variant: "children", moves: ["1b2", "1c3", "1a1"] });

/** Asserts that rules and engine answer, and that the engine still has the table that it was given. */
function isSound() {
  const game = rules.newGame();
  assert.equal(rules.legalMoves(game).length, 16);
  assert.deepEqual(rules.loadGame(rules.play(game, "1b2").record).moves, ["1b2"]);
  const choice = rules.chooseMove(game, { level: 1 });
  assert.equal(rules.play(game, choice).lastMove?.text, choice.text);
  assert.ok(rules.analyse(KNOWN, { nodes: 5_000 }).every(({ exact }) => exact));
}

/** Calls; an error must be one of the contract. */
function survives(name, call, value) {
  try {
    call(value);
  } catch (error) {
    assert.ok(error instanceof Error && CODES.has(error.code), `${name}: ${error?.stack ?? error}`);
  }
}

rules.take("children", 0, TABLE);
const memory = () => rules.initSync().memory.buffer.byteLength;
const calls = Object.entries(callsOf(rules));

test("every function answers any value with a result or an error of the contract", () => {
  isSound();
  for (const [name, call] of calls) {
    for (const value of values(rules)) survives(name, call, value);
    isSound();
  }
});

test("thousands of errors in the middle of a call use nothing up", () => {
  for (const [name, call] of calls) {
    for (const value of throwers()) for (let i = 0; i < 150; i += 1) survives(name, call, value);
    isSound();
  }
});

test("what is too large is refused, and the memory of the module does not grow for it", () => {
  const before = memory();
  const long = `${"{x} ".repeat(2 ** 18)}1. 1b2`;
  const big = new Uint8Array(2 ** 26 + 1);
  for (let i = 0; i < 3; i += 1) {
    throws(() => rules.loadGame(long), "badRecord", "at most 262144 characters");
    throws(() => rules.play(rules.newGame(), long), "badMove", "expected a move");
    throws(() => rules.newGame({ position: long }), "badOption", "too long");
    throws(() => rules.newGame({ [long]: 1 }), "badOption", "{x} {x}");
    throws(() => rules.newGame({ moves: Array(10_001).fill("1b2") }), "badOption", "10000");
    throws(() => rules.take(long, 0, TABLE), "badOption", "file must be");
    throws(() => rules.take("x", 0, big), "badOption", "64 MiB");
    throws(() => rules.take("x", 0, { length: 2e9 }), "badOption", "Uint8Array");
  }
  // Of tables that never end, the latest are kept.
  for (let i = 0; i < 300; i += 1) rules.take(`cut${i}`, 0, TABLE.subarray(0, -1));
  throws(() => rules.take("cut0", TABLE.length - 1, TABLE.subarray(-1)), "badTable", "damaged");
  assert.equal(rules.take("cut299", TABLE.length - 1, TABLE.subarray(-1)), true);
  assert.ok(memory() - before < 2 ** 20);
});

test("times, starts and depths are numbers within their limits", () => {
  rules.ask(rules.newGame());
  for (const time of [Number.NaN, undefined, -1, Infinity, "3", 1e10, 3n, Symbol("3"), {}])
    throws(() => rules.step(time), "badOption", "time must be a number from 0");
  for (const start of [Number.NaN, -1, 2 ** 53, "0", undefined])
    throws(() => rules.take("x", start, TABLE), "badOption", "start must be a number");
  throws(() => rules.perft(rules.newGame(), 30), "badOption", "depth must be smaller");
  isSound();
});

test("a game is what its record says, whatever else a copy says", () => {
  const game = rules.newGame({ moves: ["1b2", "1c3"] });
  const other = rules.newGame({ moves: ["1a1"] });
  for (const forged of [
    { ...game, record: other.record },
    Object.create(game, { record: { value: other.record } }),
    new Proxy({}, { get: (_, name) => other[name] }),
    Object.freeze({ ...game, ...structuredClone(other), moves: ["4a1"], position: game.position }),
  ]) {
    assert.deepEqual(rules.play(forged, "1b1").moves, ["1a1", "1b1"]);
    assert.deepEqual(rules.undo(forged).moves, []);
  }
  throws(() => rules.play({ ...game, record: "x" }, "1a1"), "badRecord", "line 1");
});

test("a part of a table that has gone to another thread is refused, and can be given again", () => {
  const part = TABLE.slice(0, 1000);
  assert.equal(rules.take("again", 0, part), false);
  const gone = TABLE.slice(1000);
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  throws(() => rules.take("again", 1000, gone), "badOption", "detached");
  assert.equal(rules.take("again", 1000, TABLE.subarray(1000)), true);
});
