// The day's puzzle: which it is, its archive, and its result as a text.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as days from "../../www/exercise/day.js";
import { dayByKey, marksOf, monthOf, stateOf, weeksOf } from "../../www/puzzles/besides.js";
import { addressOfDay, dayOfAddress } from "../../www/puzzles/lists.js";
import { shareOrCopy } from "../../www/site/share.js";

const { dated, dayName, dayOf, FIRST_DAY, parseDay, puzzlesOfDays } = days;

/** A thousand puzzles; every fifth asks for a judgement. */
const PUZZLES = Array.from({ length: 1000 }, (_, i) => ({
  number: i + 1,
  kind: i % 5 === 4 ? "judge" : "move",
  rating: 600 + ((i * 7919) % 1000),
}));

test("a date is in the language of the page, in English with the day first", () => {
  const day = dayOf(Date.UTC(2026, 10, 27));
  const written = (lang) => {
    globalThis.document = { documentElement: { lang } };
    return dated({ dateStyle: "medium" }, day);
  };
  assert.deepEqual(["en", "de"].map(written), ["27 Nov 2026", "27.11.2026"]);
  delete globalThis.document;
});

test("a day begins at midnight in UTC, whatever the time zone", () => {
  const midnight = Date.UTC(2026, 10, 22);
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    process.env.TZ = zone;
    assert.equal(dayName(dayOf(midnight)), "2026-11-22");
    assert.equal(dayName(dayOf(midnight - 1)), "2026-11-21");
    assert.equal(parseDay("2026-11-22"), dayOf(midnight));
  }
});

test("no puzzle comes again before all of its weekday have come, in an order that is fixed", () => {
  const puzzleOf = puzzlesOfDays(PUZZLES);
  const weeks = Math.floor(800 / 7);
  const found = Array.from({ length: weeks * 7 }, (_, i) => puzzleOf(FIRST_DAY + i));
  assert.equal(new Set(found).size, found.length);
  assert.ok(found.every(({ kind }) => kind === "move"));
  const lost = PUZZLES.map((puzzle) => ({ ...puzzle, value: "lost" }));
  const ofBoth = puzzlesOfDays([...lost, ...PUZZLES]);
  const same = found.map((_, i) => ofBoth(FIRST_DAY + i));
  assert.deepEqual(same, found, "none is lost");
  assert.equal(puzzleOf(FIRST_DAY + 7 * weeks), puzzleOf(FIRST_DAY));
  assert.ok(PUZZLES.includes(puzzleOf(0)), "a clock set before the first day");
  const reversed = puzzlesOfDays(PUZZLES.toReversed());
  const numbers = [0, 7, 14, 21].map((day) => reversed(FIRST_DAY + day).number);
  assert.deepEqual(numbers, [877, 123, 13, 568]);
});

test("the week begins with the easiest and ends with the hardest", () => {
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  assert.equal(new Date(FIRST_DAY * 86_400_000).getUTCDay(), 1);
  const puzzleOf = puzzlesOfDays(PUZZLES);
  for (let week = 0; week < 30; week += 1) {
    const ratings = weekdays.map((day) => puzzleOf(FIRST_DAY + 7 * week + day).rating);
    const rising = ratings.toSorted((a, b) => a - b);
    assert.deepEqual(ratings, rising);
  }
  const same = PUZZLES.map((puzzle) => ({ ...puzzle, rating: 1 }));
  const [there, back] = [same, same.toReversed()].map(puzzlesOfDays);
  assert.equal(there(FIRST_DAY), back(FIRST_DAY), "whatever the order of the file");
  const easy = weekdays.map((day) => puzzleOf(FIRST_DAY + 70 + day, true));
  assert.equal(easy[0], puzzleOf(FIRST_DAY + 70), "Mondays are easy for all");
  assert.equal(new Set(easy).size, 7);
  const mondays = Array.from({ length: 120 }, (_, week) => puzzleOf(FIRST_DAY + 7 * week));
  assert.ok(easy.every((puzzle) => mondays.includes(puzzle)));
  const few = puzzlesOfDays(PUZZLES.slice(0, 2));
  assert.ok(weekdays.every((day) => few(FIRST_DAY + day) !== undefined));
});

test("an address names a day and a variant, and only days that have a puzzle", () => {
  const day = parseDay("2026-11-20");
  for (const [end, variant, isEasy] of [
    ["", "standard", false],
    ["-easy", "standard", true],
    ["-expert", "expert", false],
    ["-children-easy", "children", true],
  ]) {
    assert.deepEqual(dayOfAddress(`2026-11-20${end}`), { day, variant, isEasy });
    assert.equal(addressOfDay(day, variant, isEasy), `2026-11-20${end}`);
  }
  assert.equal(dayName(parseDay("2028-02-29")), "2028-02-29");
  const dates = ["", "2026-11", "2026-02-30", "2026-13-01", "2026-11-22T10:00", "standard-4"];
  for (const hash of [...dates, "2026-05-31", "2999-01-01", "2026-11-20-chess"]) {
    assert.equal(dayOfAddress(hash), null, hash);
  }
});

test("a month of the calendar has its days below their weekdays", () => {
  const month = monthOf(parseDay("2026-11-22"));
  assert.equal(dayName(month), "2026-11-01");
  const weeks = weeksOf(month);
  assert.deepEqual(weeks[0], [null, null, null, null, null, null, month]);
  assert.deepEqual(weeks.at(-1), [month + 29, null, null, null, null, null, null]);
  assert.equal(weeks.length, 6);
  assert.equal(weeksOf(monthOf(parseDay("2027-02-10"))).length, 4);
});

test("keys go from day to day and from month to month", () => {
  for (const [key, from, to] of [
    ["ArrowLeft", "2026-11-22", "2026-11-21"],
    ["ArrowDown", "2026-11-22", "2026-11-29"],
    ["Home", "2026-11-22", "2026-11-16"],
    ["End", "2026-11-16", "2026-11-22"],
    ["PageUp", "2026-11-22", "2026-10-22"],
    ["PageDown", "2027-01-31", "2027-02-28"],
  ]) {
    assert.equal(dayName(dayByKey(key, parseDay(from))), to, key);
  }
  assert.equal(dayByKey("a", 5), null);
});

test("a result is shared by the system, else copied, and what happened is known", async () => {
  const result = (navigator) => {
    Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
    return shareOrCopy({ text: "text" }, "text");
  };
  const failing = (name) => () => Promise.reject(Object.assign(new Error(name), { name }));
  const copied = [];
  const clipboard = { writeText: async (text) => void copied.push(text) };
  const canShare = () => true;
  assert.equal(await result({ canShare, share: async () => {}, clipboard }), "shared");
  assert.equal(await result({ canShare, share: failing("AbortError"), clipboard }), "cancelled");
  assert.deepEqual(copied, []);
  assert.equal(await result({ canShare, share: failing("NotAllowedError"), clipboard }), "copied");
  assert.equal(await result({ canShare: () => false, clipboard }), "copied");
  assert.equal(await result({ clipboard: { writeText: failing("NotAllowedError") } }), "refused");
  assert.deepEqual(copied, ["text", "text"]);
});

test("a result has a state, in which later success shows, and a row of marks by step", () => {
  const clean = { isSolved: true, mistakes: 0, hints: 0, day: 1 };
  const failed = { ...clean, isSolved: false };
  const results = [undefined, clean, { ...clean, hints: 1 }, failed, { ...failed, later: true }];
  assert.deepEqual(results.map(stateOf), ["open", "clean", "solved", "failed", "solved"]);
  const trails = ["s", "xhxsxs", "hh-", `${"x".repeat(30)}s`];
  assert.deepEqual(trails.map(marksOf), ["✓", "✗?✗✓ ✗✓", "??–", "✗×30✓"]);
});
