/**
 * The session: the game on a board, its players, the choice and the moment shown, as one plain
 * value, and every transition from one value to the next. Nothing here paints or waits.
 * @import { Player } from "../board/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { Choice } from "./turn-builder.js"
 */

import { NOTHING, options } from "./turn-builder.js";

// On one line, because the compiler copies the asterisk of a second one into the declarations.
/** @typedef {Pick<typeof import("../pkg/rules.js"), "newGame" | "loadGame" | "legalMoves" | "play" | "undo" | "concede">} Rules */

/** The position text of the usual start. */
export const USUAL_START = "4/4/4/4 3/3/3 2/2 1 l";

/** @typedef {{ player: Player, level: number }} Computer The computer's colour and level. */

/**
 * @typedef {object} Session
 * @property {Game} game The game with all its moves.
 * @property {readonly Move[]} legal The legal moves of `game`.
 * @property {Game} shown The game at the moment on the board: `game` itself, an earlier moment, or one of `line`.
 * @property {readonly string[] | null} line The moves of the variation on the board, from the start of the game;
 *   null while the board shows the game.
 * @property {Choice} choice The part of a move chosen so far.
 * @property {Game | null} ahead The game that redo leads back to, after undo.
 * @property {Computer | null} computer
 * @property {readonly Player[]} hands The players whose moves are chosen on this board.
 * @property {boolean} paused Whether the computer waits.
 */

/** @typedef {Pick<Session, "computer" | "hands">} Players */

/**
 * A session around a game.
 * @param {Rules} rules
 * @param {Game} game
 * @param {Players & { ahead?: Game | null, paused?: boolean }} players
 * @returns {Session}
 */
export function newSession(rules, game, { computer, hands, ahead = null, paused = false }) {
  const legal = rules.legalMoves(game);
  return { game, legal, shown: game, line: null, choice: NOTHING, ahead, computer, hands, paused };
}

/**
 * Plays a whole move. A board that shows an earlier moment keeps showing it.
 * @type {(rules: Rules, session: Session, move: string) => Session}
 */
export function commit(rules, session, move) {
  const game = rules.play(session.game, move);
  const shown = isLive(session) ? game : session.shown;
  const legal = rules.legalMoves(game);
  return { ...session, game, legal, shown, choice: NOTHING, ahead: null, paused: false };
}

/**
 * The ply that undo leads to: against the computer, the person's own turn.
 * @param {Session} session
 * @returns {number | null} Null when there is nothing to undo.
 */
export function undoTo({ game, computer }) {
  for (let ply = game.moves.length - 1; ply >= 0; ply -= 1) {
    if (turnAt(game, ply) !== computer?.player) return ply;
  }
  return null;
}

/**
 * The ply that redo leads to.
 * @param {Session} session
 * @returns {number | null} Null when there is nothing to redo.
 */
export function redoTo({ game, ahead, computer }) {
  if (ahead === null) return null;
  const last = ahead.moves.length;
  for (let ply = game.moves.length + 1; ply <= last; ply += 1) {
    if (turnAt(ahead, ply) !== computer?.player) return ply;
  }
  return last > game.moves.length || ahead.result !== game.result ? last : null;
}

/**
 * Goes to the game after `ply` moves, by undo or redo.
 * @type {(rules: Rules, session: Session, ply: number) => Session}
 */
export function rewind(rules, session, ply) {
  const ahead = session.ahead ?? session.game;
  let game = ahead;
  if (ply < ahead.moves.length) {
    do game = rules.undo(game);
    while (game.moves.length > ply);
  }
  return newSession(rules, game, {
    ...session,
    ahead: game === ahead ? null : ahead,
    paused: false,
  });
}

/**
 * Shows the moment after `ply` moves of the game or of another line; the game stays as it is.
 * @type {(rules: Rules, session: Session, ply: number, line?: readonly string[] | null) => Session}
 * @throws {PylosError} The rules' refusal of a move of the line.
 */
export function showPly(rules, session, ply, line = null) {
  const { game } = session;
  const shown = line?.slice(0, Math.max(0, ply)) ?? [];
  // The moves before a variation are the game's.
  if (line !== null && !isPart(shown, game.moves)) {
    return { ...session, shown: gameAt(rules, game, shown.length, line), line };
  }
  if (ply >= game.moves.length) return { ...session, shown: game, line: null };
  return { ...session, shown: gameAt(rules, game, Math.max(0, ply)), line: null };
}

/** The moves that the board goes through: the game's, or those of a variation. @param {Session} session */
export const lineShown = ({ game, line }) => line ?? game.moves;

/** @type {(moves: readonly string[], line: readonly string[]) => boolean} Whether a line begins with these moves. */
export const isPart = (moves, line) => moves.every((move, i) => move === line[i]);

/**
 * The game as it was after `ply` moves, or would be after those of another line, without a resignation or loss on
 * time.
 * @type {(rules: Rules, game: Game, ply: number, line?: readonly string[]) => Game}
 */
export function gameAt(rules, game, ply, line = game.moves) {
  if (line === game.moves && ply === line.length && !isConceded(game)) return game;
  return rules.newGame({ ...game.rules, position: game.start, moves: line.slice(0, ply) });
}

/** @param {Game} game @returns {boolean} Whether a player resigned or ran out of time. */
export function isConceded({ result }) {
  return result?.reason === "resignation" || result?.reason === "time";
}

/**
 * The moves of a game, or of another line, from one ply to a later one, as data.
 * @type {(rules: Rules, game: Game, from: number, to: number, line?: readonly string[]) => Move[]}
 */
export function movesBetween(rules, game, from, to, line) {
  const plies = Array.from({ length: to - from }, (_, i) => from + i + 1);
  return plies.map((ply) => /** @type {Move} */ (gameAt(rules, game, ply, line).lastMove));
}

/**
 * The player to move after `ply` moves of a game.
 * @type {(game: Game, ply: number) => Player}
 */
export function turnAt({ moves, turn }, ply) {
  return (moves.length - ply) % 2 === 0 ? turn : other(turn);
}

/** @param {Session} session @returns {boolean} Whether the board shows the game itself. */
export function isLive({ game, shown }) {
  return shown === game;
}

/** @param {Pick<Session, "game" | "computer">} session */
export function computerToMove({ game, computer }) {
  return game.result === null && computer?.player === game.turn;
}

/** @param {Session} session */
export function handToMove({ game, hands }) {
  return game.result === null && hands.includes(game.turn);
}

/** @param {Session} session @returns {boolean} Whether a person may choose on the board now. */
export function mayChoose(session) {
  return isLive(session) && handToMove(session);
}

/** @param {Session} session @returns {boolean} Whether the choice is a whole legal move already. */
export function canStop(session) {
  return mayChoose(session) && options(session.legal, session.choice).canStop;
}

/** @type {(player: Player) => Player} */
export function other(player) {
  return player === "light" ? "dark" : "light";
}
