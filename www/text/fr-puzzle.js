// Texts of the puzzles in French.

import { countBalls, counted, list, they, toThem } from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Carré",
  line: "Ligne",
  "two-back": "Récupérer deux billes",
  "one-back": "Récupérer une bille, pas deux",
  raise: "Monter une bille",
  deny: "Arrêter l’adversaire",
  unlock: "Libérer une bille",
  zugzwang: "Plus de bonne réponse",
  hold: "Tenir la nulle",
  apex: "Course au sommet",
};

/** @type {Record<Theme, string>} */
const ideas = {
  square: "Formez un carré.",
  line: "Formez une ligne.",
  "two-back": "Vous pouvez récupérer deux billes. Lesquelles ?",
  "one-back": "Ne récupérez qu’une bille.",
  raise: "Économisez une bille : montez l’une des vôtres.",
  deny: "Voyez ce que l’adversaire veut former, et devancez-le.",
  unlock: "L’une de vos billes doit devenir libre.",
  zugzwang: "Cherchez un coup après lequel toute réponse coûte quelque chose à l’adversaire.",
  hold: "On ne peut pas gagner ici. Tournez en rond pour que l’adversaire ne gagne pas non plus.",
  apex: "Comptez les billes : à qui en reste-t-il une pour le sommet ?",
};

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "poser une bille" : "monter une bille",
    ...(figure === null ? [] : [`former ${figure === "square" ? "un carré" : "une ligne"}`]),
    ...(takes === 0 ? [] : [`récupérer ${countBalls(takes)}`]),
  ].join(", ");

/** @type {import("./board-text.js").Translation<(typeof import("./en-puzzle.js"))["puzzle"]>} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const aim = value === "won" ? "gagne" : "ne perd pas";
    return `C’est ${toThem(player)} de jouer. ${isOnly ? `Un seul coup ${aim}. Trouvez-le.` : `Trouvez un coup qui ${aim}.`}`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `C’est ${toThem(player)} de jouer. La partie est-elle ${endless ? "gagnée, perdue ou sans fin ?" : "gagnée ou perdue ?"}`,
  "puzzle.value": ({ value }) => ({ won: "Gagnée", lost: "Perdue", endless: "Sans fin" })[value],
  "puzzle.grade": ({ grade }) => `Degré ${grade}`,
  "puzzle.rating": ({ rating }) => `Cote ${rating}`,

  // Answers
  "puzzle.judging": "Vérification de votre coup…",
  "puzzle.right": "Juste. Continuez : là encore, un seul coup convient.",
  "puzzle.wrong": ({ worth }) =>
    worth === "lost" ? "Votre coup perd." : "Votre coup laisse échapper le gain.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "faute", other: "fautes" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "indice", other: "indices" })]),
    ];
    return parts.length === 0 ? "Résolu, sans faute." : `Résolu, avec ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `${they(player)} gagnent`,
      lost: `${they(player)} perdent`,
      endless: "personne ne peut forcer la victoire",
    }[value];
    return `${isRight ? "Juste" : "Non"} : si chacun joue au mieux, ${truth}.`;
  },
  "puzzle.proof": "Ces coups le montrent.",
  "puzzle.shown": "Voici la solution.",
  "puzzle.absent": ({ id }) => `Il n’y a pas de problème «\u00a0${id}\u00a0».`,
  "puzzle.failed": "Votre coup n’a pas pu être vérifié. Vérifiez la connexion, puis réessayez.",

  // What a move does and leaves
  "puzzle.stopsRaise": ({ other }) => `Cela empêche ${they(other)} de monter une bille.`,
  "puzzle.mustPlace": ({ other }) => capital(`${they(other)} ne peuvent que poser une bille.`),
  "puzzle.frees": ({ cell }) => `Cela libère la bille en ${cell}.`,
  "puzzle.sure": ({ player, other, figure, raises }) => {
    const deeds = [
      ...(figure === null ? [] : [`former ${figure === "square" ? "un carré" : "une ligne"}`]),
      ...(raises ? ["monter une bille"] : []),
    ];
    return `Quoi que jouent ${they(other)}, ${they(player)} peuvent ensuite ${deeds.join(" ou ")}.`;
  },

  // Hints
  "puzzle.idea": ({ theme }) => `Indice : ${ideas[theme]}`,
  "puzzle.kind": ({ deed }) => `Indice : ${what(deed)}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null ? `Indice : la bille va en ${to}.` : `Indice : montez la bille de ${from}.`,
  "puzzle.mark": "indice : ici",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.themes": "Thèmes",
  "puzzle.hint": "Indice",
  "puzzle.more": "Deuxième indice",
  "puzzle.show": "Voir la solution",
  "puzzle.replay": "La revoir",
  "puzzle.again": "Réessayer",
  "puzzle.next": "Problème suivant",

  // The page
  "puzzles.title": "Problèmes",
  "puzzles.play": "Jouer à partir d’ici",
  "puzzles.grade": "Difficulté",
  "puzzles.grades": "Tous les degrés",
  "puzzles.kind": "Thème",
  "puzzles.kinds": "Tous les thèmes",
  "puzzles.judge": "Gagnée, perdue ou sans fin ?",
  "puzzles.own": "Mes erreurs",
  "puzzles.none": "Aucun problème ne répond à ces choix. Changez-les.",
  "puzzles.make": "Créer votre propre problème",
  "puzzles.unknown": ({ id }) => `Il n’y a pas de problème « ${id} ». En voici un autre.`,
  "puzzles.failed":
    "Les problèmes n’ont pas pu être chargés. Vérifiez la connexion et rechargez la page.",
};
