// The tree of the openings: symmetric moves once, replies counted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf as nameOf } from "../../www/engine/know.js";
import { imageOf, positionOf, SYMMETRIES, signsOf } from "../../www/game/symmetry.js";
import { nodeOf, repliesOf, waysOf } from "../../www/play/analysis/openings.js";
import * as rules from "../e2e/support/rules.mjs";

const { legalMoves, newGame, play } = rules;

/** The name of the node of a game. */
const keyOf = (game) => nameOf(nodeOf(rules, game));

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
    const after = (of) =>
      legalMoves(of)
        .map((move) => keyOf(play(of, move)))
        .toSorted();
    figures += legalMoves(game).filter(({ takeBack }) => takeBack.length > 0).length;
    for (const symmetry of SYMMETRIES) {
      const image = newGame({ ...game.rules, position: imageText(symmetry, game) });
      if (symmetry === 0) assert.equal(image.position, game.position);
      assert.equal(keyOf(image), keyOf(game));
      assert.deepEqual(after(image), after(game), `${game.position} by ${symmetry}`);
    }
  }
  assert.ok(figures > 100, "balls taken back are among the moves");
});

test("symmetric moves are one way: at the start a corner, an edge and the middle", () => {
  assert.deepEqual(
    waysOf(rules, newGame()).map(({ moves }) => moves.map(({ text }) => text).join(" ")),
    ["1a1 1d1 1a4 1d4", "1b1 1c1 1a2 1d2 1a3 1d3 1b4 1c4", "1b2 1c2 1b3 1c3"],
  );
  // After a move off the diagonals, no two moves are the same.
  assert.equal(waysOf(rules, newGame({ moves: ["1b1"] })).length, 15);
});

test("every move is in exactly one way, which names its node", () => {
  for (const game of moments()) {
    const ways = waysOf(rules, game);
    const all = ways.flatMap(({ moves }) => moves.map(({ text }) => text)).toSorted();
    const legal = legalMoves(game).map(({ text }) => text);
    assert.deepEqual(all, legal.toSorted());
    for (const { node } of ways) assert.equal(keyOf(node), nameOf(node));
  }
});

test("a position is one node by whatever moves it is reached, but not by other rules", () => {
  const moves = ["1b2", "1c2", "1b3"];
  assert.equal(keyOf(newGame({ moves })), keyOf(newGame({ moves: moves.toReversed() })));
  assert.equal(keyOf(newGame({ moves })), keyOf(newGame({ moves: ["1c2", "1b2", "1c3"] })));
  assert.notEqual(keyOf(newGame({ moves })), keyOf(newGame({ variant: "expert", moves })));
});

test("the replies that keep the value are counted where all values are proven", () => {
  const ways = waysOf(rules, newGame());
  const known = (...values) =>
    ways.map(({ moves }, i) => ({
      text: moves[0].text,
      value: values[i],
      exact: values[i] !== null,
    }));
  assert.deepEqual(repliesOf(ways, known("win", "win", "loss")), { keep: 2, all: 3 });
  assert.deepEqual(repliesOf(ways, known("draw", "loss", "loss")), { keep: 1, all: 3 });
});
