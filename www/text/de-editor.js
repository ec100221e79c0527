// The texts of en-editor.js in German.

import { countBalls, list, name } from "./de-words.js";

/** @type {import("./editor.js").EditorTexts} */
export const editor = {
  "editor.title": "Stellung aufbauen",
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
  "editor.over": ({ result }) => `${result}. Es gibt nichts mehr zu ziehen.`,
};
