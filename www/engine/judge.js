/**
 * What scores mean: which values are proven, and the standing of a position and of a moment of a game. Proven values and
 * estimates are kept apart everywhere.
 * @import { Player } from "../board/types.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Answer } from "./reduce.js"
 * @import { Rules } from "./tables.js"
 */

import { isConceded } from "../game/session.js";

/** @typedef {import("../pkg/pylos.js").MoveScore} MoveScore */

/** @typedef {"win" | "draw" | "loss"} Value */

/**
 * The standing of a position for the player to move. `value`: null where it is not proven (`exact`); `distance`: moves to the
 * end, where known or `estimated`; `chance`: of winning, 0 to 1, draws counted half; `holds`: at least a draw is proven.
 * @typedef {{ value: Value | null, exact: boolean, distance: number | null, estimated: boolean, chance: number, holds: boolean }} Standing
 */
/** @typedef {(key: string) => Answer | null} Known */

/** Worst first. @type {readonly (Value | null)[]} */
const RANKS = ["loss", "draw", "win"];

/** 0 for a loss, 1 for a draw, 2 for a win; -1 where nothing is proven. @param {Value | null} value */
export const rankOf = (value) => RANKS.indexOf(value);

/** How many moves are proven. @param {readonly MoveScore[]} scores */
export const proven = (scores) => scores.filter(({ exact }) => exact).length;

/** @param {readonly MoveScore[]} scores */
export const isProven = (scores) => scores.length > 0 && proven(scores) === scores.length;

/**
 * The value of the position, where it is proven: a win is the best there is, and anything less takes knowing all moves.
 * @type {(scores: readonly MoveScore[]) => Value | null} Best first.
 */
export const provenValue = (scores) =>
  scores.length > 0 && (scores[0].value === "win" || isProven(scores)) ? scores[0].value : null;

/** Whether more thinking cannot add anything. @param {readonly MoveScore[]} scores */
export const isSettled = (scores) =>
  scores.every(({ exact, value, distance }) => exact && (value === "draw" || distance !== null));

/** The estimate, in hundredths of a ball, at which e : 1 of the games are won; fitted to solved positions. */
const SCALE = 40;

/** The chance of the player who makes a move. @param {MoveScore} score */
export const chance = ({ value, score }) =>
  value === null ? 1 / (1 + Math.exp(-score / SCALE)) : rankOf(value) / 2;

/** The turns to the end: known or, after a proven value, estimated. @param {MoveScore} score */
export const turnsOf = ({ distance, estimate }) => distance ?? estimate ?? null;

/** Whether a draw, at least, is proven. @param {Value | null} value */
const isHeld = (value) => rankOf(value) > 0;

/** The standing after a move, of the player who makes it. @type {(score: MoveScore) => Standing} */
export const standingAfter = (score) => ({
  value: score.value,
  distance: turnsOf(score),
  estimated: score.distance === null,
  exact: score.exact,
  chance: chance(score),
  holds: isHeld(score.value),
});

/** The standing of the player to move. @type {(scores: readonly MoveScore[]) => Standing} Best first; at least one. */
export function standing(scores) {
  const best = { ...standingAfter(scores[0]), holds: scores.some(({ value }) => isHeld(value)) };
  return provenValue(scores) ? best : { ...best, value: null, distance: null, exact: false };
}

/**
 * The same for the other player, counted from one move later (or, with 1, from one move before).
 * @type {(standing: Standing, by?: 1 | -1) => Standing}
 */
export const turned = ({ value, distance, chance, ...rest }, by = -1) => ({
  ...rest,
  value: value && RANKS[2 - rankOf(value)],
  distance: distance === null ? null : distance + by,
  chance: 1 - chance,
  holds: value === "loss" || value === "draw",
});

/**
 * Names a game up to a ply; the pile of mistakes keeps such names. The past counts: a third repetition is a draw.
 * @type {(game: { readonly rules: Rules, readonly start: string, readonly moves: readonly string[] }, ply?: number) => string}
 */
export function keyOf({ rules, start, moves }, ply = moves.length) {
  const { variant, takeBack, emptyReserve } = rules;
  return [variant, takeBack, emptyReserve, start, moves.slice(0, ply).join("_")].join("|");
}

/** The standing of a position by itself. @type {(game: Game, ply: number, known: Known) => Standing | null} */
function ownStanding(game, ply, known) {
  const { result, turn } = game;
  if (result === null || ply < game.moves.length || isConceded(game)) {
    const answer = known(keyOf(game, ply));
    return answer && standing(answer.scores);
  }
  const value = result.winner === null ? "draw" : result.winner === turn ? "win" : "loss";
  const holds = isHeld(value);
  return { value, distance: 0, estimated: false, exact: true, chance: rankOf(value) / 2, holds };
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
