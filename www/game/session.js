// The one truth of the page, as plain data, and every transition from one state of it to the next.
// Nothing here paints, waits, or touches the browser; the rules are handed in.

import * as clocks from "./clock.js";
import { NOTHING } from "./turn-builder.js";

/** @typedef {import("../pkg/pylos.js").Game} Game */
/** @typedef {import("../pkg/pylos.js").Move} Move */
/** @typedef {import("./turn-builder.js").Choice} Choice */
/** @typedef {import("./clock.js").Clock} Clock */
/** @typedef {import("./clock.js").Times} Times */
/** @typedef {import("../play/address.js").Address} Address */
/** @typedef {"light" | "dark"} Player */
/** @typedef {Pick<typeof import("../pkg/pylos.js"),
 *   "newGame" | "loadGame" | "legalMoves" | "play" | "undo" | "concede">} Rules */
/** @typedef {{ minutes: number, seconds: number }} Control minutes a player, seconds a turn */
/** @typedef {{ player: Player, level: number }} Computer the side the computer plays, and how well */

/** @type {readonly Player[]} */
const PLAYERS = ["light", "dark"];

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
 * @typedef {object} Session
 * @property {Game} game the last turn played
 * @property {readonly Move[]} legal the turns that may follow
 * @property {string | null} start position text of the start, null for the usual one
 * @property {Choice} choice the turn in progress
 * @property {Game | null} ahead where "redo" leads, after "undo"
 * @property {number | null} looking turns already played at the moment looked back at; null: not looking back
 * @property {Computer | null} computer
 * @property {readonly Player[]} hands the sides played here, by hand
 * @property {boolean} paused the computer waits
 * @property {Control | null} control
 * @property {Clock | null} clock
 * @property {Times[]} times what was left after each number of turns
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
 * @param {{ computer?: Computer | null, control?: Control | null, hands?: readonly Player[] }} [players] without
 *   `hands`, what the computer does not play is played here
 * @returns {Session}
 */
export function sit(rules, game, { computer = null, control = null, hands } = {}) {
  const clock = control === null ? null : clocks.createClock(control);
  return {
    game,
    legal: rules.legalMoves(game),
    start: startOf(game.record),
    choice: NOTHING,
    ahead: null,
    looking: null,
    computer,
    hands: hands ?? PLAYERS.filter((player) => player !== computer?.player),
    paused: false,
    control,
    clock,
    times: clock === null ? [] : Array.from({ length: game.moves.length + 1 }, () => clock.left),
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
 * Plays a whole turn. Whoever is looking back meanwhile goes on doing so.
 * @param {Rules} rules
 * @param {Session} session
 * @param {string} move
 * @param {number} now
 * @returns {Session}
 */
export function commit(rules, session, move, now) {
  const mover = session.game.turn;
  const game = rules.play(session.game, move);
  const clock = session.clock && clocks.press(session.clock, mover, now);
  return runClock(
    {
      ...session,
      game,
      legal: rules.legalMoves(game),
      choice: NOTHING,
      ahead: null,
      paused: false,
      clock,
      times: clock ? [...session.times, clock.left] : [],
    },
    now,
  );
}

/**
 * How many turns are left standing by "undo": against the computer back to the person's own turn.
 * @param {Session} session
 * @returns {number | null} null when there is nothing to undo
 */
export function undoTo(session) {
  const played = session.game.moves.length;
  for (let ply = played - 1; ply >= 0; ply -= 1) {
    if (turnAt(session, ply) !== session.computer?.player) return ply;
  }
  return null;
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

/**
 * Goes to the game as it was after `ply` turns, back or (after going back) forth.
 * @param {Rules} rules
 * @param {Session} session
 * @param {number} ply
 * @param {number} now
 * @returns {Session}
 */
export function rewind(rules, session, ply, now) {
  const ahead = session.ahead ?? session.game;
  let game = ahead;
  if (ply < ahead.moves.length) {
    do game = rules.undo(game);
    while (game.moves.length > ply);
  }
  const left = session.times[Math.min(ply, session.times.length - 1)];
  return runClock(
    {
      ...session,
      game,
      legal: rules.legalMoves(game),
      choice: NOTHING,
      ahead: game === ahead ? null : ahead,
      looking: null,
      paused: false,
      clock: session.clock && { ...session.clock, left, running: null },
      times: session.clock
        ? Array.from({ length: ply + 1 }, (_, i) => session.times[i] ?? left)
        : [],
    },
    now,
  );
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
 * Looks back at the moment after `ply` turns; at the last one this is the game itself.
 * @param {Session} session
 * @param {number} ply
 * @returns {Session}
 */
export function lookAt(session, ply) {
  const last = session.game.moves.length;
  const bounded = Math.max(0, Math.min(last, ply));
  return { ...session, looking: bounded === last ? null : bounded };
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
 * The game as it is shown: now, or at the moment looked back at.
 * @param {Rules} rules
 * @param {Session} session
 * @returns {Game}
 */
export function shownGame(rules, { game, looking, start }) {
  if (looking === null) return game;
  const moves = game.moves.slice(0, looking);
  return rules.newGame({ ...game.rules, ...(start === null ? {} : { position: start }), moves });
}

/**
 * Whose move it is after `ply` turns.
 * @param {Session} session
 * @param {number} ply
 * @returns {Player}
 */
export function turnAt({ start }, ply) {
  /** @type {Player} */
  const first = start?.trim().endsWith("d") ? "dark" : "light";
  return ply % 2 === 0 ? first : other(first);
}

/** @param {Session} session */
export function computerToMove({ game, computer }) {
  return game.result === null && computer?.player === game.turn;
}

/** @param {Session} session */
export function handToMove({ game, hands }) {
  return game.result === null && hands.includes(game.turn);
}

/**
 * @param {Player} player
 * @returns {Player}
 */
export function other(player) {
  return player === "light" ? "dark" : "light";
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
 * The start position a record names; the tag pairs end at the first blank line.
 * @param {string} record
 */
function startOf(record) {
  const tags = record.split(/\r?\n\s*\r?\n/, 1)[0];
  return /^\[Position "([^"]*)"\]/m.exec(tags)?.[1] ?? null;
}
