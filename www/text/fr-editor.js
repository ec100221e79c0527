// The texts of en-editor.js in French.

import { countBalls, list, megabytes, name, number } from "./fr-words.js";

/** @type {import("./editor.js").EditorTexts} */
export const editor = {
  "editor.board": "Plateau pour composer une position",
  "editor.tool": "Un appui pose",
  "editor.nothing": "Rien",
  "editor.help":
    "Appuyez de nouveau sur la même place pour changer la couleur ou enlever la bille. Touches sur une place : l, d et Suppr.",
  "editor.clear": "Vider le plateau",
  "editor.turn": "Au trait",
  "editor.counts": ({ player, onBoard, reserve }) =>
    `${name(player)} : ${countBalls(onBoard)} sur le plateau, ${reserve} en réserve`,
  "editor.noneLeft": ({ player }) =>
    `Les ${name(player).toLowerCase()} n’ont plus de bille en réserve : les 15 sont sur le plateau.`,
  "editor.carries": ({ cell, above }) =>
    `La bille en ${cell} soutient ${above.length === 1 ? "la bille" : "les billes"} en ${list(above)} : une bille qui en soutient une autre ne peut pas être enlevée.`,
  "editor.position": "Position ou lien",
  "editor.positionHelp":
    "Collez ici une position ou le lien d’une partie ; elle apparaît aussitôt sur le plateau.",
  "editor.analyse": "Analyser",
  "editor.play": "Jouer la suite",
  "editor.use": "Utiliser la position",
  "editor.share": "Partager la position",
  "editor.link": "Lien",
  "editor.picture": "Enregistrer l’image",
  "editor.pictureSaved": "L’image a été enregistrée dans un fichier.",
  "editor.pictureFailed": "Votre navigateur n’a pas pu créer l’image.",
  "editor.puzzle": "En faire un problème",
  "editor.puzzleLink": "Lien vers le problème",
  "editor.puzzleTry": "L’essayer",
  "editor.proving": "Recherche d’une preuve pour les meilleurs coups…",
  "editor.proofNeeds": ({ bytes }) =>
    `Pour le prouver, il faut charger ${megabytes(bytes)} Mo de jeu parfait. Appuyez de nouveau sur le bouton pour les charger.`,
  "editor.puzzle.lost": "Ici, tous les coups perdent : il n’y a rien à trouver.",
  "editor.puzzle.same": "Ici, tous les coups ont le même résultat : il n’y a rien à trouver.",
  "editor.puzzle.open": "Avec ces règles, on ne peut pas prouver quel coup est le meilleur.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "Le problème est prêt : un seul coup est bon."
      : `Le problème est prêt : ${number(count)} coups sont bons.`,
  "editor.over": ({ result }) => `${result}. Il n’y a plus rien à jouer.`,
};
