// Words that English sentences share.

/** @typedef {"light" | "dark"} Player */

const plurals = new Intl.PluralRules("en");

/**
 * @param {number} count
 * @param {string} one
 * @param {string} many
 */
export const counted = (count, one, many) =>
  `${count} ${plurals.select(count) === "one" ? one : many}`;

/** @param {Player} player */
export const name = (player) => (player === "light" ? "Light" : "Dark");

/** @param {string} cell */
export const cellName = (cell) =>
  cell === "4a1" ? "the apex" : `${cell.slice(1)} of level ${cell[0]}`;

const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

/** @param {string[]} items */
export const list = (items) => conjunction.format(items);
