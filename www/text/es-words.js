// Words and forms that Spanish sentences share. The colours are plural, as in chess: "las claras".

import { grammar } from "./plural.js";

/** @import { Player } from "./en-words.js" */

export const { form, counted, number, estimate, balls, megabytes, list } = grammar("es");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "bola", other: "bolas" });

/** @param {number} count */
export const countTurns = (count) => counted(count, { one: "jugada", other: "jugadas" });

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Claras" : "Oscuras");

/** @param {Player} player */
export const they = (player) => (player === "light" ? "las claras" : "las oscuras");

/**
 * Cells in sentences.
 * @param {(cell: string) => string} place the name of a cell
 */
const cells = (place) => ({
  place,
  /**
   * The balls to be taken back: "la bola de 1b2 y la de 1c1".
   * @param {readonly string[]} all
   */
  ballsFrom: (all) => list(all.map((cell, i) => `la ${i === 0 ? "bola " : ""}de ${place(cell)}`)),
});

/** On screen: "1b2". */
export const seen = cells((cell) => cell);

/** In sentences that only a screen reader says. */
export const heard = cells((cell) =>
  cell === "4a1" ? "la cima" : `${cell.slice(1)} del nivel ${cell[0]}`,
);
