// Texts of the settings and of the person’s games in Spanish; see en-own.js.

import { counted, countTurns, number } from "./es-words.js";

/** @import { OwnTexts } from "./own.js" */

/** @type {OwnTexts} */
export const own = {
  // Settings
  "settings.title": "Ajustes",
  "settings.play": "Juego",
  "settings.look": "Aspecto",
  "settings.feel": "Sonido y vibración",
  "settings.speed": "Velocidad de las bolas",
  "settings.speed.normal": "Media",
  "settings.speed.slow": "Lenta",
  "settings.speed.fast": "Rápida",
  "settings.speed.none": "Sin animación",
  "settings.confirm": "Confirmar cada jugada antes de hacerla",
  "settings.threats": "Mostrar lo que amenaza el rival",
  "settings.threats.auto": "Contra los niveles 1 y 2",
  "settings.threats.true": "Siempre",
  "settings.threats.false": "Nunca",
  "settings.theme": "Colores",
  "settings.theme.auto": "Los del dispositivo",
  "settings.theme.light": "Colores claros",
  "settings.theme.dark": "Colores oscuros",
  "settings.coordinates": "Mostrar los nombres de las casillas alrededor del tablero",
  "settings.plan": "Plano de los niveles",
  "settings.plan.auto": "Donde haya sitio",
  "settings.plan.on": "Siempre",
  "settings.plan.off": "Nunca",
  "settings.sound": "Sonido de madera contra madera",
  "settings.haptics": "Vibrar cuando cae una bola",

  // Everything on the device
  "kept.title": "Todo lo de este dispositivo",
  "kept.line":
    "Los ajustes, las partidas, los resultados y el progreso del curso se guardan solo en este navegador. Con un archivo puedes llevarlos a otro dispositivo; al añadirlo no se borra nada.",
  "kept.save": "Guardar todo en un archivo",
  "kept.add": "Añadir desde un archivo",
  "kept.saved": "Todo se ha guardado en un archivo.",
  "kept.added": ({ count }) =>
    `El archivo se ha añadido, con ${counted(count, { one: "partida nueva", other: "partidas nuevas" })}.`,
  "kept.full":
    "No se ha podido añadir todo: el almacenamiento del navegador está lleno o no está permitido.",
  "kept.unreadable": "Este archivo no contiene ni ajustes de Pylos ni notaciones de partidas.",

  // The person’s games
  "games.title": "Mis partidas",
  "games.none":
    "Aquí todavía no hay partidas. Las partidas que juegues se guardarán en este dispositivo.",
  "games.results": "Resultados contra el ordenador",
  "games.wonLost": "Ganadas – perdidas",
  "games.resultsLine": "El tercer número son las tablas.",
  "games.level": "Nivel",
  "games.score": ({ won, lost, drawn }) =>
    `${counted(won, { one: "ganada", other: "ganadas" })}, ${counted(lost, { one: "perdida", other: "perdidas" })}, ${drawn} en tablas`,
  "games.search": "Buscar",
  "games.searchLine": "Rival, reglas, fecha o resultado",
  "games.count": ({ count }) => counted(count, { one: "partida", other: "partidas" }),
  "games.noneFound": "Ninguna partida coincide con la búsqueda.",
  "games.friends": "Dos jugadores",
  "games.won": "Has ganado",
  "games.lost": "Has perdido",
  "games.drawn": "Tablas",
  "games.open": "Sin terminar",
  "games.light": "Han ganado las claras",
  "games.dark": "Han ganado las oscuras",
  "games.turns": ({ count }) => countTurns(count),
  "games.review": "Repasar",
  "games.continue": "Continuar",
  "games.delete": "Borrar",
  "games.named": ({ act, game }) => `${act}: ${game}`,
  "games.deleteOne": "¿Borrar esta partida?",
  "games.deleted": "La partida se ha borrado.",
  "games.deleteAll": "Borrar todas…",
  "games.deleteAllLine": ({ count }) =>
    `¿Borrar definitivamente ${count === 1 ? "esta partida" : `las ${number(count)} partidas`}?`,
  "games.allDeleted": "Todas las partidas se han borrado.",
  "games.keep": "Conservar",
  "games.more": "Mostrar más",
  "games.save": "Guardar todas en un archivo",
  "games.mistakes": "Mis errores",
  "games.damaged": ({ count }) =>
    `No se ${count === 1 ? "ha" : "han"} podido leer ${counted(count, { one: "partida dañada", other: "partidas dañadas" })}.`,
  "games.refused":
    "Esta partida no se puede guardar en «Mis partidas»: el almacenamiento del navegador está lleno o no está permitido. Aun así, puedes guardarla en un archivo.",
};
