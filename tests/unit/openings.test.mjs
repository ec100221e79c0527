// The tree of the openings: symmetric moves once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf as nameOf } from "../../www/engine/know.js";
import { imageOf, positionOf, SYMMETRIES, signsOf } from "../../www/game/symmetry.js";
import { nodeText, waysOf } from "../../www/play/analysis/openings.js";
import * as rules from "../e2e/support/rules.mjs";

const { canonicalPosition, legalMoves, newGame, play } = rules;

const nodeOf = (game) => newGame({ ...game.rules, position: nodeText(game) });

/** The name of the node of a game. */
const keyOf = (game) => nameOf(nodeOf(game));

const textsOf = (moves) => moves.map(({ text }) => text).toSorted();

/** A game of each variant at every moment. */
function* moments() {
  for (const variant of ["children", "standard", "expert"]) {
    let game = newGame({ variant });
    for (let ply = 0; ; ply += 1) {
      yield game;
      const moves = legalMoves(game);
      if (moves.length === 0) break;
      const move = moves[(ply * 31) % moves.length];
      // Without its moves, so that no repetition ends it.
      game = newGame({ variant, position: play(game, move).position });
    }
  }
}

test("all images of a position are one node, which is one of them; each move is in the way to its node", () => {
  let figures = 0;
  for (const game of moments()) {
    const { balls, position, turn } = game;
    const legal = legalMoves(game);
    figures += legal.filter(({ takeBack }) => takeBack.length > 0).length;
    assert.equal(canonicalPosition(nodeOf(game)), canonicalPosition(game));
    for (const symmetry of SYMMETRIES) {
      const image = positionOf(imageOf(symmetry, signsOf(balls)), turn[0]);
      if (symmetry === 0) assert.equal(image, position);
      assert.equal(keyOf(newGame({ ...game.rules, position: image })), keyOf(game));
    }
    const ways = waysOf(rules, game);
    assert.deepEqual(textsOf(ways.flatMap(({ moves }) => moves)), textsOf(legal));
    for (const { node } of ways) assert.equal(keyOf(node), nameOf(node), "a way names its node");
  }
  assert.ok(figures > 100, "balls taken back are among the moves");
});

test("a position is one node by whatever moves it is reached, but not by other rules", () => {
  const moves = ["1b2", "1c2", "1b3"];
  assert.equal(keyOf(newGame({ moves })), keyOf(newGame({ moves: moves.toReversed() })));
  assert.notEqual(keyOf(newGame({ moves })), keyOf(newGame({ variant: "expert", moves })));
});
