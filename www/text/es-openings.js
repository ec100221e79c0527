// The texts of en-openings.js in Spanish.

import { list } from "./es-words.js";

/** @type {import("./openings.js").OpeningsTexts} */
export const openings = {
  "openings.title": "Aperturas",
  "openings.puzzles": "Problemas",
  "openings.play": "Jugar desde aquí",
  "openings.page": "Abrir en una página propia",
  "openings.line": "Jugadas hasta aquí",
  "openings.start": "Inicio",
  "openings.value": "Resultado",
  "openings.move": "Jugada",
  "openings.replies": "Buenas respuestas",
  "openings.kept": ({ keep, all }) => `${keep} de ${all}`,
  "openings.every": "todas",
  "openings.like": ({ moves }) => `iguales por simetría: ${list(moves)}`,
  "openings.also": "También se llega con:",
  "openings.legend":
    "Las buenas respuestas conservan el mejor resultado para el otro jugador. Las jugadas simétricas aparecen una sola vez (×4).",
};
