// All texts of the play page in German: a translation of en-page.js. The terms are in docs/glossary.md; the reader is "du".

import { board } from "./de-board.js";
import { name } from "./de-words.js";

const variantNames = {
  children: "Kinderregeln",
  standard: "Normale Regeln",
  expert: "Expertenregeln",
};

/** @type {import("./board-text.js").TextsOf<"page">} */
export const page = {
  ...board,

  // The language itself
  "language.label": "Sprache",
  "language.failed": "Diese Sprache ließ sich nicht laden. Prüfe die Verbindung.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partie",
  "page.starting": "Das Brett wird aufgebaut …",
  "openings.title": "Eröffnungen ab hier",
  "openings.legend":
    "Gute Antworten: Züge, mit denen der Gegner sein bestes Ergebnis erreicht. Symmetrische Züge stehen einmal da (×4).",
  "welcome.label": "Willkommen",
  "welcome.goal":
    "Setze die letzte Kugel auf die Spitze. Spare Kugeln: Wem sie zuerst ausgehen, der verliert.",
  "welcome.you": "Du spielst Hell und beginnst gegen einen Neuling.",
  "welcome.learn": "In 3 Minuten lernen",
  "page.cells": ({ cell }) => `${cell}: Ebene ${cell[0]}, Spalte ${cell[1]}, Zeile ${cell[2]}`,
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["Zurücknehmen freiwillig"] : []),
      ...(emptyReserve === "playsOn" ? ["ohne Vorrat geht es weiter"] : []),
    ].join(", "),

  // The panel
  "player.light": "Hell",
  "player.dark": "Dunkel",
  "player.you": "du",
  "player.computer": ({ level }) => `Computer, Stufe ${level}`,
  "player.clock": ({ player }) => `Uhr von ${name(player)}`,
  "player.label": "Spieler",
  "turn.pause": "Anhalten",
  "turn.continue": "Fortsetzen",
  "replay.label": "Partie durchblättern",
  "action.label": "Partie",
  "action.redo": "Wiederholen",
  "action.new": "Neue Partie",
  "action.hint": "Tipp",
  "action.analysis": "Analyse",
  "analysis.close": "Analyse schließen",
  "learn.link": "Lernen",
  "rules.link": "Regeln",
  "puzzles.link": "Aufgaben",
  "editor.menu": "Stellung aufbauen",
  "page.play": "Spielen",
  "page.more": "Mehr",
  "puzzles.today": "Die heutige Aufgabe wartet",
  "puzzles.solved": "Die heutige Aufgabe ist gelöst",
  "dialog.close": "Schließen",
  "dialog.cancel": "Abbrechen",

  // The view of the board
  "view.label": "Ansicht",

  // Storage
  "memory.unread": "Einige gespeicherte Daten waren beschädigt und wurden zurückgesetzt.",

  "update.ready": "Es gibt eine neue Version.",
  "update.reload": "Neu laden",
};
