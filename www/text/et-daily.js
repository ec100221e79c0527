// Texts of the day's puzzle, its days and what comes back, in Estonian.

import { counted, number } from "./et-words.js";

/** @type {import("./board-text.js").TextsOf<"daily">} */
export const daily = {
  "daily.today": "Tänane ülesanne",
  "daily.of": ({ date }) => `Ülesanne: ${date}`,
  "daily.streak": ({ days, best }) => {
    const row = `Seeria: ${counted(days, { one: "päev", other: "päeva" })}`;
    return best > days ? `${row} (rekord: ${number(best)})` : row;
  },
  "daily.rating": ({ rating, about, change }) =>
    `Reiting ${about ? "umbes " : ""}${rating}${change ? ` (${change})` : ""}`,
  "daily.notKept": "See brauser ei salvesta sinu tulemusi.",

  // What comes back
  "daily.due": ({ count }) => `Harjuta uuesti: ${number(count)}`,

  // To share
  "daily.share": "Jaga tulemust",
  "daily.copied": "Tulemus on kopeeritud.",
  "daily.copyRefused": "Kopeeri allolev tekst.",
  "daily.shareLabel": "Sinu tulemus",

  // Runs
  "run.ten": "Kümme järjest",
  "run.three": "Kolm minutit",
  "run.line": "Järjest raskemad ülesanded kuni kolmanda veani.",
  "run.timeless": "Ilma kellata",
  "run.start": "Alusta",
  "run.best": ({ best }) => `Rekord: ${number(best)}`,
  "run.new": "Uus rekord!",
  "run.count": ({ solved, missed }) => `lahendatud: ${number(solved)}, vigu: ${number(missed)}`,
  "run.mistake": "viga",
  "run.left": ({ seconds }) => `Jäänud on ${seconds} sekundit.`,
  "run.up": "Aeg on läbi. See ülesanne läheb veel arvesse.",

  // The archive
  "archive.title": "Varasemad ülesanded",
  "archive.earlier": "Eelmine kuu",
  "archive.later": "Järgmine kuu",
  "archive.day": ({ date, state }) => `${date} – ${state}`,
  "archive.state": ({ state }) =>
    ({
      clean: "esimesel katsel lahendatud",
      solved: "lahendatud",
      failed: "lahendamata",
      open: "proovimata",
    })[state],
};
