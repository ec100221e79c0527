// Every text in French. The terms: boule, case, niveau, réserve, carré, ligne, sommet; poser, monter, récupérer.
// A no-break space stands before ":", ";", "?" and "!".

import { analysis } from "./fr-analysis.js";
import { board } from "./fr-board.js";
import {
  ballsFrom,
  countBalls,
  form,
  from,
  list,
  name,
  ofThem,
  onto,
  they,
  toThem,
} from "./fr-words.js";
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

/** @param {string} detail what is wrong, in English */
const inEnglish = (detail) => `(en anglais : « ${detail} »)`;

/** @type {import("./text.js").Texts} */
export const fr = {
  ...analysis,
  ...board,

  // The language itself
  "language.direction": "ltr",
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

  // The board
  "board.label": ({ player, back }) =>
    back !== null
      ? `Plateau de Pylos, tel qu’il était après le coup ${back}`
      : player === null
        ? "Plateau de Pylos, partie terminée"
        : `Plateau de Pylos, ${toThem(player)} de jouer`,
  "board.level": ({ level }) => (level === 4 ? "Niveau 4, le sommet" : `Niveau ${level}`),
  "board.cell": ({ cell, ball, states }) => {
    const content = ball === null ? "vide" : ball === "light" ? "boule claire" : "boule foncée";
    return `Niveau ${cell[0]}, ${cell[1]} ${cell[2]} : ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [`Réserve ${ofThem(player)} : ${count === 0 ? "vide" : countBalls(count)}`, ...states].join(
      ", ",
    ),
  "state.picked": "en main",
  "state.raise": "peut être montée",
  "state.place": "une boule peut être posée ici",
  "state.raiseHere": "la boule peut être montée ici",
  "state.pickUp": "une boule peut être prise",
  "state.played": "vient d’être jouée",
  "state.remove": "peut être récupérée",
  "state.takenBack": "récupérée, choisir encore pour la remettre",
  "state.lastMove": "dernier coup",
  "state.left": "quittée au dernier coup",
  "state.figure.square": "fait partie d’un carré formé",
  "state.figure.line": "fait partie d’une ligne formée",

  // What to do now
  "status.place": ({ player }) => `${name(player)} : posez une boule`,
  "status.placeOrRaise": ({ player }) => `${name(player)} : posez une boule ou montez-en une`,
  "status.raise": ({ player }) => `${name(player)} : montez une boule`,
  "status.whereToPlace": ({ player }) => `${name(player)} : choisissez une case pour la boule`,
  "status.whereToRaise": ({ player, cell }) =>
    `${name(player)} : montez la boule ${from(cell)}. Où ?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) {
      return `${name(player)} : récupérez une deuxième boule ou arrêtez-vous à une`;
    }
    const what = most === 1 ? "récupérez une boule" : "récupérez une ou deux boules";
    return `${name(player)} : ${what}${none ? ", ou aucune" : ""}`;
  },
  "status.thinking": "L’ordinateur réfléchit…",
  "status.paused": "L’ordinateur attend",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Retour en arrière : le début" : `Retour en arrière : coup ${turn} sur ${turns}`,
  "status.wins": ({ winner, reason }) => {
    const wins = capital(`${they(winner)} gagnent`);
    const losers = winner === "light" ? "dark" : "light";
    switch (reason) {
      case "apex":
        return `${wins} : le sommet est à elles`;
      case "emptyReserve":
        return `${wins} : ${they(losers)} n’ont plus de boule en réserve`;
      case "noMove":
        return `${wins} : ${they(losers)} ne peuvent ni poser ni monter de boule`;
      case "resignation":
        return `${wins} : ${they(losers)} ont abandonné`;
      case "time":
        return `${wins} : le temps ${ofThem(losers)} est écoulé`;
      default:
        return wins;
    }
  },
  "status.draw": "Partie nulle : la même position s’est produite trois fois",
  "status.noRules": "Le jeu n’a pas pu être chargé",
  "note.noRules":
    "Vérifiez la connexion et rechargez la page. Le navigateur doit accepter WebAssembly.",
  "note.twice":
    "Cette position s’est maintenant produite deux fois : encore une fois et la partie est nulle.",
  "note.engineFailed": ({ reason }) => `L’ordinateur n’a pas pu jouer : ${reason}`,

  // Why a click does nothing
  "why.computer": "C’est à l’ordinateur de jouer.",
  "why.lookingBack":
    "C’est un moment antérieur de la partie : revenez à la partie pour continuer à jouer.",
  "why.over": "La partie est terminée.",
  "why.otherReserve": ({ player }) =>
    `C’est ${toThem(player)} de jouer : prenez une boule dans la réserve ${ofThem(player)}.`,
  "why.reserveEmpty": ({ player }) => `La réserve ${ofThem(player)} est vide : montez une boule.`,
  "why.chooseTakeBack": "La boule est jouée : choisissez maintenant une boule à récupérer.",
  "why.noHigherSquare": ({ cell }) =>
    `La boule ${from(cell)} ne peut pas être montée : il n’y a pas plus haut de carré de quatre boules où la poser.`,
  "why.notNow": "Ce n’est pas possible maintenant.",

  // What the rules say against a turn
  "refusal.nothingToRaise": ({ cell }) => `Il n’y a pas de boule à monter en ${cell}.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `La boule en ${cell} est à l’adversaire : on ne monte que ses propres boules.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `La boule en ${cell} soutient celle en ${above} : une boule qui en soutient une autre ne peut pas être montée.`,
  "refusal.notHigher": ({ from: start, to }) =>
    `${to} n’est pas plus haut que ${start} : une boule ne va qu’à un niveau supérieur.`,
  "refusal.occupied": ({ cell }) => `Il y a déjà une boule en ${cell}.`,
  "refusal.onOwnSupport": ({ from: start, to }) =>
    `${to} repose sur ${start} : une boule ne peut pas monter sur le carré dont elle fait partie.`,
  "refusal.unsupported": ({ to, missing }) =>
    `Il faut quatre boules sous ${to} : il n’y a rien en ${missing.join(" ")}.`,
  "refusal.noTakeBackForChildren": "Dans la variante pour enfants, on ne récupère pas de boules.",
  "refusal.noFigure": ({ to, lines }) =>
    `La boule en ${to} ne forme ${lines ? "ni carré ni ligne" : "pas de carré"} de sa couleur : aucune boule n’est récupérée.`,
  "refusal.takeBackRequired": ({ to }) =>
    `La boule en ${to} forme une figure : il faut récupérer une ou deux boules.`,
  "refusal.nothingToTakeBack": ({ cell }) => `Il n’y a pas de boule à récupérer en ${cell}.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `La boule en ${cell} est à l’adversaire : on ne récupère que ses propres boules.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `La boule en ${cell} soutient celle en ${above} : une boule qui en soutient une autre ne peut pas être récupérée.`,

  // What the rules say against a record or a link
  "error.badPosition": ({ detail }) => `la position n’est pas valable ${inEnglish(detail)}.`,
  "error.badMove": ({ detail }) => `un coup est mal écrit ${inEnglish(detail)}.`,
  "error.illegalMove": ({ detail }) =>
    `un coup n’est pas permis par les règles ${inEnglish(detail)}.`,
  "error.gameOver": ({ detail }) =>
    `il y a des coups après la fin de la partie ${inEnglish(detail)}.`,
  "error.badRecord": ({ detail }) => `il contient une erreur ${inEnglish(detail)}.`,
  "error.badOption": ({ detail }) => `ces règles n’existent pas ${inEnglish(detail)}.`,

  // Turns in words
  "say.place": ({ player, to }) => capital(`${they(player)} posent une boule ${onto(to)}`),
  "say.raise": ({ player, from: start, to }) =>
    capital(`${they(player)} montent la boule ${from(start)} ${onto(to)}`),
  "say.takesBack": ({ cells }) => ` et récupèrent ${ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) =>
    ` ; ${toThem(player)} de jouer, il reste ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `Retour ${turns === 0 ? "au début" : `au coup ${turns}`} ; ${toThem(player)} de jouer.`,
  "say.redone": ({ player, turns }) =>
    `Avance jusqu’au coup ${turns} ; ${toThem(player)} de jouer.`,
  "say.newGame": ({ rules, player }) =>
    `Nouvelle partie, ${rules}. ${capital(toThem(player))} de jouer.`,
  "say.you": ({ player }) => ` Vous avez ${they(player)}.`,
  "say.takenBack": ({ cell, status }) => `Boule ${from(cell)} récupérée. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0
        ? [`${squares} ${form(squares, { one: "carré formé", other: "carrés formés" })}`]
        : []),
      ...(lines > 0
        ? [`${lines} ${form(lines, { one: "ligne formée", other: "lignes formées" })}`]
        : []),
    ];
    return `${list(figures)}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)} : il reste ${seconds === 60 ? "une minute" : `${seconds} secondes`}.`,
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "player.light": "Claires",
  "player.dark": "Foncées",
  "player.you": "vous",
  "player.computer": ({ level }) => `ordinateur, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `Pendule ${ofThem(player)}`,
  "player.label": "Joueurs",
  "turn.label": "Ce coup",
  "turn.stop": ({ taken }) =>
    taken === 0 ? "N’en récupérer aucune" : taken === 1 ? "S’arrêter à une" : "Terminé",
  "turn.putBack": "Remettre",
  "turn.cancel": "Annuler ce coup",
  "turn.pause": "Arrêter",
  "turn.continue": "Continuer",
  "turn.backToGame": "Revenir à la partie",
  "turn.rematch": "Revanche, couleurs échangées",
  "turn.rematchFriend": "Revanche",
  "turn.analyse": "Analyser",
  "moves.label": "Coups joués",
  "moves.title": "Coups",
  "moves.none": "Pas encore de coup. Les claires commencent.",
  "moves.noneDark": "Pas encore de coup. Les foncées commencent.",
  "moves.turn": ({ turn, player, text }) => `Coup ${turn}, ${they(player)} : ${text}`,
  "moves.mistake": "erreur",
  "moves.mistake.sign": "?",
  "moves.doubtful": "douteux",
  "moves.doubtful.sign": "?!",
  "moves.variation": ({ moves }) => `Ou : ${moves}`,
  "replay.label": "Revoir la partie",
  "replay.first": "Premier coup",
  "replay.previous": "Coup précédent",
  "replay.next": "Coup suivant",
  "replay.last": "Dernier coup",
  "action.label": "Partie",
  "action.undo": "Annuler",
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
  "view.left": "Tourner le plateau à gauche",
  "view.right": "Tourner le plateau à droite",
  "view.tilt": ({ elevation }) =>
    elevation >= 90
      ? "Inclinaison : vu de dessus"
      : elevation >= 70
        ? "Inclinaison : haute"
        : "Inclinaison : basse",
  "view.glass": "Voir à travers les boules",
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
  "new.standard.line": "Un carré de votre couleur fait récupérer une ou deux boules.",
  "new.expert": "Experts",
  "new.expert.line": "Les lignes de votre couleur comptent comme les carrés.",
  "new.finer": "Règles de détail",
  "new.takeBack": "Récupération",
  "new.takeBack.required": "Obligatoire",
  "new.takeBack.required.line": "Une figure formée fait récupérer une ou deux boules.",
  "new.takeBack.optional": "Facultative",
  "new.takeBack.optional.line": "Une figure formée permet aussi de n’en récupérer aucune.",
  "new.emptyReserve": "Réserve vide",
  "new.emptyReserve.loses": "Perd",
  "new.emptyReserve.loses.line": "Qui doit jouer sans boule en réserve perd la partie.",
  "new.emptyReserve.playsOn": "Joue encore",
  "new.emptyReserve.playsOn.line": "Sans boule en réserve, on peut encore monter une boule.",
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
    "À votre tour, posez une boule sur le plateau ou sur n’importe quel carré de quatre boules.",
  "help.line2":
    "Ou montez à un niveau supérieur une de vos boules qui ne soutient rien : c’est une boule économisée.",
  "help.line3":
    "Un carré de quatre boules de votre couleur (avec les règles pour experts, une ligne complète aussi) fait récupérer une ou deux de vos boules qui ne soutiennent rien.",
  "help.line4": "Qui n’a plus de boule quand vient son tour a perdu.",
  "help.line5": "Qui pose la boule du sommet gagne.",
  "help.learn": "Apprendre en jouant",
  "help.rules": "Toutes les règles",
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
  "help.glass": "voir à travers les boules",
  "help.key.levels": "1 2 3 4",
  "help.levels": "montrer les niveaux jusqu’à celui-ci",
  "help.key.help": "?",
  "help.help": "cette aide",
};
