// What only the page does with a session: it has a clock, comes from "New game", an address or storage and goes there
// again; it can be given up, paused and taken forth.

import * as sessions from "../game/session.js";
import { NOTHING } from "../game/turn-builder.js";
import * as clocks from "./clock.js";

const { other, turnAt } = sessions;

/** @typedef {import("../game/session.js").Rules} Rules */
/** @typedef {import("../game/session.js").Game} Game */
/** @typedef {{ minutes: number, seconds: number }} Control minutes a player, seconds a turn */
/** @typedef {import("../game/session.js").Computer} Computer */
/** @typedef {import("../game/session.js").Player} Player */
/** @typedef {import("./clock.js").Clock} Clock */
/** @typedef {import("./clock.js").Times} Times */
/** @typedef {import("./address.js").Address} Address */

/**
 * @typedef {object} Timing
 * @property {Control | null} control
 * @property {Clock | null} clock
 * @property {Times[]} times what was left after each number of turns
 */

/** @typedef {import("../game/session.js").Session & Timing} Session */

/**
 * What the person chose in "New game"; remembered.
 * @typedef {object} Settings
 * @property {"children" | "standard" | "expert"} variant
 * @property {"required" | "optional"} takeBack
 * @property {"loses" | "playsOn"} emptyReserve
 * @property {number} opponent 0: a friend here; 1 to 8: the computer's level
 * @property {"light" | "dark" | "lot"} colour the person's colour against the computer
 * @property {Control | null} clock
 */

/**
 * A session as it is kept in storage and in the browser's history.
 * @typedef {object} Saved
 * @property {string} record
 * @property {string | null} ahead
 * @property {Computer | null} computer
 * @property {Control | null} control
 * @property {Times[]} times
 * @property {Times | null} left
 */

/**
 * A session around a game: a new one, or one that was loaded.
 * @param {Rules} rules
 * @param {Game} game
 * @param {{ computer?: Computer | null, control?: Control | null }} [players]
 * @returns {Session}
 */
export function sit(rules, game, { computer = null, control = null } = {}) {
  const clock = control === null ? null : clocks.createClock(control);
  const times =
    clock === null ? [] : Array.from({ length: game.moves.length + 1 }, () => clock.left);
  return { ...sessions.sit(rules, game, { computer }), control, clock, times };
}

/**
 * Plays a whole turn.
 * @param {Rules} rules
 * @param {Session} session
 * @param {string} move
 * @param {number} now
 * @returns {Session}
 */
export function commit(rules, session, move, now) {
  const clock = session.clock && clocks.press(session.clock, session.game.turn, now);
  const times = clock ? [...session.times, clock.left] : [];
  return runClock({ ...sessions.commit(rules, session, move), clock, times }, now);
}

/**
 * Goes to the game as it was after `ply` turns, back or (after going back) forth.
 * @param {Rules} rules
 * @param {Session} session
 * @param {number} ply
 * @param {number} now
 * @returns {Session}
 */
export function rewind(rules, session, ply, now) {
  const left = session.times[Math.min(ply, session.times.length - 1)];
  const clock = session.clock && { ...session.clock, left, running: null };
  const times = clock ? Array.from({ length: ply + 1 }, (_, i) => session.times[i] ?? left) : [];
  return runClock({ ...sessions.rewind(rules, session, ply), clock, times }, now);
}

/**
 * The clock stands still before the first turn, while the computer waits, and after the end.
 * @param {Session} session
 * @param {number} now
 * @returns {Session}
 */
function runClock(session, now) {
  const { clock, game, paused } = session;
  if (clock === null) return session;
  const runs = game.result === null && game.moves.length > 0 && !paused;
  return {
    ...session,
    clock: runs ? clocks.start(clock, game.turn, now) : clocks.halt(clock, now),
  };
}

/**
 * @param {Rules} rules
 * @param {Settings} settings
 * @param {() => boolean} lot true: the person gets light
 * @returns {Session}
 */
export function begin(rules, settings, lot) {
  const { variant, takeBack, emptyReserve, opponent, colour, clock } = settings;
  const light = colour === "lot" ? lot() : colour === "light";
  return sit(rules, rules.newGame({ variant, takeBack, emptyReserve }), {
    computer: opponent === 0 ? null : { player: light ? "dark" : "light", level: opponent },
    control: clock,
  });
}

/**
 * The same rules, opponent and clock again, colours swapped.
 * @param {Rules} rules
 * @param {Session} session
 * @returns {Session}
 */
export function rematch(rules, session) {
  const { game, computer, control, start } = session;
  const again = rules.newGame({ ...game.rules, ...(start === null ? {} : { position: start }) });
  return sit(rules, again, {
    computer: computer && { ...computer, player: other(computer.player) },
    control,
  });
}

/**
 * @param {Rules} rules
 * @param {Address} address
 * @returns {Session}
 */
export function fromAddress(rules, { rules: options, position, moves, conceded, computer }) {
  const played = rules.newGame({ ...options, ...(position === null ? {} : { position }), moves });
  const game = conceded ? rules.concede(played, conceded.player, conceded.reason) : played;
  return sit(rules, game, { computer });
}

/**
 * @param {Session} session
 * @returns {Address}
 */
export function toAddress({ game, start, computer }) {
  const { result } = game;
  /** @type {Address["conceded"]} */
  let conceded = null;
  if (result?.winner && (result.reason === "resignation" || result.reason === "time")) {
    conceded = { player: other(result.winner), reason: result.reason };
  }
  return { rules: game.rules, position: start, moves: game.moves, conceded, computer };
}

/**
 * @param {Rules} rules
 * @param {Saved} saved
 * @param {number} now
 * @returns {Session}
 */
export function restore(rules, saved, now) {
  const session = sit(rules, rules.loadGame(saved.record), saved);
  const played = session.game.moves.length;
  if (saved.ahead !== null) {
    const ahead = rules.loadGame(saved.ahead);
    if (ahead.moves.length >= played) session.ahead = ahead;
  }
  if (session.clock === null || saved.times.length !== played + 1) return session;
  session.times = saved.times;
  session.clock = { ...session.clock, left: saved.left ?? saved.times[played] };
  return runClock(session, now);
}

/**
 * @param {Session} session
 * @param {number} now
 * @returns {Saved}
 */
export function save({ game, ahead, computer, control, times, clock }, now) {
  return {
    record: game.record,
    ahead: ahead?.record ?? null,
    computer,
    control,
    times,
    left: clock && clocks.times(clock, now),
  };
}

/**
 * @param {Rules} rules
 * @param {Session} session
 * @param {Player} player
 * @param {"resignation" | "time"} reason
 * @param {number} now
 * @returns {Session}
 */
export function concede(rules, session, player, reason, now) {
  const game = rules.concede(session.game, player, reason);
  return runClock(
    { ...session, game, legal: [], choice: NOTHING, ahead: null, looking: null },
    now,
  );
}

/**
 * @param {Session} session
 * @param {boolean} paused
 * @param {number} now
 * @returns {Session}
 */
export function pause(session, paused, now) {
  return runClock({ ...session, paused }, now);
}

/**
 * @param {Session} session
 * @returns {number | null} null when there is nothing to redo
 */
export function redoTo(session) {
  if (session.ahead === null) return null;
  const played = session.game.moves.length;
  const last = session.ahead.moves.length;
  for (let ply = played + 1; ply <= last; ply += 1) {
    if (turnAt(session, ply) !== session.computer?.player) return ply;
  }
  return last > played || session.ahead.result !== session.game.result ? last : null;
}
