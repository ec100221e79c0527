// Texts of remarks in German.

import { list, name, seen } from "./de-words.js";
import { capital } from "./plural.js";

/** @import { Move, Who } from "./en-remarks.js" */

const numbers = ["", "eine", "zwei", "drei", "vier", "fünf", "sechs"];
const figures = { square: "ein Quadrat", line: "eine Reihe" };

/** @param {number} count */
const inWords = (count) => `${numbers[count] ?? count} ${count === 1 ? "Kugel" : "Kugeln"}`;

/** @param {number} balls */
const cost = (balls) => (balls === 0 ? "." : `. Das kostete ${inWords(balls)}.`);

/** @param {Who} who */
const have = (who) => (who === "you" ? "Du hast" : `${name(who)} hat`);

/** @param {Who} who */
const could = (who) => (who === "you" ? "Du hättest" : `${name(who)} hätte`);

/** @param {Who} who */
const accusative = (who) => (who === "you" ? "dich" : name(who));

/** @param {Who} who */
const dative = (who) => (who === "you" ? "dir" : name(who));

/** With the verb of `hint.where`. */
const marked = {
  place: "den markierten Platz",
  ball: "die markierte Kugel",
  balls: "die markierten Kugeln",
};

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `setze eine Kugel ${seen.onto(to)}`
      : `setze die Kugel ${seen.from(from)} ${seen.onto(to)} hoch`;
  return takeBack.length === 0 ? ball : `${ball} und nimm ${seen.ballsFrom(takeBack)} zurück`;
};

/** The most turns that are listed. */
const MOST = 4;

const prizes = { win: "den Sieg", draw: "das Remis" };

/** @type {import("./en-remarks.js").Causes} */
const causes = {
  allowsFigure: ({ move, other, figure }) =>
    `${move} ließ ${accusative(other)} ${figures[figure]} vollenden`,
  missesFigure: ({ move, figure }) => `${move} ließ ${figures[figure]} aus`,
  allowsRaise: ({ move, other }) => `${move} ließ ${accusative(other)} eine Kugel hochsetzen`,
  missesRaise: ({ move }) => `${move} setzte keine Kugel hoch`,
  takesOneBack: ({ move }) => `${move} nahm nur eine Kugel zurück`,
  completes: ({ move, figure }) => `${move} vollendete ${figures[figure]}`,
  raises: ({ move }) => `${move} setzte eine Kugel hoch, statt eine zu setzen`,
  allows: ({ move, reply }) => `${move} ließ ${reply} zu`,
};

/** @param {import("./en-remarks.js").Cause} cause */
const causeOf = (cause) => (cause.fault ? causes[cause.fault](cause) : cause.move);

/** @type {import("./board-text.js").TextsOf<"remarks">} */
export const remarks = {
  // What a turn of the game did
  "remark.completes": ({ who, figure, balls }) =>
    `${have(who)} ${figures[figure]} vollendet${balls === 0 ? "" : ` und ${inWords(balls)} gewonnen`}.`,
  "remark.blocks": ({ who, other, figure }) =>
    `${have(who)} ${figures[figure]} von ${dative(other)} verhindert.`,
  "remark.allowsFigure": ({ who, other, figure, balls }) =>
    balls === 0
      ? `${have(who)} ${dative(other)} ${figures[figure]} überlassen.`
      : `${have(who)} ${accusative(other)} ${figures[figure]} vollenden lassen${cost(balls)}`,
  "remark.missesFigure": ({ who, figure, balls }) =>
    `${could(who)} ${figures[figure]} vollenden können${cost(balls)}`,
  "remark.allowsRaise": ({ who, other, balls }) =>
    balls === 0
      ? `${have(who)} ${dative(other)} eine Kugel zum Hochsetzen gelassen.`
      : `${have(who)} ${accusative(other)} eine Kugel hochsetzen lassen${cost(balls)}`,
  "remark.missesRaise": ({ who, balls }) =>
    `${could(who)} eine Kugel hochsetzen können${cost(balls)}`,
  "remark.takesOneBack": ({ who, balls }) =>
    `${could(who)} zwei Kugeln zurücknehmen können${cost(balls)}`,

  // Why a turn is good
  "reason.completes": ({ figure }) => `Das vollendet ${figures[figure]}.`,
  "reason.blocks": ({ other, figure }) => `Das verhindert ${figures[figure]} von ${name(other)}.`,
  "reason.raises": "Das spart eine Kugel.",

  // What a game came to
  "review.threw": (about) => {
    const { turn, who, value, better, isOnly } = about;
    const what = prizes[value] + (who === "you" ? "" : ` von ${name(who)}`);
    const kept =
      better && ` ${isOnly ? "Nur " : ""}${better} hielt ${value === "win" ? "ihn" : "es"}.`;
    return `Zug ${turn} gab ${what} aus der Hand: ${causeOf(about)}.${kept ?? ""}`;
  },
  "review.thrown": (about) =>
    `${have(about.who)} ${prizes[about.value]} aus der Hand gegeben: ${causeOf(about)}.`,
  "review.often": ({ who, turns }) => {
    const count = ["zweimal", "dreimal", "viermal"][turns.length - 2] ?? `${turns.length}-mal`;
    const all = turns.length > MOST ? "" : `, in den Zügen ${list(turns.map(String))}`;
    return `${who === "you" ? "Du hattest" : `${name(who)} hatte`} den Sieg ${count}${all}.`;
  },
  "review.gaveUp": ({ who, value }) =>
    `Am Ende ${who === "you" ? "hattest du" : `hatte ${name(who)}`} ${prizes[value]} noch in der Hand.`,
  "review.never": ({ who, other, turn, balls }) => {
    const cost =
      turn === null ? "" : `; Zug ${turn} kostete ${accusative(other)} ${inWords(balls)}`;
    return `${have(who)} den Sieg nie aus der Hand gegeben${cost}.`;
  },
  "review.probably": (about) => `Zug ${about.turn} hat wohl entschieden: ${causeOf(about)}.`,
  "review.doubtful": ({ better }) => `Wohl besser: ${better}.`,
  "review.even": "Es fand sich kein Zug, der das Ergebnis geändert hat.",
  "review.kept": "Das Ergebnis blieb gleich.",
  "review.again": ({ turn }) => `Ab Zug ${turn} noch einmal`,
  "reason.wins": "Das gewinnt die Partie.",
  "reason.prepares": ({ figure }) => `Das bereitet ${figures[figure]} vor.`,
  "reason.safe": ({ player }) =>
    `Danach kann ${name(player)} nichts vollenden und nichts hochsetzen.`,
  "reason.keeps": "Das verschenkt nichts.",
  "reason.asks": "Darauf fällt die Antwort am schwersten.",
  "reason.ahead": "Du hast mehr Kugeln übrig.",
  "reason.centre": "Die Mitte gehört zu vier Quadraten, eine Ecke zu einem.",
  "reason.spare": "Jede zurückgenommene Kugel kannst du wieder spielen.",
  "reason.search": "Nichts Besseres wurde gefunden.",

  // Hints, step by step
  "hint.step": ({ words, next }) =>
    `Tipp: ${words}${next === null ? "" : ` Drücke noch einmal, um zu sehen, ${next === "where" ? "wo" : "warum"}.`}`,
  "hint.failed": "Kein Tipp. Prüfe die Verbindung.",
  "hint.centre": "Schau auf die Mitte: Dort entstehen die meisten Quadrate.",
  "hint.wins": "Du kannst jetzt gewinnen.",
  "hint.completes": ({ figure }) => `Du kannst ${figures[figure]} vollenden.`,
  "hint.threat": ({ player, figure }) => `${name(player)} kann ${figures[figure]} vollenden.`,
  "hint.raises": "Du kannst eine Kugel hochsetzen.",
  "hint.prepares": ({ figure }) => `Du kannst ${figures[figure]} vorbereiten.`,
  "hint.quiet": ({ player }) => `Suche einen Platz, der ${name(player)} nicht hilft.`,
  "hint.plain": "Hier sieht ein schlichter Zug am besten aus.",
  "hint.takeBack": ({ count }) =>
    ["Nimm keine mehr zurück.", "Nimm eine Kugel zurück.", "Nimm zwei Kugeln zurück."][count],
  "hint.where": ({ what, cells }) =>
    `Schau auf ${marked[what]}${cells.length === 0 ? "" : `: ${list(cells)}`}.`,
  "hint.order": ({ move }) => `${capital(order(move))}.`,
  "hint.rest": ({ takeBack }) => `Nimm ${seen.ballsFrom(takeBack)} zurück.`,
  "state.hint.look": "Tipp: hierhin schauen",

  // The first warning in a game
  "note.threat": ({ player, figure }) =>
    `${name(player)} könnte ${figures[figure]} vollenden: Achte auf die Markierung.`,
};
