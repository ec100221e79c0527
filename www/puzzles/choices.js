/**
 * The choices above the puzzle: rules, grade and theme. A grade or theme that a variant does not have is not offered.
 * @import { Catalogue } from "../exercise/catalogue.js"
 * @import { Wish } from "./wish.js"
 */

import { VARIANTS } from "../exercise/catalogue.js";
import { knownThemes } from "../exercise/themes.js";
import { USUAL } from "../game/rule-options.js";
import { setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";

/** @param {(chosen: Partial<Wish>) => void} onChoose */
export function createChoices(onChoose) {
  const [rules, grade, theme] = /** @type {HTMLSelectElement[]} */ (
    ["rules", "grade", "theme"].map(byId)
  );
  rules.addEventListener("change", () => onChoose({ variant: /** @type {any} */ (rules.value) }));
  grade.addEventListener("change", () => onChoose({ grade: Number(grade.value) || null }));
  theme.addEventListener("change", () => onChoose({ theme: theme.value || null }));

  const button = byId("choose");
  button.addEventListener("click", () => {
    button.ariaExpanded = String(button.ariaExpanded !== "true");
  });

  return {
    /** @type {(catalogue: Catalogue, wish: Wish) => void} */
    show(catalogue, wish) {
      fill(
        rules,
        VARIANTS.map((variant) => [variant, text("page.rules", { variant, ...USUAL })]),
      );
      fill(grade, [
        ["", text("puzzles.grades")],
        ...catalogue.grades.map((grade) => [String(grade), text("puzzle.grade", { grade })]),
      ]);
      fill(theme, [
        ["", text("puzzles.kinds")],
        ...knownThemes(catalogue.themes).map((theme) => [theme, text("puzzle.theme", { theme })]),
        ["judge", text("puzzles.judge")],
      ]);
      rules.value = wish.variant;
      grade.value = String(wish.grade ?? "");
      theme.value = wish.theme ?? "";
      const chosen = [rules, grade, theme].map(({ selectedOptions }) => selectedOptions[0]?.text);
      setText(byId("chosen"), chosen.join(" · "));
    },
  };
}

/** @type {(select: HTMLSelectElement, options: string[][]) => void} */
function fill(select, options) {
  renew(select, ...options.map(([value, words]) => new Option(words, value)));
}
