/**
 * What scores mean: the standing of a position, and whether a move gave something away. Proven values
 * and estimates are kept apart everywhere; an estimate never makes a mistake.
 */

import { opposite, provenValue, rankOf } from "./values.js";

/** @typedef {import("../pkg/pylos.js").MoveScore} MoveScore */
/** @typedef {import("./values.js").Value} Value */

/**
 * The standing of a position for the player to move.
 * @typedef {object} Standing
 * @property {Value | null} value Null where it is not proven.
 * @property {number | null} distance Moves to the end, where known or estimated.
 * @property {boolean} estimated Whether the distance is an estimate.
 * @property {boolean} exact
 * @property {number} chance Of winning, 0 to 1, draws counted half; 0, 0.5 or 1 where proven.
 * @property {boolean} holds At least a draw is proven.
 */

/**
 * A mistake: a move that gave a proven win or draw away.
 * @typedef {object} Judgement
 * @property {Standing} best What could be had.
 * @property {Standing} played What was left.
 * @property {string} better The move that keeps it.
 */

/** The estimate, in hundredths of a ball, at which e : 1 of the games are won; fitted to solved positions. */
const SCALE = 40;

/** The chance of the player who makes a move. @param {MoveScore} score */
export function chance({ value, score }) {
  return value === null ? 1 / (1 + Math.exp(-score / SCALE)) : rankOf(value) / 2;
}

/** The turns to the end: known or, after a proven value, estimated. @param {MoveScore} score */
export const turnsOf = ({ distance, estimate }) => distance ?? estimate ?? null;

/**
 * The standing of the player to move.
 * @param {readonly MoveScore[]} scores Best first; at least one.
 * @returns {Standing}
 */
export function standing(scores) {
  const [best] = scores;
  const exact = provenValue(scores) !== null;
  const holds = scores.some(({ value }) => value === "win" || value === "draw");
  return {
    value: exact ? best.value : null,
    distance: exact ? turnsOf(best) : null,
    estimated: best.distance === null,
    exact,
    chance: chance(best),
    holds,
  };
}

/**
 * The standing after a move, of the player who makes it.
 * @type {(score: MoveScore) => Standing}
 */
export function standingAfter(score) {
  const { value, exact } = score;
  return {
    value,
    distance: turnsOf(score),
    estimated: score.distance === null,
    exact,
    chance: chance(score),
    holds: value === "win" || value === "draw",
  };
}

/**
 * The same for the other player, counted from one move later (or, with 1, from one move before).
 * @type {(standing: Standing, by?: 1 | -1) => Standing}
 */
export function turned({ value, distance, estimated, exact, chance }, by = -1) {
  return {
    value: value && opposite(value),
    distance: distance === null ? null : distance + by,
    estimated,
    exact,
    chance: 1 - chance,
    holds: value === "loss" || value === "draw",
  };
}

/**
 * Judges a move by the scores of the position it was played in.
 * @param {readonly MoveScore[]} scores Best first.
 * @param {string} move The move played.
 * @param {Standing | null} after What is known of the position it led to, for the player to move there.
 * @returns {Judgement | null} Null: nothing was given away, or nothing is known.
 */
export function judge(scores, move, after) {
  const listed = scores.find(({ text }) => text === move);
  if (listed === undefined) return null;
  const played = outcome(listed, after);
  const proven = scores.find(({ exact }) => exact);
  return proven && played.exact && rankOf(proven.value) > rankOf(played.value)
    ? { best: standingAfter(proven), played, better: proven.text }
    : null;
}

/**
 * What a move led to: by its own score or, where only that is proven, by the position after it.
 * @param {MoveScore} listed
 * @param {Standing | null} after
 */
function outcome(listed, after) {
  return !listed.exact && after?.exact ? turned(after, 1) : standingAfter(listed);
}
