// The perfect line: the winner in a hurry, the loser holding out, asked for position by position.

import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { keyOf } from "../../www/engine/know.js";
import { createPerfectLine } from "../../www/play/analysis/perfect-line.js";
import * as rules from "../e2e/support/rules.mjs";

const proven = (text, value, distance = null) => ({ text, value, distance, exact: true, score: 0 });

let answers;
let game;
let line;

before(() => {
  game = rules.newGame({ variant: "children" });
});

beforeEach(() => {
  answers = new Map();
  line = createPerfectLine(rules, { answer: (key) => answers.get(key) ?? null });
});

/** Answers the question about the end of the line so far. */
function answer(scores, { timeMs = 100, final = true } = {}) {
  const [{ key }] = line.wanted();
  answers.set(key, { scores, timeMs, final });
  return line.update();
}

test("the line follows the best moves until the game is over, and stays to be stepped through", () => {
  line.start(game, game);
  assert.equal(line.wanted()[0].key, keyOf(game, 0));
  assert.equal(answer([proven("1a1", "loss", 4), proven("1b1", "loss", 2)]), false);
  assert.equal(answer([proven("1b1", "win", 3)]), false);
  assert.equal(line.done, 0.4, "two of five turns");
  assert.deepEqual(line.line.tip.moves, ["1a1", "1b1"]);
  assert.ok(line.has(["1a1"]) && !line.has([]) && !line.has(["1b1"]));
  line.stop();
  assert.equal(line.line, null, "what is not whole is dropped");
});

test("the line goes on from answers that are known already, without asking", () => {
  const next = rules.play(game, "1a1");
  answers.set(keyOf(next, 1), { scores: [proven("1b1", "win", 3)], timeMs: 100, final: true });
  line.start(game, game);
  answer([proven("1a1", "loss", 4)]);
  assert.deepEqual(line.line.tip.moves, ["1a1", "1b1"]);
});

test("the line ends with a word where the value is not proven or a position occurs again", () => {
  line.start(game, game);
  answer([proven("1a1", "loss", 4)]);
  const open = [{ text: "1b1", value: null, distance: null, exact: false, score: 3 }];
  assert.equal(answer(open, { final: false }), false, "more time may prove it");
  assert.equal(answer(open), true);
  assert.deepEqual([line.line.end, line.line.scores.length], ["open", 1]);

  // Light raises and places in turn; the cycle of an endless game.
  const tip = { ...game, repetitions: 2 };
  const cycling = createPerfectLine(
    { ...rules, play: () => tip },
    { answer: () => ({ scores: [proven("1a1", "draw")], timeMs: 100, final: true }) },
  );
  cycling.start(game, game);
  assert.equal(cycling.update(), true);
  assert.equal(cycling.line.end, "repeats");
});

test("an estimate of the distance is taken only after some time, and marks the line", () => {
  const about = { ...proven("1a1", "loss"), estimate: 40 };
  line.start(game, game);
  answer([about], { final: false });
  assert.equal(line.line.scores.length, 0);
  answer([about], { timeMs: 800, final: false });
  assert.deepEqual([line.line.scores.length, line.line.estimated], [1, true]);
});

test("the line belongs to a game: another move drops it", () => {
  line.start(game, game);
  answer([proven("1a1", "loss", 4)]);
  answer([{ text: "1b1", value: null, distance: null, exact: false, score: 3 }]);
  line.follow(game);
  assert.notEqual(line.line, null);
  line.follow(rules.play(game, "1b1"));
  assert.equal(line.line, null);
});
