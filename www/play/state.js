/**
 * The state of the play page and its transitions: the session of the board, the clock, the game by links, and what is said.
 * Nothing here paints, keeps or waits.
 * @import { Cause } from "../game/reduce.js"
 * @import { Session } from "../game/session.js"
 * @import { Clock } from "./clock.js"
 * @import { Match } from "./friend/friend.js"
 */

import { follow } from "./clock.js";

/**
 * @typedef {object} State
 * @property {Session} session
 * @property {string} [id] The name of the game among those on this device; none where it is not there yet.
 * @property {Clock | null} clock
 * @property {Match} [match] The game by links that is on the board.
 * @property {string} note The line under the status, until the next change.
 * @property {boolean} moving Whether balls are moving: the status waits for them.
 * @property {boolean} thinking Whether the computer has been thinking for a while.
 * @property {boolean} covered Whether a dialog covers the board.
 */

/**
 * How a game is put on the board.
 * @typedef {object} Opening
 * @property {"push" | "replace"} address Whether it is a new entry of the browser's history.
 * @property {string} [note] A sentence under the status, until the next change.
 * @property {boolean} [own] Whether it is remembered as the person's last game; true by default.
 * @property {boolean} [isTurn] Whether the game on the board goes on by it.
 */

/**
 * What happens: the board has changed; another game is about to be put on it; it is there; more is known of the game by
 * links; a sentence is written; a dialog opens or closes.
 * @typedef {{ is: "changed", cause: Cause } & Pick<State, "session" | "note" | "moving" | "thinking">
 *   | { is: "opens" } & Pick<State, "id" | "clock" | "match">
 *   | { is: "opened", how: Opening }
 *   | { is: "matched", match: Match }
 *   | { is: "noted", note: string }
 *   | { is: "covered", covered: boolean }} Event
 */

/** Causes that leave the session as it is. */
export const QUIET = ["thinking", "camera", "note", "moving", "replaying"];

/** @type {(session: Session) => State} */
export const newState = (session) => ({
  session,
  clock: null,
  note: "",
  moving: false,
  thinking: false,
  covered: false,
});

/** @type {(state: State, event: Event, now: number) => State} `now`: in milliseconds of the clock. */
export function reduce(state, event, now) {
  /** @type {(next: State, cause: Cause) => State} */
  const timed = (next, cause) => {
    const clock =
      state.clock && follow(state.clock, cause, state.session, next.session, now, next.covered);
    return { ...next, clock };
  };
  if (event.is === "covered") return timed({ ...state, covered: event.covered }, "paused");
  if (event.is === "opened") return { ...state, note: event.how.note ?? state.note };
  const { is, ...parts } = event;
  if (is !== "changed") return { ...state, ...parts };
  const { cause, session, note, moving, thinking } = event;
  if (QUIET.includes(cause)) {
    return { ...state, moving, thinking, note: cause === "note" ? note : state.note };
  }
  return timed({ ...state, session, note, moving, thinking }, cause);
}

/** Whether an event is a turn, or takes one back: then the game is kept. @type {(event: Event) => boolean} */
export function isTurn(event) {
  if (event.is !== "changed") return event.is === "opened" && event.how.isTurn === true;
  const { cause, session } = event;
  return ["move", "undo", "redo"].includes(cause) || (cause === "paused" && !session.paused);
}
