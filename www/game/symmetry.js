/**
 * The eight symmetries of the square board. The rules have the same ones: what is said of a position holds for its
 * eight images.
 */

import { CELLS } from "../board/geometry.js";

/** Bit 2: files and ranks exchanged, before the mirrors; bit 1: files mirrored; bit 0: ranks mirrored. */
export const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7];

/** @typedef {string} Signs `l`, `d` or `0` for every cell, in index order. */

/** What is given for every cell, of each level by rank and file. @type {<Sign>(all: Iterable<Sign>) => Sign[][][]} */
function levelsOf(all) {
  const rest = [...all];
  return [4, 3, 2, 1].map((size) => Array.from({ length: size }, () => rest.splice(0, size)));
}

/** By symmetry, the index of the cell that is seen in the place of each. */
const SEEN = SYMMETRIES.map((symmetry) => {
  const levels = levelsOf(CELLS.keys()).map((ranks) => {
    const turned = symmetry & 4 ? ranks.map((_, file) => ranks.map((cells) => cells[file])) : ranks;
    if (symmetry & 2) for (const cells of turned) cells.reverse();
    return symmetry & 1 ? turned.reverse() : turned;
  });
  return levels.flat(2);
});

/** @type {(symmetry: number, signs: Signs) => Signs} */
export const imageOf = (symmetry, signs) => SEEN[symmetry].map((index) => signs[index]).join("");

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
