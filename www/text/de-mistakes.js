// Texts of one’s own mistakes as exercises in German; see en-mistakes.js.

import { counted, number } from "./de-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @param {number} count */
const positions = (count) => counted(count, { one: "Stellung", other: "Stellungen" });

/** @type {TextsOf<"mistakes">} */
export const mistakes = {
  "mistakes.empty":
    "Noch keine Stellungen. Spiele eine Partie zu Ende und suche hier deine Fehler.",
  "mistakes.play": "Eine Partie spielen",
  "mistakes.count": ({ all, done }) =>
    [positions(all), ...(done === 0 ? [] : [`${number(done)} zweimal gelöst`])].join(", "),
  "mistakes.practise": ({ count }) => `${positions(count)} üben`,
  "mistakes.anyway": "Trotzdem üben",
  "mistakes.overlooked": "Was du übersiehst",

  // Looking through games
  "mistakes.look": ({ count }) => `Noch nicht geprüfte Partien: ${number(count)}`,
  "mistakes.start": "Fehler suchen",
  "mistakes.looking": ({ game, count }) => `Partie ${game} von ${count} wird geprüft …`,
  "mistakes.found": ({ games: looked, positions: found }) =>
    `${counted(looked, { one: "Partie", other: "Partien" })} geprüft: ${found === 0 ? "keine neue Stellung" : counted(found, { one: "neue Stellung", other: "neue Stellungen" })}.`,
  "mistakes.open": ({ count }) =>
    `${counted(count, { one: "Zug konnte", other: "Züge konnten" })} ohne perfektes Spiel nicht beurteilt werden.`,
  "mistakes.none": "In dieser Partie wurden keine Fehler gefunden.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Zu zweit" : `Gegen Stufe ${level}`, `Zug ${turn}`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Du hast hier ${move} gespielt: Aus ${value === "won" ? "einem Sieg" : "einem Remis"} wurde ${left === "lost" ? "eine Niederlage" : "ein Remis"}.`,
  "mistakes.times": ({ count }) =>
    `in ${counted(count, { one: "Partie", other: "Partien" })} übersehen`,
  "mistakes.place": ({ at, count }) => `Stellung ${at} von ${count}`,
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Zweimal gelöst: erledigt."
      : `Kommt ${days === 1 ? "morgen" : `in ${days} Tagen`} wieder.`,
  "mistakes.result": ({ solved, count }) =>
    `${number(solved)} von ${number(count)} auf Anhieb gelöst.`,
  "mistakes.all": "Alle Stellungen",
  "mistakes.game": "Zurück zur Partie",

  // The pile
  "mistakes.kept": "Nur auf diesem Gerät gespeichert.",
  "mistakes.remove": "Entfernen",
  "mistakes.removed": "Stellung entfernt.",
  "mistakes.removeAll": "Alle entfernen …",
  "mistakes.removeAllLine": ({ count }) => `${positions(count)} endgültig entfernen?`,
  "mistakes.refused": "Dieser Browser speichert deine Stellungen nicht.",
};
