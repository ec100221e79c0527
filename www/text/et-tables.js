// Texts about loading the tables of perfect play in Estonian, for a board and for the analysis.

import { megabytes } from "./et-words.js";

/** @type {import("./board-text.js").TextsOf<"tables">} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Täiusliku mängu andmete laadimine: ${megabytes(received)} / ${megabytes(bytes)} MB.`,
  "tables.failed": "Täiusliku mängu andmeid ei õnnestunud laadida; arvuti võib eksida.",
  "solution.failed": "Lahendust ei õnnestunud laadida.",
};
