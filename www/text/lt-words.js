// Words that Lithuanian sentences share. The colours are plural, as in chess: „šviesieji“.

import { grammar } from "./plural.js";

/** @import { Player } from "./en-words.js" */

export const { form, counted, number, estimate, balls, list } = grammar("lt");

/** @param {number} count */
export const countBalls = (count) =>
  counted(count, {
    one: "rutuliukas",
    few: "rutuliukai",
    many: "rutuliuko",
    other: "rutuliukų",
  });

/**
 * In the accusative, after „per“.
 * @param {number} count
 */
export const withinTurns = (count) =>
  `per ${counted(count, { one: "ėjimą", few: "ėjimus", many: "ėjimo", other: "ėjimų" })}`;

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Šviesieji" : "Tamsieji");

/** Nominative. @param {Player} player */
export const they = (player) => (player === "light" ? "šviesieji" : "tamsieji");

/** Genitive. @param {Player} player */
export const their = (player) => (player === "light" ? "šviesiųjų" : "tamsiųjų");

/**
 * Cells in sentences.
 * @param {(cell: string) => string} place the name of a cell
 * @param {string} [top] the words for "onto the top", where it has a name of its own
 */
const cells = (place, top) => ({
  /** Where a ball is put. @param {string} cell */
  onto: (cell) => (cell === "4a1" && top ? top : `į vietą ${place(cell)}`),
  /** Where something leads to. @param {string} cell */
  to: (cell) => `į ${cell === "4a1" && top ? "viršūnę" : `vietą ${place(cell)}`}`,
  /** Where a ball is taken from. @param {string} cell */
  from: (cell) => `iš vietos ${place(cell)}`,
  /**
   * The balls to be taken back, in the accusative.
   * @param {readonly string[]} all
   */
  ballsFrom: (all) =>
    all.length === 1
      ? `rutuliuką iš vietos ${place(all[0])}`
      : `rutuliukus iš vietų ${list(all.map(place))}`,
});

/** On screen: "1b2". */
export const seen = cells((cell) => cell);

/** In sentences that only a screen reader says. */
export const heard = cells((cell) => `${cell.slice(1)} ${cell[0]} aukšte`, "ant viršūnės");
