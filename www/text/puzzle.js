// The texts of the puzzles: of one puzzle on a board, anywhere, and of the page of puzzles.

import { nearest, textOf } from "./board-text.js";

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-puzzle.js"))["puzzle"]>} PuzzleTexts */
/** @typedef {((key: keyof PuzzleTexts, params?: Record<string, unknown>) => string) & { readonly lang: Language }} PuzzleText */

/** @type {Record<Language, () => Promise<PuzzleTexts>>} */
export const puzzleTexts = {
  en: async () => (await import("./en-puzzle.js")).puzzle,
  es: async () => (await import("./es-puzzle.js")).puzzle,
  lt: async () => (await import("./lt-puzzle.js")).puzzle,
  et: async () => (await import("./et-puzzle.js")).puzzle,
  fr: async () => (await import("./fr-puzzle.js")).puzzle,
  de: async () => (await import("./de-puzzle.js")).puzzle,
};

/**
 * @param {string} lang a language tag
 * @returns {Promise<PuzzleText>}
 */
export async function loadPuzzleText(lang) {
  const language = nearest(lang);
  return textOf(language, await puzzleTexts[language]());
}
