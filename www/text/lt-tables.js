// Texts about loading the tables of perfect play in Lithuanian, for a board and for the analysis.

import { megabytes } from "./lt-words.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-tables.js"))["tables"]>} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Įkeliamas tobulas žaidimas: ${megabytes(received)} iš ${megabytes(bytes)} MB. Kol kas kompiuteris skaičiuoja pats.`,
  "tables.failed": "Tobulo žaidimo įkelti nepavyko. Kompiuteris skaičiuoja pats.",
  "solution.failed": "Žaidimo sprendinio įkelti nepavyko; jį pakeičia lentelės arba skaičiavimas.",
  "solution.broken":
    "Šioje svetainėje trūksta žaidimo sprendinio failo arba jis sugadintas; sprendinį pakeičia lentelės arba skaičiavimas.",
};
