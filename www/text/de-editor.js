// The texts of en-editor.js in German.

import { countBalls, list, megabytes, name, number } from "./de-words.js";

/** @type {import("./editor.js").EditorTexts} */
export const editor = {
  "editor.board": "Brett zum Aufbauen einer Stellung",
  "editor.tool": "Ein Tippen setzt",
  "editor.nothing": "Nichts",
  "editor.help":
    "Tippe noch einmal auf denselben Platz, um die Farbe zu wechseln oder die Kugel zu entfernen. Tasten auf einem Platz: l, d und Entf.",
  "editor.clear": "Brett leeren",
  "editor.turn": "Am Zug",
  "editor.counts": ({ player, onBoard, reserve }) =>
    `${name(player)}: ${countBalls(onBoard)} auf dem Brett, ${reserve} im Vorrat`,
  "editor.noneLeft": ({ player }) =>
    `${name(player)} hat keine Kugel mehr im Vorrat: Alle 15 sind auf dem Brett.`,
  "editor.carries": ({ cell, above }) =>
    `Die Kugel auf ${cell} trägt die ${above.length === 1 ? "Kugel" : "Kugeln"} auf ${list(above)}: Eine tragende Kugel kann nicht entfernt werden.`,
  "editor.position": "Stellung oder Link",
  "editor.positionHelp":
    "Füge hier eine Stellung oder den Link zu einer Partie ein; sie erscheint sofort auf dem Brett.",
  "editor.analyse": "Analysieren",
  "editor.play": "Weiterspielen",
  "editor.use": "Mit der Stellung weiter",
  "editor.share": "Stellung teilen",
  "editor.link": "Adresse",
  "editor.picture": "Bild speichern",
  "editor.pictureSaved": "Das Bild wurde als Datei gespeichert.",
  "editor.pictureFailed": "Dein Browser konnte das Bild nicht herstellen.",
  "editor.puzzle": "Aufgabe daraus machen",
  "editor.puzzleLink": "Link zur Aufgabe",
  "editor.puzzleTry": "Ausprobieren",
  "editor.proving": "Die besten Züge werden bewiesen …",
  "editor.proofNeeds": ({ bytes }) =>
    `Für den Beweis müssen ${megabytes(bytes)} MB perfektes Spiel geladen werden. Drücke noch einmal, um sie zu laden.`,
  "editor.puzzle.lost": "Hier verliert jeder Zug: Es gibt nichts zu finden.",
  "editor.puzzle.same": "Hier hat jeder Zug dasselbe Ergebnis: Es gibt nichts zu finden.",
  "editor.puzzle.open": "Mit diesen Regeln lässt sich nicht beweisen, welcher Zug der beste ist.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "Die Aufgabe ist fertig: Nur ein Zug ist richtig."
      : `Die Aufgabe ist fertig: ${number(count)} Züge sind richtig.`,
  "editor.over": ({ result }) => `${result}. Es gibt nichts mehr zu ziehen.`,
};
