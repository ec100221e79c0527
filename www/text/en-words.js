// Words that English sentences share.

import { grammar } from "./plural.js";

/** @typedef {"light" | "dark"} Player */

// British: no comma before "and" in a list.
export const { counted, number, estimate, balls, megabytes, list } = grammar("en-GB");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "ball", other: "balls" });

/** @param {number} count */
export const countTurns = (count) => counted(count, { one: "turn", other: "turns" });

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Light" : "Dark");

/**
 * The long name of a cell, for sentences that only a screen reader says. On screen a cell is "1b2".
 * @param {string} cell
 */
export const cellName = (cell) =>
  cell === "4a1" ? "the top" : `${cell.slice(1)} of level ${cell[0]}`;

/**
 * "the ball on 1b2", "the balls on 1b2 and 1c1".
 * @param {readonly string[]} cells as they are to be named
 */
export const ballsOn = (cells) => `the ${cells.length === 1 ? "ball" : "balls"} on ${list(cells)}`;
