/**
 * The loop of a run: puzzles one after the other, each harder than the one before, until three were missed, ten are done or
 * the time is up. A second that has passed is an event.
 * @import { Candidate } from "../next-puzzle.js"
 */

import { step } from "../../site/loop.js";
import { varied } from "../next-puzzle.js";

/** "ten": ten in a row; "three": three minutes; "free": the same without a clock. @typedef {"ten" | "three" | "free"} Kind */

/** @typedef {Candidate & { grade?: number }} Drawn */
/** @typedef {Readonly<typeof FIRST>} State */

/**
 * `begin`: `name` is that of the progress, `best` the most that were ever solved; `drawn`: a puzzle is open; `ended`: it is over;
 * `waited`: that was seen; `next`: what follows is wanted; `close`: no puzzle is open any more. With `to`, it means nothing
 * once something else has happened.
 * @typedef {{ is: "begin", kind: Kind, name: string, best: number } | { is: "drawn", puzzle: Drawn }
 *   | { is: "ended", isSolved: boolean } | { is: "next" } | { is: "close" } | { is: "tick" | "waited", to: number }} Event
 */

/**
 * `clock`: a second; `wait`: until the end was seen; `next`: asks for it; `keep`: more were solved than ever; `say`: what is left.
 * @typedef {{ do: "clock" | "wait", to: number } | { do: "show" | "next" } | { do: "keep", name: string, solved: number }
 *   | { do: "say", seconds: number }} Effect
 */

const MISSES = 3;
export const TEN = 10;
const SECONDS = 180;
/** When the time left is told. */
const TOLD = [60, 30, 10, 0];

/** The rating of the first puzzle, the step to the next, and the hardest: the same for everybody, so that results compare. */
const LADDERS = { ten: [700, 150], three: [650, 60], free: [650, 60] };
const HARDEST = 2150;
/** How far the ratings of those that are drawn from may differ. */
const WIDTH = 30;

export const FIRST = {
  kind: /** @type {Kind} */ ("ten"),
  phase: /** @type {"ready" | "solving" | "ended" | "over"} */ ("ready"),
  name: "",
  best: 0,
  puzzles: /** @type {readonly Drawn[]} */ ([]),
  /** Whether each of them was, in order. */
  solved: /** @type {readonly boolean[]} */ ([]),
  /** The seconds; null without a clock. */
  left: /** @type {number | null} */ (null),
  /** Counts what has happened. */
  asked: 0,
};

/** @param {Pick<State, "solved">} state */
export function countOf({ solved }) {
  const count = solved.filter(Boolean).length;
  return { solved: count, missed: solved.length - count };
}

/** Whether no puzzle follows. A puzzle that is open when the time is up may still be solved. @param {State} state */
const isLast = (state) =>
  countOf(state).missed === MISSES ||
  state.left === 0 ||
  (state.kind === "ten" && state.solved.length === TEN);

/** @type {(state: State, event: Event) => { state: State, effects: Effect[] }} */
export function reduce(before, event) {
  if ("to" in event && event.to !== before.asked) return step(before);
  const { phase, left } = before;
  const to = before.asked + 1;
  const state = { ...before, asked: to };
  const clock = /** @type {const} */ ({ do: "clock", to });
  switch (event.is) {
    case "begin": {
      const { kind, name, best } = event;
      const left = kind === "three" ? SECONDS : null;
      const begun = { ...FIRST, kind, name, best, left, asked: to };
      return step({ ...begun, phase: "solving" }, left !== null && clock);
    }
    case "drawn":
      // The clock goes on.
      return step({ ...before, puzzles: [...before.puzzles, event.puzzle] });
    case "tick": {
      if (left === null) break;
      return step(
        { ...state, left: left - 1 },
        { do: "show" },
        TOLD.includes(left - 1) && { do: "say", seconds: left - 1 },
        left > 1 && clock,
      );
    }
    case "ended": {
      if (phase !== "solving") break;
      const solved = [...before.solved, event.isSolved];
      const { name, best } = before;
      const count = countOf({ solved }).solved;
      return step(
        { ...state, phase: "ended", solved },
        // Not at the end of the run: the page may be left before.
        count > best && { do: "keep", name, solved: count },
        // What was missed is looked at as long as one likes.
        event.isSolved && { do: "wait", to },
      );
    }
    case "waited":
      return step(before, { do: "next" });
    case "next": {
      if (phase !== "ended") break;
      if (isLast(before)) return step({ ...state, phase: "over" });
      return step({ ...state, phase: "solving" }, left !== null && clock);
    }
    case "close":
      return step({ ...state, phase: "ready" });
  }
  return step(before);
}

/**
 * The next puzzle of a run: one of the nearest to where the ladder has come, rather one that was not seen. `before`: of the run.
 * @type {<One extends Candidate>(puzzles: readonly One[], kind: Kind, before: readonly Candidate[], isSeen: (puzzle: One) => boolean, random: () => number) => One}
 */
export function climb(puzzles, kind, before, isSeen, random) {
  const [first, step] = LADDERS[kind];
  const aim = Math.min(first + step * before.length, HARDEST);
  const ids = new Set(before.map(({ id }) => id));
  // At the top of the ladder there is nothing harder.
  const least = Math.min(before.at(-1)?.rating ?? 0, HARDEST - step);
  const moves = puzzles.filter(
    ({ id, kind, rating }) => kind === "move" && rating >= least && !ids.has(id),
  );
  const far = (/** @type {(typeof puzzles)[number]} */ one) =>
    Math.abs(one.rating - aim) + (isSeen(one) ? step : 0);
  const [nearest, ...others] = varied(moves, before).sort((a, b) => far(a) - far(b));
  const near = [nearest, ...others.slice(0, 5).filter((one) => far(one) <= far(nearest) + WIDTH)];
  return near[Math.floor(random() * near.length)];
}
