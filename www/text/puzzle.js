// The texts of the puzzles: of one puzzle on a board, anywhere, and of the page of puzzles.

import { modules as boardTexts, nearest, textOf } from "./board-text.js";
import { remarkTexts } from "./remarks.js";

/** @import { BoardTexts, Language, Translation } from "./board-text.js" */
/** @import { RemarkTexts } from "./remarks.js" */

/** @typedef {Translation<(typeof import("./en-puzzle.js"))["puzzle"]>} PuzzleTexts */
/** @typedef {((key: keyof (BoardTexts & PuzzleTexts & RemarkTexts), params?: Record<string, unknown>) => string) & { readonly lang: Language }} PuzzleText */

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
 * The texts of a puzzle, with those that tell a turn and say what it is good for.
 * @param {string} lang a language tag
 * @returns {Promise<PuzzleText>}
 */
export async function loadPuzzleText(lang) {
  const language = nearest(lang);
  const parts = [boardTexts, remarkTexts, puzzleTexts].map((texts) => texts[language]());
  return textOf(language, Object.assign({}, ...(await Promise.all(parts))));
}
