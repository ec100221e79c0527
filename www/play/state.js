/**
 * The state of the play page and its transitions: the session of the board, the clock, the game by links, and what is
 * said beside the board. Nothing here paints, keeps or waits.
 * @import { Cause } from "../game/reduce.js"
 * @import { Session } from "../game/session.js"
 * @import { Match } from "./friend/match.js"
 * @import { Timing } from "./timing.js"
 */

import { follow, newTiming } from "./timing.js";

/**
 * @typedef {object} State
 * @property {Session} session
 * @property {Timing} timing
 * @property {Match} [match] The game by links that is on the board.
 * @property {string} note The line under the status, until the next change.
 * @property {boolean} moving Whether balls are moving: the status waits for them.
 * @property {boolean} thinking Whether the computer has been thinking for a while.
 * @property {boolean} covered Whether a dialog covers the board.
 */

/**
 * What happens: the board has changed; another game is about to be put on it; a sentence is written; a dialog opens or
 * closes.
 * @typedef {{ is: "changed", cause: Cause } & Pick<State, "session" | "note" | "moving" | "thinking">
 *   | { is: "opens" } & Pick<State, "timing" | "match">
 *   | { is: "noted", note: string }
 *   | { is: "covered", covered: boolean }} Event
 */

/** Causes that leave the session as it is. */
export const QUIET = ["thinking", "camera", "note", "moving", "replaying"];

/** @type {(session: Session) => State} */
export const newState = (session) => ({
  session,
  timing: newTiming(null, 0),
  note: "",
  moving: false,
  thinking: false,
  covered: false,
});

/**
 * @param {State} state
 * @param {Event} event
 * @param {number} now In milliseconds of the clock.
 * @returns {State}
 */
export function reduce(state, event, now) {
  /** @type {(next: State, cause: Cause) => State} */
  const timed = (next, cause) => {
    const timing = follow(state.timing, cause, state.session, next.session, now, next.covered);
    return { ...next, timing };
  };
  if (event.is === "covered") return timed({ ...state, covered: event.covered }, "paused");
  const { is, ...parts } = event;
  if (is !== "changed") return { ...state, ...parts };
  const { cause, session, note, moving, thinking } = event;
  if (QUIET.includes(cause)) {
    return { ...state, moving, thinking, note: cause === "note" ? note : state.note };
  }
  return timed({ ...state, session, note, moving, thinking }, cause);
}
