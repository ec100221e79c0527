// Texts of the beginning and the end of a game in Spanish.

import { countBalls, name, they } from "./es-words.js";

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
  "El nivel 1 pasa por alto muchas cosas: bueno para la primera partida.",
  "El nivel 2 ve lo que gana con su jugada, no tu respuesta.",
  "El nivel 3 cuenta con tu respuesta y aún comete errores.",
  "El nivel 4 calcula tres jugadas, con pequeños errores.",
  "El nivel 5 calcula cuatro jugadas y casi nunca falla.",
  "El nivel 6 calcula hasta donde llega, sin fallos.",
  "El nivel 7 calcula diez veces más que el nivel 6.",
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
  "end.raised": "Subidas",
  "end.taken": "Recuperadas",
  "end.show": ({ what, player, count }) =>
    `${name(player)}: ${countBalls(count)} ${what === "raised" ? "subida" : "recuperada"}${count === 1 ? "" : "s"}, mostrar la jugada siguiente`,
  "end.decided": ({ turn, side, move }) => `Decidió la jugada ${turn}: ${move}, ${owners[side]}`,
  "end.fromStart": ({ player }) =>
    `No decidió una sola jugada: contra el juego perfecto, ${they(player)} perdían desde el principio.`,
  "end.looking": "Buscando la jugada decisiva…",
  "end.unproven": "¿Qué jugada decidió? Quizá la encuentre el repaso.",
  "end.rematch": ({ player }) => `Revancha con ${they(player)}`,
  "end.rematchFriend": "Revancha",
  "end.level": ({ level, up }) => (up ? `Subir al nivel ${level}` : `Bajar al nivel ${level}`),
  "end.tryAgain": "Reintentar donde cambió la partida",
  "end.review": "Repasar la partida",

  // What perfect play means for a new game
  "perfect.draw":
    "Con juego perfecto por ambas partes, nadie puede forzar la victoria con estas reglas.",
  "perfect.dark": "Con juego perfecto por ambas partes, con estas reglas ganan las oscuras.",
  "perfect.better": "Con juego perfecto ganan las oscuras: tienes el mejor lado.",
  "perfect.open":
    "Con juego perfecto ganan las oscuras, pero este ordenador comete errores: tú también puedes ganar.",
  "perfect.hard":
    "Con juego perfecto ganan las oscuras, y el nivel 8 juega a la perfección: solo las oscuras pueden vencerlo.",

  // The levels
  "level.line": ({ level }) => levels[level - 1],
};
