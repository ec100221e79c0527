// Texts of the day's puzzle, its days and what comes back, in Lithuanian.

import { counted, number } from "./lt-words.js";

/** @type {import("./board-text.js").TextsOf<"daily">} */
export const daily = {
  "daily.today": "Šios dienos uždavinys",
  "daily.of": ({ date }) => `Uždavinys: ${date}`,
  "daily.streak": ({ days, best }) => {
    const row = `Serija: ${counted(days, { one: "diena", few: "dienos", many: "dienos", other: "dienų" })}`;
    return best > days ? `${row} (rekordas: ${number(best)})` : row;
  },
  "daily.rating": ({ rating, about, change }) =>
    `Reitingas ${about ? "apie " : ""}${rating}${change ? ` (${change})` : ""}`,
  "daily.notKept": "Ši naršyklė jūsų rezultatų neįrašo.",

  // What comes back
  "daily.due": ({ count }) => `Kartoti: ${number(count)}`,

  // To share
  "daily.share": "Dalytis rezultatu",
  "daily.copied": "Rezultatas nukopijuotas.",
  "daily.copyRefused": "Nukopijuokite žemiau esantį tekstą.",
  "daily.shareLabel": "Jūsų rezultatas",

  // Runs
  "run.ten": "Dešimt iš eilės",
  "run.three": "Trys minutės",
  "run.line": "Vis sunkesni uždaviniai iki trečios klaidos.",
  "run.timeless": "Be laikrodžio",
  "run.start": "Pradėti",
  "run.best": ({ best }) => `Rekordas: ${number(best)}`,
  "run.new": "Naujas rekordas!",
  "run.count": ({ solved, missed }) => `išspręsta: ${number(solved)}, klaidos: ${number(missed)}`,
  "run.mistake": "klaida",
  "run.left": ({ seconds }) => `Liko ${seconds} sekundžių.`,
  "run.up": "Laikas baigėsi. Šis uždavinys dar įskaitomas.",

  // The archive
  "archive.title": "Ankstesni uždaviniai",
  "archive.earlier": "Ankstesnis mėnuo",
  "archive.later": "Kitas mėnuo",
  "archive.day": ({ date, state }) => `${date} – ${state}`,
  "archive.state": ({ state }) =>
    ({
      clean: "išspręsta iš karto",
      solved: "išspręsta",
      failed: "neišspręsta",
      open: "nebandyta",
    })[state],
};
