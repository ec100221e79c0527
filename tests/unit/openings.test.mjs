// The tree of the openings: symmetric moves once, transpositions joined, replies counted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { imageOf, imageOfMove, positionOf, SYMMETRIES, signsOf } from "../../www/game/symmetry.js";
import { createTree, keyOf, repliesOf } from "../../www/openings/tree.js";
import * as rules from "../e2e/support/rules.mjs";

const { legalMoves, newGame, play } = rules;

/** Games of all variants, played by chance, at every moment. */
function* moments() {
  let seed = 7;
  const chance = (below) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  for (const variant of ["children", "standard", "expert"]) {
    let game = newGame({ variant });
    for (;;) {
      yield game;
      const moves = legalMoves(game);
      if (moves.length === 0) break;
      // Without its moves, so that no repetition ends it.
      game = newGame({ variant, position: play(game, moves[chance(moves.length)]).position });
    }
  }
}

/** @type {(symmetry: number, game: import("../e2e/support/rules.mjs").Game) => string} */
const imageText = (symmetry, { balls, turn }) =>
  positionOf(imageOf(symmetry, signsOf(balls)), turn === "light" ? "l" : "d");

test("the rules have the symmetries of the board", () => {
  let figures = 0;
  for (const game of moments()) {
    for (const symmetry of SYMMETRIES) {
      const image = newGame({ ...game.rules, position: imageText(symmetry, game) });
      if (symmetry === 0) assert.equal(image.position, game.position);
      assert.equal(keyOf(image), keyOf(game));
      const moves = legalMoves(game);
      assert.equal(legalMoves(image).length, moves.length);
      for (const { text, takeBack } of moves.slice(0, 12)) {
        figures += takeBack.length;
        assert.equal(
          play(image, imageOfMove(symmetry, text)).position,
          imageText(symmetry, play(game, text)),
          `${game.position}: ${text} by ${symmetry}`,
        );
      }
    }
  }
  assert.ok(figures > 100, "balls taken back are among the moves");
});

test("symmetric moves are one way: at the start a corner, an edge and the middle", () => {
  const tree = createTree(rules);
  const ways = tree.waysOf(newGame());
  assert.deepEqual(
    ways.map(({ moves }) => moves.map(({ text }) => text).join(" ")),
    ["1a1 1d1 1a4 1d4", "1b1 1c1 1a2 1d2 1a3 1d3 1b4 1c4", "1b2 1c2 1b3 1c3"],
  );
  // After a move off the diagonals, no two moves are the same.
  assert.equal(tree.waysOf(newGame({ moves: ["1b1"] })).length, 15);
});

test("every move is in exactly one way, and all moves of a way lead to the same node", () => {
  const tree = createTree(rules);
  for (const game of moments()) {
    const ways = tree.waysOf(game);
    const all = ways.flatMap(({ moves }) => moves.map(({ text }) => text));
    assert.deepEqual(
      all.toSorted(),
      legalMoves(game)
        .map(({ text }) => text)
        .toSorted(),
    );
    assert.equal(new Set(ways.map(({ key }) => key)).size, ways.length);
    for (const { key, moves } of ways) {
      for (const move of moves) assert.equal(keyOf(play(game, move)), key);
    }
  }
});

test("a position is the same by whatever moves it is reached, and has its shortest line", () => {
  const tree = createTree(rules);
  const first = newGame({ moves: ["1b2", "1c2", "1b3"] });
  const second = newGame({ moves: ["1b3", "1c2", "1b2"] });
  assert.equal(keyOf(first), keyOf(second));
  tree.visit(first);
  assert.equal(tree.otherLine(first), null);
  assert.deepEqual(tree.otherLine(second), first.moves);
  // An image of the known line is no other line; an image of the other order has the image of the line.
  assert.equal(tree.otherLine(newGame({ moves: ["1c2", "1b2", "1c3"] })), null);
  assert.deepEqual(tree.otherLine(newGame({ moves: ["1c3", "1b2", "1c2"] })), [
    "1c2",
    "1b2",
    "1c3",
  ]);
  // One move ahead is known as well.
  const ahead = newGame({ moves: ["1b3", "1c2", "1b2", "1a1"] });
  assert.deepEqual(tree.otherLine(ahead), ["1b2", "1c2", "1b3", "1a1"]);
  // Other rules are another tree.
  assert.equal(tree.otherLine(newGame({ variant: "expert", moves: second.moves })), null);
});

test("a longer line gives way to a shorter one", () => {
  const tree = createTree(rules);
  // A ball is raised, and another one comes to its place.
  const position = "4/4/4/dlld 3/3/3 2/2 1 l";
  const start = { variant: "expert", position };
  const long = newGame({ ...start, moves: ["1a2", "1a4"] });
  tree.visit(long);
  const short = newGame({ ...start, moves: ["1a2"] });
  tree.visit(short);
  assert.deepEqual(tree.otherLine(newGame({ ...start, moves: ["1a2", "1a4"] })), null);
  assert.equal(tree.otherLine(newGame({ position, moves: ["1d2"] })), null, "not these rules");
});

test("an answer about a node gives values to the moves of each image", () => {
  const tree = createTree(rules);
  const game = newGame({ moves: ["1c3", "1b2"] });
  const key = keyOf(game);
  const texts = legalMoves(tree.nodeOf(key)).map(({ text }) => text);
  const scores = texts.map((text, i) => ({ text, score: -i }));
  const values = tree.valuesOf(key, scores);
  const ways = tree.waysOf(game);
  assert.deepEqual([...values.keys()].toSorted(), ways.map(({ key }) => key).toSorted());
  const order = [...values.values()].map(({ score }) => score);
  assert.deepEqual(
    order,
    order.toSorted((a, b) => b - a),
    "best first",
  );
});

test("the replies that keep the value are counted where all values are proven", () => {
  const known = (...values) =>
    new Map(values.map((value, i) => [String(i), { value, exact: value !== null }]));
  assert.deepEqual(repliesOf(known("win", "win", "loss")), { keep: 2, all: 3 });
  assert.deepEqual(repliesOf(known("draw", "loss", "loss")), { keep: 1, all: 3 });
  assert.equal(repliesOf(known("win", null)), null);
  assert.equal(repliesOf(known()), null);
});
