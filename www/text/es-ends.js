// Texts of the beginning and the end of a game in Spanish.

import { countBalls, they } from "./es-words.js";
import { capital } from "./plural.js";

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
  you: "tu última bola",
  computer: "la última bola del ordenador",
  light: "la última bola de las claras",
  dark: "la última bola de las oscuras",
};

/** @type {Record<Reason, string>} */
const won = {
  apex: "has llegado a la cima",
  emptyReserve: "la reserva del ordenador está vacía",
  noMove: "el ordenador no puede jugar",
  resignation: "el ordenador ha abandonado",
  time: "el ordenador ha agotado el tiempo",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "el ordenador ha llegado a la cima",
  emptyReserve: "tu reserva está vacía",
  noMove: "no puedes jugar",
  resignation: "has abandonado",
  time: "has agotado el tiempo",
};

/** @type {Record<string, string>} */
const deeds = {
  won: "ganaron contra",
  lost: "perdieron contra",
  drawn: "hicieron tablas con",
  open: "contra",
};

/** What each level does. */
const levels = [
  "Recupera solo una bola y a menudo se deja bolas sin subir: para la primera partida.",
  "Solo vigila la base.",
  "Ve casi todos los cuadrados, pero rara vez lo que puedes subir.",
  "Ve todos los cuadrados; a veces se deja bolas sin subir.",
  "Cuenta bien; a veces te deja subir.",
  "Mira dos jugadas más allá.",
  "Mira cuatro jugadas más allá, con pequeños errores.",
  "Juega a la perfección con las opciones por defecto, una vez cargado el juego perfecto.",
];

/** @type {import("./board-text.js").TextsOf<"ends">} */
export const ends = {
  // The end of a game
  "end.label": "Fin de la partida",
  "end.you": ({ isWinner, reason }) =>
    isWinner
      ? `Has ganado: ${won[reason]}`
      : reason === "resignation"
        ? "Has perdido por abandono"
        : `Has perdido: ${lost[reason]}`,
  "end.spare": ({ side, count }) =>
    `${subjects[side](count === 1 ? "sobraba" : "sobraban")} ${countBalls(count)}.`,
  "end.last": ({ side }) => `Por los pelos: era ${owners[side]}.`,
  "end.left": ({ light, dark }) => `Quedaban en la reserva: claras ${light}, oscuras ${dark}.`,
  "end.rematch": ({ player }) => `Revancha: tú, ${they(player)}`,
  "end.rematchFriend": "Revancha",
  "end.level": ({ level, up }) => `Nivel ${level} ${up ? "↑" : "↓"}`,
  "end.review": "Analizar",
  "end.again": "Reintentar",
  "end.share": "Compartir",
  "shared.status": ({ player, other, level, how }) => {
    const opponent = level > 0 ? `el ordenador (nivel ${level})` : they(other);
    return `${capital(they(player))} ${deeds[how]} ${opponent}: partida compartida`;
  },
  "shared.play": "Jugar desde aquí",
  "shared.back": "Volver a mi partida",
  "shared.aside": "Tu partida está en «Mis partidas».",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] + (isUnbeatable ? " Solo las oscuras pueden vencerlo." : ""),
  "level.done": ({ won, played }) => `ganadas ${won} de ${played}`,

  // Two people on this device
  "pair.drawn": ({ count }) => `tablas: ${count}`,
};
