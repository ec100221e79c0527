// The board as an element of anybody's page, in Lithuanian: a part of lt.js.

import { list, their, toPlace } from "./lt-words.js";

/** @type {import("./text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // What to do now
  "status.toMove": ({ player }) => `Dabar ${their(player)} ėjimas`,
  "why.notYours": ({ player }) => `Dabar ${their(player)} ėjimas.`,

  // What an author points out
  "state.mark.ring": "pažymėta",
  "state.mark.minus": "pažymėta nuimti",
  "state.mark.number": ({ number }) => `pažymėta: ${number}`,
  "state.mark.from": ({ to }) => `iš čia rodyklė ${toPlace(to)}`,
  "state.mark.to": "čia rodo rodyklė",

  // What is wrong with the tag
  "element.bad": ({ name: attribute, reason }) => `Atributo ${attribute} nepaisoma: ${reason}`,
  "element.tooLong": "jis per ilgas.",
  "element.oneOf": ({ found, expected }) =>
    `„${found}“ nėra nė viena iš šių reikšmių: ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `„${found}“ nėra skaičius nuo ${least} iki ${most}.`,
  "element.view": ({ found }) => `„${found}“ nesuprantama; pavyzdys: elevation=70 turn=30 level=2`,
  "element.mark": ({ found }) =>
    `„${found}“ nesuprantama; pavyzdžiai: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `Partijos nepaisoma: ${reason}`,

  // The controls below it
  "element.controls": "Partija",

  // The board in other pages
  "record.embed": "Įterpti…",
  "embed.title": "Įterpti šią lentą",
  "embed.what": "Ką rodo puslapis",
  "embed.diagram": "Šios padėties schemą",
  "embed.replay": "Visą partiją, kurią galima peržiūrėti",
  "embed.play": "Lentą, kurioje nuo čia žaidžiama prieš kompiuterį",
  "embed.tag": "Kaip puslapio elementą",
  "embed.frame": "Kaip rėmelį, jei puslapis neleidžia skriptų",
  "embed.copyTag": "Kopijuoti elementą",
  "embed.copyFrame": "Kopijuoti rėmelį",
  "embed.copied": "Kodas nukopijuotas.",
  "embed.find": ({ player }) => `Dabar ${their(player)} ėjimas: raskite geriausią`,
  "embed.right": "Tai tas ėjimas.",
  "embed.wrong": "Tai ne tas ėjimas. Bandykite kitą.",
};
