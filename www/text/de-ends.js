// Texts of the beginning and the end of a game in German.

import { countBalls, name } from "./de-words.js";

/** @import { Reason, Side } from "./en-ends.js" */

/** @type {Record<Side, string>} */
const subjects = {
  you: "Du hattest",
  computer: "Der Computer hatte",
  light: "Hell hatte",
  dark: "Dunkel hatte",
};

/** @type {Record<Side, string>} */
const owners = { you: "von dir", computer: "des Computers", light: "von Hell", dark: "von Dunkel" };

/** @type {Record<Reason, string>} */
const won = {
  apex: "Deine letzte Kugel ist auf der Spitze",
  emptyReserve: "Der Computer hat keine Kugel mehr im Vorrat",
  noMove: "Der Computer kann keine Kugel setzen oder hochsetzen",
  resignation: "Der Computer hat aufgegeben",
  time: "Die Zeit des Computers ist abgelaufen",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "Der Computer hat die Kugel auf die Spitze gesetzt",
  emptyReserve: "Du hast keine Kugel mehr im Vorrat",
  noMove: "Du kannst keine Kugel setzen oder hochsetzen",
  resignation: "Du hast aufgegeben",
  time: "Deine Zeit ist abgelaufen",
};

/** What each level does. */
const levels = [
  "Stufe 1 nimmt nur eine Kugel zurück und vergisst oft hochzusetzen: gut für die erste Partie.",
  "Stufe 2 achtet nur auf die unterste Ebene: Weiter oben sieht sie deine Quadrate nicht.",
  "Stufe 3 sieht fast alle deine Quadrate, aber selten, was du hochsetzen kannst.",
  "Stufe 4 sieht jedes Quadrat, das du vollenden kannst, vergisst aber manchmal hochzusetzen.",
  "Stufe 5 zählt gut und kennt gute Plätze; manchmal lässt sie dich hochsetzen.",
  "Stufe 6 rechnet zwei Züge weit: ihren und deine Antwort.",
  "Stufe 7 rechnet vier Züge weit, mit kleinen Fehlern.",
  "Stufe 8 spielt mit den üblichen Regeloptionen perfekt.",
];

/** @type {import("./ends.js").EndsTexts} */
export const ends = {
  // The end of a game
  "end.label": "Ende der Partie",
  "end.you": ({ isWinner, reason }) =>
    isWinner ? `Du hast gewonnen: ${won[reason]}` : `Du hast verloren: ${lost[reason]}`,
  "end.spare": ({ side, count }) =>
    `${subjects[side]} noch ${countBalls(count)}: ${count === 1 ? "Sie krönt" : "Sie krönen"} die Pyramide.`,
  "end.last": ({ side }) => `Mit einer einzigen Kugel gewonnen: der letzten ${owners[side]}.`,
  "end.left": ({ light, dark }) => `Noch im Vorrat: Hell ${light}, Dunkel ${dark}.`,
  "end.rematch": ({ player }) => `Revanche mit ${name(player)}`,
  "end.rematchFriend": "Revanche",
  "end.level": ({ level, up }) =>
    up ? `Eine Stufe höher: ${level}` : `Eine Stufe tiefer: ${level}`,
  "end.review": "Auf die Partie zurückblicken",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] +
    (isUnbeatable ? " Mit Hell kannst du sie nicht schlagen: Wähle Dunkel." : ""),
};
