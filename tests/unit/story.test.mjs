// The story of a game in balls: what each turn cost, the lead, and the turn that decided it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lossesOf, storyOf } from "../../www/play/analysis/story.js";
import * as rules from "../e2e/support/rules.mjs";

/** The story of a game from a drawn board. */
function story(position, moves, end = (game) => game) {
  const start = rules.newGame({ position });
  const game = end(rules.newGame({ position, moves: moves.split(" ") }));
  return storyOf(game, start, rules.remarks(game));
}

const kinds = ({ turns }, turn) => turns[turn].remarks.map(({ kind }) => kind);

/** Dark has three balls of a square; the fourth place is 1b1. */
const THREE = "4/4/dd2/d3 3/3/3 2/2 1 l";

test("a turn that allows a square costs the balls taken back, and nothing where that is overlooked", () => {
  for (const [moves, light, dark] of [
    ["1d4 1b1x1a1x1b1", { balls: 2, turns: [1] }, { balls: 0, turns: [] }],
    // The second ball is lost by the opponent.
    ["1d4 1b1x1b1", { balls: 1, turns: [1] }, { balls: 1, turns: [2] }],
    ["1d4 1a4", { balls: 0, turns: [] }, { balls: 2, turns: [2] }],
  ]) {
    const told = story(THREE, moves);
    assert.deepEqual(kinds(told, 1), ["allowsFigure"]);
    assert.equal(told.turns[1].better, "1b1");
    assert.deepEqual([lossesOf(told, "light"), lossesOf(told, "dark")], [light, dark], moves);
  }
  assert.deepEqual(kinds(story(THREE, "1b1 1d4"), 1), ["blocks"]);
  assert.equal(story(THREE, "1d4 1b1x1a1x1b1").turns[2].won, 2);
});

test("a reproach needs a better turn, and of several to a turn the worst counts", () => {
  const game = rules.newGame();
  const told = (...remarks) => {
    const all = remarks.map(([kind, balls, better = "1b2"]) => {
      return { ply: 0, kind, cells: ["1a1"], balls, better };
    });
    return storyOf(rules.play(game, "1a1"), game, all);
  };
  assert.deepEqual(kinds(told(["takesOneBack", 0, null]), 1), []);
  const worst = told(["missesRaise", -1], ["missesFigure", -2]);
  assert.deepEqual([kinds(worst, 1), worst.turns[1].lost], [["missesFigure"], 2]);
});

test("the lead changes with balls that are won, and with nothing else", () => {
  assert.deepEqual(story("4/4/4/4 3/3/3 2/2 1 l", "1a1 1d4 1b1").leads, [0, 0, 0, 0]);
  assert.deepEqual(story(THREE, "1d4 1b1x1a1x1b1").leads, [3, 3, 1]);
  assert.deepEqual(story(THREE.replace(" l", " d"), "1b1x1b1").leads, [4, 3]);
});

test("the turn after which the loser stayed behind decided the game, else the one that lost most", () => {
  const resigned = (game) => rules.concede(game, "light", "resignation");
  const [lost, kept] = ["1d1 1b1x1a1x1b1", "1b1 1d1"];
  const even = "3l/1l2/dd1l/d3 3/3/3 2/2 1 l";
  const { decisive, leads } = story(even, lost, resigned);
  assert.deepEqual(leads, [0, 0, -2]);
  assert.deepEqual(decisive, { turn: 1, stays: true });
  const behind = "lll1/2l1/dd1l/d3 3/3/3 2/2 1 l";
  assert.deepEqual(story(behind, lost, resigned).decisive, { turn: 1, stays: false });
  assert.equal(story(behind, lost).decisive, null, "nobody has lost");
  assert.equal(story(behind, kept, resigned).decisive, null, "no balls were lost");
});
