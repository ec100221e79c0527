// The data of the solution agree with themselves, and the games and positions of the atlas replay by the rules.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { legalMoves, loadGame, newGame } from "../e2e/support/rules.mjs";

const file = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const game = (name) => loadGame(file(`www/atlas/${name}.pgn`));
const solution = (variant) => JSON.parse(file(`docs/solution/${variant}.json`));

for (const variant of ["children", "standard", "expert"]) {
  test(`the positions of note have the moves that are said, and the longest game is as long as the longest loss (${variant})`, () => {
    const data = solution(variant);
    for (const [kind, { position, moves, best }] of Object.entries(data.finds)) {
      const legal = legalMoves(newGame({ ...data.rules, position })).map(({ text }) => text);
      assert.equal(legal.length, moves, kind);
      assert.ok(best === null || legal.includes(best), kind);
    }
    const longest = game(`${variant}-longest`);
    assert.deepEqual(longest.rules, data.rules);
    assert.equal(longest.start, data.finds.longestLoss.position);
    assert.equal(`L${longest.moves.length}`, data.finds.longestLoss.value);
    assert.equal(longest.result?.winner, "dark");
  });
}

test("in a circle each move is the only one, or the only one that does not lose", () => {
  for (const [name, turns, way] of /** @type {const} */ ([
    ["standard-circle", 6, 0],
    ["expert-circle", 8, 0],
    ["expert-start", 2, 13],
  ])) {
    const { moves, notes, result, rules, start } = game(name);
    assert.deepEqual(result, { winner: null, reason: "repetition" }, name);
    for (let ply = way; ply < moves.length; ply += 1) {
      const isMarked = notes.some((note) => note.ply === ply + 1 && note.text === "!");
      const before = newGame({ ...rules, position: start, moves: moves.slice(0, ply) });
      assert.ok(isMarked || legalMoves(before).length === 1, `${name} ${ply}`);
    }
    const once = moves.slice(way, way + turns);
    assert.deepEqual(moves.slice(way + turns, way + 2 * turns), once, name);
  }
});

test("the positions of the atlas are positions of note", () => {
  const shown = readdirSync(new URL("../../www/atlas/", import.meta.url))
    .map((name) => /^(\w+)-(only\w+|behind)\.pgn$/.exec(name))
    .filter((found) => found !== null);
  assert.equal(shown.length, 4);
  for (const [, variant, kind] of shown) {
    const { finds } = solution(variant);
    const { start, moves } = game(`${variant}-${kind}`);
    assert.equal(start, finds[kind].position);
    assert.deepEqual(moves, finds[kind].keeping === 1 ? [finds[kind].best] : []);
  }
});
