// Words and forms that French sentences share. The colours are plural, as in chess: "les claires".

import { grammar } from "./plural.js";

/** @import { Player } from "./en-words.js" */

export const { form, counted, number, estimate, balls, megabytes, list } = grammar("fr");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "bille", other: "billes" });

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

/**
 * Cells in sentences.
 * @param {(cell: string) => string} place the name of a cell
 * @param {string} [top] the words for "at the top", where it has a name of its own
 */
const cells = (place, top) => ({
  /** Where a ball is or goes. @param {string} cell */
  at: (cell) => (cell === "4a1" && top ? top : `en ${place(cell)}`),
  /** Where a raised ball comes from. @param {string} cell */
  from: (cell) => `de ${place(cell)}`,
  /** The balls to be taken back. @param {readonly string[]} all */
  ballsAt: (all) => `${all.length === 1 ? "la bille" : "les billes"} en ${list(all.map(place))}`,
});

/** On screen: "1b2". */
export const seen = cells((cell) => cell);

/** In sentences that only a screen reader says. */
export const heard = cells((cell) => `${cell.slice(1)} (niveau ${cell[0]})`, "au sommet");
