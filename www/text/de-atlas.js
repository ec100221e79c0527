// The texts of en-atlas.js in German.

/** @import { TextsOf } from "./board-text.js" */

import { number } from "./de-words.js";

/** @type {TextsOf<"atlas">} */
export const atlas = {
  "atlas.title": "Atlas",
  "atlas.lead": `Pylos ist gelöst: Das Ergebnis jeder der ${number(10_245_670_113)} Stellungen ist bekannt. So sieht das aus.`,
  "atlas.start": "Der Anfang",
  "atlas.startText":
    "Wer beginnt, verliert, außer nach Expertenregeln: Müssen Kugeln zurückgenommen werden, ist die Partie remis (∞). Die Zahlen zählen die Züge bis zum Ende.",
  "atlas.children": "Kinder",
  "atlas.standard": "Normal",
  "atlas.expert": "Experten",
  "atlas.optional": "Experten, Zurücknehmen freiwillig",
  "atlas.corner": "Ecke",
  "atlas.edge": "Rand",
  "atlas.centre": "Mitte",
  "atlas.shares": "Gewonnen, verloren, remis",
  "atlas.sharesText":
    "Alle Stellungen in Prozent, je nach Vorsprung im Vorrat für den Spieler am Zug: unten gewonnen, oben verloren, dazwischen remis.",
  "atlas.sharesChildren": "Kinder: 50 % gewonnen, 50 % verloren",
  "atlas.sharesStandard": "Normal: 58 % gewonnen, 42 % verloren",
  "atlas.sharesExpert": "Experten: 61 % gewonnen, 36 % verloren, 3 % remis",
  "atlas.longest": "Die längsten Partien",
  "atlas.longestText":
    "Beide spielen perfekt: Der Sieger beeilt sich, der Verlierer hält durch. Das Zeichen ! steht beim einzigen Gewinnzug.",
  "atlas.longestChildren": "Kinder: 38 Züge",
  "atlas.longestStandard": "Normal: 64 Züge",
  "atlas.longestExpert": "Experten: 72 Züge",
  "atlas.circles": "Im Kreis",
  "atlas.circlesText":
    "Jeder andere Zug verliert, also drehen sich beide im Kreis, und die Partie wird remis.",
  "atlas.circleStandard": "Normal: 6 Züge im Kreis",
  "atlas.circleExpert": "Experten: 8 Züge im Kreis",
  "atlas.circleStart": "Experten: vom leeren Brett aus",
  "atlas.finds": "Überraschende Stellungen",
  "atlas.findsText": "Hell ist am Zug; der Knopf unter dem Brett spielt den einzigen Gewinnzug.",
  "atlas.onlyWin": "Kinder: Von 64 Zügen gewinnt nur einer",
  "atlas.onlyNothing":
    "Normal: Von 58 Zügen gewinnt nur einer – eine Kugel setzen und gleich zurücknehmen",
  "atlas.onlyRaise": "Experten: Von 218 Zügen gewinnt nur einer – eine Kugel hochsetzen",
  "atlas.behind": "Experten: 1 Kugel im Vorrat gegen 15, und Hell gewinnt in 43 Zügen",
};
