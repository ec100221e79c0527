// Texts of the beginning and the end of a game in French.

import { countBalls, they } from "./fr-words.js";

/** @import { Reason, Side } from "./en-ends.js" */

/** @type {Record<Side, (balls: string) => string>} */
const subjects = {
  you: (balls) => `Il vous restait ${balls}`,
  computer: (balls) => `Il restait ${balls} à l’ordinateur`,
  light: (balls) => `Il restait ${balls} aux claires`,
  dark: (balls) => `Il restait ${balls} aux foncées`,
};

/** @type {Record<Side, string>} */
const owners = {
  you: "la vôtre",
  computer: "celle de l’ordinateur",
  light: "celle des claires",
  dark: "celle des foncées",
};

/** @type {Record<Reason, string>} */
const won = {
  apex: "votre dernière bille est au sommet",
  emptyReserve: "l’ordinateur n’a plus de bille en réserve",
  noMove: "l’ordinateur ne peut ni poser ni monter de bille",
  resignation: "l’ordinateur a abandonné",
  time: "l’ordinateur n’a plus de temps",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "l’ordinateur a posé la bille du sommet",
  emptyReserve: "vous n’avez plus de bille en réserve",
  noMove: "vous ne pouvez ni poser ni monter de bille",
  resignation: "vous avez abandonné",
  time: "vous n’avez plus de temps",
};

/** What each level does. */
const levels = [
  "Le niveau 1 ne récupère qu’une bille et oublie souvent de monter : bien pour une première partie.",
  "Le niveau 2 ne surveille que le bas : il ne voit pas vos carrés plus haut.",
  "Le niveau 3 voit presque tous vos carrés, mais rarement ce que vous pouvez monter.",
  "Le niveau 4 voit chaque carré que vous pouvez former, mais oublie parfois de monter.",
  "Le niveau 5 compte bien et connaît les bonnes places ; il vous laisse parfois monter.",
  "Le niveau 6 calcule deux coups : le sien et votre réponse.",
  "Le niveau 7 calcule quatre coups, avec de petites fautes.",
  "Le niveau 8 joue parfaitement avec les options habituelles.",
];

/** @type {import("./ends.js").EndsTexts} */
export const ends = {
  // The end of a game
  "end.label": "Fin de la partie",
  "end.you": ({ isWinner, reason }) =>
    isWinner ? `Vous avez gagné : ${won[reason]}` : `Vous avez perdu : ${lost[reason]}`,
  "end.spare": ({ side, count }) =>
    `${subjects[side](countBalls(count))} : ${count === 1 ? "elle couronne" : "elles couronnent"} la pyramide.`,
  "end.last": ({ side }) => `Victoire d’une seule bille : la dernière est ${owners[side]}.`,
  "end.left": ({ light, dark }) => `Encore en réserve : claires ${light}, foncées ${dark}.`,
  "end.rematch": ({ player }) => `Revanche avec ${they(player)}`,
  "end.rematchFriend": "Revanche",
  "end.level": ({ level, up }) =>
    up ? `Passer au niveau ${level}` : `Descendre au niveau ${level}`,
  "end.review": "Revoir la partie",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] +
    (isUnbeatable
      ? " Avec les claires, vous ne pouvez pas le battre : choisissez les foncées."
      : ""),
};
