// Texts of the puzzles in French.

import { countBalls, counted, list, they, toThem } from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Former un carré",
  line: "Former une ligne",
  "two-back": "Récupérer deux billes",
  "one-back": "Récupérer une seule bille",
  raise: "Monter une bille",
  deny: "Arrêter l’adversaire",
  unlock: "Libérer une bille",
  zugzwang: "Ne laisser aucune bonne réponse",
  hold: "Tenir la nulle",
  apex: "Garder une bille pour le sommet",
};

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "poser une bille" : "monter une bille",
    ...(figure === null ? [] : [`former ${figure === "square" ? "un carré" : "une ligne"}`]),
    ...(takes === 0 ? [] : [`récupérer ${countBalls(takes)}`]),
  ].join(", ");

/** @type {import("./board-text.js").TextsOf<"puzzle">} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const only = {
      won: "un seul coup gagne",
      endless: "un seul coup tient la nulle",
      lost: "tout perd, mais un coup résiste le plus longtemps",
    };
    const any = {
      ...only,
      won: "trouvez un coup gagnant",
      endless: "trouvez un coup qui tient la nulle",
    };
    return `${capital(toThem(player))} de jouer : ${(isOnly ? only : any)[value]}.`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `${capital(toThem(player))} de jouer : ${endless ? "victoire, défaite ou nulle ?" : "victoire ou défaite ?"}`,
  "puzzle.value": ({ value }) => ({ won: "Gagné", lost: "Perdu", endless: "Nulle" })[value],
  "puzzle.grade": ({ grade }) => `Difficulté ${grade}`,

  // Answers
  "puzzle.judging": "Vérification de votre coup…",
  "puzzle.right": "Exact ! Continuez.",
  "puzzle.wrong": ({ worth }) =>
    worth === "sooner"
      ? "Votre coup perd plus vite."
      : worth === "lost"
        ? "Votre coup perd."
        : "Votre coup laisse échapper la victoire.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "erreur", other: "erreurs" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "indice", other: "indices" })]),
    ];
    return parts.length === 0 ? "Résolu." : `Résolu, avec ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `${they(player)} gagnent`,
      lost: `${they(player)} perdent`,
      endless: "la partie est nulle",
    }[value];
    return `${isRight ? "Exact" : "Non"} : si chacun joue au mieux, ${truth}.`;
  },
  "puzzle.shown": "Voici la solution.",
  "puzzle.absent": ({ id }) => `Il n’y a pas de problème « ${id} ».`,
  "puzzle.failed": "Votre coup n’a pas pu être vérifié.",

  // What a move does and leaves
  "puzzle.stopsRaise": ({ other }) => `Ce coup empêche ${they(other)} de monter une bille.`,
  "puzzle.mustPlace": ({ other }) => capital(`${they(other)} ne peuvent que poser une bille.`),
  "puzzle.frees": ({ cell }) => `Ce coup libère la bille en ${cell}.`,
  "puzzle.sure": ({ player, other, figure, raises }) => {
    const deeds = [
      ...(figure === null ? [] : [`former ${figure === "square" ? "un carré" : "une ligne"}`]),
      ...(raises ? ["monter une bille"] : []),
    ];
    return `Quoi que jouent ${they(other)}, ${they(player)} peuvent ensuite ${deeds.join(" ou ")}.`;
  },

  // Hints
  "puzzle.kind": ({ deed }) => `${capital(what(deed))}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null ? `La bille va en ${to}.` : `Montez la bille qui est en ${from}.`,
  "puzzle.mark": "indice",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.hint": "Indice",
  "puzzle.show": "La solution",
  "puzzle.again": "Réessayer",
  "puzzle.why": "Pourquoi ?",
  "puzzle.next": "Suivant",

  // The page
  "puzzles.title": "Problèmes",
  "puzzles.play": "Jouer à partir d’ici",
  "puzzles.more": "D’autres problèmes",
  "puzzles.grade": "Difficulté",
  "puzzles.grades": "Toutes les difficultés",
  "puzzles.kind": "Thème",
  "puzzles.kinds": "Tous les thèmes",
  "puzzles.judge": "Victoire, défaite ou nulle ?",
  "puzzles.longest": "Résister le plus longtemps",
  "puzzles.own": "Mes erreurs",
  "puzzles.none": "Aucun problème ne correspond.",
  "puzzles.make": "Créer un problème",
  "puzzles.failed": "Les problèmes n’ont pas pu être chargés. Rechargez la page.",
};
