// Texts of one’s own mistakes as exercises in Spanish; see en-mistakes.js.

import { counted, countTurns, number } from "./es-words.js";
import { capital } from "./plural.js";

/** @import { MistakeTexts } from "./mistakes.js" */

/** @param {number} count */
const positions = (count) => counted(count, { one: "posición", other: "posiciones" });

/** @param {number} count */
const games = (count) => counted(count, { one: "partida", other: "partidas" });

/** What a move that was missed does, or would have seen. @type {Record<string, string>} */
const missed = {
  square: "los cuadrados",
  line: "las líneas",
  "two-back": "recuperar dos bolas",
  "one-back": "cuándo conviene recuperar una sola bola",
  raise: "subir bolas",
  deny: "lo que tu rival está a punto de completar o subir",
  unlock: "las jugadas que liberan una bola tuya",
  zugzwang: "las jugadas que no dejan ninguna buena respuesta",
  hold: "cómo mantener las tablas",
  apex: "la carrera hacia la cima",
};

/** @type {MistakeTexts} */
export const mistakes = {
  "mistakes.empty":
    "Aquí todavía no hay posiciones. Termina una partida y busca después aquí tus errores: cada uno será una posición para practicar.",
  "mistakes.play": "Jugar una partida",
  "mistakes.count": ({ all, due, done }) =>
    [
      `${positions(all)} de tus partidas`,
      due === 0 ? "ninguna para practicar hoy" : `${number(due)} para practicar hoy`,
      ...(done === 0 ? [] : [`${number(done)} resueltas dos veces`]),
    ].join(", "),
  "mistakes.practise": ({ count }) => `Practicar ${positions(count)}`,
  "mistakes.anyway": "Practicar de todos modos",
  "mistakes.overlooked": "Lo que se te escapa",
  "mistakes.most": ({ theme, count, all }) =>
    `Lo que más se te escapa: ${missed[theme]}, ${number(count)} de ${number(all)}. Elige lo que quieres practicar.`,
  "mistakes.theme": ({ theme, count, all }) =>
    `${capital(missed[theme])}: ${number(count)} de ${number(all)}`,

  // Looking through games
  "mistakes.look": "Partidas sin revisar",
  "mistakes.waiting": ({ count }) =>
    `Partidas terminadas contra el ordenador o por enlaces: ${number(count)}.`,
  "mistakes.both": ({ count }) =>
    `También ${games(count)} entre dos personas, con los errores de ambas`,
  "mistakes.start": "Buscar errores",
  "mistakes.looking": ({ game, count }) =>
    count === 1 ? "Buscando tus errores…" : `Revisando la partida ${game} de ${count}…`,
  "mistakes.progress": "Búsqueda de errores",
  "mistakes.found": ({ games: looked, positions: found }) =>
    `${counted(looked, { one: "partida revisada", other: "partidas revisadas" })}: ${found === 0 ? "ninguna posición nueva" : `${positions(found)} para practicar`}.`,
  "mistakes.open": ({ count }) =>
    `Sin las tablas de juego perfecto no se ${count === 1 ? "ha podido juzgar" : "han podido juzgar"} ${countTurns(count)}.`,
  "mistakes.none": "En esta partida no has regalado nada: no hay nada que reintentar.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Dos jugadores" : `Contra el nivel ${level}`, `jugada ${turn}`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Aquí jugaste ${move} y ${value === "won" && left === "endless" ? "dejaste escapar la victoria" : "perdiste la partida"}.`,
  "mistakes.times": ({ count }) => `Se te escapó en ${games(count)}.`,
  "mistakes.place": ({ at, count }) => `Posición ${at} de ${count}`,
  "mistakes.refute": "Ver por qué",
  "mistakes.refuted": ({ move, reply, left }) =>
    `Después de ${move}, ${reply} ${left === "lost" ? "da la victoria a tu rival" : "te quita la victoria"}.`,
  "mistakes.position": "Volver",
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Resuelta dos veces: esta posición está superada."
      : `Esta posición vuelve ${days === 1 ? "mañana" : `dentro de ${days} días`}.`,
  "mistakes.result": ({ solved, count }) =>
    `${number(solved)} de ${number(count)} resueltas al primer intento.`,
  "mistakes.all": "Todas tus posiciones",
  "mistakes.game": "Volver a la partida",

  // The pile
  "mistakes.kept":
    "Las posiciones se guardan solo en este dispositivo. Se conservan aunque borres la partida de la que proceden.",
  "mistakes.remove": "Quitar esta posición",
  "mistakes.removed": "La posición se ha quitado.",
  "mistakes.removeAll": "Quitar todas…",
  "mistakes.removeAllLine": ({ count }) =>
    `¿Quitar definitivamente ${count === 1 ? "esta posición" : `las ${number(count)} posiciones`}?`,
  "mistakes.reallyRemove": "Quitar",
  "mistakes.keep": "Conservar",
  "mistakes.refused":
    "Tus posiciones no se pueden guardar: el almacenamiento del navegador está lleno o no está permitido. Estarán aquí hasta que salgas de esta página.",
};
