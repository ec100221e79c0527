// Texts of the day's puzzle, its days and what comes back, in English.

import { counted, number } from "./en-words.js";

/** @typedef {"clean" | "solved" | "failed" | "open"} State */

export const daily = {
  "daily.today": "Today’s puzzle",
  "daily.of": (/** @type {{ date: string }} */ { date }) => `Puzzle for ${date}`,
  "daily.streak": (/** @type {{ days: number, best: number }} */ { days, best }) => {
    const row = `Streak: ${counted(days, { one: "day", other: "days" })}`;
    return best > days ? `${row} (best: ${number(best)})` : row;
  },
  "daily.rating": (
    /** @type {{ rating: number, about: boolean, change?: string }} */ { rating, about, change },
  ) => `Rating ${about ? "about " : ""}${rating}${change ? ` (${change})` : ""}`,
  "daily.notKept": "This browser does not save your results.",

  // What comes back
  "daily.due": (/** @type {{ count: number }} */ { count }) => `Practise again: ${number(count)}`,

  // To share
  "daily.share": "Share result",
  "daily.copied": "Result copied.",
  "daily.copyRefused": "Copy the text below.",
  "daily.shareLabel": "Your result",

  // Runs
  "run.ten": "Ten in a row",
  "run.three": "Three minutes",
  "run.line": "The puzzles get harder until your third mistake.",
  "run.timeless": "No clock",
  "run.start": "Start",
  "run.best": (/** @type {{ best: number }} */ { best }) => `Best: ${number(best)}`,
  "run.new": "A new best!",
  "run.count": (/** @type {{ solved: number, missed: number }} */ { solved, missed }) =>
    `${number(solved)} solved, ${counted(missed, { one: "mistake", other: "mistakes" })}`,
  "run.mistake": "mistake",
  "run.left": (/** @type {{ seconds: number }} */ { seconds }) => `${seconds} seconds left.`,
  "run.up": "Time is up. This puzzle still counts.",

  // The archive
  "archive.title": "Past puzzles",
  "archive.earlier": "Previous month",
  "archive.later": "Next month",
  "archive.day": (/** @type {{ date: string, state: string }} */ { date, state }) =>
    `${date}: ${state}`,
  "archive.state": (/** @type {{ state: State }} */ { state }) =>
    ({
      clean: "solved first time",
      solved: "solved",
      failed: "not solved",
      open: "not tried",
    })[state],
};
