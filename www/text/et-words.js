// Words that Estonian sentences share. The colours are plural: "heledad".

import { grammar } from "./plural.js";

/** @typedef {import("./en-words.js").Player} Player */

export const { counted, number, estimate, list } = grammar("et");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "kuul", other: "kuuli" });

/** In the comitative: "13 käiguga", whatever the count. @param {number} count */
export const withTurns = (count) => `${number(count)} käiguga`;

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Heledad" : "Tumedad");

/** Nominative. @param {Player} player */
export const they = (player) => (player === "light" ? "heledad" : "tumedad");

/** Genitive. @param {Player} player */
export const their = (player) => (player === "light" ? "heledate" : "tumedate");

/** Adessive. @param {Player} player */
export const atThem = (player) => `${their(player)}l`;

/** @param {string} cell */
const place = (cell) => `${cell.slice(1)} (${cell[0]}. korrus)`;

/** Where a ball is put. @param {string} cell */
export const onto = (cell) => (cell === "4a1" ? "tippu" : `kohale ${place(cell)}`);

/** Where a ball is taken from; never the apex. @param {string} cell */
export const from = (cell) => `kohalt ${place(cell)}`;

/**
 * The balls to be taken back, with the places they are taken from.
 * @param {readonly string[]} cells
 */
export const ballsFrom = (cells) =>
  cells.length === 1 ? `kuul ${from(cells[0])}` : `kuulid kohtadelt ${list(cells.map(place))}`;
