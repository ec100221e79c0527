// Texts of one’s own mistakes as exercises in French; see en-mistakes.js.

import { counted, countTurns, number } from "./fr-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @param {number} count */
const positions = (count) => counted(count, { one: "position", other: "positions" });

/** @param {number} count */
const games = (count) => counted(count, { one: "partie", other: "parties" });

/** @type {TextsOf<"mistakes">} */
export const mistakes = {
  "mistakes.empty":
    "Aucune position pour l’instant. Terminez une partie, puis cherchez ici vos erreurs.",
  "mistakes.play": "Jouer une partie",
  "mistakes.count": ({ all, done }) =>
    [
      `${positions(all)} en tout`,
      ...(done === 0
        ? []
        : [counted(done, { one: "résolue deux fois", other: "résolues deux fois" })]),
    ].join(", "),
  "mistakes.practise": ({ count }) => `Travailler ${positions(count)}`,
  "mistakes.anyway": "Travailler quand même",
  "mistakes.overlooked": "Ce qui vous échappe",

  // Looking through games
  "mistakes.look": ({ count }) => `Parties à analyser : ${number(count)}`,
  "mistakes.start": "Chercher les erreurs",
  "mistakes.looking": ({ game, count }) => `Analyse de la partie ${game} sur ${count}…`,
  "mistakes.found": ({ games: looked, positions: found }) =>
    `${counted(looked, { one: "partie analysée", other: "parties analysées" })} : ${found === 0 ? "aucune nouvelle position" : counted(found, { one: "nouvelle position", other: "nouvelles positions" })}.`,
  "mistakes.open": ({ count }) =>
    `Sans le jeu parfait, ${countTurns(count)} n’${count === 1 ? "a" : "ont"} pas pu être ${count === 1 ? "jugé" : "jugés"}.`,
  "mistakes.none": "Aucune erreur trouvée dans cette partie.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Deux joueurs" : `Contre le niveau ${level}`, `coup ${turn}`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Vous avez joué ${move} ici : ${value === "won" ? "une victoire" : "une nulle"} est devenue une ${left === "lost" ? "défaite" : "nulle"}.`,
  "mistakes.times": ({ count }) => `manquée dans ${games(count)}`,
  "mistakes.place": ({ at, count }) => `Position ${at} sur ${count}`,
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Résolue deux fois : acquise."
      : `Revient ${days === 1 ? "demain" : `dans ${days} jours`}.`,
  "mistakes.result": ({ solved, count }) =>
    `Du premier coup : ${number(solved)} sur ${number(count)}.`,
  "mistakes.all": "Toutes les positions",
  "mistakes.game": "Retour à la partie",

  // The pile
  "mistakes.kept": "Enregistrées sur cet appareil seulement.",
  "mistakes.remove": "Retirer",
  "mistakes.removed": "Position retirée.",
  "mistakes.removeAll": "Tout retirer…",
  "mistakes.removeAllLine": ({ count }) => `Retirer définitivement ${positions(count)} ?`,
  "mistakes.refused": "Ce navigateur n’enregistre pas vos positions.",
};
