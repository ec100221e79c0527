/**
 * The state of the play page, and what each event makes of it and has done, as far as the first move needs that;
 * `reduce.js` knows the rest. Effects are plain data, which `main.js` and `later.js` carry out.
 * @import { CameraSettings } from "../element/attributes.js"
 * @import { Cause } from "../game/reduce.js"
 * @import { Computer, Session } from "../game/session.js"
 * @import { Clock } from "./clock.js"
 * @import { Match } from "./friend/match.js"
 * @import { Setup } from "./setup.js"
 */

import { DEFAULT_CAMERA, nearPlayer } from "../board/geometry.js";
import { other } from "../game/session.js";
import { step } from "../site/loop.js";
import { follow } from "./clock.js";

/** @typedef {ReturnType<typeof newState>} State */

/**
 * How a game is put on the board: as a new entry of the browser's history or not, with a `note` under the status. `own`: it is
 * remembered as the person's last game, by default; `isTurn`: the game on the board goes on by it; `said`: that it is new,
 * `words` and the game, its status, or `words` alone.
 * @typedef {{ address: "push" | "replace", note?: string, own?: boolean, isTurn?: boolean,
 *   said?: "new" | "game" | "status" | "words", words?: string }} Opening
 */

/** `computer`: whom the game is played against; `hasOwn`: the person has a game of their own to go back to. @typedef {{ computer: Computer | null, hasOwn: boolean }} Shared */

/** `turned`: to where the board was turned, and from where; null while balls are on their way, false once it is turned back. @typedef {{ isTold: boolean, turned: { to: number, from: CameraSettings } | false | null }} End */

/** What the board says of itself. @typedef {Pick<State, "session" | "note" | "moving" | "thinking">} Told */

/**
 * What happens: the board has changed; another game is to be put on it; a sentence is written, and said in the same or other
 * words; the game was stored; the code of `later.js` is there.
 * @typedef {{ is: "changed", cause: Cause } & Told
 *   | { is: "open", setup: Setup, how: Opening }
 *   | { is: "told", words: string, aloud?: string }
 *   | { is: "kept" | "arrived", part: object }} First
 */

/** With the time in milliseconds, and from where the board is seen. @template Name @typedef {Name & { now: number, camera: CameraSettings }} At */

/** @typedef {{ do: string, [name: string]: any }} Effect */
/** @typedef {{ state: State, effects: Effect[] }} Step */

/** Causes that leave the session as it is. */
export const QUIET = ["thinking", "camera", "note", "moving", "replaying"];

/** Causes after which the game is kept. */
const TURNS = ["move", "undo", "redo"];

const PAINT = { do: "paint" };

/** @param {Session} session */
export const newState = (session) => ({
  session, // of the board
  note: "", // the line under the status, until the next change
  moving: false, // whether balls are moving: the status waits for them
  thinking: false, // whether the computer has been thinking for a while
  covered: false, // whether a dialog covers the board
  played: false, // whether a turn, and nothing else, has changed the game last
  clock: /** @type {Clock | null} */ (null),
  id: "", // the name of the game among those on this device, as soon as it has one
  match: /** @type {Match | undefined} */ (undefined), // the game with a friend elsewhere
  shared: /** @type {Shared | null} */ (null), // somebody else's: then there are no hands, and nobody to call "you"
  opening: /** @type {Opening | null} */ (null), // how another game is put on the board, until it is there
  end: /** @type {End | null} */ (null), // of a game that was played to its end here
});

/** @type {(before: State, event: At<First>) => Step} */
export function reduce(before, event) {
  if (event.is === "changed") return changed(before, event);
  if (event.is === "open") return open(before, event);
  if (event.is === "kept") return step({ ...before, ...event.part });
  if (event.is === "arrived") return step({ ...before, ...event.part }, PAINT);
  if (event.is !== "told") return step(before);
  const { words, aloud = words } = event;
  return step({ ...before, note: words }, PAINT, { do: "say", words: aloud });
}

/** @type {(before: State, event: At<Extract<First, { is: "changed" }>>) => Step} */
function changed(before, { cause, session, note, moving, thinking, now }) {
  const next = { ...before, moving, thinking };
  const paint = cause !== "camera" && PAINT;
  if (QUIET.includes(cause)) return step(cause === "note" ? { ...next, note } : next, paint);
  const how = cause === "load" ? before.opening : null;
  Object.assign(next, { session, note: how?.note ?? note, opening: how ? null : next.opening });
  next.clock = before.clock && follow(before.clock, cause, before, next, now);
  if (session.game.result === null) next.end = null;
  else if (cause === "move") next.end = { isTold: false, turned: null };
  next.played = cause === "move";
  const isTurn = TURNS.includes(cause) || (cause === "paused" && !session.paused);
  return step(
    next,
    paint,
    how && { do: "keep", what: "game", address: how.address, own: how.own ?? true },
    (isTurn || how?.isTurn) && { do: "keep", what: "turn" },
  );
}

/** It is painted when the board has the game. @type {(before: State, event: At<Extract<First, { is: "open" }>>) => Step} */
function open(before, { setup, how, camera }) {
  const { id = "", computer, clock, match, shared, ...game } = setup;
  // The own reserve is in front; two friends begin with that of the first player, as does who watches.
  const seat = match?.watches ? undefined : match?.you;
  const side = computer ? other(computer.player) : seat;
  const { rotation = 0 } = camera;
  const isFar = nearPlayer({ ...DEFAULT_CAMERA, rotation }) !== (side ?? "light");
  const turns = isFar && (side !== undefined || how.address === "push");
  const players = {
    interactive: shared || match?.isLook ? "none" : (side ?? "both"),
    opponent: computer?.level ?? null,
  };
  const next = { ...before, id, clock, match, shared: shared ? { ...shared, computer } : null };
  return step(
    { ...next, opening: how, end: how.isTurn ? before.end : null },
    turns && { do: "camera", camera: { ...camera, rotation: (rotation + 180) % 360 } },
    { do: "load", game: { ...game, ...players } },
  );
}
