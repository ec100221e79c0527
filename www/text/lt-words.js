// Words that Lithuanian sentences share. The colours are plural, as in chess: „šviesieji“.

import { grammar } from "./plural.js";

/** @typedef {import("./en-words.js").Player} Player */

export const { form, counted, number, estimate, list } = grammar("lt");

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

/** @param {string} cell */
const place = (cell) => `${cell[0]} aukšto ${cell.slice(1)}`;

/** Where a ball is put. @param {string} cell */
export const onto = (cell) => (cell === "4a1" ? "ant viršūnės" : `į ${place(cell)}`);

/** Where something leads to. @param {string} cell */
export const toPlace = (cell) => (cell === "4a1" ? "į viršūnę" : `į ${place(cell)}`);

/** Where a ball is taken from; never the apex. @param {string} cell */
export const from = (cell) => `iš ${place(cell)}`;

/** Where balls are taken from. @param {readonly string[]} cells */
export const fromAll = (cells) => `iš ${list(cells.map(place))}`;
