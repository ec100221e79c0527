// The texts of a puzzle on a board, anywhere.

import { boardTexts, loadTexts, translations } from "./board-text.js";

/** @typedef {Awaited<ReturnType<typeof loadPuzzleText>>} PuzzleText */

const PARTS = /** @type {const} */ ([boardTexts, translations("remarks"), translations("puzzle")]);

/** With those that tell a turn and say what it is good for. @param {string} lang */
export const loadPuzzleText = (lang) => loadTexts(lang, ...PARTS);
