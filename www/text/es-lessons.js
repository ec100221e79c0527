// Texts of the lessons in Spanish. The reader is "tú" and plays the light balls unless a step says otherwise.

import { list, seen, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @type {import("./board-text.js").TextsOf<"lessons">} */
export const lessons = {
  // Around the lessons
  "learn.chapters": "Capítulos",
  "learn.goOn": "Más capítulos",
  "learn.step": ({ step, steps }) => `Paso ${step} de ${steps}`,
  "learn.progress": ({ done, steps }) => `${done} de ${steps} pasos hechos`,
  "learn.you": ({ player }) => `Tú llevas ${they(player)}.`,
  "learn.back": "Atrás",
  "learn.next": "Siguiente",
  "learn.again": "Empezar de nuevo",
  "learn.show": "Enséñamelo",
  "learn.showCells": ({ cells }) => `Elige ${list(cells)}.`,
  "learn.showMove": ({ player, from, to, takeBack }) => {
    const ball = from === null ? `colocan una bola en ${to}` : `suben la bola de ${from} a ${to}`;
    const back = takeBack.length === 0 ? "" : ` y recuperan ${seen.ballsFrom(takeBack)}`;
    return capital(`${they(player)} ${ball}${back}.`);
  },
  "learn.more": ({ left }) => (left === 1 ? "Bien. Queda otra." : `Bien. Quedan ${left}.`),
  "learn.already": "Esa ya está elegida.",
  "learn.notThis": "Esa no. Mira otra vez.",
  "learn.otherwise": "Se permite, pero no es la jugada pedida. Inténtalo otra vez.",
  "learn.good": "¡Muy bien!",
  "learn.play": "Jugar una partida",
  "learn.forget": "Borrar mi progreso",
  "learn.forgotten": "Tu progreso se ha borrado.",
  "learn.unknown": "Ese paso no existe. Este es el primero.",
  "learn.damaged": "No se ha podido leer tu progreso guardado.",
  "learn.badLesson": ({ fault }) => `Esta lección no se puede mostrar: ${fault}.`,
};
