// The board as an element of anybody's page, in Estonian: a part of et.js.

import { list, onto, their } from "./et-words.js";

/** @type {import("./text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // What to do now
  "status.toMove": ({ player }) => `Praegu on ${their(player)} käik`,
  "why.notYours": ({ player }) => `Praegu on ${their(player)} käik.`,

  // What an author points out
  "state.mark.ring": "märgitud",
  "state.mark.minus": "märgitud tagasivõtmiseks",
  "state.mark.number": ({ number }) => `märgitud: ${number}`,
  "state.mark.from": ({ to }) => `siit läheb nool ${onto(to)}`,
  "state.mark.to": "siia osutab nool",

  // What is wrong with the tag
  "element.bad": ({ name: attribute, reason }) => `Atribuut ${attribute} jäeti kõrvale: ${reason}`,
  "element.tooLong": "see on liiga pikk.",
  "element.oneOf": ({ found, expected }) => `„${found}“ ei ole ükski neist: ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `„${found}“ ei ole arv vahemikus ${least} kuni ${most}.`,
  "element.view": ({ found }) => `„${found}“ on arusaamatu; näide: elevation=70 turn=30 level=2`,
  "element.mark": ({ found }) =>
    `„${found}“ on arusaamatu; näited: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `Mäng jäeti kõrvale: ${reason}`,

  // The controls below it
  "element.controls": "Mäng",

  // The board in other pages
  "record.embed": "Manusta…",
  "embed.title": "Manusta see laud",
  "embed.what": "Mida leht näitab",
  "embed.diagram": "Selle seisu joonist",
  "embed.replay": "Kogu mängu, mida saab läbi vaadata",
  "embed.play": "Lauda, millel saab siit arvuti vastu edasi mängida",
  "embed.tag": "Lehe elemendina",
  "embed.frame": "Raamina lehtedele, mis skripte ei luba",
  "embed.copyTag": "Kopeeri element",
  "embed.copyFrame": "Kopeeri raam",
  "embed.copied": "Kood on kopeeritud.",
  "embed.find": ({ player }) => `Praegu on ${their(player)} käik: leia parim`,
  "embed.right": "See on õige käik.",
  "embed.wrong": "See ei ole õige käik. Proovi teist.",
};
