/**
 * The session: the game on a board, its players, the choice and the moment shown, as one plain
 * value, and every transition from one value to the next. Nothing here paints or waits.
 * @import { Player } from "../board/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { Choice } from "./turn-builder.js"
 */

import { NOTHING, options } from "./turn-builder.js";

// On one line, because the compiler copies the asterisk of a second one into the declarations.
/** @typedef {Pick<typeof import("../pkg/rules.js"), "newGame" | "loadGame" | "legalMoves" | "play" | "undo" | "concede" | "agree">} Rules */

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

/** A session around a game. @type {(rules: Rules, game: Game, players: Players & { ahead?: Game | null, paused?: boolean }) => Session} */
export function newSession(rules, game, { computer, hands, ahead = null, paused = false }) {
  const legal = rules.legalMoves(game);
  return { game, legal, shown: game, line: null, choice: NOTHING, ahead, computer, hands, paused };
}

/** Plays a whole move. A board that shows an earlier moment keeps showing it. @type {(rules: Rules, session: Session, move: string) => Session} */
export function commit(rules, session, move) {
  const next = newSession(rules, rules.play(session.game, move), { ...session, ahead: null });
  const { shown, line } = isLive(session) ? next : session;
  return { ...next, shown, line, paused: false };
}

/** The ply that undo leads to: against the computer, the person's own turn; null: none. @type {(session: Session) => number | null} */
export function undoTo({ game, computer }) {
  const last = game.moves.length - 1;
  const ply = computer !== null && turnAt(game, last) === computer.player ? last - 1 : last;
  return ply < 0 ? null : ply;
}

/** The ply that redo leads to; null: none. @type {(session: Session) => number | null} */
export function redoTo({ game, ahead, computer }) {
  if (ahead === null) return null;
  const last = ahead.moves.length;
  const next = game.moves.length + 1;
  const ply = computer !== null && turnAt(ahead, next) === computer.player ? next + 1 : next;
  if (ply <= last) return ply;
  return next <= last || ahead.result !== game.result ? last : null;
}

/** Goes to the game after `ply` moves, by undo or redo. @type {(rules: Rules, session: Session, ply: number) => Session} */
export function rewind(rules, session, ply) {
  const ahead = session.ahead ?? session.game;
  let game = ahead;
  if (ply < ahead.moves.length) {
    do game = rules.undo(game);
    while (game.moves.length > ply);
  }
  const rest = game === ahead ? null : ahead;
  return newSession(rules, game, { ...session, ahead: rest, paused: false });
}

/** Shows the moment after `ply` moves of the game or of another line. @type {(rules: Rules, session: Session, ply: number, line?: readonly string[] | null) => Session} @throws {PylosError} */
export function showPly(rules, session, ply, line = null) {
  const { game } = session;
  const count = Math.max(0, ply);
  // The moves before a variation are the game's.
  if (line !== null && !isPart(line.slice(0, count), game.moves)) {
    return { ...session, shown: gameAt(rules, game, count, line), line };
  }
  const shown = count >= game.moves.length ? game : gameAt(rules, game, count);
  return { ...session, shown, line: null };
}

/** The moves that the board goes through: the game's, or those of a variation. @param {Session} session */
export const lineShown = ({ game, line }) => line ?? game.moves;

/** @type {(moves: readonly string[], line: readonly string[]) => boolean} Whether a line begins with these moves. */
export const isPart = (moves, line) => moves.every((move, i) => move === line[i]);

/**
 * The game as it was after `ply` moves, or would be after those of another line, without what the players ended
 * it with.
 * @type {(rules: Rules, game: Game, ply: number, line?: readonly string[]) => Game}
 */
export function gameAt(rules, game, ply, line = game.moves) {
  if (line === game.moves && ply === line.length && !isConceded(game)) return game;
  return rules.newGame({ ...game.rules, position: game.start, moves: line.slice(0, ply) });
}

/** The same board with the other player to move. @type {(rules: Pick<Rules, "newGame">, game: Game) => Game} */
export const passed = (rules, { rules: options, position, turn }) =>
  rules.newGame({ ...options, position: position.slice(0, -1) + other(turn)[0] });

/** Whether the players ended it: one resigned or ran out of time, or they agreed on a draw. @type {(game: Game) => boolean} */
export const isConceded = ({ result }) =>
  result !== null && ["resignation", "time", "agreement"].includes(result.reason);

/** The player to move after `ply` moves of a game. @type {(game: Game, ply: number) => Player} */
export const turnAt = ({ moves, turn }, ply) =>
  (moves.length - ply) % 2 === 0 ? turn : other(turn);

/** Whether the board shows the game itself. @type {(session: Session) => boolean} */
export const isLive = ({ game, shown }) => shown === game;

/** @type {(session: Pick<Session, "game" | "computer">) => boolean} */
export const computerToMove = ({ game, computer }) =>
  game.result === null && computer?.player === game.turn;

/** @type {(session: Session) => boolean} */
export const handToMove = ({ game, hands }) => game.result === null && hands.includes(game.turn);

/** Whether a person may choose on the board now. @type {(session: Session) => boolean} */
export const mayChoose = (session) => isLive(session) && handToMove(session);

/** Whether the choice is a whole legal move already. @type {(session: Session) => boolean} */
export const canFinish = (session) =>
  mayChoose(session) && options(session.legal, session.choice).whole !== null;

/** @type {(player: Player) => Player} */
export const other = (player) => (player === "light" ? "dark" : "light");
