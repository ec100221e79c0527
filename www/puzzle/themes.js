/** The themes of puzzles: facts about their moves. A file may have newer ones, which are not shown. */

export const THEMES = /** @type {const} */ ([
  "square",
  "line",
  "two-back",
  "one-back",
  "raise",
  "deny",
  "unlock",
  "zugzwang",
  "hold",
  "apex",
]);

/** @typedef {(typeof THEMES)[number]} Theme */

/** The themes that have a name. @param {readonly string[]} themes */
export const knownThemes = (themes) => THEMES.filter((theme) => themes.includes(theme));

/** The main one of those that have a name. @param {readonly string[]} themes @returns {Theme | null} */
export const mainTheme = (themes) =>
  themes.flatMap((theme) => THEMES.find((known) => known === theme) ?? []).at(0) ?? null;
