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

test("a turn that lets the opponent complete a square costs the balls taken back", () => {
  const told = story(THREE, "1d4 1b1x1a1x1b1");
  assert.deepEqual(kinds(told, 1), ["allowsFigure"]);
  assert.deepEqual(told.turns[1].better, "1b1");
  assert.deepEqual(lossesOf(told, "light"), { balls: 2, turns: [1] });
  assert.equal(told.turns[2].won, 2);
  const one = story(THREE, "1d4 1b1x1b1");
  assert.deepEqual(lossesOf(one, "light"), { balls: 1, turns: [1] });
  assert.deepEqual(lossesOf(one, "dark"), { balls: 1, turns: [2] }, "the second ball");
});

test("a chance that the opponent overlooks costs nothing, and is said to be left", () => {
  const told = story(THREE, "1d4 1a4");
  assert.deepEqual(kinds(told, 1), ["allowsFigure"]);
  assert.deepEqual(lossesOf(told, "light"), { balls: 0, turns: [] });
  assert.deepEqual(lossesOf(told, "dark"), { balls: 2, turns: [2] });
});

test("a turn that allows nothing is named for nothing", () => {
  assert.deepEqual(kinds(story(THREE, "1b1 1d4"), 1), ["blocks"]);
  const quiet = story("4/4/4/4 3/3/3 2/2 1 l", "1a1 1d4");
  assert.deepEqual(
    [1, 2].flatMap((turn) => kinds(quiet, turn)),
    [],
  );
});

test("to take one ball back without a better turn is no fault", () => {
  const game = rules.newGame();
  const remark = { ply: 0, kind: "takesOneBack", cells: ["1a1"], balls: 0, better: null };
  const played = rules.play(game, "1a1");
  assert.deepEqual(kinds(storyOf(played, game, [remark]), 1), []);
});

test("of several reproaches to a turn the worst counts", () => {
  const game = rules.newGame();
  const remark = (kind, balls) => ({ ply: 0, kind, cells: ["1a1"], balls, better: "1b2" });
  const all = [remark("missesFigure", -2), remark("missesRaise", -1)];
  const told = storyOf(rules.play(game, "1a1"), game, all);
  assert.deepEqual(kinds(told, 1), ["missesFigure"]);
  assert.equal(told.turns[1].lost, 2);
});

test("the lead changes with balls that are won, and with nothing else", () => {
  assert.deepEqual(story("4/4/4/4 3/3/3 2/2 1 l", "1a1 1d4 1b1").leads, [0, 0, 0, 0]);
  assert.deepEqual(story(THREE, "1d4 1b1x1a1x1b1").leads, [3, 3, 1]);
  assert.deepEqual(story(THREE.replace(" l", " d"), "1b1x1b1").leads, [4, 3]);
});

const resigned = (game) => rules.concede(game, "light", "resignation");

test("the turn after which the loser stayed behind decided the game", () => {
  const even = "3l/1l2/dd1l/d3 3/3/3 2/2 1 l";
  const { decisive, leads } = story(even, "1d1 1b1x1a1x1b1", resigned);
  assert.deepEqual(leads, [0, 0, -2]);
  assert.deepEqual(decisive, { turn: 1, stays: true });
});

test("where the loser was behind before, the turn that lost most is named; without a loser, none", () => {
  const behind = "lll1/2l1/dd1l/d3 3/3/3 2/2 1 l";
  assert.deepEqual(story(behind, "1d1 1b1x1a1x1b1", resigned).decisive, { turn: 1, stays: false });
  assert.equal(story(behind, "1d1 1b1x1a1x1b1").decisive, null);
  assert.equal(story(behind, "1b1 1d1", resigned).decisive, null);
});
