// Texts about loading the tables of perfect play in German, for a board and for the analysis.

import { megabytes } from "./de-words.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-tables.js"))["tables"]>} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Perfektes Spiel wird geladen: ${megabytes(received)} von ${megabytes(bytes)} MB. Bis dahin rechnet der Computer.`,
  "tables.failed":
    "Das perfekte Spiel konnte nicht geladen werden. Der Computer rechnet stattdessen.",
  "solution.failed":
    "Die Lösung des Spiels konnte nicht geladen werden; Tabellen oder Berechnung ersetzen sie.",
  "solution.broken":
    "Auf dieser Website fehlt eine Datei der Lösung des Spiels oder ist beschädigt; Tabellen oder Berechnung ersetzen sie.",
};
