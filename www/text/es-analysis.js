// Texts of analysis and the game graph in Spanish.

import { numbers } from "./es-numbers.js";
import { tables } from "./es-tables.js";
import { balls, countTurns, estimate, list, megabytes, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @import { Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "Tablas" : "Tablas con juego perfecto";
  if (value !== null) {
    const winner = they(value === "win" ? player : other);
    if (distance === 0) return `Han ganado ${winner}`;
    return distance === null ? `Ganan ${winner}` : `Ganan ${winner} en ${countTurns(distance)}`;
  }
  const better = they(chance >= 0.5 ? player : other);
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "mucho mejor" : lead > 0.75 ? "mejor" : "algo mejor";
  const guess = lead > 0.6 ? capital(`${better} parecen estar ${degree}`) : "Igualdad";
  return holds ? `${guess}; ${they(player)} tienen al menos tablas` : guess;
};

/** @type {import("./board-text.js").TextsOf<"analysis">} */
export const analysis = {
  "hint.timed": "Sin pistas ni análisis mientras corre el reloj.",
  "state.hint.to": "pista: la bola va aquí",
  "state.hint.from": "pista: sube esta bola",
  "state.hint.takeBack": "pista: recupera esta bola",
  "state.value": ({ value }) => `análisis: ${value}`,

  // Analysis of a position
  "analysis.label": "Análisis",
  "analysis.on": "Análisis activado.",
  "analysis.off": "Análisis desactivado.",
  "analysis.meter": "Quién va ganando",
  "analysis.moves": "Jugadas, de mejor a peor",
  "analysis.looking": "Analizando…",
  "analysis.computer": "Le toca al ordenador",
  "analysis.failed": "Sin análisis. Comprueba la conexión.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score, pace }) => {
    const turns = distance === null ? "" : ` en ${distance}`;
    const when = pace === null ? turns : pace === "sooner" ? " antes" : " más tarde";
    if (value === "win") return distance === 1 ? "gana en el acto" : `gana${when}`;
    if (value === "loss") return `pierde${when}`;
    if (value === "draw") return "hace tablas";
    const lead = balls(score);
    if (lead.value === 0) return "igualado";
    return `aprox. ${lead.text} bolas de ${score > 0 ? "ventaja" : "desventaja"}`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "hecha",
  "openings.value": "Resultado",
  "openings.move": "Jugada",
  "openings.replies": "Buenas respuestas",
  "openings.kept": ({ keep, all }) => `${keep} de ${all}`,
  "openings.every": "todas",
  "openings.like": ({ moves }) => `simétricas: ${list(moves)}`,

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Juego perfecto",
  "tables.ask": ({ bytes }) =>
    `Los datos del juego perfecto ocupan ${megabytes(bytes)} MB. Sin ellos, el ordenador juega bien, no a la perfección.`,
  "tables.load": ({ bytes }) => `Cargar (${megabytes(bytes)} MB)`,
  "tables.decline": "Jugar sin ellos",
  "tables.retry": "Reintentar",
  "tables.settle": ({ bytes }) =>
    `Los datos del juego perfecto (${megabytes(bytes)} MB) aclararían el resto del análisis.`,
  "tables.ready": "El juego perfecto está cargado.",

  // The game graph
  "review.label": "Análisis de la partida",
  "review.graph": "Gráfico de la partida",
  "review.perfect": "Números del juego perfecto",
  "review.start": "Analizar toda la partida",
  "review.stop": "Parar",
  "review.progress": "Analizando la partida",
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Inicio" : `Jugada ${turn}, ${they(player)}: ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Sin analizar",
  "review.showBetter": "Ver la mejor jugada",
  "review.showPlayed": "Ver la jugada hecha",
};
