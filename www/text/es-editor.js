// The texts of en-editor.js in Spanish.

import { list, megabytes, name, number } from "./es-words.js";

/** @type {import("./board-text.js").TextsOf<"editor">} */
export const editor = {
  "editor.tool": "Toca para colocar",
  "editor.nothing": "Quitar",
  "editor.help": "Toca una casilla para poner una bola; otra vez, para cambiarla o quitarla.",
  "editor.keys": "Teclas: L, D, Supr.",
  "editor.clear": "Vaciar el tablero",
  "editor.turn": "Juegan",
  "editor.noneLeft": ({ player }) =>
    `A las ${name(player).toLowerCase()} no les quedan bolas: las 15 están en el tablero.`,
  "editor.carries": ({ cell, above }) =>
    `La bola de ${cell} sostiene ${above.length === 1 ? "la" : "las"} de ${list(above)}, así que no se puede quitar.`,
  "editor.position": "Posición o enlace",
  "editor.positionHelp": "Pega una posición o el enlace a una partida.",
  "editor.analyse": "Analizar",
  "editor.play": "Jugar desde aquí",
  "editor.use": "Jugar o analizar",
  "editor.share": "Compartir",
  "editor.link": "Enlace",
  "editor.tag": "Como elemento HTML",
  "editor.copyTag": "Copiar el elemento",
  "editor.picture": "Guardar imagen",
  "editor.pictureSaved": "La imagen se ha guardado.",
  "editor.pictureFailed": "No se ha podido crear la imagen.",
  "editor.puzzle": "Crear un problema",
  "editor.puzzleLink": "Enlace al problema",
  "editor.puzzleTry": "Probarlo",
  "editor.proving": "Demostrando las mejores jugadas…",
  "editor.proofNeeds": ({ bytes }) =>
    `Hay que descargar ${megabytes(bytes)} MB. Pulsa otra vez para empezar.`,
  "editor.puzzle.same": "Todas las jugadas dan el mismo resultado: no hay nada que encontrar.",
  "editor.puzzle.open": "Con estas reglas no se puede demostrar la mejor jugada.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "El problema está listo: una jugada es correcta."
      : `El problema está listo: ${number(count)} jugadas son correctas.`,
};
