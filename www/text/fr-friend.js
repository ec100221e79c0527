// Texts of games by links in French; see en-friend.js.

import { counted, they } from "./fr-words.js";

/** @import { FriendTexts } from "./friend.js" */

const send = {
  turn: "Envoyer ce coup",
  end: "Envoyer la fin",
  invitation: "Envoyer l’invitation",
};

const unsent = {
  turn: "Votre coup n’est pas encore envoyé",
  invitation: "L’invitation n’est pas encore envoyée",
};

const waits = {
  turn: "Votre ami verra ce coup quand vous l’enverrez. Jusque-là, vous pouvez l’annuler.",
  end: "Votre ami verra la fin de la partie quand vous l’enverrez.",
  invitation: "Votre ami commence. Envoyez l’invitation : la réponse arrive sous forme de lien.",
};

/** @type {FriendTexts} */
export const friend = {
  "friend.label": "Partie par liens",
  "friend.you": ({ name }) => (name === "" ? "vous" : `${name} (vous)`),
  "friend.friend": "votre ami",
  "friend.statusUnsent": ({ what }) => unsent[what],
  "friend.statusWaiting": ({ name }) =>
    name === "" ? "En attente du coup de votre ami" : `En attente du coup de ${name}`,
  "friend.yours": "Jouez votre coup sur le plateau, puis envoyez-le.",
  "friend.unsent": ({ what }) => waits[what],
  "friend.waiting": "La réponse arrive sous forme de lien : ouvrez-le dans ce navigateur.",
  "friend.over": "Cette partie est terminée.",
  "friend.seated": ({ player }) =>
    `Vous jouez ${they(player)}. Jouez votre coup sur le plateau, puis renvoyez-le sous forme de lien.`,
  "friend.added": ({ count }) =>
    `${counted(count, { one: "coup était nouveau", other: "coups étaient nouveaux" })} sur cet appareil.`,
  "friend.send": ({ what }) => send[what],
  "friend.sendAgain": "Envoyer encore",
  "friend.copy": "Copier",
  "friend.shared": "Transmis à l’application choisie.",
  "friend.copied": "Copié : collez-le dans un message à votre ami.",
  "friend.refused":
    "Ce navigateur ne permet pas de copier : copiez vous-même le texte ci-dessous et envoyez-le à votre ami.",
  "friend.text": "Ce que vous envoyez",
  "friend.message": ({ turn, story }) => `Pylos, coup ${turn} : ${story}. À vous !`,
  "friend.messageEnd": ({ result }) => `Notre partie de Pylos est terminée : ${result}.`,
  "friend.messageInvitation": ({ player }) =>
    `Une partie de Pylos ? Vous jouez ${they(player)} et vous commencez.`,
  "friend.picture": "Image",
  "friend.picture.saved": "L’image a été enregistrée.",
  "friend.picture.failed": "L’image n’a pas pu être créée.",
  "friend.older": ({ turn, turns }) =>
    `Ce lien est plus ancien : il s’arrête au coup ${turn}. Votre partie compte ${counted(turns, { one: "coup", other: "coups" })}.`,
  "friend.differs": ({ turn }) =>
    `Ce lien change le coup ${turn}. Votre partie reste telle quelle.`,
  "friend.other":
    "Ce lien a d’autres règles ou un autre début que votre partie, qui reste telle quelle.",
  "friend.back": "Revenir à votre partie",
  "friend.adopt": "Continuer avec ce lien",
  "friend.adopted": "Vous continuez avec ce lien. L’autre partie est dans « Mes parties ».",
  "friend.about": "À propos de cette partie",
  "friend.rules":
    "Il n’y a ni pendule ni ordinateur. Vous pouvez revoir la partie à tout moment et annuler un coup tant qu’il n’est pas envoyé. Les indices et l’analyse n’aident que si vous les demandez : convenez-en ensemble.",
  "friend.swap": ({ player }) => `Jouer ${they(player)} sur cet appareil`,
  "friend.with": ({ name }) => `Avec ${name}`,
  "friend.unnamed": "Avec un ami",
  "friend.turn.yours": "À vous de jouer",
  "friend.turn.unsent": "Votre coup n’est pas encore envoyé",
  "friend.turn.waiting": "À votre ami de jouer",
  "friend.seen": ({ date }) => `vue la dernière fois le ${date}`,
};
