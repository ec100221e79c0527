// The texts of en-editor.js in German.

import { list, megabytes, name, number } from "./de-words.js";

/** @type {import("./board-text.js").TextsOf<"editor">} */
export const editor = {
  "editor.tool": "Kugel zum Setzen",
  "editor.nothing": "Entfernen",
  "editor.help":
    "Tippe auf einen Platz, um eine Kugel zu setzen; noch einmal, um sie zu wechseln oder zu entfernen.",
  "editor.keys": "Tasten: L, D, Entf.",
  "editor.clear": "Brett leeren",
  "editor.turn": "Am Zug",
  "editor.noneLeft": ({ player }) =>
    `${name(player)} hat keine Kugel mehr: Alle 15 sind auf dem Brett.`,
  "editor.carries": ({ cell, above }) =>
    `Die Kugel auf ${cell} trägt die ${above.length === 1 ? "Kugel" : "Kugeln"} auf ${list(above)} und kann deshalb nicht entfernt werden.`,
  "editor.position": "Stellung oder Link",
  "editor.positionHelp": "Füge eine Stellung oder den Link zu einer Partie ein.",
  "editor.analyse": "Analysieren",
  "editor.play": "Ab hier spielen",
  "editor.use": "Spielen oder analysieren",
  "editor.share": "Teilen",
  "editor.link": "Link",
  "editor.tag": "Als HTML-Element",
  "editor.copyTag": "Element kopieren",
  "editor.picture": "Bild speichern",
  "editor.pictureSaved": "Das Bild wurde gespeichert.",
  "editor.pictureFailed": "Das Bild konnte nicht erstellt werden.",
  "editor.puzzle": "Aufgabe erstellen",
  "editor.puzzleLink": "Link zur Aufgabe",
  "editor.puzzleTry": "Ausprobieren",
  "editor.proving": "Die besten Züge werden bewiesen …",
  "editor.proofNeeds": ({ bytes }) =>
    `Dafür werden ${megabytes(bytes)} MB geladen. Drücke noch einmal, um zu beginnen.`,
  "editor.puzzle.same": "Jeder Zug hat dasselbe Ergebnis: Es gibt nichts zu finden.",
  "editor.puzzle.open": "Mit diesen Regeln lässt sich nicht beweisen, welcher Zug der beste ist.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "Die Aufgabe ist fertig: Ein Zug ist richtig."
      : `Die Aufgabe ist fertig: ${number(count)} Züge sind richtig.`,
};
