// All texts of the play page in Spanish: a translation of en-page.js. The terms are those of the printed booklet
// (docs/glossary.md); the reader is "tú".

import { board } from "./es-board.js";
import { they } from "./es-words.js";

const variantNames = {
  children: "Reglas para niños",
  standard: "Reglas normales",
  expert: "Reglas para jugadores experimentados",
};

/** @type {import("./board-text.js").TextsOf<"page">} */
export const page = {
  ...board,

  // The language itself
  "language.label": "Idioma",
  "language.failed": "No se ha podido cargar este idioma. Comprueba la conexión.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partida",
  "page.starting": "Preparando el tablero…",
  "openings.title": "Aperturas desde aquí",
  "openings.legend":
    "Buenas respuestas: jugadas que dan al adversario su mejor resultado. Las jugadas simétricas aparecen una vez (×4).",
  "welcome.label": "Bienvenida",
  "welcome.goal":
    "Coloca la última bola en la cima. Ahorra bolas: pierde quien se queda antes sin ellas.",
  "welcome.you": "Empiezas con las claras contra un principiante.",
  "welcome.learn": "Aprender en 3 minutos",
  "page.cells": ({ cell }) => `${cell}: nivel ${cell[0]}, columna ${cell[1]}, fila ${cell[2]}`,
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["recuperar es opcional"] : []),
      ...(emptyReserve === "playsOn" ? ["sin reserva se sigue jugando"] : []),
    ].join(", "),

  // The panel
  "player.light": "Claras",
  "player.dark": "Oscuras",
  "player.you": "tú",
  "player.computer": ({ level }) => `ordenador, nivel ${level}`,
  "player.clock": ({ player }) => `Reloj de ${they(player)}`,
  "player.label": "Jugadores",
  "turn.pause": "Pausar",
  "turn.continue": "Reanudar",
  "replay.label": "Ver la partida",
  "action.label": "Partida",
  "action.redo": "Rehacer",
  "action.new": "Nueva partida",
  "action.hint": "Pista",
  "action.analysis": "Análisis",
  "analysis.close": "Cerrar el análisis",
  "learn.link": "Aprender",
  "rules.link": "Reglas",
  "puzzles.link": "Problemas",
  "editor.menu": "Componer una posición",
  "page.play": "Jugar",
  "page.more": "Más",
  "puzzles.today": "El problema de hoy te espera",
  "puzzles.solved": "El problema de hoy está resuelto",
  "dialog.close": "Cerrar",
  "dialog.cancel": "Cancelar",

  // The view of the board
  "view.label": "Vista",

  // Storage
  "memory.unread": "Algunos datos guardados estaban dañados y se han restablecido.",

  "update.ready": "Hay una nueva versión.",
  "update.reload": "Recargar",
};
