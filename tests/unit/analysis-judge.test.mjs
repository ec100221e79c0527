// What scores say about positions, turns and games: values, distances, mistakes, and the standing of every moment.

import assert from "node:assert/strict";
import { test } from "node:test";
import { courseOf, isSameGame, lightShare, standingOver } from "../../www/engine/course.js";
import {
  chance,
  isSettled,
  judge,
  standing,
  standingAfter,
  turned,
} from "../../www/engine/judge.js";
import { keyOf } from "../../www/engine/know.js";
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

const rules = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const plain = { rules, start: "4/4/4/4 3/3/3 2/2 1 l", result: null, turn: "light" };
const played = (moves, more = {}) => ({ ...plain, moves, ...more });

/** Looks up the answers of the engine, which are listed by the number of turns played. */
const known = (game, answers) => (key) => {
  const turn = Object.keys(answers).find((turn) => keyOf(game, +turn) === key);
  return turn === undefined ? null : { scores: answers[turn], timeMs: 100, final: true };
};

test("a standing comes from the scores of its position, or from the score of the turn before it", () => {
  const game = played(["1a1", "1b1", "1c1"], { turn: "dark" });
  const answers = {
    0: [proven("1a1", "win", 5), proven("1d1", "loss", 2)],
    2: [guessed("1c1", 40)],
  };
  const points = courseOf(game, known(game, answers));
  assert.deepEqual(
    points.map(({ player, standing }) => [player, standing?.value, standing?.distance]),
    [
      ["light", "win", 5],
      ["dark", "loss", 4],
      ["light", null, null],
      ["dark", null, null],
    ],
  );
  assert.ok(points[2].standing.chance > 0.5);
  assert.ok(points[3].standing.chance < 0.5, "the chance is the one of the other player");
});

test("a turn is judged by the scores before it and after it", () => {
  const game = played(["1a1", "1b1"], { start: "4/4/4/4 3/3/3 2/2 1 d", turn: "dark" });
  const answers = {
    0: [proven("1d1", "win", 5), proven("1a1", "loss", 2)],
    1: [proven("1c1", "win", 7), guessed("1b1", 10)],
    2: [proven("1d4", "loss", 8)],
  };
  const judged = courseOf(game, known(game, answers)).map(({ judgement }) => judgement?.better);
  assert.deepEqual(judged, [undefined, "1d1", undefined], "a slower win is not a mistake");
});

test("the last standing is the result of the game, or the value of the position after a concession", () => {
  const ended = (winner, reason) => played(["1a1"], { result: { winner, reason }, turn: "dark" });
  const [start, end] = courseOf(ended("light", "apex"), () => null);
  assert.deepEqual([start.standing, end.standing.value], [null, "loss"]);
  const resigned = ended("light", "resignation");
  const answers = known(resigned, { 1: [proven("1b1", "win", 3)] });
  assert.equal(courseOf(resigned, answers)[1].standing.value, "win");
  assert.equal(standingOver(ended(null, "repetition")).value, "draw");
  assert.equal(standingOver(plain), null);
});

test("two games are the same if one continues the other, and differ after a different turn or start", () => {
  const short = played(["1a1"]);
  const long = played(["1a1", "1b1"]);
  assert.ok(isSameGame(short, long) && isSameGame(long, short));
  assert.ok(!isSameGame(played(["1b1"]), long));
  const other = { ...long, start: "4/4/4/4 3/3/3 2/2 1 d" };
  assert.ok(!isSameGame(short, other));
});

test("the bar is nearer to its end the sooner a proven win comes, and nearer to the middle without a proof", () => {
  const share = (value, distance, chance, player = "light") =>
    lightShare({ value, distance, chance, exact: value !== null }, player);
  const [now, soon, late] = [0, 11, 63].map((distance) => share("win", distance, 1));
  assert.ok(now === 1 && soon < 1 && late < soon && late > 0.65, `${soon} ${late}`);
  assert.ok(share(null, null, 0.99) < 0.8, "a guess is not shown as a win");
  assert.equal(share("win", 11, 1, "dark"), 1 - soon);
  assert.equal(share("draw", null, 0.5, "dark"), 0.5);
});
