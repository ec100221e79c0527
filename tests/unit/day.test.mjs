// The day's puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dayName, dayOf, FIRST_DAY, parseDay, puzzlesOfDays } from "../../www/puzzle/day.js";

/** A thousand puzzles; every fifth asks for a judgement. */
const PUZZLES = Array.from({ length: 1000 }, (_, i) => ({
  number: i + 1,
  kind: i % 5 === 4 ? "judge" : "move",
  rating: 600 + ((i * 7919) % 1000),
}));

test("a day begins at midnight in UTC, whatever the time zone", () => {
  const midnight = Date.UTC(2026, 10, 22);
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    process.env.TZ = zone;
    assert.equal(dayName(dayOf(midnight)), "2026-11-22");
    assert.equal(dayName(dayOf(midnight - 1)), "2026-11-21");
    assert.equal(parseDay("2026-11-22"), dayOf(midnight));
  }
});

test("only dates are read as days", () => {
  for (const name of [
    "",
    "2026-11",
    "2026-02-30",
    "2026-13-01",
    "2026-11-22T10:00",
    "standard-4",
  ]) {
    assert.equal(parseDay(name), null, name);
  }
  assert.equal(parseDay("2028-02-29"), Date.UTC(2028, 1, 29) / 86_400_000);
});

test("no puzzle comes again before all of its weekday have come", () => {
  const puzzleOf = puzzlesOfDays(PUZZLES);
  const weeks = Math.floor(800 / 7);
  const days = Array.from({ length: weeks * 7 }, (_, i) => FIRST_DAY + i);
  assert.equal(new Set(days.map(puzzleOf)).size, days.length);
  assert.ok(days.every((day) => puzzleOf(day).kind === "move"));
  assert.equal(puzzleOf(FIRST_DAY + 7 * weeks), puzzleOf(FIRST_DAY));
});

test("the week begins with the easiest and ends with the hardest", () => {
  const puzzleOf = puzzlesOfDays(PUZZLES);
  assert.equal(new Date(FIRST_DAY * 86_400_000).getUTCDay(), 1);
  for (let week = 0; week < 30; week += 1) {
    const ratings = [0, 1, 2, 3, 4, 5, 6].map((day) => puzzleOf(FIRST_DAY + 7 * week + day).rating);
    assert.deepEqual(
      ratings,
      ratings.toSorted((a, b) => a - b),
    );
  }
});

test("the order is fixed, and does not follow the numbers", () => {
  const puzzleOf = puzzlesOfDays(PUZZLES.toReversed());
  const numbers = [0, 7, 14, 21].map((day) => puzzleOf(FIRST_DAY + day).number);
  assert.deepEqual(numbers, [877, 123, 13, 568]);
  // A clock set before the first day.
  assert.ok(puzzleOf(0).number > 0);
});
