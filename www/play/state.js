/**
 * The state of the play page, and what each event makes of it and has done, as far as the first move needs that;
 * `reduce.js` knows the rest. Effects are plain data, which `main.js` and `later.js` carry out.
 * @import { Player } from "../board/types.js"
 * @import { CameraSettings } from "../element/attributes.js"
 * @import { Cause } from "../game/reduce.js"
 * @import { Session } from "../game/session.js"
 * @import { Clock } from "./clock.js"
 * @import { Match } from "./friend/match.js"
 * @import { Setup } from "./setup.js"
 */

import { DEFAULT_CAMERA, nearPlayer } from "../board/geometry.js";
import { other } from "../game/session.js";
import { follow } from "./clock.js";

/**
 * @typedef {object} State
 * @property {Session} session Of the board.
 * @property {string} note The line under the status, until the next change.
 * @property {boolean} moving Whether balls are moving: the status waits for them.
 * @property {boolean} thinking Whether the computer has been thinking for a while.
 * @property {boolean} covered Whether a dialog covers the board.
 * @property {Clock | null} clock
 * @property {string} id The name of the game among those on this device; "" before it has one.
 * @property {Match} [match] The game by links that is on the board.
 * @property {Opening | null} opening How another game is put on the board, until it is there.
 * @property {End | null} end Of a game that was played to its end here.
 */

/**
 * How a game is put on the board.
 * @typedef {object} Opening
 * @property {"push" | "replace"} address Whether it is a new entry of the browser's history.
 * @property {string} [note] A sentence under the status, until the next change.
 * @property {boolean} [own] Whether it is remembered as the person's last game; true by default.
 * @property {boolean} [isTurn] Whether the game on the board goes on by it.
 * @property {"new" | "game" | "status" | "words"} [said] What is said then: a new game, `words` and the game, its status, or
 *   `words` alone.
 * @property {string} [words]
 */

/** `turned`: to where the board was turned, and from where; null while balls are on their way. @typedef {{ isTold: boolean, turned: { to: number, from: CameraSettings } | null }} End */

/** What the board says of itself. @typedef {Pick<State, "session" | "note" | "moving" | "thinking">} Told */

/**
 * What happens: the board has changed; another game is to be put on it; more is known of the game by links; a sentence is
 * written, and said in the same or other words; a dialog opens or closes; the game was stored; the code of `later.js` is there.
 * @typedef {{ is: "changed", cause: Cause } & Told
 *   | { is: "open", setup: Setup, how: Opening }
 *   | { is: "matched", match: Match }
 *   | { is: "told", words: string, aloud?: string }
 *   | { is: "covered", covered: boolean }
 *   | { is: "kept" | "arrived", part: object }} First
 */

/** With the time in milliseconds, and from where the board is seen. @template Name @typedef {Name & { now: number, camera: CameraSettings }} At */

/** @typedef {{ do: string, [name: string]: any }} Effect */
/** @typedef {{ state: State, effects: Effect[] }} Step */

/** Causes that leave the session as it is. */
export const QUIET = ["thinking", "camera", "note", "moving", "replaying"];

/** From a corner the pyramid is seen best: degrees, and the seconds in which the board turns there. */
const CORNER = 45;
const TURN_TIME = 2.5;

/** @type {(session: Session) => State} */
export const newState = (session) => ({
  session,
  ...{ note: "", moving: false, thinking: false, covered: false },
  ...{ clock: null, id: "", opening: null, end: null },
});

/** @type {(before: State, event: At<First>) => Step} */
export function reduce(before, event) {
  const paint = { do: "paint" };
  switch (event.is) {
    case "changed":
      return changed(before, event);
    case "open":
      return open(before, event);
    case "told": {
      const { words, aloud = words } = event;
      return { state: { ...before, note: words }, effects: [paint, { do: "say", words: aloud }] };
    }
    case "covered": {
      const { covered, now } = event;
      const clock =
        before.clock && follow(before.clock, "paused", before, { ...before, covered }, now);
      return { state: { ...before, covered, clock }, effects: [paint] };
    }
    case "matched": {
      const { match } = event;
      return { state: { ...before, match }, effects: [paint, { do: "keep", what: "address" }] };
    }
    case "kept":
      return { state: { ...before, ...event.part }, effects: [] };
    case "arrived":
      return { state: { ...before, ...event.part }, effects: [paint] };
    default:
      return { state: before, effects: [] };
  }
}

/** @type {(before: State, event: At<Extract<First, { is: "changed" }>>) => Step} */
function changed(before, { cause, session, note, moving, thinking, now, camera }) {
  const next = { ...before, moving, thinking };
  /** @type {Effect[]} */
  const effects = [{ do: "paint" }];
  if (QUIET.includes(cause)) {
    if (cause === "note") next.note = note;
    const names = /** @type {const} */ (["note", "moving", "thinking"]);
    if (names.every((name) => next[name] === before[name])) return { state: before, effects: [] };
  } else {
    const how = cause === "load" ? before.opening : null;
    Object.assign(next, { session, note: how?.note ?? note, opening: how ? null : next.opening });
    next.clock = before.clock && follow(before.clock, cause, before, next, now);
    if (session.game.result === null) next.end = null;
    else if (cause === "move") next.end = { isTold: false, turned: null };
    if (how) effects.push({ do: "keep", what: "game", address: how.address, own: how.own ?? true });
    if (how?.isTurn || isTurn(cause, session)) effects.push({ do: "keep", what: "turn" });
  }
  const from = next.end === null ? backOf(before, camera) : camera;
  if (from !== camera) effects.push({ do: "camera", camera: from });
  if (next.end && next.end.turned === null && !moving) {
    const to = CORNER + 90 * Math.round(((camera.rotation ?? 0) - CORNER) / 90);
    next.end = { ...next.end, turned: { to, from: camera } };
    effects.push({ do: "camera", camera: { ...camera, rotation: to, seconds: TURN_TIME } });
  }
  return { state: next, effects };
}

/** Whether the game is kept after a change. @type {(cause: Cause, session: Session) => boolean} */
const isTurn = (cause, session) =>
  ["move", "undo", "redo"].includes(cause) || (cause === "paused" && !session.paused);

/** From where the board was seen before it turned at the end; as now where the person has turned it since. @type {(state: State, camera: CameraSettings) => CameraSettings} */
const backOf = ({ end }, camera) =>
  end?.turned && end.turned.to === camera.rotation ? end.turned.from : camera;

/** The other side of the board, where the reserve of a player is not in front. @type {(camera: CameraSettings, player: Player) => CameraSettings} */
function facing(camera, player) {
  const { rotation = 0 } = camera;
  const isNear = nearPlayer({ ...DEFAULT_CAMERA, rotation }) === player;
  return isNear ? camera : { ...camera, rotation: (rotation + 180) % 360 };
}

/** It is painted when the board has the game. @type {(before: State, event: At<Extract<First, { is: "open" }>>) => Step} */
function open(before, { setup, how, camera }) {
  const { id = "", computer, clock, match, ...game } = setup;
  // Two friends begin with the reserve of the first player in front.
  const side = computer ? other(computer.player) : match?.you;
  const back = how.isTurn ? camera : backOf(before, camera);
  const from = side || how.address === "push" ? facing(back, side ?? "light") : back;
  const players = {
    interactive: match?.isLook ? "none" : (side ?? "both"),
    opponent: computer?.level ?? null,
  };
  const load = { do: "load", game: { ...game, ...players } };
  const end = how.isTurn ? before.end : null;
  return {
    state: { ...before, id, clock, match, opening: how, end },
    effects: from === camera ? [load] : [{ do: "camera", camera: from }, load],
  };
}
