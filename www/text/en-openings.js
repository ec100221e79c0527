// Texts of the openings in English.

import { list } from "./en-words.js";

export const openings = {
  "openings.title": "Openings",
  "openings.puzzles": "Puzzles",
  "openings.play": "Play from here",
  "openings.page": "Open as a page",
  "openings.line": "Moves so far",
  "openings.start": "Start",
  "openings.value": "Result",
  "openings.move": "Move",
  "openings.replies": "Good replies",
  "openings.kept": (/** @type {{ keep: number, all: number }} */ { keep, all }) =>
    `${keep} of ${all}`,
  "openings.every": "all",
  "openings.like": (/** @type {{ moves: string[] }} */ { moves }) =>
    `the same by symmetry: ${list(moves)}`,
  "openings.also": "Also reached by:",
  "openings.legend":
    "Good replies are those that keep the best result for the other player. Symmetric moves are listed once (×4).",
};
