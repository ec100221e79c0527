// The board as an element of anybody's page, in German: a part of de.js.

import { list, name, onto } from "./de-words.js";

/** @type {import("./text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // What to do now
  "status.toMove": ({ player }) => `${name(player)} ist am Zug`,
  "why.notYours": ({ player }) => `${name(player)} ist am Zug.`,

  // What an author points out
  "state.mark.ring": "markiert",
  "state.mark.minus": "zum Zurücknehmen markiert",
  "state.mark.number": ({ number }) => `mit ${number} markiert`,
  "state.mark.from": ({ to }) => `ein Pfeil führt ${onto(to)}`,
  "state.mark.to": "ein Pfeil führt hierher",

  // What is wrong with the tag
  "element.bad": ({ name: attribute, reason }) =>
    `Das Attribut ${attribute} wurde verworfen: ${reason}`,
  "element.tooLong": "Es ist zu lang.",
  "element.oneOf": ({ found, expected }) =>
    `„${found}“ ist keiner dieser Werte: ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `„${found}“ ist keine Zahl von ${least} bis ${most}.`,
  "element.view": ({ found }) =>
    `„${found}“ ist unverständlich; ein Beispiel: elevation=70 turn=30 level=2`,
  "element.mark": ({ found }) =>
    `„${found}“ ist unverständlich; Beispiele: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `Die Partie wurde verworfen: ${reason}`,

  // The controls below it
  "element.controls": "Partie",

  // The board in other pages
  "record.embed": "Einbetten …",
  "embed.title": "Dieses Brett einbetten",
  "embed.what": "Was die Seite zeigt",
  "embed.diagram": "Ein Bild dieser Stellung",
  "embed.replay": "Die ganze Partie zum Nachspielen",
  "embed.play": "Ein Brett, auf dem von hier an gegen den Computer gespielt wird",
  "embed.tag": "Als Element der Seite",
  "embed.frame": "Als Rahmen, für Seiten ohne Skripte",
  "embed.copyTag": "Element kopieren",
  "embed.copyFrame": "Rahmen kopieren",
  "embed.copied": "Der Code wurde kopiert.",
  "embed.find": ({ player }) => `${name(player)} ist am Zug: Finde den besten Zug`,
  "embed.right": "Das ist der Zug.",
  "embed.wrong": "Das ist nicht der Zug. Versuche einen anderen.",
};
