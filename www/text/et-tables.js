// Texts about loading the tables of perfect play in Estonian, for a board and for the analysis.

import { megabytes } from "./et-words.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-tables.js"))["tables"]>} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Täiusliku mängu laadimine: ${megabytes(received)} / ${megabytes(bytes)} MB.`,
  "tables.failed": "Täiuslikku mängu ei õnnestunud laadida; arvuti arvutab ise.",
  "solution.failed": "Lahendust ei õnnestunud laadida.",
};
