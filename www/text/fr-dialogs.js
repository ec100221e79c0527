// Texts of the dialogs in French; see en-dialogs.js.

import { countTurns, megabytes, name, number, they, toThem } from "./fr-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Débutant",
  "Apprenti",
  "Amateur",
  "Habile",
  "Confirmé",
  "Fort",
  "Maître",
  "Parfait",
];

/** @type {import("./board-text.js").TextsOf<"dialogs">} */
export const dialogs = {
  // New game
  "new.children": "Enfants",
  "new.children.line": "Poser et monter seulement.",
  "new.standard": "Standard",
  "new.standard.line": "Un carré de votre couleur permet de récupérer des billes.",
  "new.expert": "Experts",
  "new.expert.line": "Les lignes comptent aussi.",
  "new.more": "Plus de règles",
  "new.takeBack": "Récupération des billes",
  "new.takeBack.required": "Obligatoire",
  "new.takeBack.optional": "Facultative",
  "new.emptyReserve": "Réserve vide",
  "new.emptyReserve.loses": "Vous perdez",
  "new.emptyReserve.playsOn": "Vous pouvez encore monter",
  "new.opponent": "Adversaire",
  "new.computer": "L’ordinateur",
  "new.friend": "À deux ici",
  "new.links": "Un ami ailleurs",
  "new.names": "Noms (facultatifs)",
  "new.yourName": "Votre nom (facultatif)",
  "new.friendName": "Nom de votre ami",
  "new.level": ({ level }) =>
    `Ordinateur, niveau ${level} (${levelNames[level - 1].toLowerCase()})`,
  "level.name": ({ level }) => levelNames[level - 1],
  "new.colour": "Votre couleur",
  "new.lot": "Au hasard",
  "new.clock": "Avec pendule",
  "new.minutes": "Minutes par joueur",
  "new.seconds": "Secondes en plus par coup",
  "new.start": "Commencer",

  // Resigning
  "resign.title": "Abandonner cette partie ?",
  "resign.line": ({ winner }) => `${capital(they(winner))} gagneront.`,
  "resign.keep": "Continuer à jouer",

  // Save and share
  "record.share": "Partager",
  "record.picture": "Enregistrer l’image",
  "record.link": "Lien vers cette partie",
  "record.copyLink": "Copier le lien",
  "record.text": "Notation de la partie",
  "record.copy": "Copier la notation",
  "record.save": "Enregistrer un fichier",
  "record.load": "Charger une partie",
  "record.paste": "Notation ou liste de coups",
  "record.open": "Ouvrir un fichier",
  "record.use": "Charger",
  "record.copied": "Copié.",
  "record.copyRefused": "La copie est bloquée. Le texte est sélectionné : copiez-le vous-même.",
  "record.empty": "Collez d’abord une notation.",
  "record.tooLong": ({ kilobytes }) => `Trop long pour une notation (limite : ${kilobytes} Ko).`,
  "record.unreadable": "Le fichier n’a pas pu être lu.",
  "record.bad": ({ reason }) => `Chargement impossible. ${reason}`,
  "record.beginning": ({ count }) => `Ouvrir la partie jusque-là (${countTurns(count)})`,
  "record.several": ({ count }) => `Ce texte contient ${number(count)} parties.`,
  "record.first": "Ouvrir la première partie",
  "record.all": "Tout ajouter à « Mes parties »",
  "record.loaded": "Partie chargée.",

  // Help
  "help.line1": "Posez une bille ou montez une des vôtres qui n’en soutient aucune autre.",
  "help.line2": "Formez un carré de votre couleur et récupérez une ou deux billes.",
  "help.line3":
    "Posez la dernière bille au sommet. Si votre réserve est vide à votre tour, vous perdez.",
  "help.win": "Comment gagner",
  "help.keys": "Raccourcis clavier",
  "help.letters": "Raccourcis à une lettre",
  "help.key.board": "Tab, puis flèches",
  "help.board": "se déplacer sur le plateau ; Entrée choisit",
  "help.key.level": "Page préc., Page suiv.",
  "help.level": "niveau plus haut ou plus bas",
  "help.key.escape": "Échap",
  "help.escape": "annuler, ou revenir à la partie",
  "help.replay": "coup précédent ou suivant",
  "help.key.ends": "Début, Fin",
  "help.ends": "début, fin de la partie",
  "help.values": "autres coups dans l’analyse",
  "help.key.hold": "Appui long",
  "help.flip": "tourner de 180°",
  "help.turn": "tourner à gauche ou droite",
  "help.tilt": "incliner",
  "help.levels": "niveaux jusqu’à celui-ci",

  // Use without a connection
  "offline.title": "Hors connexion",
  "offline.works": "Cette page fonctionne aussi hors connexion.",
  "offline.kept": ({ bytes }) =>
    `Cette page fonctionne hors connexion, avec le jeu parfait (${megabytes(bytes)} Mo).`,
  "offline.site": ({ kept, all }) => `Fichiers enregistrés du site : ${kept} sur ${all}.`,
  "offline.play": ({ kept, all }) => `Fichiers enregistrés du jeu parfait : ${kept} sur ${all}.`,
  "offline.keep": ({ bytes }) => `Télécharger le jeu parfait (${megabytes(bytes)} Mo)`,
  "offline.progress": ({ received, bytes }) => `${megabytes(received)} sur ${megabytes(bytes)} Mo`,
  "offline.stopped": "Le téléchargement s’est arrêté. Vous pourrez le reprendre.",
  "offline.full": ({ bytes }) => `Il n’y a pas assez de place pour ${megabytes(bytes)} Mo.`,
  "offline.delete": "Supprimer le jeu parfait",

  // The menu, and what the eye opens
  "action.resign": "Abandonner",
  "action.record": "Enregistrer ou partager",
  "action.help": "Aide",
  "action.menu": "Menu",
  "action.games": "Mes parties",
  "action.settings": "Réglages",
  "view.tilt": ({ elevation }) =>
    `Inclinaison : ${elevation >= 90 ? "vue de dessus" : elevation >= 70 ? "haute" : "basse"}`,
  "view.glass": "Billes transparentes",
  "view.turn": "Tourner le plateau",
  "view.signs": "Ce que veulent dire les signes",
  "signs.carries": "soutient la place pointée",
  "view.reset": "Vue normale",
  "view.levels": ({ levels }) => `Niveaux jusqu’à ${levels}`,

  // What is said of a game that goes on, and of the view
  "say.newGame": ({ rules, player }) =>
    `Nouvelle partie : ${rules.charAt(0).toLowerCase()}${rules.slice(1)}. ${capital(toThem(player))} de jouer.`,
  "say.you": ({ player }) => ` Vous avez ${they(player)}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)} : il reste ${seconds === 60 ? "une minute" : `${seconds} secondes`}.`,
  "view.apart": "Niveaux côte à côte",
  "note.turn": "Faites glisser le plateau pour le tourner.",
};
