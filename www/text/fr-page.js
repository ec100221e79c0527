// All texts of the play page in French: a translation of en-page.js. The terms are in docs/glossary.md; the reader is
// "vous". A no-break space stands before ":", ";", "?" and "!", and inside « ».

import { board } from "./fr-board.js";
import { ofThem } from "./fr-words.js";

const variantNames = {
  children: "Règles pour enfants",
  standard: "Règles standard",
  expert: "Règles pour experts",
};

/** @type {import("./board-text.js").TextsOf<"page">} */
export const page = {
  ...board,

  // The language itself
  "language.label": "Langue",
  "language.failed": "Cette langue n’a pas pu être chargée. Vérifiez la connexion.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partie",
  "page.starting": "Mise en place du plateau…",
  "openings.title": "Ouvertures à partir d’ici",
  "openings.legend":
    "Bonnes réponses : coups qui donnent à l’adversaire son meilleur résultat. Les coups symétriques figurent une fois (×4).",
  "welcome.label": "Bienvenue",
  "welcome.goal":
    "Posez la dernière bille au sommet. Économisez-les : le premier à court de billes perd.",
  "welcome.you": "Vous commencez avec les claires contre un débutant.",
  "welcome.learn": "Apprendre en 3 minutes",
  "page.cells": ({ cell }) => `${cell} : niveau ${cell[0]}, colonne ${cell[1]}, rangée ${cell[2]}`,
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["récupération facultative"] : []),
      ...(emptyReserve === "playsOn" ? ["réserve vide : on continue"] : []),
    ].join(", "),

  // The panel
  "player.light": "Claires",
  "player.dark": "Foncées",
  "player.you": "vous",
  "player.computer": ({ level }) => `ordinateur, niveau ${level}`,
  "player.clock": ({ player }) => `Pendule ${ofThem(player)}`,
  "player.label": "Joueurs",
  "turn.pause": "Mettre en pause",
  "turn.continue": "Reprendre",
  "replay.label": "Relecture",
  "action.label": "Partie",
  "action.redo": "Rétablir",
  "action.new": "Nouvelle partie",
  "action.hint": "Indice",
  "action.analysis": "Analyse",
  "analysis.close": "Fermer l’analyse",
  "learn.link": "Apprendre",
  "rules.link": "Règles",
  "puzzles.link": "Problèmes",
  "editor.menu": "Créer une position",
  "page.play": "Jouer",
  "page.more": "Plus",
  "puzzles.today": "Problème du jour à résoudre",
  "puzzles.solved": "Problème du jour résolu",
  "dialog.close": "Fermer",
  "dialog.cancel": "Annuler",

  // The view of the board
  "view.label": "Vue",

  // Storage
  "memory.unread": "Certaines données enregistrées étaient endommagées et ont été réinitialisées.",

  "update.ready": "Une nouvelle version est disponible.",
  "update.reload": "Recharger",
};
