// Texts about loading the tables of perfect play in Spanish, for a board and for the analysis.

import { megabytes } from "./es-words.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-tables.js"))["tables"]>} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Cargando el juego perfecto: ${megabytes(received)} de ${megabytes(bytes)} MB. Mientras tanto, el ordenador calcula.`,
  "tables.failed": "No se ha podido cargar el juego perfecto. El ordenador calcula en su lugar.",
  "solution.failed":
    "No se ha podido cargar la solución del juego; la sustituyen las tablas o el cálculo.",
  "solution.broken":
    "Falta un archivo de la solución del juego en este sitio, o está dañado; la sustituyen las tablas o el cálculo.",
};
