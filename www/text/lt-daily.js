// Texts of the day's puzzle, its archive and what comes back, in Lithuanian.

import { counted, form, number } from "./lt-words.js";

/** @type {import("./daily.js").DailyTexts} */
export const daily = {
  "daily.today": "Šios dienos uždavinys",
  "daily.of": ({ date }) => `Uždavinys: ${date}`,
  "daily.about": ({ rules, grade, grades }) => `${rules}, ${grade} lygis iš ${grades}`,
  "daily.outcome": ({ isSolved, mistakes, hints, later }) => {
    const forms = { one: "užuomina", few: "užuominomis", many: "užuominos", other: "užuominų" };
    const help = hints === 0 ? "" : `, su ${counted(hints, forms)}`;
    if (isSolved)
      return `Išspręsta ${mistakes === 0 ? "iš karto" : `(bandymų: ${mistakes + 1})`}${help}`;
    return later ? "Iš pradžių neišspręsta, bet vėliau išspręsta" : "Neišspręsta";
  },
  "daily.begin": "Spręsti",
  "daily.again": "Spręsti dar kartą",
  "daily.next": ({ time }) => `Kitas uždavinys – ${time}.`,
  "daily.streak": ({ days, best }) => {
    const row = `Serija: ${counted(days, { one: "diena", few: "dienos", many: "dienos", other: "dienų" })}`;
    return best > days ? `${row} (rekordas: ${number(best)})` : row;
  },
  "daily.rating": ({ rating, deviation }) => `Reitingas ${rating} ± ${deviation}`,
  "daily.unrated": "Jūsų reitingas prasidės nuo pirmo uždavinio.",
  "daily.notKept": "Ši naršyklė jūsų rezultatų neįrašo.",

  // What comes back
  "daily.due": ({ count }) => {
    const forms = {
      one: "uždavinys, kurio neišsprendėte",
      few: "uždaviniai, kurių neišsprendėte",
      many: "uždavinio, kurio neišsprendėte",
      other: "uždavinių, kurių neišsprendėte",
    };
    return `Grįžta ${number(count)} ${form(count, forms)} iš karto.`;
  },
  "daily.practise": "Treniruotis",

  // To share
  "daily.share": "Dalytis rezultatu",
  "daily.shareTitle": ({ date }) => `„Pylos“ uždavinys, ${date}`,
  "daily.copied": "Rezultatas nukopijuotas. Jis nieko neišduoda.",
  "daily.copyRefused": "Naršyklė neleido kopijuoti. Nukopijuokite žemiau esantį tekstą.",
  "daily.shareLabel": "Jūsų rezultatas kaip tekstas",

  // The archive
  "archive.title": "Visos dienos",
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
