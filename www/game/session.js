// The one truth of a board, as plain data, and every transition from one state of it to the next.
// Nothing here paints, waits, or touches the browser; the rules are handed in.

import { NOTHING } from "./turn-builder.js";

/** @typedef {import("../pkg/pylos.js").Game} Game */
/** @typedef {import("../pkg/pylos.js").Move} Move */
/** @typedef {import("./turn-builder.js").Choice} Choice */
/** @typedef {"light" | "dark"} Player */
/** @typedef {Pick<typeof import("../pkg/pylos.js"), "newGame" | "loadGame" | "legalMoves" | "play" | "undo" | "concede">} Rules */
/** @typedef {{ player: Player, level: number }} Computer the side the computer plays, and how well */

/** @type {readonly Player[]} */
const PLAYERS = ["light", "dark"];

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
 */

/**
 * A session around a game: a new one, or one that was loaded.
 * @param {Rules} rules
 * @param {Game} game
 * @param {{ computer?: Computer | null, hands?: readonly Player[] }} [players] without `hands`, what the computer does
 *   not play is played here
 * @returns {Session}
 */
export function sit(rules, game, { computer = null, hands } = {}) {
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
  };
}

/**
 * Plays a whole turn. Whoever is looking back meanwhile goes on doing so.
 * @template {Session} Some
 * @param {Rules} rules
 * @param {Some} session
 * @param {string} move
 * @returns {Some}
 */
export function commit(rules, session, move) {
  const game = rules.play(session.game, move);
  const legal = rules.legalMoves(game);
  return { ...session, game, legal, choice: NOTHING, ahead: null, paused: false };
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
 * Goes to the game as it was after `ply` turns, back or (after going back) forth.
 * @template {Session} Some
 * @param {Rules} rules
 * @param {Some} session
 * @param {number} ply
 * @returns {Some}
 */
export function rewind(rules, session, ply) {
  const ahead = session.ahead ?? session.game;
  let game = ahead;
  if (ply < ahead.moves.length) {
    do game = rules.undo(game);
    while (game.moves.length > ply);
  }
  return {
    ...session,
    game,
    legal: rules.legalMoves(game),
    choice: NOTHING,
    ahead: game === ahead ? null : ahead,
    looking: null,
    paused: false,
  };
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
 * The start position a record names; the tag pairs end at the first blank line.
 * @param {string} record
 */
function startOf(record) {
  const tags = record.split(/\r?\n\s*\r?\n/, 1)[0];
  return /^\[Position "([^"]*)"\]/m.exec(tags)?.[1] ?? null;
}
