/**
 * Which puzzle comes next: one near the person's rating that was not seen yet, with another idea than those before it.
 * @import { Puzzle } from "../exercise/types.js"
 * @import { Progress } from "../library/progress.js"
 */

import { askOf } from "../exercise/catalogue.js";
import { isAbout, scoreOf } from "../library/progress.js";

/** @typedef {Pick<Puzzle, "id" | "kind" | "value" | "themes"> & { rating: number }} Candidate */

/** How far a puzzle may be from the rating; farther, by steps of half as much, where few are left. */
const NEAR = 120;

/** So many are enough to choose from, and so many of them easier than the person is strong by `EASIER`. */
const ENOUGH = 6;
const ENOUGH_EASIER = 3;
const EASIER = 50;

/** Where most are drawn: of puzzles that much below the rating two in three are solved. */
const AIM = -112;
const SPREAD = 45;

/** How much less often comes what has come lately, each time once more. */
const AGAIN = 0.6;

/** At most one in so many asks for a judgement. */
const JUDGED = 8;

/** The commonest themes all come within 40 puzzles: one that has not come among so many is looked for, each time after some. */
const COMMONEST = 8;
const COMMON = 20;
const LATELY = 24;
const TURN = 6;

/** The main theme, or what is asked for in place of it. @param {Candidate} puzzle */
export const mainThemeOf = (puzzle) => askOf(puzzle) || (puzzle.themes[0] ?? "");

/**
 * The next of the puzzles that fit the person's choice; when all were seen, the one seen longest ago. `shown`: those of `all`
 * that were shown last, by id; `random`: from 0 to below 1.
 * @type {<Kind extends Candidate>(all: readonly Kind[], puzzles: readonly Kind[], progress: Pick<Progress, "results" | "rating">, shown: readonly string[], random: () => number) => Kind | undefined}
 */
export function serve(all, puzzles, progress, shown, random) {
  const { results } = progress;
  // What has a result was seen before what was passed over lately, where its order is not known.
  const order = [...Object.keys(results).filter((id) => !shown.includes(id)), ...shown];
  const before = order.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const seen = new Set(order);
  const left = varied(
    puzzles.filter(({ id }) => !seen.has(id)),
    before,
  );
  if (left.length === 0) return before.find((one) => puzzles.includes(one));
  const [last = "", result] = Object.entries(results).at(-1) ?? [];
  const missed = result && scoreOf(result) === 0 ? all.find(({ id }) => id === last) : undefined;
  // A rating that is only about right may be far above what was missed.
  const most = missed && isAbout(progress) ? missed.rating : Number.POSITIVE_INFINITY;
  const rating = Math.min(progress.rating.value, most);
  const wanted = missingTheme(puzzles, before);
  const about = wanted === undefined ? [] : left.filter(({ themes }) => themes.includes(wanted));
  if (about.length > 0) return nearest(easierOf(about, missed), rating + AIM);
  const near = easierOf(nearTo(left, rating), missed);
  const lately = {
    ideas: before.slice(-8).map(mainThemeOf),
    values: before.slice(-4).map(({ value }) => value),
  };
  const weights = near.map((puzzle) => weigh(puzzle, rating, lately));
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return near[i];
  }
  return near.at(-1);
}

/** Those that are easier than the puzzle that was missed, if any are. @type {<Kind extends Candidate>(left: Kind[], missed?: Candidate) => Kind[]} */
function easierOf(left, missed) {
  const easier = left.filter((one) => missed && one.rating < missed.rating && one.value !== "lost");
  return easier.length > 0 ? easier : left;
}

/** A common theme that has not come for a long time, when it is time to look for one. @type {(puzzles: readonly Candidate[], before: readonly Candidate[]) => string | undefined} */
function missingTheme(puzzles, before) {
  if (before.length < LATELY / 2 || before.length % TURN > 0) return undefined;
  const counts = /** @type {Map<string, number>} */ (new Map());
  for (const theme of puzzles.flatMap(({ themes }) => themes)) {
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count >= COMMON);
  const late = before.slice(-LATELY).flatMap(({ themes }) => themes);
  const [missing] = common
    .sort((a, b) => b[1] - a[1])
    .slice(0, COMMONEST)
    .filter(([theme]) => !late.includes(theme));
  return missing?.[0];
}

/** @type {<Kind extends Candidate>(puzzles: readonly Kind[], rating: number) => Kind} At least one. */
const nearest = (puzzles, rating) =>
  puzzles.reduce((best, one) =>
    Math.abs(one.rating - rating) < Math.abs(best.rating - rating) ? one : best,
  );

/** Those near a rating: wider, to the easier ones first, where few are left. @type {<Kind extends Candidate>(left: readonly Kind[], rating: number) => Kind[]} */
function nearTo(left, rating) {
  for (let lowest = rating - NEAR; lowest >= rating - 10 * NEAR; lowest -= NEAR / 2) {
    const from = lowest;
    const near = left.filter((one) => one.rating >= from && one.rating <= rating + NEAR);
    const easier = near.filter((one) => one.rating <= rating - EASIER);
    if (near.length >= ENOUGH && easier.length >= ENOUGH_EASIER) return near;
  }
  return [...left]
    .sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, ENOUGH);
}

/** Without those that would bring the same idea a third time running, or another one to judge soon, if there are others. @type {<Kind extends Candidate>(left: Kind[], before: readonly Candidate[]) => Kind[]} */
export function varied(left, before) {
  const ideas = before.slice(1 - JUDGED).map(mainThemeOf);
  const [first, second] = ideas.slice(-2);
  const others = left.filter((puzzle) => {
    const idea = mainThemeOf(puzzle);
    return !(idea === first && idea === second) && !(idea === "judge" && ideas.includes(idea));
  });
  return others.length > 0 ? others : left;
}

/** @type {(puzzle: Candidate, rating: number, lately: { ideas: string[], values: string[] }) => number} */
function weigh(puzzle, rating, { ideas, values }) {
  const off = (puzzle.rating - rating - AIM) / SPREAD;
  const idea = mainThemeOf(puzzle);
  const again = [
    ...ideas.filter((one) => one === idea),
    ...values.filter((one) => one === puzzle.value),
  ];
  // The farthest have a chance, too, where there are no others, and the nearest of them the best.
  return (Math.exp(-(off ** 2) / 2) + Math.exp(-14 - Math.abs(off))) * AGAIN ** again.length;
}
