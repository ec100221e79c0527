// Texts of games by links in German; see en-friend.js.

import { counted, name as side } from "./de-words.js";

/** @import { TextsOf } from "./board-text.js" */
/** @import { Player } from "./en-words.js" */

const lines = {
  seated: (/** @type {Player} */ player) => `Du spielst ${side(player)}.`,
  invite: () => "Öffnet dein Mitspieler diesen Link, spielt ihr zusammen.",
  yours: () => "Mach deinen Zug und sende ihn.",
  waiting: () => "Dein Mitspieler antwortet mit einem Link. Öffne ihn in diesem Browser.",
};

const send = {
  turn: "Zug senden",
  end: "Ergebnis senden",
  invitation: "Einladung senden",
  again: "Noch einmal senden",
};

const told = {
  shared: "An die gewählte App gesendet.",
  copied: "Kopiert: Füge es in eine Nachricht ein.",
  shown: "Scanne den Code mit dem anderen Handy.",
  refused: "Kopieren ist gesperrt: Kopiere diesen Text selbst.",
};

const UNCHANGED = "Deine Partie ist unverändert.";
const WHO = "Dein Mitspieler";

const asks = {
  back: (/** @type {string} */ who) => `${who} möchte den letzten Zug zurücknehmen.`,
  draw: (/** @type {string} */ who) => `${who} bietet Remis an.`,
  rematch: (/** @type {string} */ who) => `${who} möchte eine Revanche.`,
  no: (/** @type {string} */ who) => `${who} hat abgelehnt.`,
};

/** @type {TextsOf<"friend">} */
export const friend = {
  "friend.label": "Partie per Link",
  "friend.you": ({ name }) => (name === "" ? "du" : `${name} (du)`),
  "friend.friend": "Mitspieler",
  "friend.state": ({ state, name }) =>
    state === "yours"
      ? "Du bist dran"
      : state === "unsent"
        ? "Noch nicht gesendet"
        : state === "thinking"
          ? `${name || WHO} überlegt`
          : `Warten auf ${name || "deinen Mitspieler"}`,
  "friend.line": ({ what, player }) => lines[what](player),
  "friend.added": ({ count }) => `${counted(count, { one: "neuer Zug", other: "neue Züge" })}.`,
  "friend.send": ({ what }) => send[what],
  "friend.copy": "Kopieren",
  "friend.code": "QR-Code",
  "friend.told": ({ how }) => told[how],
  "friend.text": "Nachricht",
  "friend.message": ({ turn, story }) => `Pylos, Zug ${turn}: ${story}. Du bist dran!`,
  "friend.messageEnd": ({ result }) => `Unsere Partie Pylos ist zu Ende. ${result}.`,
  "friend.messageInvitation": ({ player, isFirst }) =>
    `Eine Partie Pylos? Du spielst ${side(player)}${isFirst ? " und beginnst" : ""}.`,
  "friend.older": ({ turn, last }) =>
    `Dieser Link endet mit Zug ${turn}; deine Partie ist schon bei Zug ${last}.`,
  "friend.differs": ({ turn }) =>
    `${turn === undefined ? "Das ist eine andere Partie" : `Dieser Link hat einen anderen Zug ${turn}`}. ${UNCHANGED}`,
  "friend.stranger": ({ player }) =>
    `In diesem Link spielt jemand anderes ${side(player)}. ${UNCHANGED}`,
  "friend.watching": "Du siehst dieser Partie zu.",
  "friend.back": "Zurück zu deiner Partie",
  "friend.adopt": "Diesen Link verwenden",
  "friend.adopted": "Deine andere Partie steht unter „Meine Partien“.",
  "friend.here": ({ is, name }) => `${name || WHO} ist ${is ? "da" : "nicht da"}.`,
  "friend.lost": ({ is }) =>
    `${is ? "Keine Verbindung" : "Ohne https"}: Sende deine Züge als Links.`,
  "friend.ask": "Rücknahme erbitten",
  "friend.draw": "Remis anbieten",
  "friend.yes": "Zustimmen",
  "friend.no": "Ablehnen",
  "friend.asks": ({ what, name }) => asks[what](name || WHO),
  "friend.about": "Zu dieser Partie",
  "friend.swap": ({ player }) => `Hier ${side(player)} spielen`,
  "friend.with": ({ name }) => (name === "" ? "Partie per Link" : `Mit ${name}`),
};
