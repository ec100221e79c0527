// The texts of en-atlas.js in German.

/** @import { AtlasTexts } from "./atlas.js" */

import { number } from "./de-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  "atlas.lead": `Pylos ist gelöst: Für jede von ${number(10_245_670_113)} Stellungen ist bekannt, ob der Spieler am Zug gewinnt, verliert oder keins von beiden, und in wie vielen Zügen. Wo keiner einen Sieg erzwingen kann, ist die Stellung endlos: Die Partie geht im Kreis und endet durch Wiederholung remis.`,
  "atlas.start": "Der Anfang",
  "atlas.startText":
    "Wer beginnt, verliert, mit einer Ausnahme: Wo Kugeln zurückgenommen werden müssen, ist das Expertenspiel endlos. Die Tabelle nennt die Züge bis zur Niederlage, am Anfang und für die drei Arten des ersten Zugs; ∞ heißt endlos.",
  "atlas.rules": "Regeln",
  "atlas.children": "Kinder",
  "atlas.standard": "Normal",
  "atlas.expert": "Experten",
  "atlas.optional": "Experten, Zurücknehmen ist freiwillig",
  "atlas.corner": "Ecke",
  "atlas.edge": "Rand",
  "atlas.inner": "innere Mulde",
  "atlas.shares": "Gewonnen, verloren, endlos",
  "atlas.sharesText":
    "Die Diagramme zeigen alle Stellungen in Prozent nach dem Unterschied der Vorräte: der des Spielers am Zug weniger der des Gegners. Gewonnene Stellungen sind unten, verlorene oben, endlose dazwischen.",
  "atlas.sharesChildren": "Kinder: 50 % gewonnen, 50 % verloren",
  "atlas.sharesStandard": "Normal: 58 % gewonnen, 42 % verloren, 0,02 % endlos",
  "atlas.sharesExpert": "Experten: 61 % gewonnen, 36 % verloren, 3 % endlos",
  "atlas.longest": "Die längsten Partien",
  "atlas.longestText":
    "Keine Stellung braucht länger, um zu verlieren. Beide spielen perfekt: Der Sieger eilt, der Verlierer hält durch. Das Zeichen ! steht bei einem Zug, der als einziger den Sieg hält.",
  "atlas.longestChildren": "Kinder: 38 Züge",
  "atlas.longestStandard": "Normal: 64 Züge",
  "atlas.longestExpert": "Experten: 72 Züge",
  "atlas.circles": "Im Kreis",
  "atlas.circlesText":
    "In jeder dieser Stellungen ist ein Zug endlos und alle anderen verlieren, für beide Spieler, bis dieselbe Stellung wieder da ist.",
  "atlas.circleStandard": "Normal: ein Kreis von 6 Zügen",
  "atlas.circleExpert": "Experten: ein Kreis von 8 Zügen",
  "atlas.circleStart": "Experten: vom leeren Brett in einen Kreis",
  "atlas.finds": "Überraschende Stellungen",
  "atlas.findsText":
    "Hell ist am Zug. Wo nur ein Zug das Ergebnis hält, spielt ihn der Knopf unter dem Brett.",
  "atlas.onlyWin": "Kinder: Von 64 Zügen gewinnt einer. Alle anderen verlieren.",
  "atlas.onlyNothing":
    "Normal: Von 58 Zügen gewinnt nur einer: Eine Kugel wird gesetzt und gleich zurückgenommen.",
  "atlas.onlyRaise": "Experten: Von 218 Zügen gewinnt nur einer, und er setzt eine Kugel hoch.",
  "atlas.behind": "Experten: 1 Kugel im Vorrat gegen 15, und Hell gewinnt doch, in 43 Zügen.",
  "atlas.again":
    "Alle Ergebnisse, ihre Prüfung und die Befehle, die sie berechnen, stehen in docs/solution.md des Projekts.",
};
