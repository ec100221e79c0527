// Texts of the day's puzzle, its days and what comes back, in French.

import { counted, number } from "./fr-words.js";

/** @type {import("./board-text.js").TextsOf<"daily">} */
export const daily = {
  "daily.today": "Problème du jour",
  "daily.of": ({ date }) => `Problème du ${date}`,
  "daily.streak": ({ days, best }) => {
    const row = `Série : ${counted(days, { one: "jour", other: "jours" })}`;
    return best > days ? `${row} (record : ${number(best)})` : row;
  },
  "daily.rating": ({ rating, about, change }) =>
    `Cote ${about ? "environ " : ""}${rating}${change ? ` (${change})` : ""}`,
  "daily.notKept": "Ce navigateur n’enregistre pas vos résultats.",

  // What comes back
  "daily.due": ({ count }) => `À refaire : ${number(count)}`,

  // To share
  "daily.share": "Partager le résultat",
  "daily.copied": "Résultat copié.",
  "daily.copyRefused": "Copiez le texte ci-dessous.",
  "daily.shareLabel": "Votre résultat",

  // Runs
  "run.ten": "Dix d’affilée",
  "run.three": "Trois minutes",
  "run.line": "Des problèmes de plus en plus difficiles, jusqu’à la troisième erreur.",
  "run.timeless": "Sans chrono",
  "run.start": "Commencer",
  "run.best": ({ best }) => `Record : ${number(best)}`,
  "run.new": "Nouveau record !",
  "run.count": ({ solved, missed }) =>
    [
      counted(solved, { one: "résolu", other: "résolus" }),
      counted(missed, { one: "erreur", other: "erreurs" }),
    ].join(", "),
  "run.mistake": "erreur",
  "run.left": ({ seconds }) => `Il reste ${seconds} secondes.`,
  "run.up": "Le temps est écoulé. Ce problème compte encore.",

  // The archive
  "archive.title": "Anciens problèmes",
  "archive.earlier": "Mois précédent",
  "archive.later": "Mois suivant",
  "archive.day": ({ date, state }) => `${date} : ${state}`,
  "archive.state": ({ state }) =>
    ({
      clean: "résolu du premier coup",
      solved: "résolu",
      failed: "non résolu",
      open: "non essayé",
    })[state],
};
