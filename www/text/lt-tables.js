// Texts about loading the tables of perfect play in Lithuanian, for a board and for the analysis.

import { megabytes } from "./lt-words.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-tables.js"))["tables"]>} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Įkeliamas tobulas žaidimas: ${megabytes(received)} iš ${megabytes(bytes)} MB.`,
  "tables.failed": "Tobulo žaidimo įkelti nepavyko; kompiuteris skaičiuoja pats.",
  "solution.failed": "Sprendinio įkelti nepavyko.",
};
