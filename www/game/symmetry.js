/**
 * The eight symmetries of the square board. The rules have the same ones: what is said of a position holds for its
 * eight images.
 * @import { CellPlace } from "../board/geometry.js"
 */

import { CELLS, cellName } from "../board/geometry.js";

/**
 * @typedef {number} Symmetry 0 to 7. Bit 2: files and ranks exchanged, before the mirrors; bit 1: files mirrored;
 *   bit 0: ranks mirrored. 0 changes nothing.
 */

/** @typedef {string} Signs `l`, `d` or `0` for every cell, in index order. */

/** @type {readonly Symmetry[]} */
export const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7];

/** @type {(symmetry: Symmetry, cell: CellPlace) => string} */
function imageOfCell(symmetry, { level, file, rank }) {
  const last = 4 - level;
  const [x, y] = symmetry & 4 ? [rank, file] : [file, rank];
  return cellName(level, symmetry & 2 ? last - x : x, symmetry & 1 ? last - y : y);
}

/** By symmetry, the image of each cell. */
const IMAGES = SYMMETRIES.map(
  (symmetry) => new Map(CELLS.map((cell) => [cell.name, imageOfCell(symmetry, cell)])),
);
/** By symmetry, the index of the cell whose image each cell is. */
const SOURCES = IMAGES.map((image) =>
  CELLS.map(({ name }) => CELLS.findIndex((cell) => image.get(cell.name) === name)),
);

/** @type {(symmetry: Symmetry, signs: Signs) => Signs} */
export const imageOf = (symmetry, signs) => SOURCES[symmetry].map((i) => signs[i]).join("");

/** The same for all eight images. @param {Signs} signs */
export const canonical = (signs) =>
  SYMMETRIES.map((symmetry) => imageOf(symmetry, signs)).reduce((a, b) => (b < a ? b : a));

/** @param {Readonly<Record<string, "light" | "dark">>} balls By cell. */
export const signsOf = (balls) => CELLS.map(({ name }) => balls[name]?.[0] ?? "0").join("");

/** The position text of these balls. @type {(signs: Signs, turn: "l" | "d") => string} */
export function positionOf(signs, turn) {
  /** @type {string[][]} */
  const levels = [[], [], [], []];
  for (const [i, { level, rank }] of CELLS.entries()) {
    const rows = levels[level - 1];
    rows[rank] = (rows[rank] ?? "") + signs[i];
  }
  // The first row of the text is the highest rank.
  const texts = levels.map((rows) => rows.reverse().join("/"));
  return `${texts.join(" ").replace(/0+/g, ({ length }) => String(length))} ${turn}`;
}
