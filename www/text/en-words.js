// Words that English sentences share.

import { grammar } from "./plural.js";

/** @typedef {"light" | "dark"} Player */

export const { counted, number, estimate, list } = grammar("en");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "ball", other: "balls" });

/** @param {number} count */
export const countTurns = (count) => counted(count, { one: "turn", other: "turns" });

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Light" : "Dark");

/** @param {string} cell */
export const cellName = (cell) =>
  cell === "4a1" ? "the apex" : `${cell.slice(1)} of level ${cell[0]}`;
