// Texts of one’s own mistakes as exercises in German; see en-mistakes.js.

import { counted, number } from "./de-words.js";
import { capital } from "./plural.js";

/** @import { MistakeTexts } from "./mistakes.js" */

/** @param {number} count */
const positions = (count) => counted(count, { one: "Stellung", other: "Stellungen" });

/** What a move that was missed does, or would have seen. @type {Record<string, string>} */
const missed = {
  square: "Quadrate",
  line: "Reihen",
  "two-back": "Chancen, zwei Kugeln zurückzunehmen",
  "one-back": "Züge, in denen eine Kugel zurück besser ist",
  raise: "das Hochsetzen",
  deny: "was der Gegner vollenden oder hochsetzen will",
  unlock: "Züge, die eine eigene Kugel befreien",
  zugzwang: "Züge, nach denen keine gute Antwort bleibt",
  hold: "Wege, ein Remis zu halten",
  apex: "den Wettlauf zur Spitze",
};

/** @type {MistakeTexts} */
export const mistakes = {
  "mistakes.empty":
    "Hier gibt es noch keine Stellungen. Spiele eine Partie zu Ende und suche dann hier nach deinen Fehlern: Jeder wird eine Stellung zum Üben.",
  "mistakes.play": "Eine Partie spielen",
  "mistakes.count": ({ all, due, done }) =>
    [
      `${positions(all)} aus deinen Partien`,
      due === 0 ? "heute keine zu üben" : `heute ${number(due)} zu üben`,
      ...(done === 0 ? [] : [`${number(done)} zweimal gelöst`]),
    ].join(", "),
  "mistakes.practise": ({ count }) => `${positions(count)} üben`,
  "mistakes.anyway": "Trotzdem üben",
  "mistakes.overlooked": "Was du übersiehst",
  "mistakes.most": ({ theme, count, all }) =>
    `Am häufigsten übersiehst du ${missed[theme]}: ${number(count)} von ${number(all)}. Wähle, was du üben willst.`,
  "mistakes.theme": ({ theme, count, all }) =>
    `${capital(missed[theme])}: ${number(count)} von ${number(all)}`,

  // Looking through games
  "mistakes.look": "Noch nicht durchgesehene Partien",
  "mistakes.waiting": ({ count }) =>
    `Beendete Partien gegen den Computer oder per Link: ${number(count)}.`,
  "mistakes.both": ({ count }) =>
    `Auch ${counted(count, { one: "Partie", other: "Partien" })} zu zweit, mit den Fehlern beider`,
  "mistakes.start": "Fehler suchen",
  "mistakes.looking": ({ game, count }) =>
    count === 1
      ? "Deine Fehler werden gesucht …"
      : `Partie ${game} von ${count} wird durchgesehen …`,
  "mistakes.progress": "Suche nach Fehlern",
  "mistakes.found": ({ games, positions: found }) =>
    `${counted(games, { one: "Partie", other: "Partien" })} durchgesehen: ${found === 0 ? "keine neue Stellung" : `${positions(found)} zum Üben`}.`,
  "mistakes.open": ({ count }) =>
    `${counted(count, { one: "Zug konnte", other: "Züge konnten" })} ohne die Tabellen für perfektes Spiel nicht beurteilt werden.`,
  "mistakes.none": "In dieser Partie hast du nichts verschenkt: Es gibt nichts zu wiederholen.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Zu zweit" : `Gegen Stufe ${level}`, `Zug ${turn}`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Du hast hier ${move} gespielt und damit ${value === "won" && left === "endless" ? "den Sieg verschenkt" : "die Partie verloren"}.`,
  "mistakes.times": ({ count }) =>
    `In ${counted(count, { one: "Partie", other: "Partien" })} übersehen.`,
  "mistakes.place": ({ at, count }) => `Stellung ${at} von ${count}`,
  "mistakes.refute": "Warum?",
  "mistakes.refuted": ({ move, reply, left }) =>
    `Nach ${move} ${left === "lost" ? `gewinnt ${reply} für den Gegner` : `lässt dir ${reply} keinen Sieg mehr`}.`,
  "mistakes.position": "Zurück",
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Zweimal gelöst: Diese Stellung ist erledigt."
      : `Diese Stellung kommt ${days === 1 ? "morgen" : `in ${days} Tagen`} wieder.`,
  "mistakes.result": ({ solved, count }) =>
    `${number(solved)} von ${number(count)} beim ersten Versuch gelöst.`,
  "mistakes.all": "Alle deine Stellungen",
  "mistakes.game": "Zurück zur Partie",

  // The pile
  "mistakes.kept":
    "Die Stellungen sind nur auf diesem Gerät gespeichert. Sie bleiben, wenn du ihre Partie löschst.",
  "mistakes.remove": "Diese Stellung entfernen",
  "mistakes.removed": "Die Stellung wurde entfernt.",
  "mistakes.removeAll": "Alle entfernen …",
  "mistakes.removeAllLine": ({ count }) =>
    `${count === 1 ? "Diese Stellung" : `Alle ${number(count)} Stellungen`} endgültig entfernen?`,
  "mistakes.reallyRemove": "Entfernen",
  "mistakes.keep": "Behalten",
  "mistakes.refused":
    "Deine Stellungen können nicht gespeichert werden: Der Speicher des Browsers ist voll oder nicht erlaubt. Sie sind da, bis du diese Seite verlässt.",
};
