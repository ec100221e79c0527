// The texts of en-atlas.js in French.

/** @import { TextsOf } from "./board-text.js" */

import { countTurns, number } from "./fr-words.js";

/** @type {TextsOf<"atlas">} */
export const atlas = {
  "atlas.title": "Atlas",
  "atlas.lead": `Pylos est résolu : le résultat de chacune de ses ${number(10_245_670_113)} positions est connu. Voici à quoi cela ressemble.`,
  "atlas.start": "Le début",
  "atlas.startText":
    "Celui qui commence perd, sauf avec les règles pour experts : s’il faut récupérer des billes, la partie est nulle (∞). Les nombres indiquent les coups jusqu’à la fin.",
  "atlas.children": "Enfants",
  "atlas.standard": "Standard",
  "atlas.expert": "Experts",
  "atlas.optional": "Experts, récupération facultative",
  "atlas.corner": "coin",
  "atlas.edge": "bord",
  "atlas.centre": "centre",
  "atlas.shares": "Gagnées, perdues, nulles",
  "atlas.sharesText":
    "Toutes les positions (%), selon l’avance en réserve de qui joue : gagnées en bas, perdues en haut, nulles entre les deux.",
  "atlas.sharesChildren": "Enfants : 50 % gagnées, 50 % perdues",
  "atlas.sharesStandard": "Standard : 58 % gagnées, 42 % perdues",
  "atlas.sharesExpert": "Experts : 61 % gagnées, 36 % perdues, 3 % nulles",
  "atlas.longest": "Les plus longues parties",
  "atlas.longestText":
    "Les deux jouent parfaitement : le gagnant se hâte, le perdant résiste. Le signe ! marque le seul coup gagnant.",
  "atlas.longestChildren": `Enfants : ${countTurns(38)}`,
  "atlas.longestStandard": `Standard : ${countTurns(64)}`,
  "atlas.longestExpert": `Experts : ${countTurns(72)}`,
  "atlas.circles": "En rond",
  "atlas.circlesText":
    "Tout autre coup perd ; les deux tournent donc en rond, et la partie est nulle.",
  "atlas.circleStandard": `Standard : ${countTurns(6)} par boucle`,
  "atlas.circleExpert": `Experts : ${countTurns(8)} par boucle`,
  "atlas.circleStart": "Experts : depuis le plateau vide",
  "atlas.finds": "Positions surprenantes",
  "atlas.findsText": "Aux claires de jouer ; le bouton sous le plateau joue le seul coup gagnant.",
  "atlas.onlyWin": "Enfants : sur 64 coups, un seul gagne",
  "atlas.onlyNothing": "Standard : sur 58 coups, un seul gagne : poser une bille et la récupérer",
  "atlas.onlyRaise": "Experts : sur 218 coups, un seul gagne : monter une bille",
  "atlas.behind": `Experts : 1 bille en réserve contre 15, et les claires gagnent en ${countTurns(43)}`,
};
