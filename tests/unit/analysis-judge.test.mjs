// What scores say about positions and turns: values, distances and mistakes.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chance,
  isSettled,
  judge,
  standing,
  standingAfter,
  turned,
} from "../../www/engine/judge.js";
import { guessed, proven } from "./support/scores.mjs";

test("a position with a proven winning move is a proven win", () => {
  const scores = [proven("1a1", "win", 13), guessed("1b1", 20)];
  const { value, distance, exact, chance } = standing(scores);
  assert.deepEqual([value, distance, exact, chance], ["win", 13, true, 1]);
});

test("a draw or a loss is proven only when every move is proven", () => {
  const moves = [proven("1a1", "draw"), proven("1c1", "loss", 8)];
  const open = standing([guessed("1b1", 5), ...moves]);
  assert.deepEqual([open.exact, open.value, open.holds], [false, null, true]);
  const closed = standing(moves);
  assert.deepEqual([closed.exact, closed.value], [true, "draw"]);
});

test("scores are settled when all are proven and every win and loss has a distance", () => {
  assert.equal(isSettled([proven("1a1", "win", 3), proven("1b1", "draw")]), true);
  assert.equal(isSettled([proven("1a1", "win", null), proven("1b1", "draw")]), false);
  assert.equal(isSettled([guessed("1a1", 0)]), false);
});

test("an estimate gives a chance, which is 0.5 at score 0 and rises with the score", () => {
  assert.equal(chance(guessed("", 0)), 0.5);
  assert.ok(chance(guessed("", 100)) > 0.9);
  assert.ok(chance(guessed("", -100)) < 0.1);
  assert.ok(Math.abs(chance(guessed("", 70)) + chance(guessed("", -70)) - 1) < 1e-12);
});

test("the standing of the other player is the opposite one, one turn nearer to the end", () => {
  const won = standingAfter(proven("1a1", "win", 13));
  const { value, distance, chance, holds } = turned(won);
  assert.deepEqual([value, distance, chance, holds], ["loss", 12, 0, false]);
  assert.deepEqual(turned(turned(won), 1), won);
  assert.equal(turned(standingAfter(proven("1a1", "draw"))).value, "draw");
});

test("a turn that gives a proven win or draw away is a mistake, and nothing else", () => {
  const [win, draw, loss] = [
    proven("1a1", "win", 9),
    proven("1b1", "draw"),
    proven("1c1", "loss", 6),
  ];
  const better = (...scores) => judge(scores, scores.at(-1).text, null)?.better;
  assert.equal(better(win, draw), "1a1");
  assert.equal(better(win, draw, loss), "1a1");
  assert.equal(better(draw, loss), "1b1");
  assert.equal(better(guessed("1a1", 90), draw, loss), "1b1", "an estimate is higher");
  assert.equal(better(win), undefined);
  assert.equal(better(win, proven("1b1", "win", 31)), undefined, "a slower win");
  assert.equal(better(proven("1a1", "loss", 30), loss), undefined, "a faster loss");
  assert.equal(better(win, guessed("1b1", -60)), undefined);
  assert.equal(better(guessed("1a1", 90), loss), undefined);
  assert.equal(judge([win], "4a1", null), null, "no score");
});

test("a result that is proven after the turn counts even if it was not proven before", () => {
  const scores = [proven("1a1", "win", 9), guessed("1b1", 200)];
  const lost = standing([proven("1d1", "win", 5)]);
  const judgement = judge(scores, "1b1", lost);
  assert.deepEqual(
    [judgement?.played.value, judgement?.played.distance],
    ["loss", 6],
    "the distance counts from before the turn",
  );
  const won = standing([proven("1d1", "loss", 12), proven("1c1", "loss", 10)]);
  assert.equal(judge(scores, "1b1", won), null);
});
