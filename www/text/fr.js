// Every text in French. The terms: bille, case, niveau, réserve, carré, ligne, sommet; poser, monter, récupérer.
// A no-break space stands before ":", ";", "?" and "!".

import { analysis } from "./fr-analysis.js";
import { board } from "./fr-board.js";
import { countBalls, name, ofThem, they, toThem } from "./fr-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Débutant",
  "Occasionnel",
  "Posé",
  "Éveillé",
  "Habile",
  "Fort",
  "Maître",
  "Parfait",
];

const variantNames = {
  children: "Règles pour enfants",
  standard: "Règles normales",
  expert: "Règles pour experts",
};

/** @type {import("./text.js").Texts} */
export const fr = {
  ...analysis,
  ...board,

  // The language itself
  "language.label": "Langue",
  "language.failed": "Cette langue n’a pas pu être chargée.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partie",
  "page.starting": "On installe le plateau…",
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["récupération facultative"] : []),
      ...(emptyReserve === "playsOn" ? ["on joue même avec une réserve vide"] : []),
    ].join(", "),

  // Turns in words
  "say.redone": ({ player, turns }) =>
    `Avance jusqu’au coup ${turns} ; ${toThem(player)} de jouer.`,
  "say.newGame": ({ rules, player }) =>
    `Nouvelle partie, ${rules}. ${capital(toThem(player))} de jouer.`,
  "say.you": ({ player }) => ` Vous avez ${they(player)}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)} : il reste ${seconds === 60 ? "une minute" : `${seconds} secondes`}.`,

  // The panel
  "player.light": "Claires",
  "player.dark": "Foncées",
  "player.you": "vous",
  "player.computer": ({ level }) => `ordinateur, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `Pendule ${ofThem(player)}`,
  "player.label": "Joueurs",
  "turn.pause": "Arrêter",
  "turn.continue": "Continuer",
  "turn.rematch": "Revanche, couleurs échangées",
  "turn.rematchFriend": "Revanche",
  "turn.analyse": "Analyser",
  "replay.label": "Revoir la partie",
  "action.label": "Partie",
  "action.redo": "Rétablir",
  "action.resign": "Abandonner",
  "action.new": "Nouvelle partie",
  "action.record": "Garder, partager",
  "action.hint": "Indice",
  "action.analysis": "Analyse",
  "action.help": "Aide",
  "learn.link": "Apprendre",
  "rules.link": "Règles",
  "dialog.close": "Fermer",
  "dialog.cancel": "Annuler",

  // The view of the board
  "view.label": "Vue du plateau",
  "view.tilt": ({ elevation }) =>
    elevation >= 90
      ? "Inclinaison : vu de dessus"
      : elevation >= 70
        ? "Inclinaison : haute"
        : "Inclinaison : basse",
  "view.glass": "Voir à travers les billes",
  "view.levels": ({ levels }) =>
    levels === 4
      ? "Niveaux affichés : tous"
      : levels === 1
        ? "Niveaux affichés : 1"
        : `Niveaux affichés : 1 à ${levels}`,

  // New game
  "new.title": "Nouvelle partie",
  "new.variant": "Règles",
  "new.children": "Enfants",
  "new.children.line": "Empiler et monter. On ne récupère rien.",
  "new.standard": "Normales",
  "new.standard.line": "Un carré de votre couleur fait récupérer une ou deux billes.",
  "new.expert": "Experts",
  "new.expert.line": "Les lignes de votre couleur comptent comme les carrés.",
  "new.finer": "Règles de détail",
  "new.takeBack": "Récupération",
  "new.takeBack.required": "Obligatoire",
  "new.takeBack.required.line": "Une figure formée fait récupérer une ou deux billes.",
  "new.takeBack.optional": "Facultative",
  "new.takeBack.optional.line": "Une figure formée permet aussi de n’en récupérer aucune.",
  "new.emptyReserve": "Réserve vide",
  "new.emptyReserve.loses": "Perd",
  "new.emptyReserve.loses.line": "Qui doit jouer sans bille en réserve perd la partie.",
  "new.emptyReserve.playsOn": "Joue encore",
  "new.emptyReserve.playsOn.line": "Sans bille en réserve, on peut encore monter une bille.",
  "new.opponent": "Adversaire",
  "new.friend": "Un ami, ici",
  "new.level": ({ level }) => `Ordinateur ${level} : ${levelNames[level - 1].toLowerCase()}`,
  "new.colour": "Votre couleur",
  "new.light": "Claires, commencent",
  "new.dark": "Foncées",
  "new.lot": "Au sort",
  "new.clock": "Jouer à la pendule",
  "new.minutes": "Minutes par joueur",
  "new.seconds": "Secondes par coup",
  "new.start": "Commencer",

  // Resigning
  "resign.title": "Abandonner cette partie ?",
  "resign.line": ({ player }) =>
    capital(
      `${they(player)} abandonnent, et ${they(player === "light" ? "dark" : "light")} gagnent.`,
    ),
  "resign.confirm": "Abandonner",
  "resign.keep": "Continuer à jouer",

  // Save and share
  "record.title": "Enregistrer, charger et partager",
  "record.link": "Lien vers cette partie",
  "record.copyLink": "Copier le lien",
  "record.text": "Notation de la partie",
  "record.copy": "Copier la notation",
  "record.save": "Enregistrer un fichier",
  "record.load": "Charger une partie",
  "record.paste": "Collez la notation d’une partie",
  "record.open": "Ouvrir un fichier",
  "record.file": "Fichier de notation d’une partie",
  "record.use": "Charger cette notation",
  "record.linkCopied": "Le lien a été copié.",
  "record.recordCopied": "La notation a été copiée.",
  "record.copyRefused":
    "Le navigateur ne permet pas de copier : le texte est sélectionné, copiez-le au clavier ou par le menu contextuel.",
  "record.saved": "La notation a été enregistrée dans un fichier.",
  "record.empty": "Il n’y a rien à charger : collez d’abord la notation d’une partie.",
  "record.tooLong": ({ kilobytes }) =>
    `C’est trop long pour la notation d’une partie : ${kilobytes} Ko au plus sont lus.`,
  "record.unreadable": "Le fichier n’a pas pu être lu.",
  "record.bad": ({ reason }) => `La notation n’a pas été chargée : ${reason}`,
  "record.loaded": "La notation a été chargée.",

  // Links and storage
  "link.bad": ({ reason }) => `Le lien n’a pas été ouvert : ${reason}`,
  "link.tooLong": "il est trop long pour une partie.",
  "link.unknownPart": ({ part, expected }) =>
    `« ${part} » ne fait pas partie d’un lien vers une partie ; attendu : ${expected}.`,
  "link.repeatedPart": ({ part }) =>
    `« ${part} » s’y trouve plusieurs fois ou contredit une autre partie.`,
  "link.badValue": ({ part, found, expected }) =>
    `« ${part} » vaut « ${found} » ; valeurs attendues : ${expected}.`,
  "link.badEscape": ({ found }) => `« ${found} » n’est pas un codage pour cent valable.`,
  "memory.settings": "Les réglages mémorisés étaient abîmés et ont été écartés.",
  "memory.game": "La partie mémorisée était abîmée et a été écartée.",
  "memory.camera": "La vue mémorisée était abîmée et a été écartée.",
  "memory.analysis": "Le réglage mémorisé de l’analyse était abîmé et a été écarté.",
  "memory.keys": "Le réglage mémorisé du clavier était abîmé et a été écarté.",

  // Help
  "help.title": "Aide",
  "help.game": "Le jeu en cinq lignes",
  "help.line1":
    "À votre tour, posez une bille sur le plateau ou sur n’importe quel carré de quatre billes.",
  "help.line2":
    "Ou montez à un niveau supérieur une de vos billes qui ne soutient rien : c’est une bille économisée.",
  "help.line3":
    "Un carré de quatre billes de votre couleur (avec les règles pour experts, une ligne complète aussi) fait récupérer une ou deux de vos billes qui ne soutiennent rien.",
  "help.line4": "Qui n’a plus de bille quand vient son tour a perdu.",
  "help.line5": "Qui pose la bille du sommet gagne.",
  "help.learn": "Apprendre en jouant",
  "help.rules": "Toutes les règles",
  "help.distance":
    "Les conseils et l’analyse comptent les coups des deux joueurs : « gagnent en 3 coups » veut dire votre coup, celui de l’adversaire, puis encore le vôtre.",
  "help.keys": "Touches",
  "help.letters": "Aussi les touches d’une lettre",
  "help.key.board": "Tab, puis flèches",
  "help.board": "se déplacer sur le plateau ; Entrée choisit",
  "help.key.level": "Page préc., Page suiv.",
  "help.level": "monter ou descendre d’un niveau sur le plateau",
  "help.key.escape": "Échap",
  "help.escape": "annuler le coup ou revenir à la partie",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "revoir un coup en arrière ou en avant",
  "help.key.ends": "Début, Fin",
  "help.ends": "voir le début, revenir à la partie",
  "help.key.values": "↑ ↓",
  "help.values": "dans l’analyse : montrer un autre coup sur le plateau ; Entrée l’y laisse",
  "help.key.undo": "u",
  "help.undo": "annuler un coup",
  "help.key.redo": "r",
  "help.redo": "rétablir un coup",
  "help.key.hint": "b",
  "help.hint": "indice : marquer le meilleur coup",
  "help.key.analysis": "a",
  "help.analysis": "activer ou désactiver l’analyse",
  "help.key.new": "n",
  "help.new": "nouvelle partie",
  "help.key.flip": "f",
  "help.flip": "faire faire un demi-tour au plateau",
  "help.key.turn": "[ ]",
  "help.turn": "tourner le plateau à gauche ou à droite",
  "help.key.tilt": "t",
  "help.tilt": "incliner le plateau",
  "help.key.glass": "x",
  "help.glass": "voir à travers les billes",
  "help.key.levels": "1 2 3 4",
  "help.levels": "montrer les niveaux jusqu’à celui-ci",
  "help.key.help": "?",
  "help.help": "cette aide",

  // The board in other pages
  "record.embed": "Intégrer…",
  "embed.title": "Intégrer ce plateau",
  "embed.what": "Ce que montre la page",
  "embed.diagram": "Un diagramme de cette position",
  "embed.replay": "Toute la partie, à parcourir",
  "embed.play": "Un plateau pour continuer d’ici contre l’ordinateur",
  "embed.tag": "Comme élément de la page",
  "embed.frame": "Comme cadre, pour les pages qui n’acceptent pas de scripts",
  "embed.copyTag": "Copier l’élément",
  "embed.copyFrame": "Copier le cadre",
  "embed.copied": "Le code a été copié.",
  "embed.find": ({ player }) => `C’est ${toThem(player)} de jouer : trouvez le meilleur coup`,
  "embed.right": "C’est le bon coup.",
  "embed.wrong": "Ce n’est pas le bon coup. Essayez-en un autre.",
};
