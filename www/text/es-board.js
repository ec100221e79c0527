// The board as an element of anybody's page, in Spanish: a part of es.js.

import { cellName, list, they } from "./es-words.js";

/** @type {import("./text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // What to do now
  "status.toMove": ({ player }) => `Juegan ${they(player)}`,
  "why.notYours": ({ player }) => `Es el turno de ${they(player)}.`,

  // What an author points out
  "state.mark.ring": "marcada",
  "state.mark.minus": "marcada para recuperarla",
  "state.mark.number": ({ number }) => `marcada con ${number}`,
  "state.mark.from": ({ to }) => `una flecha lleva a ${cellName(to)}`,
  "state.mark.to": "una flecha lleva aquí",

  // What is wrong with the tag
  "element.bad": ({ name: attribute, reason }) =>
    `El atributo ${attribute} se ha descartado: ${reason}`,
  "element.tooLong": "es demasiado largo.",
  "element.oneOf": ({ found, expected }) => `“${found}” no es ninguno de estos: ${list(expected)}.`,
  "element.number": ({ found, least, most }) => `“${found}” no es un número de ${least} a ${most}.`,
  "element.view": ({ found }) =>
    `“${found}” no se entiende; un ejemplo: elevation=70 turn=30 level=2`,
  "element.mark": ({ found }) =>
    `“${found}” no se entiende; ejemplos: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `La partida se ha descartado: ${reason}`,

  // The controls below it
  "element.controls": "Partida",

  // The board in other pages
  "record.embed": "Insertar…",
  "embed.title": "Insertar este tablero",
  "embed.what": "Qué muestra la página",
  "embed.diagram": "Un diagrama de esta posición",
  "embed.replay": "La partida entera, para recorrerla",
  "embed.play": "Un tablero para seguir jugando desde aquí contra el ordenador",
  "embed.tag": "Como elemento de la página",
  "embed.frame": "Como marco, para páginas que no admiten scripts",
  "embed.copyTag": "Copiar el elemento",
  "embed.copyFrame": "Copiar el marco",
  "embed.copied": "El código se ha copiado.",
  "embed.find": ({ player }) => `Juegan ${they(player)}: encuentra la mejor jugada`,
  "embed.right": "Esa es la jugada.",
  "embed.wrong": "Esa no es la jugada. Prueba otra.",
};
