// Texts of the day's puzzle, its archive and what comes back, in English.

import { counted, number } from "./en-words.js";

/** @typedef {{ isSolved: boolean, mistakes: number, hints: number, later: boolean }} Outcome */
/** @typedef {"clean" | "solved" | "failed" | "open"} State */

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS = /** @type {Record<string, string>} */ ({ one: "st", two: "nd", few: "rd" });

/** @param {number} count */
const nth = (count) =>
  count === 1 ? "first" : `${count}${ENDINGS[ORDINALS.select(count)] ?? "th"}`;

export const daily = {
  "daily.today": "Today’s puzzle",
  "daily.of": (/** @type {{ date: string }} */ { date }) => `Puzzle of ${date}`,
  "daily.about": (/** @type {{ rules: string, grade: number, grades: number }} */ about) =>
    `${about.rules}, grade ${about.grade} of ${about.grades}`,
  "daily.outcome": (/** @type {Outcome} */ { isSolved, mistakes, hints, later }) => {
    const help = hints === 0 ? "" : `, with ${counted(hints, { one: "hint", other: "hints" })}`;
    if (isSolved) return `Solved on the ${nth(mistakes + 1)} try${help}`;
    return later ? "Not solved at first, but later" : "Not solved";
  },
  "daily.begin": "Solve it",
  "daily.again": "Solve it again",
  "daily.next": (/** @type {{ time: string }} */ { time }) => `The next one comes at ${time}.`,
  "daily.streak": (/** @type {{ days: number, best: number }} */ { days, best }) => {
    const row = `Streak: ${counted(days, { one: "day", other: "days" })}`;
    return best > days ? `${row} (best: ${number(best)})` : row;
  },
  "daily.rating": (/** @type {{ rating: number, deviation: number }} */ { rating, deviation }) =>
    `Rating ${rating} ± ${deviation}`,
  "daily.unrated": "Your rating begins with your first puzzle.",
  "daily.notKept": "This browser does not save your results.",

  // What comes back
  "daily.due": (/** @type {{ count: number }} */ { count }) =>
    count === 1
      ? "One puzzle that you missed is due again."
      : `${count} puzzles that you missed are due again.`,
  "daily.practise": "Practise",

  // To share
  "daily.share": "Share the result",
  "daily.shareTitle": (/** @type {{ date: string }} */ { date }) => `Pylos, puzzle of ${date}`,
  "daily.copied": "The result was copied. It gives nothing away.",
  "daily.copyRefused": "The browser did not allow copying. Copy the text below.",
  "daily.shareLabel": "Your result as a text",

  // The archive
  "archive.title": "All days",
  "archive.earlier": "Previous month",
  "archive.later": "Next month",
  "archive.day": (/** @type {{ date: string, state: string }} */ { date, state }) =>
    `${date}: ${state}`,
  "archive.state": (/** @type {{ state: State }} */ { state }) =>
    ({
      clean: "solved at once",
      solved: "solved",
      failed: "not solved",
      open: "not tried",
    })[state],
};
