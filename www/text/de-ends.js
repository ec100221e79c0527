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
const lastBall = {
  you: "deine letzte Kugel",
  computer: "die letzte Kugel des Computers",
  light: "die letzte Kugel von Hell",
  dark: "die letzte Kugel von Dunkel",
};

/** @type {Record<Reason, string>} */
const won = {
  apex: "Die Spitze gehört dir",
  emptyReserve: "Der Vorrat des Computers ist leer",
  noMove: "Der Computer kann nicht ziehen",
  resignation: "Der Computer hat aufgegeben",
  time: "Die Zeit des Computers ist um",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "Die Spitze gehört dem Computer",
  emptyReserve: "Dein Vorrat ist leer",
  noMove: "Du kannst nicht ziehen",
  resignation: "Du hast aufgegeben",
  time: "Deine Zeit ist um",
};

/** @type {Record<string, [string, string]>} */
const deeds = {
  won: ["hat ", " gewonnen"],
  lost: ["hat ", " verloren"],
  drawn: ["hat ", " remis gespielt"],
  open: ["", ""],
};

/** What each level does. */
const levels = [
  "Nimmt nur eine Kugel zurück und vergisst oft hochzusetzen: für die erste Partie.",
  "Achtet nur auf die unterste Ebene.",
  "Sieht fast alle Quadrate, aber selten, was du hochsetzen kannst.",
  "Sieht jedes Quadrat; vergisst manchmal hochzusetzen.",
  "Zählt gut; lässt dich manchmal hochsetzen.",
  "Rechnet zwei Züge weit.",
  "Rechnet vier Züge weit und macht kleine Fehler.",
  "Spielt perfekt, wenn Zurücknehmen Pflicht ist, ein leerer Vorrat verliert und perfektes Spiel geladen ist.",
];

/** @type {import("./board-text.js").TextsOf<"ends">} */
export const ends = {
  // The end of a game
  "end.label": "Ende der Partie",
  "end.you": ({ isWinner, reason }) =>
    isWinner ? `Du hast gewonnen: ${won[reason]}` : `Du hast verloren: ${lost[reason]}`,
  "end.spare": ({ side, count }) => `${subjects[side]} noch ${countBalls(count)}.`,
  "end.last": ({ side }) => `Knapper geht es nicht: Das war ${lastBall[side]}.`,
  "end.left": ({ light, dark }) => `Noch im Vorrat: Hell ${light}, Dunkel ${dark}.`,
  "end.rematch": ({ player }) => `Revanche als ${name(player)}`,
  "end.rematchFriend": "Revanche",
  "end.level": ({ level, up }) => `Stufe ${level} ${up ? "↑" : "↓"}`,
  "end.review": "Analysieren",
  "end.again": "Noch einmal",
  "end.share": "Teilen",
  "shared.status": ({ player, other, level, how }) => {
    const opponent = level > 0 ? `den Computer (Stufe ${level})` : name(other);
    const [has, did] = deeds[how];
    return `${name(player)} ${has}gegen ${opponent}${did}: eine geteilte Partie`;
  },
  "shared.play": "Ab hier spielen",
  "shared.back": "Zurück zu meiner Partie",
  "shared.aside": "Deine eigene Partie steht unter „Meine Partien“.",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] + (isUnbeatable ? " Nur mit Dunkel kannst du gewinnen." : ""),
  "level.done": ({ won, played }) => `${won} von ${played} gewonnen`,

  // Two people on this device
  "pair.drawn": ({ count }) => `${count} Remis`,
};
