// The course of a game: how every moment of it stands, and which turns gave something away. All of it follows
// from the game and the answers of the analyst.

import { computerToMove, turnAt } from "../../game/session.js";
import { judge, standing, standingAfter, turned } from "./judge.js";

/** @typedef {import("../../game/session.js").Session} Session */
/** @typedef {import("../../game/session.js").Game} Game */
/** @typedef {import("../../game/session.js").Rules} Rules */
/** @typedef {import("../../game/session.js").Player} Player */
/** @typedef {import("./analyst.js").Answer} Answer */
/** @typedef {import("./judge.js").Standing} Standing */
/** @typedef {import("./judge.js").Judgement} Judgement */
/** @typedef {(key: string) => Answer | null} Known */

/**
 * A moment of the game.
 * @typedef {object} Point
 * @property {number} turn how many turns have been played
 * @property {Player} player who is to move
 * @property {Standing | null} standing for that player; null: not analysed
 * @property {Judgement | null} judgement of the turn that led there
 */

/**
 * Names the game up to a moment: the past counts, for a position may be repeated only twice.
 * @param {Session} session
 * @param {number} turn how many turns have been played
 */
export function keyAt({ game, start }, turn) {
  const { variant, takeBack, emptyReserve } = game.rules;
  const moves = game.moves.slice(0, turn).join("_");
  return [variant, takeBack, emptyReserve, start ?? "", moves].join("|");
}

/**
 * The game as it was, whoever has conceded it since.
 * @param {Rules} rules
 * @param {Session} session
 * @param {number} turn
 * @returns {Game}
 */
export function gameAt(rules, { game, start }, turn) {
  if (turn === game.moves.length && game.result === null) return game;
  const moves = game.moves.slice(0, turn);
  return rules.newGame({ ...game.rules, ...(start === null ? {} : { position: start }), moves });
}

/**
 * How a game that is over stands for the player who would be to move.
 * @param {Game} game
 * @returns {Standing | null} null: it is not over
 */
export function standingOver({ result, turn }) {
  if (result === null) return null;
  const value = result.winner === null ? "draw" : result.winner === turn ? "win" : "loss";
  const chance = { win: 1, draw: 0.5, loss: 0 }[value];
  return { value, distance: 0, exact: true, chance, holds: value !== "loss" };
}

/**
 * What is known of the position itself.
 * @param {Session} session
 * @param {number} turn
 * @param {Known} known
 * @returns {Standing | null}
 */
function ownStanding(session, turn, known) {
  const { game } = session;
  const conceded = game.result?.reason === "resignation" || game.result?.reason === "time";
  if (turn === game.moves.length && !conceded) {
    const over = standingOver(game);
    if (over !== null) return over;
  }
  const answer = known(keyAt(session, turn));
  return answer && standing(answer.scores);
}

/**
 * How a moment stands, as far as that is known: of the position itself, or of the move that led there.
 * @param {Session} session
 * @param {number} turn
 * @param {Known} known
 * @returns {Standing | null}
 */
export function standingAt(session, turn, known) {
  const own = ownStanding(session, turn, known);
  if (own?.exact || turn === 0) return own;
  const before = known(keyAt(session, turn - 1));
  const move = session.game.moves[turn - 1];
  const score = before?.scores.find(({ text }) => text === move);
  const led = score && turned(standingAfter(score));
  return led?.exact ? led : (own ?? led ?? null);
}

/**
 * The whole course, the start first.
 * @param {Session} session
 * @param {Known} known
 * @returns {Point[]}
 */
export function courseOf(session, known) {
  const { moves } = session.game;
  return Array.from({ length: moves.length + 1 }, (_, turn) => {
    const before = turn === 0 ? null : known(keyAt(session, turn - 1));
    return {
      turn,
      player: turnAt(session, turn),
      standing: standingAt(session, turn, known),
      judgement: before && judge(before.scores, moves[turn - 1], ownStanding(session, turn, known)),
    };
  });
}

/**
 * Light's share of the bar: 1 when light wins.
 * @param {Standing} standing
 * @param {Player} player who is to move
 */
export function lightShare({ chance }, player) {
  return player === "light" ? chance : 1 - chance;
}

/**
 * Whether two sessions are about the same game, further on or further back.
 * @param {Session} a
 * @param {Session} b
 */
export function isSameGame(a, b) {
  const [short, long] = a.game.moves.length <= b.game.moves.length ? [a, b] : [b, a];
  return keyAt(short, short.game.moves.length) === keyAt(long, short.game.moves.length);
}

/**
 * Whether the computer is about to move in the moment shown.
 * @param {Session} session
 */
export function isComputersMoment(session) {
  return session.looking === null && computerToMove(session);
}
