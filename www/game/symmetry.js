/**
 * The eight symmetries of the square board. The rules have the same ones: what is said of a position holds for its
 * eight images.
 */

import { CELLS } from "../board/geometry.js";

/** Bit 2: files and ranks exchanged, before the mirrors; bit 1: files mirrored; bit 0: ranks mirrored. */
export const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7];

/** @typedef {string} Signs `l`, `d` or `0` for every cell, in index order. */

/** The signs of each level by rank and file. @param {Signs} signs */
function levelsOf(signs) {
  const rest = [...signs];
  return [4, 3, 2, 1].map((size) => Array.from({ length: size }, () => rest.splice(0, size)));
}

/** @type {(symmetry: number, signs: Signs) => Signs} */
export function imageOf(symmetry, signs) {
  const levels = levelsOf(signs).map((ranks) => {
    const turned = symmetry & 4 ? ranks.map((_, file) => ranks.map((signs) => signs[file])) : ranks;
    if (symmetry & 2) for (const signs of turned) signs.reverse();
    return symmetry & 1 ? turned.reverse() : turned;
  });
  return levels.flat(2).join("");
}

/** The same for all eight images. @param {Signs} signs */
export const canonical = (signs) =>
  SYMMETRIES.map((symmetry) => imageOf(symmetry, signs)).reduce((a, b) => (b < a ? b : a));

/** @param {Readonly<Record<string, "light" | "dark">>} balls By cell. */
export const signsOf = (balls) => CELLS.map(({ name }) => balls[name]?.[0] ?? "0").join("");

/** The position text of these balls, which begins with the highest rank. @type {(signs: Signs, turn: "l" | "d") => string} */
export function positionOf(signs, turn) {
  const levels = levelsOf(signs).map((ranks) => ranks.map((signs) => signs.join("")).reverse());
  const text = levels.map((ranks) => ranks.join("/")).join(" ");
  return `${text.replace(/0+/g, ({ length }) => String(length))} ${turn}`;
}
