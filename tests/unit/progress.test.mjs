// Rating, streak and repetition of the puzzles, and how they are kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as progress from "../../www/library/progress.js";
import { doneIn, dueOn, withFailed, without, withSolved } from "../../www/library/repetition.js";
import { WISH, withShown } from "../../www/library/wish.js";

const { isAbout, isNew, PROGRESS, rated, scoreOf, streakOf, withOutcome, withRun } = progress;

const CLEAN = { isSolved: true, mistakes: 0, hints: 0 };
const LATE = { isSolved: true, mistakes: 2, hints: 0 };
const HELPED = { isSolved: true, mistakes: 0, hints: 1 };
const LOST = { isSolved: false, mistakes: 1, hints: 2 };
const PUZZLE = { id: "standard-417", rating: 1400 };
const NOTHING = PROGRESS.none;

test("a result is worth a win, half of one or nothing", () => {
  assert.deepEqual([CLEAN, HELPED, LATE, LOST].map(scoreOf), [1, 0.5, 0, 0]);
});

test("a rating follows Glicko's own example", () => {
  // Glickman's paper, its first game alone: 1500 ± 200 beats 1400 ± 30.
  const { value, deviation } = rated({ value: 1500, deviation: 200, day: 9 }, 1400, 1, 9);
  assert.ok(Math.abs(value - 1563) < 1.5, `${value}`);
  assert.ok(Math.abs(deviation - 175) < 2, `${deviation}`);
});

test("a rating settles at the strength of a solver, and is less sure after months away", () => {
  let rating = NOTHING.rating;
  for (let day = 1; day <= 200; day += 1) {
    const puzzle = 1000 + ((day * 377) % 900);
    // What a solver of 1600 scores on average.
    rating = rated(rating, puzzle, 1 / (1 + 10 ** ((puzzle - 1600) / 400)), day);
  }
  assert.ok(Math.abs(rating.value - 1600) < 10, JSON.stringify(rating));
  assert.ok(rating.deviation < 100, JSON.stringify(rating));
  const soon = rated(rating, 1600, 1, 201).deviation;
  assert.ok(rated(rating, 1600, 1, 500).deviation > soon + 50);
  assert.ok(rated(rating, 1600, 1, 5000).deviation <= 550);
});

test("a streak counts days in a row, and waits for today; days after today neither end it nor count", () => {
  const [few, four] = [
    [90, 91, 92, 98, 99],
    [96, 97, 98, 99],
  ];
  for (const [days, today, ...expected] of [
    [[], 100, 0, 0],
    [few, 99, 2, 3],
    [few, 100, 2, 3],
    [few, 101, 0, 3],
    [[...four, 101], 100, 4, 4],
    [[...four, 300, 301], 100, 4, 4],
    [[...four, 100, 101], 100, 5, 5],
    [[...four, 100, 101], 101, 6, 6],
    [[...four, 101], 102, 1, 4],
    [four, 50, 0, 0],
  ]) {
    const { length, best } = streakOf(days, today);
    assert.deepEqual([length, best], expected, `${days} on ${today}`);
  }
});

test("what was failed while the clock was ahead comes back at once, and goes on from today", () => {
  const ahead = withFailed([], PUZZLE.id, 465);
  assert.deepEqual(dueOn(ahead, 100), [PUZZLE.id]);
  assert.deepEqual(withSolved(ahead, PUZZLE.id, 100), [{ id: PUZZLE.id, due: 104, solved: 1 }]);
  // Four days are the longest that a card waits.
  assert.deepEqual(dueOn([{ id: "a", due: 104, solved: 1 }], 100), []);
  assert.deepEqual(dueOn([{ id: "a", due: 105, solved: 1 }], 100), ["a"]);
});

test("a rating of a day to come does not replace another one", () => {
  const rating = (value, day) => ({ ...NOTHING, rating: { value, deviation: 90, day } });
  for (const [here, there, value] of [
    [90, 400, 1300],
    [400, 90, 1301],
    [400, 500, 1300],
  ]) {
    const joined = PROGRESS.join(rating(1300, here), rating(1301, there), 100);
    assert.equal(joined.rating.value, value);
  }
  const after = rated(rating(1300, 400).rating, 1300, 1, 100);
  assert.equal(after.day, 100, "the next puzzle mends it");
});

test("the first attempt is the result, and adds its day if solved on it; a later one neither rates nor adds", () => {
  const lost = withOutcome(NOTHING, PUZZLE, LOST, 50, true);
  assert.deepEqual([lost.results[PUZZLE.id], lost.days], [{ ...LOST, day: 50 }, []]);
  assert.ok(lost.rating.value < NOTHING.rating.value);
  const { results, days, rating } = withOutcome(lost, PUZZLE, CLEAN, 50, true);
  assert.deepEqual(results[PUZZLE.id], { ...LOST, day: 50, later: true });
  assert.deepEqual([days, rating], [[], lost.rating]);
  const again = withOutcome(withOutcome(NOTHING, PUZZLE, CLEAN, 50, true), PUZZLE, CLEAN, 51, true);
  assert.deepEqual(again.results[PUZZLE.id], { ...CLEAN, day: 50 });
  let now = withOutcome(NOTHING, PUZZLE, LATE, 50, true);
  now = withOutcome(now, { id: "expert-3", rating: 900 }, CLEAN, 50, true);
  now = withOutcome(now, { id: "expert-4", rating: 900 }, CLEAN, 51, false);
  assert.deepEqual(now.days, [50]);
});

test("a failed puzzle comes back the next day and after four more, then it is done", () => {
  let { pile } = withOutcome(NOTHING, PUZZLE, LATE, 50, false);
  assert.deepEqual(dueOn(pile, 50), []);
  assert.deepEqual(dueOn(pile, 51), [PUZZLE.id]);
  pile = withSolved(pile, PUZZLE.id, 53);
  assert.deepEqual(dueOn(pile, 56), []);
  assert.deepEqual(dueOn(withFailed(pile, "longer", 50), 57), ["longer", PUZZLE.id]);
  assert.equal(doneIn(pile).size, 0);
  const done = withSolved(pile, PUZZLE.id, 57);
  assert.deepEqual([...doneIn(done)], [PUZZLE.id]);
  assert.deepEqual(dueOn(done, 999), []);
  assert.deepEqual(withSolved(done, PUZZLE.id, 99), done);
  assert.deepEqual(without(done, PUZZLE.id), []);
  // Failed again, it begins again.
  const failed = withFailed(pile, PUZZLE.id, 57);
  assert.deepEqual(failed, [{ id: PUZZLE.id, due: 58, solved: 0 }]);
  // Solved too early, or never failed: nothing changes.
  assert.deepEqual(withSolved(failed, PUZZLE.id, 57), failed);
  assert.deepEqual(withSolved(failed, "expert-1", 99), failed);
});

test("the progress of two devices is joined", () => {
  const other = { id: "expert-2", rating: 900 };
  const here = withOutcome(NOTHING, PUZZLE, CLEAN, 50, true);
  const there = withOutcome(withOutcome(NOTHING, PUZZLE, LATE, 40, true), other, LOST, 60, true);
  const both = PROGRESS.join(here, there);
  assert.deepEqual(both.results[PUZZLE.id], here.results[PUZZLE.id]);
  assert.ok("expert-2" in both.results);
  assert.deepEqual(both.days, [40, 50]);
  assert.deepEqual(both.rating, there.rating);
  assert.equal(both.pile.length, 2);
  const mine = { ...here, pile: [{ id: "expert-2", due: 55, solved: 1 }] };
  assert.deepEqual(PROGRESS.join(mine, there).pile[0], mine.pile[0]);
  const runs = [withRun(withRun(here, "a", 4), "a", 3), withRun(withRun(there, "b", 2), "b", 3)];
  assert.deepEqual(PROGRESS.join(...runs).runs, { a: 4, b: 3 });
  const [few, many] = [1, 2].map((solved) => withRun(here, "a", solved));
  assert.deepEqual(PROGRESS.join(few, many).runs, { a: 2 });
});

test("one puzzle moves a rating by at most 300, after ten results by at most 60", () => {
  let now = NOTHING;
  // With months between them, so that the rating is unsure.
  const steps = Array.from({ length: 12 }, (_, i) => {
    const [rating, outcome] = i < 10 ? [600, LOST] : [2800, CLEAN];
    const { value } = now.rating;
    now = withOutcome(now, { id: `standard-${i}`, rating }, outcome, 50 + 300 * i, false);
    return Math.round(now.rating.value - value);
  });
  assert.deepEqual([steps[0], ...steps.slice(10)], [-300, 60, 60]);
});

test("a puzzle of a run has a result and comes back, and neither rates nor settles a rating", () => {
  const puzzles = Array.from({ length: 12 }, (_, i) => ({ ...PUZZLE, id: `standard-${i}` }));
  const after = (more, outcome) =>
    puzzles.reduce(
      (now, one) => withOutcome(now, { ...one, ...more }, outcome, 50, false),
      NOTHING,
    );
  const run = after({ isOnce: true }, LOST);
  assert.deepEqual(run.rating, NOTHING.rating);
  assert.deepEqual(run.results["standard-0"], { ...LOST, day: 50, isRun: true });
  assert.deepEqual([run.pile.length, isAbout(run), isNew(run)], [12, true, true]);
  assert.ok(!isNew(after({ isOnce: true }, LATE)));
  const rest = after({}, CLEAN);
  assert.deepEqual([isAbout(rest), isNew(rest)], [false, false]);
  assert.ok(!isNew(puzzles.reduce((now, one) => withOutcome(now, one, LATE, 51, false), run)));
});

test("of a damaged entry everything sound is taken", () => {
  const card = { id: "expert-2", due: 5, solved: 0 };
  const whole = {
    rating: { value: 1300, deviation: 90, day: 4 },
    results: { "expert-1": { ...CLEAN, day: 4 } },
    days: [4, 5],
    pile: [card],
    runs: { "expert-ten": 7 },
  };
  assert.deepEqual(PROGRESS.read(whole), { kept: whole, isWhole: true });
  for (const damaged of [
    { results: { ...whole.results, "expert-2": { day: "4" } } },
    { days: [4, "6", 5] },
    { runs: { ...whole.runs, "expert-three": "9" } },
    ...[null, { id: 7 }, { due: "3" }, { solved: -1 }].map((odd) => ({
      pile: [odd && { ...card, ...odd }, card],
    })),
  ]) {
    assert.deepEqual(PROGRESS.read({ ...whole, ...damaged }), { kept: whole, isWhole: false });
  }
  const { runs: _, ...earlier } = whole;
  assert.deepEqual(PROGRESS.read(earlier), { kept: { ...whole, runs: {} }, isWhole: true });
  for (const other of [null, 7, [], { ...whole, rating: { value: "x" } }, { ...whole, days: 4 }]) {
    assert.equal(PROGRESS.read(other).isWhole, false);
  }
});

test("a puzzle that is shown again is remembered once, as the last", () => {
  const shown = ["a", "b", "a"].reduce(withShown, WISH.none).shown;
  assert.deepEqual(shown, ["b", "a"]);
  const many = Array.from({ length: 201 }, (_, i) => `${i}`);
  assert.deepEqual(many.reduce(withShown, WISH.none).shown, many.slice(1), "the last 200");
});
