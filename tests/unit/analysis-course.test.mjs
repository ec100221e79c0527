// The course of a game: the standing of every position, from its own scores or from those of the position before.

import assert from "node:assert/strict";
import { test } from "node:test";
import { courseOf, isSameGame, lightShare, standingOver } from "../../www/engine/course.js";
import { keyOf } from "../../www/engine/know.js";
import { guessed, proven } from "./support/scores.mjs";

const rules = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const START = "4/4/4/4 3/3/3 2/2 1 l";
const plain = { rules, start: START, result: null, turn: "light" };
const played = (moves, more = {}) => ({ ...plain, moves, ...more });

/** Looks up the answers of the engine, which are listed by the number of turns played. */
const known = (game, answers) => (key) => {
  const turn = Object.keys(answers).find((turn) => keyOf(game, +turn) === key);
  return turn === undefined ? null : { scores: answers[turn], timeMs: 100, final: true };
};

test("a standing comes from the scores of its position, or from the score of the turn before it", () => {
  const game = played(["1a1", "1b1", "1c1"], { turn: "dark" });
  const points = courseOf(
    game,
    known(game, {
      0: [proven("1a1", "win", 5), proven("1d1", "loss", 2)],
      2: [guessed("1c1", 40)],
    }),
  );
  assert.deepEqual(
    points.map(({ standing }) => standing && [standing.value, standing.distance]),
    [
      ["win", 5],
      ["loss", 4],
      [null, null],
      [null, null],
    ],
  );
  assert.ok(points[2].standing.chance > 0.5);
  assert.ok(points[3].standing.chance < 0.5, "the chance is the one of the other player");
  assert.deepEqual(
    points.map(({ player }) => player),
    ["light", "dark", "light", "dark"],
  );
});

test("a turn is judged by the scores before it and after it", () => {
  const game = played(["1a1", "1b1"], { start: "4/4/4/4 3/3/3 2/2 1 d", turn: "dark" });
  const points = courseOf(
    game,
    known(game, {
      0: [proven("1d1", "win", 5), proven("1a1", "loss", 2)],
      1: [proven("1c1", "win", 7), guessed("1b1", 10)],
      2: [proven("1d4", "loss", 8)],
    }),
  );
  assert.deepEqual(
    points.map(({ judgement }) => judgement?.better ?? null),
    [null, "1d1", null],
    "light's slower win is not a mistake",
  );
  assert.equal(points[0].player, "dark");
});

test("the last standing is the result of the game, or the value of the position after a concession", () => {
  const moves = ["1a1"];
  const apex = { winner: "light", reason: "apex" };
  const over = played(moves, { result: apex, turn: "dark" });
  assert.deepEqual(
    courseOf(over, () => null).map(({ standing }) => standing?.value),
    [undefined, "loss"],
  );
  const resigned = played(moves, {
    result: { winner: "light", reason: "resignation" },
    turn: "dark",
  });
  const answers = known(resigned, { 1: [proven("1b1", "win", 3)] });
  assert.equal(courseOf(resigned, answers)[1].standing?.value, "win");
  const drawn = { result: { winner: null, reason: "repetition" }, turn: "dark" };
  assert.equal(standingOver(drawn)?.value, "draw");
  assert.equal(standingOver({ result: null, turn: "dark" }), null);
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
  const won = (distance) => ({ value: "win", distance, chance: 1, exact: true });
  const shares = [
    won(0),
    won(11),
    won(63),
    { value: null, distance: null, chance: 0.99, exact: false },
  ].map((standing) => lightShare(standing, "light"));
  assert.equal(shares[0], 1);
  assert.ok(shares[0] > shares[1] && shares[1] > shares[2] && shares[2] > 0.65, String(shares));
  assert.ok(shares[3] < 0.8, "a guess is not shown as a win");
  assert.equal(lightShare(won(11), "dark"), 1 - shares[1]);
  assert.equal(
    lightShare({ value: "draw", distance: null, chance: 0.5, exact: true }, "dark"),
    0.5,
  );
});
