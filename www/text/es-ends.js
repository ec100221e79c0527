// Texts of the beginning and the end of a game in Spanish.

import { countBalls, they } from "./es-words.js";

/** @import { Reason, Side } from "./en-ends.js" */

/** @type {Record<Side, (verb: string) => string>} */
const subjects = {
  you: (verb) => `Te ${verb}`,
  computer: (verb) => `Al ordenador le ${verb}`,
  light: (verb) => `A las claras les ${verb}`,
  dark: (verb) => `A las oscuras les ${verb}`,
};

/** @type {Record<Side, string>} */
const owners = {
  you: "tuya",
  computer: "del ordenador",
  light: "de las claras",
  dark: "de las oscuras",
};

/** @type {Record<Reason, string>} */
const won = {
  apex: "tu última bola está en la cima",
  emptyReserve: "al ordenador no le quedan bolas en la reserva",
  noMove: "el ordenador no puede colocar ni subir ninguna bola",
  resignation: "el ordenador ha abandonado",
  time: "al ordenador se le ha acabado el tiempo",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "el ordenador ha colocado la bola de la cima",
  emptyReserve: "no te quedan bolas en la reserva",
  noMove: "no puedes colocar ni subir ninguna bola",
  resignation: "has abandonado",
  time: "se te ha acabado el tiempo",
};

/** What each level does. */
const levels = [
  "El nivel 1 recupera solo una bola y a menudo no piensa en subir: bueno para la primera partida.",
  "El nivel 2 solo vigila la base: no ve tus cuadrados más arriba.",
  "El nivel 3 ve casi todos tus cuadrados, pero rara vez lo que puedes subir.",
  "El nivel 4 ve cada cuadrado que puedes completar, pero a veces no piensa en subir.",
  "El nivel 5 cuenta bien y conoce las buenas casillas; a veces te deja subir.",
  "El nivel 6 calcula dos jugadas: la suya y tu respuesta.",
  "El nivel 7 calcula cuatro jugadas, con pequeños errores.",
  "El nivel 8 juega a la perfección con las opciones habituales.",
];

/** @type {import("./ends.js").EndsTexts} */
export const ends = {
  // The end of a game
  "end.label": "Fin de la partida",
  "end.you": ({ isWinner, reason }) =>
    isWinner ? `Has ganado: ${won[reason]}` : `Has perdido: ${lost[reason]}`,
  "end.spare": ({ side, count }) =>
    `${subjects[side](count === 1 ? "sobraba" : "sobraban")} ${countBalls(count)}: ${count === 1 ? "corona" : "coronan"} la pirámide.`,
  "end.last": ({ side }) => `Victoria por una sola bola: la última, ${owners[side]}.`,
  "end.left": ({ light, dark }) => `Quedaban en la reserva: claras ${light}, oscuras ${dark}.`,
  "end.rematch": ({ player }) => `Revancha con ${they(player)}`,
  "end.rematchFriend": "Revancha",
  "end.level": ({ level, up }) => (up ? `Subir al nivel ${level}` : `Bajar al nivel ${level}`),
  "end.review": "Repasar la partida",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] +
    (isUnbeatable ? " Con las claras no puedes vencerlo: elige las oscuras." : ""),
};
