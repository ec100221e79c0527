// Texts of the puzzles in German.

import { countBalls, counted, list, name } from "./de-words.js";
import { capital } from "./plural.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Ein Quadrat vollenden",
  line: "Eine Reihe vollenden",
  "two-back": "Zwei Kugeln zurücknehmen",
  "one-back": "Nur eine Kugel zurücknehmen",
  raise: "Eine Kugel hochsetzen",
  deny: "Den Gegner aufhalten",
  unlock: "Eine Kugel befreien",
  zugzwang: "Keine gute Antwort lassen",
  hold: "Das Remis halten",
  apex: "Eine Kugel für die Spitze behalten",
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

/** @type {import("./board-text.js").TextsOf<"puzzle">} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const only = {
      won: "Nur ein Zug gewinnt",
      endless: "Nur ein Zug hält das Remis",
      lost: "Alles verliert, aber ein Zug hält am längsten stand",
    };
    const any = { ...only, won: "Finde einen Gewinnzug", endless: "Finde einen Zug zum Remis" };
    return `${name(player)} am Zug: ${(isOnly ? only : any)[value]}.`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `${name(player)} am Zug: ${endless ? "gewonnen, verloren oder remis?" : "gewonnen oder verloren?"}`,
  "puzzle.value": ({ value }) => ({ won: "Gewonnen", lost: "Verloren", endless: "Remis" })[value],
  "puzzle.grade": ({ grade }) => `Schwierigkeit ${grade}`,

  // Answers
  "puzzle.judging": "Dein Zug wird geprüft …",
  "puzzle.right": "Richtig! Es geht weiter.",
  "puzzle.wrong": ({ worth }) =>
    worth === "sooner"
      ? "Dein Zug verliert früher."
      : worth === "lost"
        ? "Dein Zug verliert."
        : "Dein Zug verschenkt den Sieg.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "Fehler", other: "Fehlern" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "Tipp", other: "Tipps" })]),
    ];
    return parts.length === 0 ? "Gelöst." : `Gelöst, mit ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `gewinnt ${name(player)}`,
      lost: `verliert ${name(player)}`,
      endless: "ist es remis",
    }[value];
    return `${isRight ? "Richtig" : "Nein"}: Bei bestem Spiel ${truth}.`;
  },
  "puzzle.shown": "Das ist die Lösung.",
  "puzzle.absent": ({ id }) => `Es gibt keine Aufgabe „${id}“.`,
  "puzzle.failed": "Dein Zug konnte nicht geprüft werden.",

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
  "puzzle.kind": ({ deed }) => `${capital(what(deed))}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null ? `Die Kugel kommt auf ${to}.` : `Setze die Kugel von ${from} hoch.`,
  "puzzle.mark": "Tipp",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.hint": "Tipp",
  "puzzle.show": "Lösung",
  "puzzle.again": "Noch einmal",
  "puzzle.why": "Warum?",
  "puzzle.next": "Weiter",

  // The page
  "puzzles.title": "Aufgaben",
  "puzzles.play": "Ab hier spielen",
  "puzzles.more": "Weitere Aufgaben",
  "puzzles.grade": "Schwierigkeit",
  "puzzles.grades": "Jede Schwierigkeit",
  "puzzles.kind": "Thema",
  "puzzles.kinds": "Jedes Thema",
  "puzzles.judge": "Gewonnen, verloren oder remis?",
  "puzzles.longest": "Am längsten standhalten",
  "puzzles.own": "Meine Fehler",
  "puzzles.none": "Dazu gibt es keine Aufgabe.",
  "puzzles.make": "Aufgabe erstellen",
  "puzzles.failed": "Die Aufgaben konnten nicht geladen werden. Lade die Seite neu.",
};
