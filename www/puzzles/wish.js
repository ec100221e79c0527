/**
 * What the solver has chosen above the puzzle, kept on the device with the puzzle opened last.
 * @import { Variant, Wish as Choice } from "../exercise/catalogue.js"
 */

import { VARIANTS } from "../exercise/catalogue.js";
import { store, wholly } from "../site/store.js";

/** @typedef {{ variant: Variant, grade: number | null, theme: string | null, last: number }} Wish */

const NAME = "puzzle-wish-1";

/** @type {Wish} Newcomers begin with the easiest. */
const FIRST = { variant: "standard", grade: 1, theme: null, last: 0 };

export const openWish = () => store(NAME, FIRST, wholly(check, FIRST));

/** @type {(value: any) => Wish | null} */
function check(value) {
  const { variant, grade, theme, last } = value ?? {};
  const isWhole =
    VARIANTS.includes(variant) &&
    (grade === null || Number.isInteger(grade)) &&
    (theme === null || typeof theme === "string") &&
    Number.isInteger(last);
  return isWhole ? { variant, grade, theme, last } : null;
}
