// Texts of the day's puzzle, its archive and what comes back, in German.

import { counted, number } from "./de-words.js";

/** @type {import("./daily.js").DailyTexts} */
export const daily = {
  "daily.today": "Aufgabe des Tages",
  "daily.of": ({ date }) => `Aufgabe vom ${date}`,
  "daily.about": ({ rules, grade, grades }) => `${rules}, Stufe ${grade} von ${grades}`,
  "daily.outcome": ({ isSolved, mistakes, hints, later }) => {
    const help = hints === 0 ? "" : `, mit ${counted(hints, { one: "Tipp", other: "Tipps" })}`;
    if (isSolved) {
      const count = mistakes === 0 ? "ersten" : `${mistakes + 1}.`;
      return `Im ${count} Versuch gelöst${help}`;
    }
    return later ? "Erst nicht gelöst, später doch" : "Nicht gelöst";
  },
  "daily.begin": "Lösen",
  "daily.again": "Noch einmal lösen",
  "daily.next": ({ time }) => `Die nächste kommt um ${time} Uhr.`,
  "daily.streak": ({ days, best }) => {
    const row = `Serie: ${counted(days, { one: "Tag", other: "Tage" })}`;
    return best > days ? `${row} (längste: ${number(best)})` : row;
  },
  "daily.rating": ({ rating, deviation }) => `Wertung ${rating} ± ${deviation}`,
  "daily.unrated": "Deine Wertung beginnt mit deiner ersten Aufgabe.",
  "daily.notKept": "Dieser Browser speichert deine Ergebnisse nicht.",

  // What comes back
  "daily.due": ({ count }) =>
    count === 1
      ? "Eine Aufgabe, die dir misslang, kommt wieder."
      : `${count} Aufgaben, die dir misslangen, kommen wieder.`,
  "daily.practise": "Üben",

  // To share
  "daily.share": "Ergebnis teilen",
  "daily.shareTitle": ({ date }) => `Pylos, Aufgabe vom ${date}`,
  "daily.copied": "Das Ergebnis ist kopiert. Es verrät nichts.",
  "daily.copyRefused": "Der Browser hat das Kopieren nicht erlaubt. Kopiere den Text darunter.",
  "daily.shareLabel": "Dein Ergebnis als Text",

  // The archive
  "archive.title": "Alle Tage",
  "archive.earlier": "Voriger Monat",
  "archive.later": "Nächster Monat",
  "archive.day": ({ date, state }) => `Am ${date}: ${state}`,
  "archive.state": ({ state }) =>
    ({
      clean: "sofort gelöst",
      solved: "gelöst",
      failed: "nicht gelöst",
      open: "nicht versucht",
    })[state],
};
