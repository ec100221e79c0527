// Words that French sentences share. The colours are plural, as in chess: "les claires".

import { grammar } from "./plural.js";

/** @typedef {import("./en-words.js").Player} Player */

export const { form, counted, number, estimate, list } = grammar("fr");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "boule", other: "boules" });

/** @param {number} count */
export const countTurns = (count) => counted(count, { one: "coup", other: "coups" });

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Claires" : "Foncées");

/** @param {Player} player */
export const they = (player) => (player === "light" ? "les claires" : "les foncées");

/** With "à". @param {Player} player */
export const toThem = (player) => (player === "light" ? "aux claires" : "aux foncées");

/** With "de". @param {Player} player */
export const ofThem = (player) => (player === "light" ? "des claires" : "des foncées");

/** @param {string} cell */
const place = (cell) => `${cell.slice(1)} (niveau ${cell[0]})`;

/** Where a ball is put. @param {string} cell */
export const onto = (cell) => (cell === "4a1" ? "au sommet" : `en ${place(cell)}`);

/** Where a ball is taken from; never the apex. @param {string} cell */
export const from = (cell) => `de ${place(cell)}`;

/**
 * The balls to be taken back, with the places they are taken from.
 * @param {readonly string[]} cells
 */
export const ballsFrom = (cells) =>
  cells.length === 1 ? `la boule ${from(cells[0])}` : `les boules ${list(cells.map(from))}`;
