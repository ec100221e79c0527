// Texts of one’s own mistakes as exercises in Spanish; see en-mistakes.js.

import { counted, countTurns, number } from "./es-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @param {number} count */
const positions = (count) => counted(count, { one: "posición", other: "posiciones" });

/** @param {number} count */
const games = (count) => counted(count, { one: "partida", other: "partidas" });

/** @type {TextsOf<"mistakes">} */
export const mistakes = {
  "mistakes.empty": "Aún no hay posiciones. Termina una partida y busca aquí tus errores.",
  "mistakes.play": "Jugar una partida",
  "mistakes.count": ({ all, done }) =>
    [
      positions(all),
      ...(done === 0
        ? []
        : [counted(done, { one: "resuelta dos veces", other: "resueltas dos veces" })]),
    ].join(", "),
  "mistakes.practise": ({ count }) => `Practicar ${positions(count)}`,
  "mistakes.anyway": "Practicar de todos modos",
  "mistakes.overlooked": "Lo que se te escapa",

  // Looking through games
  "mistakes.look": ({ count }) => `Partidas sin revisar: ${number(count)}`,
  "mistakes.start": "Buscar errores",
  "mistakes.looking": ({ game, count }) => `Revisando la partida ${game} de ${count}…`,
  "mistakes.found": ({ games: looked, positions: found }) =>
    `${counted(looked, { one: "partida revisada", other: "partidas revisadas" })}: ${found === 0 ? "ninguna posición nueva" : counted(found, { one: "posición nueva", other: "posiciones nuevas" })}.`,
  "mistakes.open": ({ count }) =>
    `Sin el juego perfecto no se ${count === 1 ? "ha podido juzgar" : "han podido juzgar"} ${countTurns(count)}.`,
  "mistakes.none": "No hay errores en esta partida.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Dos jugadores" : `Contra el nivel ${level}`, `jugada ${turn}`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Aquí jugaste ${move}: de ${value === "won" ? "una victoria" : "tablas"} se pasó a ${left === "lost" ? "una derrota" : "tablas"}.`,
  "mistakes.times": ({ count }) => `se te escapó en ${games(count)}`,
  "mistakes.place": ({ at, count }) => `Posición ${at} de ${count}`,
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Resuelta dos veces: superada."
      : `La verás otra vez ${days === 1 ? "mañana" : `dentro de ${days} días`}.`,
  "mistakes.result": ({ solved, count }) => `${number(solved)} de ${number(count)} a la primera.`,
  "mistakes.all": "Todas las posiciones",
  "mistakes.game": "Volver a la partida",

  // The pile
  "mistakes.kept": "Guardadas solo en este dispositivo.",
  "mistakes.remove": "Quitar",
  "mistakes.removed": "Posición quitada.",
  "mistakes.removeAll": "Quitar todas…",
  "mistakes.removeAllLine": ({ count }) => `¿Quitar ${positions(count)} para siempre?`,
  "mistakes.refused": "Este navegador no guarda tus posiciones.",
};
