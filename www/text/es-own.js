// Texts of the settings and of the person’s games in Spanish; see en-own.js.

import { counted, countTurns, list } from "./es-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @type {TextsOf<"own">} */
export const own = {
  // Settings
  "settings.play": "Juego",
  "settings.look": "Aspecto",
  "settings.feel": "Sonido y vibración",
  "settings.speed": "Velocidad de las bolas",
  "settings.speed.normal": "Media",
  "settings.speed.slow": "Lenta",
  "settings.speed.fast": "Rápida",
  "settings.speed.none": "Sin animación",
  "settings.confirm": "Confirmar cada jugada",
  "settings.facing": "Dos jugadores: girar el tablero en cada jugada",
  "settings.threats": "Mostrar amenazas",
  "settings.threats.auto": "Contra los niveles 1 y 2",
  "settings.threats.true": "Siempre",
  "settings.threats.false": "Nunca",
  "settings.theme": "Tema",
  "settings.theme.auto": "Automático",
  "settings.theme.light": "Claro",
  "settings.theme.dark": "Oscuro",
  "settings.coordinates": "Coordenadas",
  "settings.plan": "Plano de los niveles",
  "settings.plan.auto": "Automático",
  "settings.plan.on": "Siempre",
  "settings.plan.off": "Nunca",
  "settings.sound": "Sonido",
  "settings.haptics": "Vibración",

  // Everything on the device
  "kept.title": "En este dispositivo",
  "kept.line": "Todo se guarda solo en este navegador. Llévatelo en un archivo.",
  "kept.save": "Guardar todo",
  "kept.add": "Añadir un archivo",
  "kept.saved": "Guardado en un archivo.",
  "kept.ask": "¿Añadir este archivo?",
  "kept.new": ({ items }) => `Nuevo: ${list(items)}.`,
  "kept.games": ({ count }) => counted(count, { one: "partida", other: "partidas" }),
  "kept.results": ({ count }) =>
    counted(count, { one: "resultado de un problema", other: "resultados de problemas" }),
  "kept.steps": ({ count }) =>
    counted(count, { one: "paso de una lección", other: "pasos de lecciones" }),
  "kept.positions": ({ count }) =>
    counted(count, { one: "posición de tus partidas", other: "posiciones de tus partidas" }),
  "kept.more": "ajustes",
  "kept.ignored": ({ count }) =>
    `${counted(count, { one: "elemento es desconocido o está dañado y se ignorará", other: "elementos son desconocidos o están dañados y se ignorarán" })}.`,
  "kept.yes": "Añadir",
  "kept.done": "Añadido.",
  "kept.nothing": "Este archivo no contiene nada nuevo.",
  "kept.full": "No se ha añadido nada: el almacenamiento está lleno.",
  "kept.tooLarge": ({ megabytes }) => `Este archivo es demasiado grande (máximo: ${megabytes} MB).`,
  "kept.unreadable": "Este archivo no contiene nada de Pylos.",

  // The person’s games
  "games.none": "Aún no hay partidas.",
  "games.results": "Contra el ordenador",
  "games.level": "Nivel",
  "games.score": ({ won, lost, drawn }) =>
    `${counted(won, { one: "ganada", other: "ganadas" })}, ${counted(lost, { one: "perdida", other: "perdidas" })}, ${drawn} en tablas`,
  "games.search": "Buscar",
  "games.friends": "Dos jugadores",
  "games.won": "Has ganado",
  "games.lost": "Has perdido",
  "games.drawn": "Tablas",
  "games.open": "Sin terminar",
  "games.light": "Han ganado las claras",
  "games.dark": "Han ganado las oscuras",
  "games.turns": ({ count }) => countTurns(count),
  "games.review": "Ver",
  "games.continue": "Continuar",
  "games.delete": "Borrar",
  "games.named": ({ act, game }) => `${act}: ${game}`,
  "games.deleteOne": "¿Borrar esta partida?",
  "games.deleted": "Partida borrada.",
  "games.deleteAll": "Borrar todas…",
  "games.deleteAllLine": ({ count }) =>
    `¿Borrar ${counted(count, { one: "partida", other: "partidas" })} para siempre?`,
  "games.allDeleted": "Todas las partidas borradas.",
  "games.added": ({ count }) =>
    `Se ${count === 1 ? "ha" : "han"} añadido ${counted(count, { one: "partida nueva", other: "partidas nuevas" })}.`,
  "games.keep": "Conservar",
  "games.save": "Guardar todas",
  "games.mistakes": "Mis errores",
  "games.damaged": ({ count }) =>
    `No se ${count === 1 ? "ha" : "han"} podido leer ${counted(count, { one: "partida dañada", other: "partidas dañadas" })}.`,
  "games.refused": "Este navegador no guarda tus partidas. Guárdalas en archivos.",
};
