// Texts about loading the tables of perfect play in Estonian, for a board and for the analysis.

import { megabytes } from "./et-words.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-tables.js"))["tables"]>} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Täiusliku mängu laadimine: ${megabytes(received)} / ${megabytes(bytes)} MB. Seni arvutab arvuti ise.`,
  "tables.failed": "Täiuslikku mängu ei õnnestunud laadida. Arvuti arvutab ise.",
  "solution.failed":
    "Mängu lahendust ei õnnestunud laadida; seda asendavad tabelid või arvutamine.",
  "solution.broken":
    "Mängu lahenduse fail puudub sellelt saidilt või on rikutud; lahendust asendavad tabelid või arvutamine.",
};
