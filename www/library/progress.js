/**
 * What somebody has done with the puzzles: the first result of each, a rating, the days of the streak, and the pile of
 * those that come back. A plain value; every step makes a new one.
 * @import { Entry } from "../site/store.js"
 * @import { Cards } from "./repetition.js"
 */

import { dayOf } from "../exercise/day.js";
import { between, has, oneOf, shape } from "../site/shape.js";
import { store, wholly } from "../site/store.js";
import { text } from "../text/text.js";
import { listOf, partsOf, recordOf } from "./parts.js";
import { joinedById, readCards, withFailed, withSolved } from "./repetition.js";

const { isFinite: isNumber, isInteger } = Number;

/** How an attempt ended; not solved: given up. `trail`: step by step, as in exercise/attempt.js. @typedef {{ isSolved: boolean, mistakes: number, hints: number, trail?: string }} Outcome */

/** @typedef {Outcome & { day: number, later?: boolean, isRun?: boolean }} Result The first outcome; `later`: not solved then, but since; `isRun`: in a run. */

/** By Glicko: the strength, how far from it the true one may be, and the day of the last rated puzzle. @typedef {{ value: number, deviation: number, day: number }} Rating */
/** `results`: by the puzzle's id; `days`: whose puzzle was solved on the day itself, in order; `runs`: the most solved, by the run. @typedef {{ rating: Rating, results: Readonly<Record<string, Result>>, days: readonly number[], pile: Cards, runs: Readonly<Record<string, number>> }} Progress */

/** The deviation of somebody unknown, and of somebody well known; both and the first rating are fitted in tests/unit/next-puzzle.test.mjs. */
const [WIDEST, NARROWEST] = [550, 45];
/** @type {Progress} */
export const NONE = {
  rating: { value: 1400, deviation: WIDEST, day: 0 },
  ...{ results: {}, days: [], pile: [], runs: {} },
};

/** The deviation's square grows by this much a day: after two years away, nothing is known any more. */
const DAILY = (WIDEST ** 2 - NARROWEST ** 2) / 730;
/** The puzzles' own deviation: their ratings come from matches of the computer's levels. */
const OF_PUZZLES = 60;

/** After so many puzzles a rating is one; before, it is about right. */
const SETTLED = 10;
/** One puzzle changes a rating by at most so much, and leaves at least so wide a deviation: before, and then. */
const [BEFORE, THEN] = [
  { most: 300, narrowest: 170 },
  { most: 60, narrowest: NARROWEST },
];

/** Whether a rating is only about right. @param {Pick<Progress, "results">} progress */
export const isAbout = ({ results }) =>
  Object.values(results).filter(({ isRun }) => !isRun).length < SETTLED;

/** Whether somebody has solved few puzzles, and gets the easy one of the day. @param {Pick<Progress, "results">} progress */
export const isNew = ({ results }) =>
  Object.values(results).filter(({ isSolved, later }) => isSolved || later).length < SETTLED;

/** A puzzle counts as beaten without mistake and without hint, as drawn with a hint. @param {Outcome} outcome */
export function scoreOf({ isSolved, mistakes, hints }) {
  if (!isSolved || mistakes > 0) return 0;
  return hints > 0 ? 0.5 : 1;
}

/** The rating after one puzzle, by Glicko with one game a period. @type {(rating: Rating, puzzle: number, score: number, day: number) => Rating} */
export function rated({ value, deviation, day: before }, puzzle, score, day) {
  const away = Math.max(0, day - before);
  const square = Math.min(deviation ** 2 + DAILY * away, WIDEST ** 2);
  const q = Math.LN10 / 400;
  const g = 1 / Math.sqrt(1 + (3 * q ** 2 * OF_PUZZLES ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (value - puzzle)) / 400));
  const certainty = 1 / square + q ** 2 * g ** 2 * expected * (1 - expected);
  return {
    value: value + (q / certainty) * g * (score - expected),
    deviation: Math.sqrt(1 / certainty),
    day,
  };
}

/** @type {(progress: Progress, puzzle: number, score: number, day: number) => Rating} */
function after(progress, puzzle, score, day) {
  const { value: before } = progress.rating;
  const { value, deviation } = rated(progress.rating, puzzle, score, day);
  const { most, narrowest } = isAbout(progress) ? BEFORE : THEN;
  return {
    value: Math.min(before + most, Math.max(before - most, value)),
    deviation: Math.max(deviation, narrowest),
    day,
  };
}

/**
 * The days in a row until today; a streak that ended yesterday can still go on. Days after today are of a wrong clock: they
 * do not count before they come.
 * @type {(days: readonly number[], today: number) => { length: number, best: number }}
 */
export function streakOf(days, today) {
  let best = 0;
  let run = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    if (day > today) continue;
    run = day === last + 1 ? run + 1 : 1;
    last = day;
    best = Math.max(best, run);
  }
  return { length: last >= today - 1 ? run : 0, best };
}

/**
 * The progress after an attempt that was begun on a day. The first one at a puzzle is its result and is rated, unless it asks
 * for a judgement, which can be guessed, or was in a run; a later one only moves the card on the pile. `isOfDay`: it is a
 * puzzle of that day.
 * @type {(progress: Progress, puzzle: { id: string, kind: string, rating?: number, isOnce?: boolean }, outcome: Outcome, day: number, isOfDay: boolean) => Progress}
 */
export function withOutcome(progress, { id, kind, rating = 0, isOnce }, outcome, day, isOfDay) {
  const { isSolved } = outcome;
  const score = scoreOf(outcome);
  const { results, days, pile } = progress;
  /** @type {Result | undefined} */
  const first = results[id];
  const later = first && (first.isSolved || !isSolved ? first : { ...first, later: true });
  const isRated = !first && kind !== "judge" && !isOnce;
  return {
    ...progress,
    rating: isRated ? after(progress, rating, score, day) : progress.rating,
    results: { ...results, [id]: later ?? { ...outcome, day, ...(isOnce && { isRun: true }) } },
    days: isOfDay && isSolved && !first ? inOrder([...days, day]) : days,
    pile: (score === 0 ? withFailed : withSolved)(pile, id, day),
  };
}

/** The progress after a run in which so many were solved: the most stays. @type {(progress: Progress, run: string, solved: number) => Progress} */
export const withRun = (progress, run, solved) => ({
  ...progress,
  runs: mostOf(progress.runs, { [run]: solved }),
});

/** @type {(here: Progress["runs"], there: Progress["runs"]) => Progress["runs"]} */
const mostOf = (here, there) => {
  const runs = Object.keys({ ...here, ...there });
  return Object.fromEntries(runs.map((run) => [run, Math.max(here[run] ?? 0, there[run] ?? 0)]));
};

/** Each day once, in order. @param {readonly number[]} days */
const inOrder = (days) => [...new Set(days)].sort((a, b) => a - b);

/** What two devices know together; a result of both is that of the first. @type {(here: Progress, there: Progress, today?: number) => Progress} */
function joined(here, there, today = dayOf()) {
  // A rating of a day to come says nothing about which is the later one.
  const dayOfRating = (/** @type {Progress} */ { rating: { day } }) => (day > today ? 0 : day);
  return {
    rating: dayOfRating(here) < dayOfRating(there) ? there.rating : here.rating,
    results: { ...there.results, ...here.results },
    days: inOrder([...here.days, ...there.days]),
    pile: joinedById(here.pile, there.pile),
    runs: mostOf(here.runs, there.runs),
  };
}

/** The entry; its name has the version of its shape. @type {Entry<Progress> & { join: typeof joined }} */
export const PROGRESS = {
  name: "puzzles-1",
  none: NONE,
  read: partsOf({
    rating: wholly(
      shape({ value: isNumber, deviation: between(Number.MIN_VALUE), day: isNumber }),
      NONE.rating,
    ),
    results: recordOf(
      has({
        ...{ isSolved: oneOf([true, false]), mistakes: isInteger },
        ...{ hints: isInteger, day: isInteger },
      }),
    ),
    days: listOf(isInteger),
    pile: readCards,
    // Entries of an earlier version have none.
    runs: (value = {}) => recordOf(between(0))(value),
  }),
  join: joined,
};

/** Shows today's puzzle in the header of a page: a dot while it is open, a tick when it is solved. */
export function showToday() {
  const link = /** @type {HTMLElement | null} */ (
    document.querySelector("#head [data-text='puzzles.link']")
  );
  if (link === null) return;
  const isSolved = store(PROGRESS).read().days.includes(dayOf());
  link.dataset.day = isSolved ? "solved" : "open";
  link.title = text(isSolved ? "puzzles.solved" : "puzzles.today");
}
