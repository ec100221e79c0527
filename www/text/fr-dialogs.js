// Texts of the dialogs in French; see en-dialogs.js.

import { countTurns, megabytes, number, they } from "./fr-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Débutant",
  "Amateur",
  "Moyen",
  "Confirmé",
  "Habile",
  "Fort",
  "Maître",
  "Parfait",
];

/** @type {import("./dialogs.js").DialogTexts} */
export const dialogs = {
  // New game
  "new.title": "Nouvelle partie",
  "new.variant": "Règles",
  "new.children": "Enfants",
  "new.children.line": "On pose et on monte seulement. On ne récupère pas de billes.",
  "new.standard": "Normales",
  "new.standard.line": "En formant un carré de votre couleur, vous récupérez une ou deux billes.",
  "new.expert": "Experts",
  "new.expert.line": "Les lignes de votre couleur comptent aussi, pas seulement les carrés.",
  "new.finer": "Options de règles",
  "new.takeBack": "Récupération des billes",
  "new.takeBack.required": "Obligatoire",
  "new.takeBack.required.line":
    "Après un carré ou une ligne, vous devez récupérer une ou deux billes.",
  "new.takeBack.optional": "Facultative",
  "new.takeBack.optional.line":
    "Après un carré ou une ligne, vous pouvez récupérer deux billes, une seule ou aucune.",
  "new.emptyReserve": "Réserve vide",
  "new.emptyReserve.loses": "Vous perdez",
  "new.emptyReserve.loses.line": "Si votre réserve est vide à votre tour, vous perdez.",
  "new.emptyReserve.playsOn": "On continue",
  "new.emptyReserve.playsOn.line": "Avec une réserve vide, vous pouvez encore monter une bille.",
  "new.opponent": "Adversaire",
  "new.friend": "Un ami, sur cet appareil",
  "new.links": "Un ami, par liens",
  "new.links.line":
    "Chaque coup est un lien que vous envoyez par n’importe quelle messagerie. Il n’y a pas de pendule.",
  "new.yourName": "Votre nom (si vous voulez)",
  "new.friendName": "Le nom de votre ami",
  "new.level": ({ level }) => `Ordinateur ${level} : ${levelNames[level - 1].toLowerCase()}`,
  "new.colour": "Votre couleur",
  "new.light": "Claires (commencent)",
  "new.dark": "Foncées",
  "new.lot": "Au hasard",
  "new.clock": "Jouer à la pendule",
  "new.minutes": "Minutes par joueur",
  "new.seconds": "Incrément par coup (secondes)",
  "new.start": "Commencer",

  // Resigning
  "resign.title": "Abandonner cette partie ?",
  "resign.line": ({ player }) =>
    capital(
      `${they(player)} abandonnent et ${they(player === "light" ? "dark" : "light")} gagnent.`,
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
  "record.paste": "Collez une notation ou une liste de coups",
  "record.open": "Ouvrir un fichier",
  "record.file": "Fichier de notation d’une partie",
  "record.use": "Charger cette notation",
  "record.linkCopied": "Le lien a été copié.",
  "record.recordCopied": "La notation a été copiée.",
  "record.copyRefused":
    "Votre navigateur ne permet pas de copier. Le texte est sélectionné : copiez-le au clavier ou par le menu contextuel.",
  "record.saved": "La notation a été enregistrée dans un fichier.",
  "record.empty": "Il n’y a rien à charger : collez d’abord la notation d’une partie.",
  "record.tooLong": ({ kilobytes }) =>
    `C’est trop long pour la notation d’une partie (limite : ${kilobytes} Ko).`,
  "record.unreadable": "Le fichier n’a pas pu être lu.",
  "record.bad": ({ reason }) => `La notation n’a pas été chargée. ${reason}`,
  "record.beginning": ({ count }) => `Ouvrir la partie jusque-là (${countTurns(count)})`,
  "record.loaded": "La notation a été chargée.",

  // Help
  "help.title": "Aide",
  "help.game": "Le jeu en cinq lignes",
  "help.line1":
    "À votre tour, posez une bille dans une case du plateau ou sur n’importe quel carré de quatre billes.",
  "help.line2":
    "Ou montez une de vos billes qui n’en soutient aucune autre sur un carré d’un niveau supérieur. Cela économise une bille de votre réserve.",
  "help.line3":
    "Si votre bille forme un carré de quatre billes de votre couleur (avec les règles pour experts, une ligne aussi), vous récupérez une ou deux de vos billes qui n’en soutiennent aucune autre.",
  "help.line4": "Si votre réserve est vide à votre tour, vous perdez.",
  "help.line5": "Celui qui pose la bille du sommet gagne.",
  "help.rules": "Toutes les règles",
  "help.atlas": "La solution en nombres et en plateaux",
  "help.distance":
    "L’analyse compte les coups des deux joueurs : « gagnent en 3 coups » veut dire votre coup, celui de l’adversaire, puis encore le vôtre.",
  "help.keys": "Raccourcis clavier",
  "help.letters": "Activer aussi les raccourcis d’une lettre",
  "help.key.board": "Tab, puis flèches",
  "help.board": "se déplacer sur le plateau ; Entrée sélectionne",
  "help.key.level": "Page préc., Page suiv.",
  "help.level": "monter ou descendre d’un niveau sur le plateau",
  "help.key.escape": "Échap",
  "help.escape": "annuler le coup ou revenir à la partie",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "un coup en arrière ou en avant",
  "help.key.ends": "Début, Fin",
  "help.ends": "aller au début, revenir à la partie",
  "help.key.values": "↑ ↓",
  "help.values": "dans l’analyse : voir un autre coup sur le plateau ; Entrée le conserve",
  "help.key.hold": "Appui long sur le plateau",
  "help.hold": "voir à travers les billes jusqu’au relâchement",
  "help.key.undo": "u",
  "help.undo": "annuler un coup",
  "help.key.redo": "r",
  "help.redo": "rétablir un coup",
  "help.key.hint": "b",
  "help.hint": "indice : quoi regarder ; encore : où, et pourquoi",
  "help.key.analysis": "a",
  "help.analysis": "activer ou désactiver l’analyse",
  "help.key.new": "n",
  "help.new": "nouvelle partie",
  "help.key.flip": "f",
  "help.flip": "tourner le plateau de 180°",
  "help.key.turn": "[ ]",
  "help.turn": "tourner le plateau à gauche ou à droite",
  "help.key.tilt": "t",
  "help.tilt": "incliner le plateau",
  "help.key.reset": "0",
  "help.key.glass": "x",
  "help.glass": "billes transparentes ; maintenue, jusqu’au relâchement",
  "help.key.apart": "s",
  "help.key.levels": "1 2 3 4",
  "help.levels": "montrer les niveaux jusqu’à celui-ci",
  "help.key.help": "?",
  "help.help": "cette aide",

  // The board in other pages
  "record.embed": "Intégrer…",
  "embed.title": "Intégrer ce plateau",
  "embed.playground": "Créer un plateau pour votre page",
  "openings.link": "Ouvertures",
  "embed.what": "Ce que montre la page",
  "embed.diagram": "Un diagramme de cette position",
  "embed.replay": "Toute la partie, à revoir",
  "embed.play": "Un plateau pour continuer d’ici contre l’ordinateur",

  "offline.title": "Sans connexion",
  "offline.works": "Cette page fonctionne aussi sans connexion.",
  "offline.more":
    "Cette page fonctionne aussi sans connexion. Pour un jeu parfait et une analyse exacte avec ces règles, il lui faut aussi des tables sur cet appareil.",
  "offline.kept":
    "Cette page fonctionne aussi sans connexion, avec un jeu parfait selon ces règles.",
  "offline.keep": ({ megabytes }) => `Garder hors connexion (${number(megabytes)} Mo)`,
  "offline.solution":
    "Ce site a la solution complète avec ces règles : le résultat exact et la durée après chaque coup. La page ne charge que ce qu’il faut pour une position ; sans connexion, il la lui faut tout entière sur cet appareil.",
  "offline.solutionKept": ({ bytes }) =>
    `La solution complète avec ces règles est sur cet appareil (${megabytes(bytes)} Mo).`,
  "offline.keepSolution": ({ bytes }) => `Garder la solution complète (${megabytes(bytes)} Mo)`,
  "offline.bar": "Chargement de la solution complète",
  "offline.progress": ({ received, bytes }) =>
    `${megabytes(received)} sur ${megabytes(bytes)} Mo sont sur cet appareil.`,
  "offline.stopped":
    "Le téléchargement s’est arrêté. Ce qui est arrivé reste sur cet appareil ; le reste peut être chargé plus tard.",
  "offline.full": ({ bytes }) =>
    `Il n’y a pas de place pour ${megabytes(bytes)} Mo sur cet appareil. Rien de la solution n’a été gardé, et rien d’autre n’a été effacé.`,
  "offline.delete": "Effacer la solution de cet appareil",
};
