// Texts about loading the tables of perfect play in French, for a board and for the analysis.

import { megabytes } from "./fr-words.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-tables.js"))["tables"]>} */
export const tables = {
  "tables.progress": ({ received, bytes }) =>
    `Chargement du jeu parfait : ${megabytes(received)} sur ${megabytes(bytes)} Mo. En attendant, l’ordinateur calcule.`,
  "tables.failed": "Le jeu parfait n’a pas pu être chargé. L’ordinateur calcule à la place.",
  "solution.failed":
    "La solution du jeu n’a pas pu être chargée ; des tables ou le calcul la remplacent.",
  "solution.broken":
    "Un fichier de la solution du jeu manque sur ce site ou est endommagé ; des tables ou le calcul la remplacent.",
};
