// Texts of the beginning and the end of a game in French.

import { countBalls, counted, they } from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { Reason, Side } from "./en-ends.js" */

/** @type {Record<Side, (balls: string) => string>} */
const subjects = {
  you: (balls) => `Il vous restait ${balls}`,
  computer: (balls) => `Il restait ${balls} à l’ordinateur`,
  light: (balls) => `Il restait ${balls} aux claires`,
  dark: (balls) => `Il restait ${balls} aux foncées`,
};

/** @type {Record<Side, string>} */
const lastBall = {
  you: "votre dernière bille",
  computer: "sa dernière bille",
  light: "la dernière bille des claires",
  dark: "la dernière bille des foncées",
};

/** @type {Record<Reason, string>} */
const won = {
  apex: "votre bille est au sommet",
  emptyReserve: "la réserve de l’ordinateur est vide",
  noMove: "l’ordinateur ne peut plus jouer",
  resignation: "l’ordinateur a abandonné",
  time: "l’ordinateur n’a plus de temps",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "la bille de l’ordinateur est au sommet",
  emptyReserve: "votre réserve est vide",
  noMove: "vous ne pouvez plus jouer",
  resignation: "vous avez abandonné",
  time: "vous n’avez plus de temps",
};

/** @type {Record<string, string>} */
const deeds = { won: "gagnent ", lost: "perdent ", drawn: "font nulle ", open: "" };

/** What each level does. */
const levels = [
  "Ne récupère qu’une bille et oublie souvent de monter : pour une première partie.",
  "Ne surveille que le bas de la pyramide.",
  "Voit presque tous les carrés, mais rarement ce que vous pouvez monter.",
  "Voit tous les carrés ; oublie parfois de monter.",
  "Compte bien ; vous laisse parfois monter.",
  "Voit deux coups à l’avance.",
  "Voit quatre coups à l’avance, avec de petites erreurs.",
  "Joue parfaitement avec les options par défaut, une fois le jeu parfait chargé.",
];

/** @type {import("./board-text.js").TextsOf<"ends">} */
export const ends = {
  // The end of a game
  "end.label": "Fin de la partie",
  "end.you": ({ isWinner, reason }) =>
    isWinner ? `Vous avez gagné : ${won[reason]}` : `Vous avez perdu : ${lost[reason]}`,
  "end.spare": ({ side, count }) => `${subjects[side](countBalls(count))}.`,
  "end.last": ({ side }) => `De justesse : c’était ${lastBall[side]}.`,
  "end.left": ({ light, dark }) => `Reste en réserve : claires ${light}, foncées ${dark}.`,
  "end.rematch": ({ player }) => `Revanche avec ${they(player)}`,
  "end.rematchFriend": "Revanche",
  "end.level": ({ level, up }) => `Niveau ${level} ${up ? "↑" : "↓"}`,
  "end.review": "Analyser",
  "end.again": "Réessayer",
  "end.share": "Partager",
  "shared.status": ({ player, other, level, how }) => {
    const opponent = level > 0 ? `l’ordinateur (niveau ${level})` : they(other);
    return `${capital(they(player))} ${deeds[how]}contre ${opponent} : partie partagée`;
  },
  "shared.play": "Jouer à partir d’ici",
  "shared.back": "Revenir à ma partie",
  "shared.aside": "Votre partie est dans « Mes parties ».",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] + (isUnbeatable ? " Seules les foncées peuvent le battre." : ""),
  "level.done": ({ won, played }) => `gagnées : ${won} sur ${played}`,

  // Two people on this device
  "pair.drawn": ({ count }) => counted(count, { one: "nulle", other: "nulles" }),
};
