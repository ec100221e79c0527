// Texts about loading the tables of perfect play in German, for a board and for the analysis.

import { megabytes } from "./de-words.js";

/** @type {import("./board-text.js").TextsOf<"tables">} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Perfektes Spiel wird geladen: ${megabytes(received)} von ${megabytes(bytes)} MB.`,
  "tables.failed": "Perfektes Spiel konnte nicht geladen werden; der Computer kann Fehler machen.",
  "solution.failed": "Die Lösung konnte nicht geladen werden.",
};
