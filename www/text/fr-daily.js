// Texts of the day's puzzle, its archive and what comes back, in French.

import { counted, number } from "./fr-words.js";

/** @type {import("./daily.js").DailyTexts} */
export const daily = {
  "daily.today": "Le problème du jour",
  "daily.of": ({ date }) => `Problème du ${date}`,
  "daily.about": ({ rules, grade, grades }) => `${rules}, degré ${grade} sur ${grades}`,
  "daily.outcome": ({ isSolved, mistakes, hints, later }) => {
    const help = hints === 0 ? "" : `, avec ${counted(hints, { one: "indice", other: "indices" })}`;
    if (isSolved) return `Résolu au ${mistakes === 0 ? "1er" : `${mistakes + 1}e`} essai${help}`;
    return later ? "Pas résolu d’abord, mais plus tard" : "Pas résolu";
  },
  "daily.begin": "Résoudre",
  "daily.again": "Résoudre encore",
  "daily.next": ({ time }) => `Le prochain arrive à ${time}.`,
  "daily.streak": ({ days, best }) => {
    const row = `Série\u00a0: ${counted(days, { one: "jour", other: "jours" })}`;
    return best > days ? `${row} (record\u00a0: ${number(best)})` : row;
  },
  "daily.rating": ({ rating, deviation }) => `Cote ${rating} ± ${deviation}`,
  "daily.unrated": "Votre cote commence avec votre premier problème.",
  "daily.notKept": "Ce navigateur n’enregistre pas vos résultats.",

  // What comes back
  "daily.due": ({ count }) =>
    count === 1
      ? "Un problème que vous aviez manqué revient."
      : `${count} problèmes que vous aviez manqués reviennent.`,
  "daily.practise": "S’exercer",

  // To share
  "daily.share": "Partager le résultat",
  "daily.shareTitle": ({ date }) => `Pylos, problème du ${date}`,
  "daily.copied": "Le résultat est copié. Il ne dévoile rien.",
  "daily.copyRefused": "Le navigateur a refusé la copie. Copiez le texte ci-dessous.",
  "daily.shareLabel": "Votre résultat sous forme de texte",

  // The archive
  "archive.title": "Tous les jours",
  "archive.earlier": "Mois précédent",
  "archive.later": "Mois suivant",
  "archive.day": ({ date, state }) => `${date}\u00a0: ${state}`,
  "archive.state": ({ state }) =>
    ({
      clean: "résolu du premier coup",
      solved: "résolu",
      failed: "pas résolu",
      open: "pas essayé",
    })[state],
};
