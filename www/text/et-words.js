// Words and forms that Estonian sentences share. The colours are plural: "heledad".

import { grammar } from "./plural.js";

/** @import { Player } from "./en-words.js" */

export const { counted, number, estimate, balls, megabytes, list } = grammar("et");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "kuul", other: "kuuli" });

/** "13 käigu pärast", the same form for every count. @param {number} count */
export const afterTurns = (count) => `${number(count)} käigu pärast`;

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Heledad" : "Tumedad");

/** Nominative. @param {Player} player */
export const they = (player) => (player === "light" ? "heledad" : "tumedad");

/** Genitive. @param {Player} player */
export const their = (player) => (player === "light" ? "heledate" : "tumedate");

/** Adessive. @param {Player} player */
export const atThem = (player) => `${their(player)}l`;

/**
 * Cells in sentences.
 * @param {(cell: string) => string} place the name of a cell
 * @param {string} [top] the words for "onto the top", where it has a name of its own
 */
const cells = (place, top) => ({
  /** Where a ball is put. @param {string} cell */
  onto: (cell) => (cell === "4a1" && top ? top : `kohale ${place(cell)}`),
  /** Where a ball is taken from. @param {string} cell */
  from: (cell) => `kohalt ${place(cell)}`,
  /**
   * The balls to be taken back by an order ("võta tagasi kuul"): in the nominative.
   * @param {readonly string[]} all
   */
  ballsFrom: (all) =>
    all.length === 1 ? `kuul kohalt ${place(all[0])}` : `kuulid kohtadelt ${list(all.map(place))}`,
  /**
   * The balls that somebody takes back: one ball in the genitive.
   * @param {readonly string[]} all
   */
  ballsTakenFrom: (all) =>
    all.length === 1 ? `kuuli kohalt ${place(all[0])}` : `kuulid kohtadelt ${list(all.map(place))}`,
});

/** On screen: "1b2". */
export const seen = cells((cell) => cell);

/** In sentences that only a screen reader says. */
export const heard = cells((cell) => `${cell.slice(1)} (${cell[0]}. korrus)`, "tippu");
