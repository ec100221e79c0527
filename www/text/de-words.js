// Words that German sentences share. The colours are names, as in chess: "Hell gewinnt".

import { grammar } from "./plural.js";

/** @typedef {import("./en-words.js").Player} Player */

export const { counted, number, estimate, list } = grammar("de");

/** @param {number} count */
export const countBalls = (count) => counted(count, { one: "Kugel", other: "Kugeln" });

/** In the dative, after "in". @param {number} count */
export const inTurns = (count) => `in ${counted(count, { one: "Zug", other: "Zügen" })}`;

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Hell" : "Dunkel");

/** @param {string} cell */
const place = (cell) => `${cell.slice(1)} (Ebene ${cell[0]})`;

/** Where a ball is put. @param {string} cell */
export const onto = (cell) => `auf ${cell === "4a1" ? "die Spitze" : place(cell)}`;

/** Where a ball is taken from; never the apex. @param {string} cell */
export const from = (cell) => `von ${place(cell)}`;

/**
 * The balls to be taken back, with the places they are taken from.
 * @param {readonly string[]} cells
 */
export const ballsFrom = (cells) =>
  cells.length === 1 ? `die Kugel ${from(cells[0])}` : `die Kugeln von ${list(cells.map(place))}`;
