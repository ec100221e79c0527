// The texts of en-openings.js in French.

import { list } from "./fr-words.js";

/** @type {import("./openings.js").OpeningsTexts} */
export const openings = {
  "openings.title": "Ouvertures",
  "openings.puzzles": "Problèmes",
  "openings.play": "Jouer à partir d’ici",
  "openings.page": "Ouvrir dans sa propre page",
  "openings.line": "Coups joués",
  "openings.start": "Début",
  "openings.value": "Résultat",
  "openings.move": "Coup",
  "openings.replies": "Bonnes réponses",
  "openings.kept": ({ keep, all }) => `${keep} sur ${all}`,
  "openings.every": "toutes",
  "openings.like": ({ moves }) => `identiques par symétrie : ${list(moves)}`,
  "openings.also": "Aussi atteinte par :",
  "openings.legend":
    "Les bonnes réponses conservent le meilleur résultat pour l’autre joueur. Les coups symétriques ne figurent qu’une fois (×4).",
};
