/**
 * What the solver has chosen above the puzzle, kept on the device with the puzzle opened last.
 * @import { Variant, Wish as Choice } from "../puzzle/catalogue.js"
 */

import { keep, readKept } from "./kept.js";

/** @typedef {{ variant: Variant, grade: number | null, theme: string | null, last: number }} Wish */

const NAME = "puzzle-wish-1";
const VARIANTS = ["children", "standard", "expert"];

/** @type {Wish} Newcomers begin with the easiest. */
const FIRST = { variant: "standard", grade: 1, theme: null, last: 0 };

/** @returns {Wish} */
export function readWish() {
  return readKept(NAME, check);
}

/** @param {Wish} wish */
export const keepWish = (wish) => keep(NAME, wish);

/** @param {unknown} value */
function check(value) {
  if (value === undefined) return { kept: FIRST, isWhole: true };
  const { variant, grade, theme, last } = /** @type {Record<string, any>} */ (value ?? {});
  const isWhole =
    VARIANTS.includes(variant) &&
    (grade === null || Number.isInteger(grade)) &&
    (theme === null || typeof theme === "string") &&
    Number.isInteger(last);
  return { kept: isWhole ? { variant, grade, theme, last } : FIRST, isWhole };
}
