// The texts of en-editor.js in Spanish.

import { countBalls, list, megabytes, name, number } from "./es-words.js";

/** @type {import("./editor.js").EditorTexts} */
export const editor = {
  "editor.board": "Tablero para componer una posición",
  "editor.tool": "Al tocar se coloca",
  "editor.nothing": "Nada",
  "editor.help":
    "Toca otra vez la misma casilla para cambiar el color o quitar la bola. Teclas sobre una casilla: l, d y Supr.",
  "editor.clear": "Vaciar el tablero",
  "editor.turn": "Juegan",
  "editor.counts": ({ player, onBoard, reserve }) =>
    `${name(player)}: ${countBalls(onBoard)} en el tablero, ${reserve} en la reserva`,
  "editor.noneLeft": ({ player }) =>
    `A las ${name(player).toLowerCase()} no les quedan bolas en la reserva: las 15 están en el tablero.`,
  "editor.carries": ({ cell, above }) =>
    `La bola de ${cell} sostiene ${above.length === 1 ? "la" : "las"} de ${list(above)}: una bola que sostiene otra no se puede quitar.`,
  "editor.position": "Posición o enlace",
  "editor.positionHelp":
    "Pega aquí una posición o el enlace a una partida; aparece enseguida en el tablero.",
  "editor.analyse": "Analizar",
  "editor.play": "Seguir jugando",
  "editor.use": "Usar la posición",
  "editor.share": "Compartir la posición",
  "editor.link": "Enlace",
  "editor.picture": "Guardar imagen",
  "editor.pictureSaved": "La imagen se ha guardado como archivo.",
  "editor.pictureFailed": "Tu navegador no ha podido crear la imagen.",
  "editor.puzzle": "Hacer un problema",
  "editor.puzzleLink": "Enlace al problema",
  "editor.puzzleTry": "Probarlo",
  "editor.proving": "Demostrando cuáles son las mejores jugadas…",
  "editor.proofNeeds": ({ bytes }) =>
    `Para demostrarlo hay que cargar ${megabytes(bytes)} MB de juego perfecto. Pulsa otra vez el botón para cargarlos.`,
  "editor.puzzle.lost": "Aquí todas las jugadas pierden: no hay nada que encontrar.",
  "editor.puzzle.same": "Aquí todas las jugadas dan el mismo resultado: no hay nada que encontrar.",
  "editor.puzzle.open": "Con estas reglas no se puede demostrar cuál es la mejor jugada.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "El problema está listo: solo una jugada es correcta."
      : `El problema está listo: ${number(count)} jugadas son correctas.`,
  "editor.over": ({ result }) => `${result}. Ya no queda nada por jugar.`,
};
