// Texts about loading the tables of perfect play in English, for a board and for the analysis.

import { megabytes } from "./en-words.js";

export const tables = {
  "tables.progress": (/** @type {{ received: number, bytes: number }} */ { received, bytes }) =>
    `Loading perfect play: ${megabytes(received)} of ${megabytes(bytes)} MB.`,
  "tables.failed": "Perfect play could not be loaded; the computer may make mistakes.",
  "solution.failed": "The solution could not be loaded.",
};
