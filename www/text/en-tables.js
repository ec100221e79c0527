// Texts about loading the tables of perfect play in English, for a board and for the analysis.

import { megabytes } from "./en-words.js";

export const tables = {
  "tables.progress": (/** @type {{ received: number, bytes: number }} */ { received, bytes }) =>
    `Loading perfect play: ${megabytes(received)} of ${megabytes(bytes)} MB. Until then, the computer calculates.`,
  "tables.failed": "Perfect play could not be loaded. The computer calculates instead.",
  "solution.failed":
    "The solution of the game could not be loaded; tables or calculation replace it.",
  "solution.broken":
    "A file of the solution of the game is missing or damaged on this site; tables or calculation replace it.",
};
