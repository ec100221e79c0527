// Texts of one’s own mistakes as exercises in French; see en-mistakes.js.

import { counted, countTurns, number } from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { MistakeTexts } from "./mistakes.js" */

/** @param {number} count */
const positions = (count) => counted(count, { one: "position", other: "positions" });

/** @param {number} count */
const games = (count) => counted(count, { one: "partie", other: "parties" });

/** What a move that was missed does, or would have seen. @type {Record<string, string>} */
const missed = {
  square: "les carrés",
  line: "les lignes",
  "two-back": "les occasions de récupérer deux billes",
  "one-back": "quand mieux vaut récupérer une seule bille",
  raise: "les montées",
  deny: "ce que l’adversaire va former ou monter",
  unlock: "les coups qui libèrent une de vos billes",
  zugzwang: "les coups qui ne laissent aucune bonne réponse",
  hold: "comment tenir la nulle",
  apex: "la course au sommet",
};

/** @type {MistakeTexts} */
export const mistakes = {
  "mistakes.empty":
    "Il n’y a pas encore de positions ici. Terminez une partie, puis cherchez ici vos erreurs : chacune devient une position à travailler.",
  "mistakes.play": "Jouer une partie",
  "mistakes.count": ({ all, due, done }) =>
    [
      `${positions(all)} de vos parties`,
      due === 0 ? "aucune à travailler aujourd’hui" : `${number(due)} à travailler aujourd’hui`,
      ...(done === 0
        ? []
        : [counted(done, { one: "résolue deux fois", other: "résolues deux fois" })]),
    ].join(", "),
  "mistakes.practise": ({ count }) => `Travailler ${positions(count)}`,
  "mistakes.anyway": "Travailler quand même",
  "mistakes.overlooked": "Ce qui vous échappe",
  "mistakes.most": ({ theme, count, all }) =>
    `Ce qui vous échappe le plus souvent : ${missed[theme]}, ${number(count)} sur ${number(all)}. Choisissez ce que vous voulez travailler.`,
  "mistakes.theme": ({ theme, count, all }) =>
    `${capital(missed[theme])} : ${number(count)} sur ${number(all)}`,

  // Looking through games
  "mistakes.look": "Parties pas encore examinées",
  "mistakes.waiting": ({ count }) =>
    `Parties terminées contre l’ordinateur ou par liens : ${number(count)}.`,
  "mistakes.both": ({ count }) =>
    `Aussi ${games(count)} entre deux personnes, avec les erreurs des deux`,
  "mistakes.start": "Chercher les erreurs",
  "mistakes.looking": ({ game, count }) =>
    count === 1 ? "Recherche de vos erreurs…" : `Examen de la partie ${game} sur ${count}…`,
  "mistakes.progress": "Recherche des erreurs",
  "mistakes.found": ({ games: looked, positions: found }) =>
    `${counted(looked, { one: "partie examinée", other: "parties examinées" })} : ${found === 0 ? "aucune nouvelle position" : `${positions(found)} à travailler`}.`,
  "mistakes.open": ({ count }) =>
    `Sans les tables du jeu parfait, ${countTurns(count)} n’${count === 1 ? "a" : "ont"} pas pu être ${count === 1 ? "jugé" : "jugés"}.`,
  "mistakes.none": "Vous n’avez rien laissé échapper dans cette partie : rien à rejouer.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Deux joueurs" : `Contre le niveau ${level}`, `coup ${turn}`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Vous avez joué ${move} ici, ce qui a ${value === "won" && left === "endless" ? "laissé échapper la victoire" : "perdu la partie"}.`,
  "mistakes.times": ({ count }) => `Manquée dans ${games(count)}.`,
  "mistakes.place": ({ at, count }) => `Position ${at} sur ${count}`,
  "mistakes.refute": "Montrer pourquoi",
  "mistakes.refuted": ({ move, reply, left }) =>
    `Après ${move}, ${reply} ${left === "lost" ? "gagne pour l’adversaire" : "vous prive de la victoire"}.`,
  "mistakes.position": "Retour",
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Résolue deux fois : cette position est acquise."
      : `Cette position revient ${days === 1 ? "demain" : `dans ${days} jours`}.`,
  "mistakes.result": ({ solved, count }) =>
    `${number(solved)} sur ${number(count)} du premier coup.`,
  "mistakes.all": "Toutes vos positions",
  "mistakes.game": "Retour à la partie",

  // The pile
  "mistakes.kept":
    "Les positions sont enregistrées sur cet appareil seulement. Elles restent quand vous supprimez la partie d’où elles viennent.",
  "mistakes.remove": "Retirer cette position",
  "mistakes.removed": "La position a été retirée.",
  "mistakes.removeAll": "Tout retirer…",
  "mistakes.removeAllLine": ({ count }) =>
    `Retirer définitivement ${count === 1 ? "cette position" : `les ${number(count)} positions`} ?`,
  "mistakes.reallyRemove": "Retirer",
  "mistakes.keep": "Garder",
  "mistakes.refused":
    "Vos positions ne peuvent pas être enregistrées : le stockage du navigateur est plein ou n’est pas autorisé. Elles restent là jusqu’à ce que vous quittiez cette page.",
};
