// Texts of the puzzles in German.

import { countBalls, counted, list, name } from "./de-words.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Quadrat",
  line: "Reihe",
  "two-back": "Zwei Kugeln zurück",
  "one-back": "Eine Kugel zurück, nicht zwei",
  raise: "Hochsetzen",
  deny: "Den Gegner aufhalten",
  unlock: "Eine Kugel befreien",
  zugzwang: "Zugzwang",
  hold: "Das Remis halten",
  apex: "Wettlauf zur Spitze",
};

/** @type {Record<Theme, string>} */
const ideas = {
  square: "Vollende ein Quadrat.",
  line: "Vollende eine Reihe.",
  "two-back": "Du kannst zwei Kugeln zurücknehmen. Welche zwei?",
  "one-back": "Nimm nur eine Kugel zurück.",
  raise: "Spare eine Kugel: Setze eine von deinen hoch.",
  deny: "Sieh nach, was der Gegner vollenden will, und komm ihm zuvor.",
  unlock: "Eine deiner Kugeln muss frei werden.",
  zugzwang: "Suche einen Zug, nach dem jede Antwort den Gegner etwas kostet.",
  hold: "Gewinnen kannst du hier nicht. Geh im Kreis, damit auch der Gegner nicht gewinnt.",
  apex: "Zähle die Kugeln: Wer hat am Ende noch eine für die Spitze?",
};

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "eine Kugel setzen" : "eine Kugel hochsetzen",
    ...(figure === null
      ? []
      : [figure === "square" ? "ein Quadrat vollenden" : "eine Reihe vollenden"]),
    ...(takes === 0 ? [] : [`${countBalls(takes)} zurücknehmen`]),
  ].join(", ");

/** @type {import("./board-text.js").Translation<(typeof import("./en-puzzle.js"))["puzzle"]>} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const aim = value === "won" ? "gewinnt" : "verliert nicht";
    return `${name(player)} ist am Zug. ${isOnly ? `Nur ein Zug ${aim}. Finde ihn.` : `Finde einen Zug, der ${value === "won" ? "gewinnt" : "nicht verliert"}.`}`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `${name(player)} ist am Zug. Ist das ${endless ? "gewonnen, verloren oder endlos?" : "gewonnen oder verloren?"}`,
  "puzzle.value": ({ value }) => ({ won: "Gewonnen", lost: "Verloren", endless: "Endlos" })[value],
  "puzzle.grade": ({ grade }) => `Stufe ${grade}`,
  "puzzle.rating": ({ rating }) => `Wertung ${rating}`,

  // Answers
  "puzzle.judging": "Dein Zug wird geprüft …",
  "puzzle.right": "Richtig. Weiter: Wieder hilft nur ein Zug.",
  "puzzle.wrong": ({ worth }) =>
    worth === "lost" ? "Dein Zug verliert." : "Dein Zug verschenkt den Sieg.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "Fehler", other: "Fehlern" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "Tipp", other: "Tipps" })]),
    ];
    return parts.length === 0 ? "Gelöst, ohne Fehler." : `Gelöst, mit ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `gewinnt ${name(player)}`,
      lost: `verliert ${name(player)}`,
      endless: "kann keiner den Sieg erzwingen",
    }[value];
    return `${isRight ? "Richtig" : "Nein"}: Bei bestem Spiel ${truth}.`;
  },
  "puzzle.proof": "Diese Züge zeigen es.",
  "puzzle.shown": "Das ist die Lösung.",
  "puzzle.absent": ({ id }) => `Es gibt keine Aufgabe „${id}“.`,
  "puzzle.failed":
    "Dein Zug konnte nicht geprüft werden. Prüfe die Verbindung und versuche es noch einmal.",

  // What a move does and leaves
  "puzzle.stopsRaise": ({ other }) => `Das hindert ${name(other)} am Hochsetzen.`,
  "puzzle.mustPlace": ({ other }) => `${name(other)} kann nur eine Kugel setzen.`,
  "puzzle.frees": ({ cell }) => `Das befreit die Kugel auf ${cell}.`,
  "puzzle.sure": ({ player, other, figure, raises }) => {
    const deeds = [
      ...(figure === null
        ? []
        : [figure === "square" ? "ein Quadrat vollenden" : "eine Reihe vollenden"]),
      ...(raises ? ["eine Kugel hochsetzen"] : []),
    ];
    return `Was ${name(other)} auch spielt: ${name(player)} kann danach ${deeds.join(" oder ")}.`;
  },

  // Hints
  "puzzle.idea": ({ theme }) => `Tipp: ${ideas[theme]}`,
  "puzzle.kind": ({ deed }) => `Tipp: ${what(deed)}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null ? `Tipp: Die Kugel kommt auf ${to}.` : `Tipp: Setze die Kugel von ${from} hoch.`,
  "puzzle.mark": "Tipp: hier",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.themes": "Themen",
  "puzzle.hint": "Tipp",
  "puzzle.more": "Zweiter Tipp",
  "puzzle.show": "Lösung zeigen",
  "puzzle.replay": "Noch einmal zeigen",
  "puzzle.again": "Noch einmal versuchen",
  "puzzle.next": "Nächste Aufgabe",

  // The page
  "puzzles.title": "Aufgaben",
  "puzzles.play": "Ab hier spielen",
  "puzzles.grade": "Schwierigkeit",
  "puzzles.grades": "Jede Stufe",
  "puzzles.kind": "Thema",
  "puzzles.kinds": "Jedes Thema",
  "puzzles.judge": "Gewonnen, verloren oder endlos?",
  "puzzles.own": "Meine Fehler",
  "puzzles.none": "Dazu gibt es keine Aufgabe. Wähle etwas anderes.",
  "puzzles.make": "Eigene Aufgabe erstellen",
  "puzzles.unknown": ({ id }) => `Eine Aufgabe „${id}“ gibt es nicht. Hier ist eine andere.`,
  "puzzles.failed":
    "Die Aufgaben konnten nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.",
};
