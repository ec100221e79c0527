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
 * @param {string} [top] the words for "onto the top", where it has a name of its own
 */
const cells = (place, top) => ({
  /** Where a ball is put. @param {string} cell */
  onto: (cell) => (cell === "4a1" && top ? top : `en ${place(cell)}`),
  /** Where a ball is taken from. @param {string} cell */
  from: (cell) => `de ${place(cell)}`,
  /**
   * The balls to be taken back, with the places they are taken from.
   * @param {readonly string[]} all
   */
  ballsFrom: (all) =>
    all.length === 1
      ? `la bille de ${place(all[0])}`
      : `les billes ${list(all.map((cell) => `de ${place(cell)}`))}`,
});

/** On screen: "1b2". */
export const seen = cells((cell) => cell);

/** In sentences that only a screen reader says. */
export const heard = cells((cell) => `${cell.slice(1)} (niveau ${cell[0]})`, "au sommet");
