// Texts about loading the tables of perfect play in French, for a board and for the analysis.

import { megabytes } from "./fr-words.js";

/** @type {import("./board-text.js").TextsOf<"tables">} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Chargement du jeu parfait : ${megabytes(received)} sur ${megabytes(bytes)} Mo.`,
  "tables.failed": "Le jeu parfait n’a pas pu être chargé ; l’ordinateur peut se tromper.",
  "solution.failed": "La solution n’a pas pu être chargée.",
};
