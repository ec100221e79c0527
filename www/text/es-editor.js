// The texts of en-editor.js in Spanish.

import { countBalls, list, name } from "./es-words.js";

/** @type {import("./editor.js").EditorTexts} */
export const editor = {
  "editor.title": "Componer una posición",
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
  "editor.over": ({ result }) => `${result}. Ya no queda nada por jugar.`,
};
