// Words and forms that Lithuanian sentences share. The colours are plural, as in chess: „šviesieji“.

import { grammar } from "./plural.js";

/** @import { Player } from "./en-words.js" */

export const { form, counted, number, estimate, balls, megabytes, list } = grammar("lt");

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
 * @param {object} names
 * @param {(cell: string) => string} names.accusative
 * @param {(cell: string) => string} names.genitive
 * @param {(all: readonly string[]) => string} names.genitives several cells
 * @param {{ onto: string, to: string }} [names.top] words for the top, where it has a name of its own
 */
const cells = ({ accusative, genitive, genitives, top }) => ({
  /** Where a ball is put. @param {string} cell */
  onto: (cell) => (cell === "4a1" && top ? top.onto : `į ${accusative(cell)}`),
  /** Where something leads to. @param {string} cell */
  to: (cell) => (cell === "4a1" && top ? top.to : `į ${accusative(cell)}`),
  /** Where a ball is taken from. @param {string} cell */
  from: (cell) => `iš ${genitive(cell)}`,
  /**
   * The balls to be taken back, in the accusative.
   * @param {readonly string[]} all
   */
  ballsFrom: (all) =>
    all.length === 1 ? `rutuliuką iš ${genitive(all[0])}` : `rutuliukus iš ${genitives(all)}`,
});

/** On screen: "vieta 1b2". */
export const seen = cells({
  accusative: (cell) => `vietą ${cell}`,
  genitive: (cell) => `vietos ${cell}`,
  genitives: (all) => `vietų ${list(all)}`,
});

/** @param {string} cell */
const spokenGenitive = (cell) => `${cell[0]} aukšto vietos ${cell.slice(1)}`;

/** In sentences that only a screen reader says: "1 aukšto vieta b2". */
export const heard = cells({
  accusative: (cell) => `${cell[0]} aukšto vietą ${cell.slice(1)}`,
  genitive: spokenGenitive,
  genitives: (all) => list(all.map(spokenGenitive)),
  top: { onto: "į viršūnę", to: "į viršūnę" },
});
