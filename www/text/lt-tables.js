// Texts about loading the tables of perfect play in Lithuanian, for a board and for the analysis.

import { megabytes } from "./lt-words.js";

/** @type {import("./board-text.js").TextsOf<"tables">} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Tobulo žaidimo duomenys: ${megabytes(received)} iš ${megabytes(bytes)} MB.`,
  "tables.failed": "Tobulo žaidimo duomenų įkelti nepavyko; kompiuteris gali suklysti.",
  "solution.failed": "Žaidimo sprendinio įkelti nepavyko.",
};
