/**
 * The course of a game: the value of every moment, and the moves that gave something away. All of it follows from the game
 * and the answers of the analyst.
 * @import { Player } from "../board/types.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Answer } from "./reduce.js"
 * @import { Judgement, Standing } from "./judge.js"
 */

import { isConceded, turnAt } from "../game/session.js";
import { judge, rankOf, standing, standingAfter, turned } from "./judge.js";
import { keyOf } from "./know.js";

/** @typedef {(key: string) => Answer | null} Known */

/**
 * A moment of the game.
 * @typedef {object} Point
 * @property {number} ply
 * @property {Player} player The player to move.
 * @property {Standing | null} standing For that player; null: not analysed.
 * @property {Judgement | null} judgement Of the move that led there.
 */

/** The standing of a game that is over, for the player who would be to move; null: it is not over. @type {(game: Game) => Standing | null} */
export function standingOver({ result, turn }) {
  if (result === null) return null;
  const value = result.winner === null ? "draw" : result.winner === turn ? "win" : "loss";
  const chance = rankOf(value) / 2;
  return { value, distance: 0, estimated: false, exact: true, chance, holds: value !== "loss" };
}

/** The standing of a position by itself. @type {(game: Game, ply: number, known: Known) => Standing | null} */
function ownStanding(game, ply, known) {
  const over = ply === game.moves.length && !isConceded(game) ? standingOver(game) : null;
  const answer = known(keyOf(game, ply));
  return over ?? (answer && standing(answer.scores));
}

/**
 * The standing of a moment, as far as it is known: by the position itself, or by the move that led there.
 * @type {(game: Game, ply: number, known: Known) => Standing | null}
 */
export function standingAt(game, ply, known) {
  const own = ownStanding(game, ply, known);
  if (own?.exact || ply === 0) return own;
  const before = known(keyOf(game, ply - 1));
  const score = before?.scores.find(({ text }) => text === game.moves[ply - 1]);
  const led = score && turned(standingAfter(score));
  return led?.exact ? led : (own ?? led ?? null);
}

/** The whole course, the start first. @type {(game: Game, known: Known) => Point[]} */
export const courseOf = (game, known) =>
  Array.from({ length: game.moves.length + 1 }, (_, ply) => {
    const before = ply === 0 ? null : known(keyOf(game, ply - 1));
    return {
      ply,
      player: turnAt(game, ply),
      standing: standingAt(game, ply, known),
      judgement: before && judge(before.scores, game.moves[ply - 1], ownStanding(game, ply, known)),
    };
  });

/** Turns to the end at which a proven win has the smallest share of the bar; no win takes longer. */
const FARTHEST = 75;

/**
 * Light's share of the bar: 1 when light has won, less the longer the win takes, 0.5 for a draw. What is not proven is
 * nearer to the middle.
 * @type {(standing: Standing, player: Player) => number} The player to move.
 */
export function lightShare({ chance, exact, distance }, player) {
  const far = Math.min(1, (distance ?? FARTHEST / 2) / FARTHEST);
  const own = 0.5 + (chance - 0.5) * (exact ? 1 - 0.6 * far : 0.6);
  return player === "light" ? own : 1 - own;
}

/** Whether one of two games continues the other. @type {(a: Game, b: Game) => boolean} */
export function isSameGame(a, b) {
  const ply = Math.min(a.moves.length, b.moves.length);
  return keyOf(a, ply) === keyOf(b, ply);
}
