// Texts of the beginning and the end of a game in French.

import { countBalls, name, they } from "./fr-words.js";

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

/** @type {Record<Side, string>} */
const movers = {
  you: "par vous",
  computer: "par l’ordinateur",
  light: "par les claires",
  dark: "par les foncées",
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
  "end.raised": "Montées",
  "end.taken": "Récupérées",
  "end.show": ({ what, player, count }) =>
    `${name(player)} : ${countBalls(count)} ${what === "raised" ? "montée" : "récupérée"}${count > 1 ? "s" : ""}, montrer le coup suivant`,
  "end.decided": ({ turn, side, move }) => `Le coup ${turn} a décidé : ${move} ${movers[side]}`,
  "end.fromStart": ({ player }) =>
    `Aucun coup à lui seul : contre un jeu parfait, ${they(player)} étaient perdues dès le début.`,
  "end.looking": "Recherche du coup décisif…",
  "end.unproven": "Quel coup a décidé ? La revue de la partie peut le trouver.",
  "end.rematch": ({ player }) => `Revanche avec ${they(player)}`,
  "end.rematchFriend": "Revanche",
  "end.level": ({ level, up }) =>
    up ? `Passer au niveau ${level}` : `Descendre au niveau ${level}`,
  "end.tryAgain": "Rejouer les moments décisifs",
  "end.review": "Revoir la partie",

  // What perfect play means for a new game
  "perfect.draw":
    "Si les deux jouent parfaitement, personne ne peut forcer le gain avec ces règles.",
  "perfect.dark": "Si les deux jouent parfaitement, les foncées gagnent avec ces règles.",
  "perfect.better": "Avec un jeu parfait, les foncées gagnent : vous avez le meilleur camp.",
  "perfect.open":
    "Avec un jeu parfait, les foncées gagnent, mais cet ordinateur fait des fautes : vous pouvez gagner aussi.",
  "perfect.hard":
    "Avec un jeu parfait, les foncées gagnent, et le niveau 8 joue parfaitement : seules les foncées peuvent le battre.",

  // The levels
  "level.line": ({ level }) => levels[level - 1],
};
