/**
 * The loop of the page of puzzles: what is wanted and found, and what is shown of it.
 * @import { Opened, Page } from "./lists.js"
 */

/**
 * @typedef {object} State
 * @property {Opened | Page | null} opened
 * @property {number} since The day on which it was opened.
 * @property {number} current The day that Tab reaches in the calendar.
 * @property {string} copy What the person is to copy; "" for nothing.
 * @property {number} asked Counts what was wanted and shown: an answer to something earlier is dropped.
 */

/** "address": what the address says; "next": what follows the open puzzle; "choice": the next of other choices; "due": what comes back. @typedef {"address" | "next" | "choice" | "due"} What */

/**
 * `found`: with `to`, an answer; `changes`: of what stands around the puzzle; `isDay`: the focus goes to the current day.
 * @typedef {{ is: "want", what: What } | { is: "failed", to: number } | { is: "show", changes?: Partial<State>, isDay?: boolean }
 *   | { is: "found", found: Opened | Page | null, today: number, isNew: boolean, what?: What, to?: number }} Event
 */

/**
 * `open`: begins the puzzle, or shows the pile; `show`: renders what is around it.
 * @typedef {{ do: "find", what: What, to: number } | { do: "tell", say: string } | { do: "open" | "focus" | "ready" } | { do: "show", isDay?: boolean }
 *   | { do: "address", hash: string, isNew: boolean }} Effect
 */

/** @type {State} */
export const FIRST = { opened: null, since: 0, current: 0, copy: "", asked: 0 };

/** @type {(state: State, event: Event) => { state: State, effects: Effect[] }} */
export function reduce(state, event) {
  const asked = state.asked + 1;
  if ("to" in event && event.to !== undefined && event.to !== state.asked) {
    return { state, effects: [] };
  }
  switch (event.is) {
    case "want": {
      const { what } = event;
      /** @type {Effect[]} */
      const quiet = what === "address" || what === "next" ? [{ do: "tell", say: "" }] : [];
      return { state: { ...state, asked }, effects: [...quiet, { do: "find", what, to: asked }] };
    }
    case "failed":
      return { state, effects: [{ do: "tell", say: "puzzles.failed" }, { do: "ready" }] };
    case "show":
      return {
        state: { ...state, ...event.changes },
        effects: [{ do: "show", isDay: event.isDay }],
      };
    case "found": {
      const { found, what, today, isNew } = event;
      if (found === null) {
        return { state, effects: [{ do: "tell", say: "puzzles.none" }, { do: "ready" }] };
      }
      const { puzzle, day, hash = puzzle?.id ?? "" } = found;
      const current = day ?? (state.current || today);
      const opened = { ...found, hash };
      const isFocused = puzzle === null || what === "next" || what === "due";
      /** @type {(Effect | false)[]} */
      const effects = [
        { do: "address", hash, isNew: isNew && !(puzzle === null && what !== undefined) },
        { do: "open" },
        { do: "show" },
        isFocused && { do: "focus" },
        puzzle === null && found.note !== "" && { do: "tell", say: found.note },
      ];
      return {
        state: { opened, since: today, current, copy: "", asked },
        effects: effects.filter((effect) => effect !== false),
      };
    }
  }
}
