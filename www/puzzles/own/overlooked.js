/**
 * What a person overlooks: how often the move that was missed does each thing.
 * @import { Exercise } from "../../exercise/mistake.js"
 */

import { knownThemes, THEMES } from "../../exercise/themes.js";

/**
 * @typedef {object} Overlooked
 * @property {number} all The exercises whose themes are known.
 * @property {{ theme: string, count: number }[]} themes The most frequent first.
 */

/** @type {(exercises: readonly Exercise[]) => Overlooked} */
export function overlooked(exercises) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  let all = 0;
  for (const { themes } of exercises) {
    if (themes === null) continue;
    all += 1;
    for (const theme of knownThemes(themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  }
  const themes = THEMES.flatMap((theme) => {
    const count = counts.get(theme) ?? 0;
    return count === 0 ? [] : { theme, count };
  });
  return { all, themes: themes.sort((a, b) => b.count - a.count) };
}

/** @type {(exercises: readonly Exercise[], theme: string) => Exercise[]} */
export const withTheme = (exercises, theme) =>
  exercises.filter(({ themes }) => themes?.includes(theme));
