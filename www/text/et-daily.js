// Texts of the day's puzzle, its archive and what comes back, in Estonian.

import { counted, number } from "./et-words.js";

/** @type {import("./daily.js").DailyTexts} */
export const daily = {
  "daily.today": "Tänane ülesanne",
  "daily.of": ({ date }) => `Ülesanne: ${date}`,
  "daily.about": ({ rules, grade, grades }) => `${rules}, ${grade}. aste ${grades}-st`,
  "daily.outcome": ({ isSolved, mistakes, hints, later }) => {
    const help = hints === 0 ? "" : `, abiks ${counted(hints, { one: "vihje", other: "vihjet" })}`;
    if (isSolved) return `Lahendatud ${mistakes + 1}. katsel${help}`;
    return later ? "Algul lahendamata, hiljem lahendatud" : "Lahendamata";
  },
  "daily.begin": "Lahenda",
  "daily.again": "Lahenda uuesti",
  "daily.next": ({ time }) => `Järgmine tuleb kell ${time}.`,
  "daily.streak": ({ days, best }) => {
    const row = `Seeria: ${counted(days, { one: "päev", other: "päeva" })}`;
    return best > days ? `${row} (rekord: ${number(best)})` : row;
  },
  "daily.rating": ({ rating, deviation }) => `Reiting ${rating} ± ${deviation}`,
  "daily.unrated": "Sinu reiting algab esimesest ülesandest.",
  "daily.notKept": "See brauser ei salvesta sinu tulemusi.",

  // What comes back
  "daily.due": ({ count }) =>
    count === 1
      ? "Üks ülesanne, mis sul ei õnnestunud, on jälle ees."
      : `${count} ülesannet, mis sul ei õnnestunud, on jälle ees.`,
  "daily.practise": "Harjuta",

  // To share
  "daily.share": "Jaga tulemust",
  "daily.shareTitle": ({ date }) => `Pylos, ülesanne: ${date}`,
  "daily.copied": "Tulemus on kopeeritud. See ei reeda midagi.",
  "daily.copyRefused": "Brauser ei lubanud kopeerida. Kopeeri allolev tekst.",
  "daily.shareLabel": "Sinu tulemus tekstina",

  // The archive
  "archive.title": "Kõik päevad",
  "archive.earlier": "Eelmine kuu",
  "archive.later": "Järgmine kuu",
  "archive.day": ({ date, state }) => `${date} – ${state}`,
  "archive.state": ({ state }) =>
    ({
      clean: "kohe lahendatud",
      solved: "lahendatud",
      failed: "lahendamata",
      open: "proovimata",
    })[state],
};
