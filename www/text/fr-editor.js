// The texts of en-editor.js in French.

import { list, megabytes, name, number } from "./fr-words.js";

/** @type {import("./board-text.js").TextsOf<"editor">} */
export const editor = {
  "editor.tool": "Bille à poser",
  "editor.nothing": "Retirer",
  "editor.help":
    "Appuyez sur une place pour y poser une bille ; encore, pour la changer ou la retirer.",
  "editor.keys": "Touches : L, D, Suppr.",
  "editor.clear": "Vider le plateau",
  "editor.turn": "Qui joue ?",
  "editor.noneLeft": ({ player }) =>
    `Les ${name(player).toLowerCase()} n’ont plus de bille : les 15 sont sur le plateau.`,
  "editor.carries": ({ cell, above }) =>
    `La bille en ${cell} soutient ${above.length === 1 ? "la bille" : "les billes"} en ${list(above)} : elle ne peut pas être ôtée.`,
  "editor.position": "Position ou lien",
  "editor.positionHelp": "Collez une position ou le lien d’une partie.",
  "editor.analyse": "Analyser",
  "editor.play": "Jouer à partir d’ici",
  "editor.use": "Jouer ou analyser",
  "editor.share": "Partager",
  "editor.link": "Lien",
  "editor.tag": "En élément HTML",
  "editor.copyTag": "Copier l’élément",
  "editor.picture": "Enregistrer l’image",
  "editor.pictureSaved": "Image enregistrée.",
  "editor.pictureFailed": "L’image n’a pas pu être créée.",
  "editor.puzzle": "En faire un problème",
  "editor.puzzleLink": "Lien vers le problème",
  "editor.puzzleTry": "Essayer",
  "editor.proving": "Preuve des meilleurs coups…",
  "editor.proofNeeds": ({ bytes }) =>
    `Il faut télécharger ${megabytes(bytes)} Mo. Appuyez encore pour commencer.`,
  "editor.puzzle.same": "Tous les coups ont le même résultat : rien à trouver.",
  "editor.puzzle.open": "Avec ces règles, le meilleur coup ne peut être prouvé.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "Le problème est prêt : un seul coup est bon."
      : `Le problème est prêt : ${number(count)} coups sont bons.`,
};
