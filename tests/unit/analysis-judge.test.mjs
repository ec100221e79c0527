// What scores say about positions and games: values, distances, and the standing of a moment.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chance,
  isSameGame,
  isSettled,
  lightShare,
  standing,
  standingAfter,
  standingAt,
  turned,
} from "../../www/engine/judge.js";
import { keyOf } from "../../www/engine/know.js";
import { guessed, proven } from "./support/scores.mjs";

const win = proven("1a1", "win", 9);
const draw = proven("1b1", "draw");
const loss = proven("1c1", "loss", 6);

test("a win is proven by one move, less than that by all, and a distance adds to it", () => {
  for (const [scores, value, exact, holds, settled] of [
    [[win, guessed("1d1", 20)], "win", true, true, false],
    [[guessed("1d1", 5), draw, loss], null, false, true, false],
    [[draw, loss], "draw", true, true, true],
    [[loss], "loss", true, false, true],
    [[proven("1a1", "win", null), draw], "win", true, true, false],
  ]) {
    const found = standing(scores);
    const told = [found.value, found.distance, found.exact, found.holds];
    assert.deepEqual(told, [value, value && scores[0].distance, exact, holds]);
    assert.equal(isSettled(scores), settled);
  }
});

test("an estimate gives a chance, which is 0.5 at score 0 and rises with the score", () => {
  assert.equal(chance(guessed("", 0)), 0.5);
  assert.ok(chance(guessed("", 100)) > 0.9);
  assert.ok(chance(guessed("", -100)) < 0.1);
  assert.ok(Math.abs(chance(guessed("", 70)) + chance(guessed("", -70)) - 1) < 1e-12);
});

test("the standing of the other player is the opposite one, one turn nearer to the end", () => {
  const won = standingAfter(win);
  const { value, distance, chance, holds } = turned(won);
  assert.deepEqual([value, distance, chance, holds], ["loss", 8, 0, false]);
  assert.deepEqual(turned(turned(won), 1), won);
  const drawn = turned(standingAfter(draw));
  assert.deepEqual([drawn.value, drawn.holds], ["draw", true]);
});

const rules = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const plain = { rules, start: "4/4/4/4 3/3/3 2/2 1 l", result: null, turn: "light" };
const played = (moves, more = {}) => ({ ...plain, moves, ...more });

test("the last standing is the result of the game, or the value of the position after the players ended it", () => {
  const ended = (winner, reason) => played(["1a1"], { result: { winner, reason }, turn: "dark" });
  const none = () => null;
  assert.equal(standingAt(ended("light", "apex"), 0, none), null);
  assert.equal(standingAt(ended("light", "apex"), 1, none).value, "loss");
  const resigned = ended("light", "resignation");
  assert.equal(standingAt(resigned, 1, none), null);
  assert.equal(standingAt(ended(null, "agreement"), 1, none), null);
  const answer = { scores: [proven("1b1", "win", 3)], timeMs: 100, final: true };
  const known = (key) => (key === keyOf(resigned) ? answer : null);
  assert.equal(standingAt(resigned, 1, known).value, "win");
  assert.equal(standingAt(ended(null, "repetition"), 1, none).value, "draw");
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
  const [now, soon, some, late] = [0, 11, null, 63].map((distance) => share("win", distance, 1));
  assert.ok(some < soon && late < some, "in nobody knows how many turns");
  assert.ok(now === 1 && soon < 1 && late < soon && late > 0.65, `${soon} ${late}`);
  assert.ok(share(null, null, 0.99) < 0.8, "a guess is not shown as a win");
  assert.equal(share("win", 11, 1, "dark"), 1 - soon);
  assert.equal(share("draw", null, 0.5, "dark"), 0.5);
});
