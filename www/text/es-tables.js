// Texts about loading the tables of perfect play in Spanish, for a board and for the analysis.

import { megabytes } from "./es-words.js";

/** @type {import("./board-text.js").TextsOf<"tables">} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Cargando el juego perfecto: ${megabytes(received)} de ${megabytes(bytes)} MB.`,
  "tables.failed": "No se ha podido cargar el juego perfecto; el ordenador puede fallar.",
  "solution.failed": "No se ha podido cargar la solución.",
};
