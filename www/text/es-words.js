// Words that Spanish sentences share. The colours are plural, as in chess: "las claras".

import { grammar } from "./plural.js";

/** @typedef {import("./en-words.js").Player} Player */

export const { form, counted, number, estimate, list } = grammar("es");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "bola", other: "bolas" });

/** @param {number} count */
export const countTurns = (count) => counted(count, { one: "jugada", other: "jugadas" });

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Claras" : "Oscuras");

/** @param {Player} player */
export const they = (player) => (player === "light" ? "las claras" : "las oscuras");

/**
 * Balls by the cells they are taken back from.
 * @param {readonly string[]} cells
 */
export const ballsOf = (cells) => list(cells.map((cell) => `la de ${cellName(cell)}`));

/** @param {string} cell */
export const cellName = (cell) =>
  cell === "4a1" ? "la cima" : `${cell.slice(1)} del nivel ${cell[0]}`;
