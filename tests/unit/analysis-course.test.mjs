// The course of a game: what is known of every moment, from the position itself or from the move before it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { courseOf, isSameGame, keyAt, standingOver } from "../../www/play/analysis/course.js";

const proven = (text, value, distance = null) => {
  const score = { win: 30_000 - distance, draw: 0, loss: distance - 30_000 }[value];
  return { text, value, distance, exact: true, score };
};
const guessed = (text, score) => ({ text, value: null, distance: null, exact: false, score });

const rules = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const START = "4/4/4/4 3/3/3 2/2 1 l";
const played = (moves, { start = START, result = null, turn = "light" } = {}) => ({
  rules,
  moves,
  result,
  turn,
  start,
});

/** What the engine has answered, by the number of turns played. */
const known = (game, answers) => {
  const keys = new Map(
    Object.entries(answers).map(([turn, scores]) => [keyAt(game, +turn), scores]),
  );
  return (key) => {
    const scores = keys.get(key);
    return scores === undefined ? null : { scores, timeMs: 100, final: true };
  };
};

test("a moment is known by its position, or by the move that led there", () => {
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
  assert.ok(points[3].standing.chance < 0.5, "the other player is to move");
  assert.deepEqual(
    points.map(({ player }) => player),
    ["light", "dark", "light", "dark"],
  );
});

test("turns are judged by the moment before them and the one after", () => {
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
    points.map(({ judgement }) => judgement && [judgement.kind, judgement.better]),
    [null, ["mistake", "1d1"], null],
    "light's win is slower, but it stays one",
  );
  assert.equal(points[0].player, "dark");
});

test("a game that is over stands as it ended; one that was conceded, as its position does", () => {
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

test("a game is the same further on and further back, and another one after another turn", () => {
  const short = played(["1a1"]);
  const long = played(["1a1", "1b1"]);
  assert.ok(isSameGame(short, long) && isSameGame(long, short));
  assert.ok(!isSameGame(played(["1b1"]), long));
  const other = { ...long, start: "4/4/4/4 3/3/3 2/2 1 d" };
  assert.ok(!isSameGame(short, other));
});
