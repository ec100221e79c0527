/**
 * The choices of the next puzzle: rules, grade and theme, kept on the device with the puzzle opened last. A grade or theme
 * that a variant does not have is not offered.
 * @import { Catalogue, Variant } from "../exercise/catalogue.js"
 */

import { VARIANTS } from "../exercise/catalogue.js";
import { knownThemes } from "../exercise/themes.js";
import { USUAL } from "../game/rule-options.js";
import { byId } from "../site/markup.js";
import { renew } from "../site/renew.js";
import { isText, oneOf, orNull, shape } from "../site/shape.js";
import { store, wholly } from "../site/store.js";
import { text } from "../text/text.js";

/** @typedef {{ variant: Variant, grade: number | null, theme: string | null }} Choice */
/** @typedef {Choice & { last: number }} Wish */

/** @type {Wish} Newcomers begin with the easiest. */
const FIRST = { variant: "standard", grade: 1, theme: null, last: 0 };

const check = shape({
  variant: oneOf(VARIANTS),
  grade: orNull(Number.isInteger),
  theme: orNull(isText),
  last: Number.isInteger,
});

export const openWish = () => store("puzzle-wish-1", FIRST, wholly(check, FIRST));

/** What can be wished of these puzzles. @type {<Kind extends Choice>(catalogue: Catalogue, wish: Kind) => Kind} */
export const fitting = ({ variant, grades, themes }, wish) => ({
  ...wish,
  variant,
  grade: wish.grade !== null && grades.includes(wish.grade) ? wish.grade : null,
  theme: wish.theme !== null && ["judge", ...themes].includes(wish.theme) ? wish.theme : null,
});

const selects = () => /** @type {HTMLSelectElement[]} */ (["rules", "grade", "theme"].map(byId));

/** @param {(choice: Choice) => void} act */
export function onChoice(act) {
  byId("choices").addEventListener("change", () => {
    const [variant, grade, theme] = selects().map(({ value }) => value || null);
    act({ variant: /** @type {Variant} */ (variant), grade: Number(grade) || null, theme });
  });
}

/** @type {(catalogue: Catalogue, wish: Choice) => void} */
export function showChoices(catalogue, wish) {
  const { variant, grade, theme } = fitting(catalogue, wish);
  const chosen = [variant, String(grade ?? ""), theme ?? ""];
  const offered = [
    VARIANTS.map((variant) => [variant, text("page.rules", { variant, ...USUAL })]),
    [
      ["", text("puzzles.grades")],
      ...catalogue.grades.map((grade) => [String(grade), text("puzzle.grade", { grade })]),
    ],
    [
      ["", text("puzzles.kinds")],
      ...knownThemes(catalogue.themes).map((theme) => [theme, text("puzzle.theme", { theme })]),
      ["judge", text("puzzles.judge")],
    ],
  ];
  for (const [i, select] of selects().entries()) {
    renew(select, ...offered[i].map(([value, words]) => new Option(words, value)));
    select.value = chosen[i];
  }
}
