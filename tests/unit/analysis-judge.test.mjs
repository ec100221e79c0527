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

const proven = (text, value, distance = null) => {
  const score = { win: 30_000 - distance, draw: 0, loss: distance - 30_000 }[value];
  return { text, value, distance, exact: true, score };
};
const guessed = (text, score) => ({ text, value: null, distance: null, exact: false, score });

test("a position with a proven winning move is a proven win", () => {
  const scores = [proven("1a1", "win", 13), guessed("1b1", 20)];
  const { value, distance, exact, chance } = standing(scores);
  assert.deepEqual(
    { value, distance, exact, chance },
    { value: "win", distance: 13, exact: true, chance: 1 },
  );
});

test("a draw or a loss is proven only when every move is proven", () => {
  const open = standing([guessed("1b1", 5), proven("1a1", "draw"), proven("1c1", "loss", 8)]);
  assert.equal(open.exact, false);
  assert.equal(open.value, null);
  assert.equal(open.holds, true);
  const closed = standing([proven("1a1", "draw"), proven("1c1", "loss", 8)]);
  assert.equal(closed.exact, true);
  assert.equal(closed.value, "draw");
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
  assert.deepEqual(
    { value, distance, chance, holds },
    { value: "loss", distance: 12, chance: 0, holds: false },
  );
  assert.deepEqual(turned(turned(won), 1), won);
  assert.equal(turned(standingAfter(proven("1a1", "draw"))).value, "draw");
});

test("a turn that gives a proven win or draw away is a mistake", () => {
  const scores = [proven("1a1", "win", 9), proven("1b1", "draw"), proven("1c1", "loss", 6)];
  for (const played of ["1b1", "1c1"]) {
    const judgement = judge(scores, played, null);
    assert.equal(judgement?.better, "1a1", played);
  }
  assert.equal(judge(scores.slice(1), "1c1", null)?.better, "1b1");
  assert.equal(judge(scores, "1a1", null), null);
});

test("a slower win, a faster loss and what is not proven are no mistakes", () => {
  const judged = (...scores) => judge(scores, scores.at(-1).text, null);
  assert.equal(judged(proven("1a1", "win", 9), proven("1b1", "win", 31)), null);
  assert.equal(judged(proven("1a1", "loss", 30), proven("1b1", "loss", 2)), null);
  assert.equal(judged(proven("1a1", "win", 9), guessed("1b1", -60)), null);
  assert.equal(judged(guessed("1a1", 90), proven("1b1", "loss", 8)), null);
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

test("a proven loss is a mistake if a draw is proven, even if an estimate is higher", () => {
  const scores = [guessed("1a1", 90), proven("1b1", "draw"), proven("1c1", "loss", 4)];
  const judgement = judge(scores, "1c1", null);
  assert.equal(judgement?.better, "1b1");
});

test("a turn without a score is not judged", () => {
  assert.equal(judge([proven("1a1", "win", 3)], "4a1", null), null);
});
