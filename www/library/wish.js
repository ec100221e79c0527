/**
 * What a person has chosen on the page of puzzles, kept on the device.
 * @import { Variant } from "../exercise/catalogue.js"
 */

import { OPTIONS } from "../game/rule-options.js";
import { isText, oneOf, orNull, shape } from "../site/shape.js";
import { store, wholly } from "../site/store.js";

/** Of the entry; with the version of its shape. */
export const NAME = "puzzle-wish-1";

/** @typedef {{ variant: Variant, grade: number | null, theme: string | null }} Choice Of the next puzzle. */
/** @typedef {Choice & { last: number }} Wish With the number of the puzzle chosen last. */

/** @type {Wish} Newcomers begin with the easiest. */
const FIRST = { variant: "standard", grade: 1, theme: null, last: 0 };

/** @type {(value: any) => Wish | null} */
export const checkWish = shape({
  variant: oneOf(OPTIONS.variant),
  grade: orNull(Number.isInteger),
  theme: orNull(isText),
  last: Number.isInteger,
});

export const openWish = () => store(NAME, FIRST, wholly(checkWish, FIRST));
