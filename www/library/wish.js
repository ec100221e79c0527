/**
 * What a person has chosen on the page of puzzles, and was shown there, kept on the device.
 * @import { Variant } from "../exercise/catalogue.js"
 */

import { OPTIONS } from "../game/rule-options.js";
import { isText, oneOf, orNull, shape } from "../site/shape.js";
import { wholly } from "../site/store.js";
import { listOf } from "./parts.js";

/** @typedef {{ variant: Variant, grade: number | null, theme: string | null }} Choice Of the next puzzle. */
/** With the ids of the puzzles shown last, in order; `isTimeless`: runs have no clock. @typedef {Choice & { shown: readonly string[], isTimeless?: boolean }} Wish */

/** @type {Wish} */
const FIRST = { variant: "standard", grade: null, theme: null, shown: [] };

/** So many are remembered: one that was passed over comes back only after them. */
const REMEMBERED = 200;

/** @type {(wish: Wish, id: string) => Wish} */
export const withShown = (wish, id) => ({
  ...wish,
  shown: [...wish.shown.filter((one) => one !== id), id].slice(-REMEMBERED),
});

const readChoice = shape({
  variant: oneOf(OPTIONS.variant),
  grade: orNull(Number.isInteger),
  theme: orNull(isText),
  isTimeless: oneOf([undefined, true, false]),
});

/** @type {(value: any) => Wish | null} */
function checkWish(value) {
  const choice = readChoice(value);
  if (choice === null) return null;
  // Entries with the number of a last puzzle are from the time when everybody began with the first grade.
  const isFirst = "last" in value && choice.grade === 1;
  return {
    ...choice,
    grade: isFirst ? null : choice.grade,
    shown: listOf(isText)(value.shown).kept,
  };
}

/** The entry; its name has the version of its shape. */
export const WISH = { name: "puzzle-wish-1", none: FIRST, read: wholly(checkWish, FIRST) };
