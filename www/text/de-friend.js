// Texts of games by links in German; see en-friend.js.

import { counted, name } from "./de-words.js";

/** @import { FriendTexts } from "./friend.js" */

const send = {
  turn: "Diesen Zug senden",
  end: "Das Ende senden",
  invitation: "Die Einladung senden",
};

const unsent = {
  turn: "Dein Zug ist noch nicht gesendet",
  invitation: "Die Einladung ist noch nicht gesendet",
};

const waits = {
  turn: "Wer mit dir spielt, sieht diesen Zug, wenn du ihn sendest. Bis dahin kannst du ihn rückgängig machen.",
  end: "Wer mit dir spielt, sieht das Ende der Partie, wenn du es sendest.",
  invitation: "Die andere Seite beginnt. Sende die Einladung: Die Antwort kommt als Link.",
};

/** @type {FriendTexts} */
export const friend = {
  "friend.label": "Partie per Link",
  "friend.you": ({ name }) => (name === "" ? "du" : `${name} (du)`),
  "friend.friend": "anderswo",
  "friend.statusUnsent": ({ what }) => unsent[what],
  "friend.statusWaiting": ({ name }) =>
    name === "" ? "Warten auf den Zug der anderen Seite" : `Warten auf den Zug von ${name}`,
  "friend.yours": "Spiele deinen Zug auf dem Brett, dann sende ihn.",
  "friend.unsent": ({ what }) => waits[what],
  "friend.waiting": "Die Antwort kommt als Link: Öffne ihn in diesem Browser.",
  "friend.over": "Diese Partie ist zu Ende.",
  "friend.seated": ({ player }) =>
    `Du spielst ${name(player)}. Spiele deinen Zug auf dem Brett, dann sende ihn als Link zurück.`,
  "friend.added": ({ count }) =>
    `${counted(count, { one: "Zug war", other: "Züge waren" })} auf diesem Gerät neu.`,
  "friend.send": ({ what }) => send[what],
  "friend.sendAgain": "Noch einmal senden",
  "friend.copy": "Kopieren",
  "friend.shared": "An die gewählte App weitergegeben.",
  "friend.copied": "Kopiert: Füge es in eine Nachricht ein.",
  "friend.refused":
    "Dieser Browser lässt das Kopieren nicht zu: Kopiere den Text unten selbst und verschicke ihn.",
  "friend.text": "Was du sendest",
  "friend.message": ({ turn, story }) => `Pylos, Zug ${turn}: ${story}. Du bist dran!`,
  "friend.messageEnd": ({ result }) => `Unsere Partie Pylos ist zu Ende: ${result}.`,
  "friend.messageInvitation": ({ player }) =>
    `Eine Partie Pylos? Du spielst ${name(player)} und beginnst.`,
  "friend.picture": "Bild",
  "friend.picture.saved": "Das Bild wurde gespeichert.",
  "friend.picture.failed": "Das Bild konnte nicht erstellt werden.",
  "friend.older": ({ turn, turns }) =>
    `Dieser Link ist älter: Er endet mit Zug ${turn}. Deine Partie hat ${counted(turns, { one: "Zug", other: "Züge" })}.`,
  "friend.differs": ({ turn }) =>
    `Dieser Link ändert Zug ${turn}. Deine eigene Partie bleibt, wie sie war.`,
  "friend.other":
    "Dieser Link hat andere Regeln oder einen anderen Anfang als deine Partie. Sie bleibt, wie sie war.",
  "friend.back": "Zurück zu deiner Partie",
  "friend.adopt": "Mit diesem Link weiterspielen",
  "friend.adopted":
    "Du spielst mit diesem Link weiter. Die andere Partie ist unter „Meine Partien“.",
  "friend.about": "Zu dieser Partie",
  "friend.rules":
    "Es gibt weder Uhr noch Computer. Du kannst jederzeit durch die Partie gehen und einen Zug zurücknehmen, bis du ihn sendest. Tipps und Analyse helfen nur, wenn du sie aufrufst: Macht aus, ob ihr es tut.",
  "friend.swap": ({ player }) => `Auf diesem Gerät ${name(player)} spielen`,
  "friend.with": ({ name }) => `Mit ${name}`,
  "friend.unnamed": "Mit jemandem anderswo",
  "friend.turn.yours": "Du bist dran",
  "friend.turn.unsent": "Dein Zug ist noch nicht gesendet",
  "friend.turn.waiting": "Die andere Seite ist dran",
  "friend.seen": ({ date }) => `zuletzt gesehen ${date}`,
};
