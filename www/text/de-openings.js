// The texts of en-openings.js in German.

import { list } from "./de-words.js";

/** @type {import("./openings.js").OpeningsTexts} */
export const openings = {
  "openings.title": "Eröffnungen",
  "openings.puzzles": "Aufgaben",
  "openings.play": "Ab hier spielen",
  "openings.page": "Als eigene Seite öffnen",
  "openings.line": "Züge bis hierher",
  "openings.start": "Anfang",
  "openings.value": "Ergebnis",
  "openings.move": "Zug",
  "openings.replies": "Gute Antworten",
  "openings.kept": ({ keep, all }) => `${keep} von ${all}`,
  "openings.every": "alle",
  "openings.like": ({ moves }) => `durch Symmetrie gleich: ${list(moves)}`,
  "openings.also": "Auch erreicht durch:",
  "openings.legend":
    "Gute Antworten erhalten dem anderen Spieler das beste Ergebnis. Symmetrische Züge stehen nur einmal da (×4).",
};
