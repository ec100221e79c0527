// Texts of games by link in French; see en-friend.js. What a person sends to a friend says "tu".

import { countTurns, they } from "./fr-words.js";

/** @import { TextsOf } from "./board-text.js" */
/** @import { Player } from "./en-words.js" */

const lines = {
  seated: (/** @type {Player} */ player) =>
    `Vous avez ${they(player)}. Jouez votre coup, puis renvoyez-le.`,
  yours: () => "Jouez votre coup, puis envoyez-le.",
  waiting: () => "Votre ami répond par un lien. Ouvrez-le dans ce navigateur.",
  turn: () => "Vous pouvez annuler ce coup jusqu’à l’envoi.",
  end: () => "Envoyez le résultat à votre ami.",
  invitation: () => "Votre ami commence et répond par un lien.",
};

const send = {
  turn: "Envoyer le coup",
  end: "Envoyer le résultat",
  invitation: "Envoyer l’invitation",
  again: "Renvoyer",
};

const told = {
  shared: "Transmis à l’application choisie.",
  copied: "Copié : collez-le dans un message.",
  shown: "Scannez le code avec l’autre téléphone.",
  refused: "La copie est bloquée : copiez vous-même ce texte.",
};

/** @type {TextsOf<"friend">} */
export const friend = {
  "friend.label": "Partie par lien",
  "friend.you": ({ name }) => (name === "" ? "vous" : `${name} (vous)`),
  "friend.friend": "votre ami",
  "friend.state": ({ state, name }) =>
    state === "yours"
      ? "À vous de jouer"
      : state === "unsent"
        ? "Pas encore envoyé"
        : `À ${name || "votre ami"} de jouer`,
  "friend.line": ({ what, player }) => lines[what](player),
  "friend.added": ({ count }) => `${countTurns(count)} ${count < 2 ? "ajouté" : "ajoutés"}.`,
  "friend.send": ({ what }) => send[what],
  "friend.copy": "Copier",
  "friend.code": "Code QR",
  "friend.told": ({ how }) => told[how],
  "friend.text": "Votre message",
  "friend.message": ({ turn, story }) => `Pylos, coup ${turn} : ${story}. À toi de jouer !`,
  "friend.messageEnd": ({ result }) => `Notre partie de Pylos : ${result}.`,
  "friend.messageInvitation": ({ player }) =>
    `Une partie de Pylos ? Tu as ${they(player)} et tu commences.`,
  "friend.older": ({ turn, last }) =>
    `Ce lien s’arrête au coup ${turn} ; votre partie en est au coup ${last}.`,
  "friend.differs": ({ turn }) =>
    `${turn === undefined ? "Ce lien a d’autres règles ou un autre début" : `Dans ce lien, le coup ${turn} est différent`}. Votre partie reste inchangée.`,
  "friend.back": "Revenir à la partie",
  "friend.adopt": "Utiliser ce lien",
  "friend.adopted": "Votre autre partie est dans « Mes parties ».",
  "friend.about": "Cette partie",
  "friend.rules": "Ni pendule ni ordinateur. Mettez-vous d’accord sur les indices et l’analyse.",
  "friend.swap": ({ player }) => `Jouer ${they(player)} ici`,
  "friend.with": ({ name }) => `Avec ${name || "un ami"}`,
};
