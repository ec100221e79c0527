/**
 * The loop of the page of puzzles: what is wanted and found, and what is shown of it.
 * @import { Found } from "./lists.js"
 */

import { step } from "../site/loop.js";

/**
 * `since`: the day on which it was opened; `current`: the day that Tab reaches in the calendar; `copy`: what the person is to copy;
 * `asked`: counts what was wanted and shown: an answer to something earlier is dropped.
 * @typedef {{ opened: Found, since: number, current: number, copy: string, asked: number }} State
 */

/** "address": what the address says; "next": what follows the open puzzle; "choice": the next of other choices; "due": what comes back. @typedef {"address" | "next" | "choice" | "due"} What */

/**
 * `found`: null for nothing, with `to` as an answer; `changes`: of what is around; `isDay`: the current day gets the focus.
 * @typedef {{ is: "want", what: What } | { is: "failed", to: number } | { is: "show", changes?: Partial<State>, isDay?: boolean }
 *   | { is: "found", found: Found, today: number, isNew?: boolean, isFocused?: boolean, to?: number }} Event
 */

/**
 * `open`: begins the puzzle, or shows the pile; `isNew`: as a step of the history; `show`: renders what is around.
 * @typedef {{ do: "find", what: What, to: number } | { do: "tell", say: string } | { do: "show", isDay?: boolean }
 *   | { do: "open", isNew: boolean } | { do: "focus" }} Effect
 */

/** @type {State} */
export const FIRST = { opened: null, since: 0, current: 0, copy: "", asked: 0 };

/** @type {(state: State, event: Event) => { state: State, effects: Effect[] }} */
export function reduce(state, event) {
  const asked = state.asked + 1;
  if ("to" in event && (event.to ?? state.asked) !== state.asked) return step(state);
  switch (event.is) {
    case "want":
      return step(
        { ...state, asked },
        { do: "tell", say: "" },
        { do: "find", what: event.what, to: asked },
      );
    case "failed":
      return step(state, { do: "tell", say: "puzzles.failed" });
    case "show":
      return step({ ...state, ...event.changes }, { do: "show", isDay: event.isDay });
    case "found": {
      const { found, today, isNew = false, isFocused = false } = event;
      if (found === null) return step(state, { do: "tell", say: "puzzles.none" });
      const current = found.day ?? (state.current || today);
      const opened = { ...found, hash: found.hash ?? found.puzzle?.id };
      return step(
        { opened, since: today, current, copy: "", asked },
        { do: "open", isNew },
        { do: "show" },
        (isFocused || found.puzzle === null) && { do: "focus" },
        found.puzzle === null && { do: "tell", say: found.note },
      );
    }
  }
}
