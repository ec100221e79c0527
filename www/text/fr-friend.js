// Texts of games by link in French; see en-friend.js. What a person sends to a friend says "tu".

import { countTurns, they } from "./fr-words.js";

/** @import { TextsOf } from "./board-text.js" */
/** @import { Player } from "./en-words.js" */

const lines = {
  seated: (/** @type {Player} */ player) =>
    `Vous avez ${they(player)}. Jouez votre coup, puis renvoyez-le.`,
  live: (/** @type {Player} */ player) =>
    `Vous avez ${they(player)}. Votre ami voit chaque coup aussitôt.`,
  invite: () => "Votre ami ouvre ce lien, et vous jouez ensemble.",
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

const asks = {
  back: (/** @type {string} */ who) => `${who} demande à reprendre le dernier coup.`,
  rematch: (/** @type {string} */ who) => `${who} propose une revanche.`,
  no: (/** @type {string} */ who) => `${who} a refusé.`,
  yes: (/** @type {string} */ who) => `${who} a accepté.`,
  waits: (/** @type {string} */ who) => `${who} doit répondre.`,
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
        : state === "thinking"
          ? `${name || "Votre ami"} réfléchit`
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
  "friend.messageInvitation": ({ player, isFirst }) =>
    `Une partie de Pylos ? Tu as ${they(player)}${isFirst ? " et tu commences" : ""}.`,
  "friend.older": ({ turn, last }) =>
    `Ce lien s’arrête au coup ${turn} ; votre partie en est au coup ${last}.`,
  "friend.differs": ({ turn }) =>
    `${turn === undefined ? "Ce lien a d’autres règles ou un autre début" : `Dans ce lien, le coup ${turn} est différent`}. Votre partie reste inchangée.`,
  "friend.stranger": ({ player }) =>
    `Dans ce lien, une autre personne a ${they(player)}. Votre partie reste inchangée.`,
  "friend.watching": "Vous regardez cette partie.",
  "friend.back": "Revenir à la partie",
  "friend.adopt": "Utiliser ce lien",
  "friend.adopted": "Votre autre partie est dans « Mes parties ».",
  "friend.here": ({ is, name }) => `${name || "Votre ami"} ${is ? "est là" : "n’est pas là"}.`,
  "friend.lost":
    "Pas de connexion. La partie reprendra dès son retour ; sinon, envoyez votre coup par lien.",
  "friend.insecure":
    "Pour jouer en direct, il faut une adresse https. Envoyez chaque coup par lien.",
  "friend.rival": "Une autre partie est arrivée. La vôtre reste inchangée.",
  "friend.ask": "Demander à reprendre le coup",
  "friend.yes": "Accepter",
  "friend.no": "Refuser",
  "friend.asks": ({ what, name }) => asks[what](name || "Votre ami"),
  "friend.about": "À propos de cette partie",
  "friend.rules": "Ni pendule ni ordinateur. Mettez-vous d’accord sur les indices et l’analyse.",
  "friend.swap": ({ player }) => `Jouer ${they(player)} ici`,
  "friend.with": ({ name }) => `Avec ${name || "un ami"}`,
};
