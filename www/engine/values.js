/**
 * What is proven by the scores of moves, and which value is better.
 * @import { MoveScore } from "../pkg/pylos.js"
 */

/** @typedef {"win" | "draw" | "loss"} Value */

/** Worst first. @type {readonly Value[]} */
const RANKS = ["loss", "draw", "win"];

/** 0 for a loss, 1 for a draw, 2 for a win; -1 where nothing is proven. @param {Value | null} value */
export const rankOf = (value) => (value === null ? -1 : RANKS.indexOf(value));

/** What a value is to the other player. @param {Value} value */
export const opposite = (value) => RANKS[2 - rankOf(value)];

/** How many moves are proven. @param {readonly MoveScore[]} scores */
export const proven = (scores) => scores.filter(({ exact }) => exact).length;

/** Whether all moves are proven. @param {readonly MoveScore[]} scores */
export const isProven = (scores) => scores.length > 0 && proven(scores) === scores.length;

/**
 * The value of the position, where it is proven: a win is the best there is, and anything less takes knowing all moves.
 * @param {readonly MoveScore[]} scores Best first.
 * @returns {Value | null}
 */
export const provenValue = (scores) =>
  scores.length > 0 && (scores[0].value === "win" || isProven(scores)) ? scores[0].value : null;

/** Whether more thinking cannot add anything. @param {readonly MoveScore[]} scores */
export const isSettled = (scores) =>
  scores.every(({ exact, value, distance }) => exact && (value === "draw" || distance !== null));
