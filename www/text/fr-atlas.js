// The texts of en-atlas.js in French.

/** @import { AtlasTexts } from "./atlas.js" */

import { countTurns, number } from "./fr-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  "atlas.lead": `Pylos est résolu : pour chacune des ${number(10_245_670_113)} positions, on sait si le joueur au trait gagne, perd ou ni l’un ni l’autre, et en combien de coups. Là où aucun des deux ne peut forcer la victoire, la position est sans fin : la partie tourne en rond et est nulle par répétition.`,
  "atlas.start": "Le début",
  "atlas.startText":
    "Celui qui commence perd, à une exception près : là où il faut récupérer des billes, le jeu des experts est sans fin. Le tableau donne le nombre de coups jusqu’à la défaite, au début et pour les trois sortes de premier coup ; ∞ veut dire sans fin.",
  "atlas.rules": "Règles",
  "atlas.children": "Enfants",
  "atlas.standard": "Normal",
  "atlas.expert": "Experts",
  "atlas.optional": "Experts, récupérer est facultatif",
  "atlas.corner": "coin",
  "atlas.edge": "bord",
  "atlas.inner": "case intérieure",
  "atlas.shares": "Gagnées, perdues, sans fin",
  "atlas.sharesText":
    "Les graphiques montrent toutes les positions en pour cent, selon la différence des réserves : celle du joueur au trait moins celle de l’adversaire. Les positions gagnées sont en bas, les perdues en haut, celles sans fin entre les deux.",
  "atlas.sharesChildren": "Enfants : 50 % gagnées, 50 % perdues",
  "atlas.sharesStandard": "Normal : 58 % gagnées, 42 % perdues, 0,02 % sans fin",
  "atlas.sharesExpert": "Experts : 61 % gagnées, 36 % perdues, 3 % sans fin",
  "atlas.longest": "Les plus longues parties",
  "atlas.longestText":
    "Aucune position ne met plus de temps à perdre. Les deux jouent parfaitement : le gagnant se hâte, le perdant résiste. Le signe ! marque un coup qui seul garde la victoire.",
  "atlas.longestChildren": `Enfants : ${countTurns(38)}`,
  "atlas.longestStandard": `Normal : ${countTurns(64)}`,
  "atlas.longestExpert": `Experts : ${countTurns(72)}`,
  "atlas.circles": "En rond",
  "atlas.circlesText":
    "Dans chacune de ces positions, un coup est sans fin et tous les autres perdent, pour les deux joueurs, jusqu’au retour de la même position.",
  "atlas.circleStandard": `Normal : un cercle de ${countTurns(6)}`,
  "atlas.circleExpert": `Experts : un cercle de ${countTurns(8)}`,
  "atlas.circleStart": "Experts : du plateau vide à un cercle",
  "atlas.finds": "Positions surprenantes",
  "atlas.findsText":
    "Les claires ont le trait. Là où un seul coup garde le résultat, le bouton sous le plateau le joue.",
  "atlas.onlyWin": "Enfants : sur 64 coups, un seul gagne. Tous les autres perdent.",
  "atlas.onlyNothing":
    "Normal : sur 58 coups, un seul gagne : une bille est posée et récupérée aussitôt.",
  "atlas.onlyRaise": "Experts : sur 218 coups, un seul gagne : il monte une bille.",
  "atlas.behind": `Experts : 1 bille en réserve contre 15, et les claires gagnent quand même, en ${countTurns(43)}.`,
  "atlas.again":
    "Tous les résultats, leur vérification et les commandes qui les calculent sont dans docs/solution.md du projet.",
};
