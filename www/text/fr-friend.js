// Texts of games by link in French; see en-friend.js. What a person sends to a friend says "tu".

import { countTurns, they } from "./fr-words.js";

/** @import { TextsOf } from "./board-text.js" */
/** @import { Player } from "./en-words.js" */

const lines = {
  seated: (/** @type {Player} */ player) => `Vous avez ${they(player)}.`,
  invite: () => "Envoyez ce lien.",
  yours: () => "Jouez votre coup, puis envoyez-le.",
  waiting: () => "Votre ami répond par un lien.",
};

const send = {
  turn: "Envoyer le coup",
  end: "Envoyer le résultat",
  invitation: "Envoyer l’invitation",
  again: "Renvoyer",
};

const told = {
  shared: "Transmis à l’application choisie.",
  copied: "Copié : collez-le dans un message.",
  shown: "Scannez-le avec l’autre téléphone.",
  refused: "Copie bloquée : copiez ce texte.",
};

const UNCHANGED = "Votre partie reste inchangée.";
const WHO = "Votre ami";

const asks = {
  back: (/** @type {string} */ who) => `${who} demande à reprendre le dernier coup.`,
  draw: (/** @type {string} */ who) => `${who} propose la nulle.`,
  rematch: (/** @type {string} */ who) => `${who} propose une revanche.`,
  no: (/** @type {string} */ who) => `${who} a refusé.`,
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
          ? `${name || WHO} réfléchit`
          : `À ${name || "votre ami"} de jouer`,
  "friend.line": ({ what, player }) => lines[what](player),
  "friend.added": ({ count }) => `${countTurns(count)} ${count < 2 ? "ajouté" : "ajoutés"}.`,
  "friend.send": ({ what }) => send[what],
  "friend.copy": "Copier",
  "friend.code": "Code QR",
  "friend.told": ({ how }) => told[how],
  "friend.text": "Votre message",
  "friend.message": ({ turn, story }) => `Pylos, coup ${turn}. ${story}. À toi de jouer !`,
  "friend.messageEnd": ({ result }) => `Notre partie de Pylos est finie. ${result}.`,
  "friend.messageInvitation": ({ player, isFirst }) =>
    `Une partie de Pylos ? Tu as ${they(player)}${isFirst ? " et tu commences" : ""}.`,
  "friend.older": ({ turn, last }) => `Ce lien date du coup ${turn}, votre partie du coup ${last}.`,
  "friend.differs": ({ turn }) =>
    `${turn === undefined ? "C’est une autre partie" : `Dans ce lien, le coup ${turn} est différent`}. ${UNCHANGED}`,
  "friend.stranger": ({ player }) => `Une autre personne a ${they(player)}. ${UNCHANGED}`,
  "friend.watching": "Vous êtes spectateur.",
  "friend.back": "Revenir à la partie",
  "friend.adopt": "Utiliser ce lien",
  "friend.adopted": "Votre autre partie est dans « Mes parties ».",
  "friend.here": ({ is, name }) => `${name || WHO} ${is ? "est là" : "n’est pas là"}.`,
  "friend.lost": ({ is }) => `Sans ${is ? "connexion" : "https"}, envoyez vos coups par liens.`,
  "friend.ask": "Demander une reprise",
  "friend.draw": "Proposer la nulle",
  "friend.yes": "Accepter",
  "friend.no": "Refuser",
  "friend.asks": ({ what, name }) => asks[what](name || WHO),
  "friend.about": "Cette partie",
  "friend.swap": ({ player }) => `Jouer ${they(player)} ici`,
  "friend.with": ({ name }) => `Avec ${name || "un ami"}`,
};
