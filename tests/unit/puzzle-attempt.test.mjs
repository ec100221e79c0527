// One attempt at a puzzle: every way through it, as plain values.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answered,
  back,
  begin,
  choose,
  givenUp,
  hinted,
  isOver,
  judged,
  replied,
  resultOf,
  unjudged,
} from "../../www/puzzle/attempt.js";

const LINE = ["1a1", "1b1", "1c1"];
const puzzle = { kind: "move", value: "won", line: LINE };
const right = (reply) => ({ isRight: true, value: "won", reply });
const wrong = (reply) => ({ isRight: false, value: "lost", reply });

/** The attempt after the solver's move and its verdict. */
const played = (attempt, turn, verdict) => judged(choose(attempt, turn), puzzle, verdict);

test("right moves lead through the line to its end", () => {
  const first = played(begin(puzzle), "1a1", right("1b1"));
  assert.equal(first.phase, "right");
  const second = replied(first);
  assert.deepEqual([second.phase, second.step, second.moves], ["choosing", 1, ["1a1", "1b1"]]);
  const end = played(second, "1c1", right(null));
  assert.deepEqual([end.phase, end.moves], ["solved", LINE]);
  assert.deepEqual(resultOf(end), { isSolved: true, mistakes: 0, hints: 0 });
});

test("a wrong move is refuted, and goes back to the position before it", () => {
  const later = replied(played(begin(puzzle), "1a1", right("1b1")));
  const refuted = replied(played(later, "1d1", wrong("1d2")));
  assert.deepEqual(
    [refuted.phase, refuted.mistakes, refuted.moves],
    ["refuted", 1, ["1a1", "1b1", "1d1", "1d2"]],
  );
  const again = back(refuted);
  assert.deepEqual([again.phase, again.moves, again.step], ["choosing", ["1a1", "1b1"], 1]);
  assert.equal(resultOf(played(again, "1c1", right(null))).mistakes, 1);
  // A wrong move may end the game: then there is no reply.
  const over = replied(played(later, "1d1", wrong(null)));
  assert.deepEqual([over.phase, back(over).moves], ["refuted", ["1a1", "1b1"]]);
});

test("a right move that is not the line's ends the puzzle", () => {
  assert.equal(played(begin(puzzle), "1d4", right("1b1")).phase, "solved");
});

test("a move that could not be judged goes back without a mistake", () => {
  const asked = choose(begin(puzzle), "1d1");
  assert.deepEqual(unjudged(asked), begin(puzzle));
});

test("there are two hints for each move, and they are counted", () => {
  const hints = hinted(hinted(hinted(begin(puzzle))));
  assert.deepEqual([hints.hint, hints.hints], [2, 2]);
  const next = hinted(replied(played(hints, "1a1", right("1b1"))));
  assert.deepEqual([next.hint, next.hints], [1, 3]);
});

test("whoever gives up has not solved it", () => {
  const shown = givenUp(replied(played(begin(puzzle), "1d1", wrong("1d2"))));
  assert.ok(isOver(shown));
  assert.deepEqual(resultOf(shown), { isSolved: false, mistakes: 1, hints: 0 });
  assert.equal(choose(shown, "1a1"), shown, "nothing can be played any more");
  assert.equal(hinted(shown), shown);
});

test("a judgement is one answer", () => {
  const judge = { kind: "judge", value: "endless", line: [] };
  const asked = begin(judge);
  assert.equal(choose(asked, "1a1"), asked);
  const good = answered(asked, judge, "endless");
  assert.deepEqual(resultOf(good), { isSolved: true, mistakes: 0, hints: 0 });
  const bad = answered(asked, judge, "won");
  assert.deepEqual(resultOf(bad), { isSolved: false, mistakes: 1, hints: 0 });
  assert.equal(answered(bad, judge, "endless"), bad);
});

test("a step that does not fit the moment changes nothing", () => {
  const asked = choose(begin(puzzle), "1a1");
  for (const step of [(one) => choose(one, "1b1"), replied, back, hinted]) {
    assert.equal(step(asked), asked);
  }
});
