/** The module of the page in Node, loaded through `initSync`; `tests/wasm/contract.rs` has the whole contract. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as module from "../../www/pkg/pylos.js";
import { FEATURES, wholeGame } from "./support/games.mjs";
import {
  analyse,
  chooseMove,
  legalMoves,
  loadGame,
  newGame,
  play,
  undo,
} from "./support/rules.mjs";

/** @typedef {import("./support/games.mjs").Feature} Feature */

for (const variant of /** @type {const} */ (["children", "standard", "expert"])) {
  test(`a program plays a whole game with ${variant} rules, and undoes it`, () => {
    const features = /** @type {Feature[]} */ (Object.keys(FEATURES));
    const wanted = {
      children: features.filter((name) => name === "raise"),
      standard: features.filter((name) => name !== "line"),
      expert: features,
    };
    const { game, turns } = wholeGame({ variant }, wanted[variant]);
    assert.deepEqual(legalMoves(game), []);
    let now = newGame({ variant });
    for (const { before, move } of turns) {
      assert.deepEqual(now, before);
      now = play(now, move);
      assert.deepEqual(now.lastMove, move);
    }
    assert.deepEqual(now, game);
    for (const { before } of turns.toReversed()) {
      now = undo(now);
      assert.deepEqual(now, before);
    }
    assert.deepEqual(loadGame(JSON.parse(JSON.stringify(game))), game);
  });
}

test("a program gets an error for every invalid argument", () => {
  const nonsense = /** @type {any[]} */ ([
    undefined,
    null,
    7,
    Number.NaN,
    Symbol("game"),
    10n,
    () => "game",
    [],
    {},
    { record: 7 },
    { record: "x".repeat(100_000) },
    new Proxy({}, { get: () => assert.fail("trap") }),
  ]);
  for (const value of nonsense) {
    for (const call of [legalMoves, loadGame, undo, analyse, chooseMove]) {
      assert.throws(() => call(value), Error, call.name);
    }
    assert.throws(() => play(value, "1a1"), Error);
    assert.throws(() => play(newGame(), value), Error);
  }
  assert.equal(legalMoves(newGame()).length, 16, "the module still works");
});

test("a program finds exactly the documented exports", () => {
  const { default: init, initSync, ...calls } = module;
  assert.equal(typeof init, "function");
  assert.equal(typeof initSync, "function");
  const names =
    "analyse ask chooseMove coach concede legalMoves loadGame needs newGame play remarks step take themes undo".split(
      " ",
    );
  assert.deepEqual(Object.keys(calls).toSorted(), names);
});
