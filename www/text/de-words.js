// Words and forms that German sentences share. The colours are names, as in chess: "Hell gewinnt".

import { grammar } from "./plural.js";

/** @import { Player } from "./en-words.js" */

export const { counted, number, estimate, balls, megabytes, list } = grammar("de");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "Kugel", other: "Kugeln" });

/** In the dative, after "in". @param {number} count */
export const inTurns = (count) => `in ${counted(count, { one: "Zug", other: "Zügen" })}`;

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Hell" : "Dunkel");

/**
 * Cells in sentences.
 * @param {(cell: string) => string} place the name of a cell
 * @param {string} [top] the words for "onto the top", where it has a name of its own
 */
const cells = (place, top) => ({
  /** Where a ball is put. @param {string} cell */
  onto: (cell) => (cell === "4a1" && top ? top : `auf ${place(cell)}`),
  /** Where a ball is taken from. @param {string} cell */
  from: (cell) => `von ${place(cell)}`,
  /**
   * The balls to be taken back, with the places they are taken from.
   * @param {readonly string[]} all
   */
  ballsFrom: (all) =>
    `${all.length === 1 ? "die Kugel" : "die Kugeln"} von ${list(all.map(place))}`,
});

/** On screen: "1b2". */
export const seen = cells((cell) => cell);

/** In sentences that only a screen reader says. */
export const heard = cells((cell) => `${cell.slice(1)} (Ebene ${cell[0]})`, "auf die Spitze");
