// Texts of the day's puzzle, its days and what comes back, in German.

import { counted, number } from "./de-words.js";

/** @type {import("./board-text.js").TextsOf<"daily">} */
export const daily = {
  "daily.today": "Aufgabe des Tages",
  "daily.of": ({ date }) => `Aufgabe vom ${date}`,
  "daily.streak": ({ days, best }) => {
    const row = `Serie: ${counted(days, { one: "Tag", other: "Tage" })}`;
    return best > days ? `${row} (längste: ${number(best)})` : row;
  },
  "daily.rating": ({ rating, about, change }) =>
    `Wertung ${about ? "etwa " : ""}${rating}${change ? ` (${change})` : ""}`,
  "daily.notKept": "Dieser Browser speichert deine Ergebnisse nicht.",

  // What comes back
  "daily.due": ({ count }) => `Wieder üben: ${number(count)}`,

  // To share
  "daily.share": "Ergebnis teilen",
  "daily.copied": "Ergebnis kopiert.",
  "daily.copyRefused": "Kopiere den Text unten.",
  "daily.shareLabel": "Dein Ergebnis",

  // Runs
  "run.ten": "Zehn am Stück",
  "run.three": "Drei Minuten",
  "run.line": "Immer schwerere Aufgaben, bis zum dritten Fehler.",
  "run.timeless": "Ohne Uhr",
  "run.start": "Anfangen",
  "run.best": ({ best }) => `Rekord: ${number(best)}`,
  "run.new": "Neuer Rekord!",
  "run.count": ({ solved, missed }) => `${number(solved)} gelöst, ${number(missed)} Fehler`,
  "run.mistake": "Fehler",
  "run.left": ({ seconds }) => `Noch ${seconds} Sekunden.`,
  "run.up": "Die Zeit ist um. Diese Aufgabe zählt noch.",

  // The archive
  "archive.title": "Frühere Aufgaben",
  "archive.earlier": "Voriger Monat",
  "archive.later": "Nächster Monat",
  "archive.day": ({ date, state }) => `Am ${date}: ${state}`,
  "archive.state": ({ state }) =>
    ({
      clean: "auf Anhieb gelöst",
      solved: "gelöst",
      failed: "nicht gelöst",
      open: "nicht versucht",
    })[state],
};
