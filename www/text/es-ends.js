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
  emptyReserve: "su reserva está vacía",
  noMove: "el ordenador no puede mover",
  resignation: "el ordenador ha abandonado",
  time: "se le ha acabado el tiempo",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "la última bola del ordenador está en la cima",
  emptyReserve: "tu reserva está vacía",
  noMove: "no puedes mover",
  resignation: "has abandonado",
  time: "se te ha acabado el tiempo",
};

/** What each level does. */
const levels = [
  "Recupera solo una bola y a menudo no piensa en subir: para la primera partida.",
  "Solo vigila la base.",
  "Ve casi todos los cuadrados, pero rara vez lo que puedes subir.",
  "Ve todos los cuadrados; a veces no piensa en subir.",
  "Cuenta bien; a veces te deja subir.",
  "Calcula dos jugadas.",
  "Calcula cuatro jugadas, con pequeños errores.",
  "Juega a la perfección con las reglas habituales, una vez cargado el juego perfecto.",
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
  "end.level": ({ level, up }) => `Nivel ${level} ${up ? "↑" : "↓"}`,
  "end.review": "Repasar",
  "end.again": "Reintentar",
  "end.share": "Compartir",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] + (isUnbeatable ? " Solo las oscuras pueden vencerlo." : ""),
};
