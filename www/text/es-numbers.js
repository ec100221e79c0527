// Texts of the numbers on the moves, of the perfect line and of the game against perfect play, in Spanish.

import { countTurns, they } from "./es-words.js";

/** @import { Result } from "./en-numbers.js" */

/** @type {(turns: number | null) => string} */
const when = (turns) => (turns === null ? "" : ` en ${countTurns(turns)}`);

const names = { win: "una victoria", loss: "una derrota", draw: "tablas" };

/** @param {Result} result */
const result = ({ value, distance }) =>
  names[value] + (value === "draw" || distance === null ? "" : ` en ${distance}`);

/** @type {import("./board-text.js").Translation<(typeof import("./en-numbers.js"))["numbers"]>} */
export const numbers = {
  // What the numbers count
  "numbers.legend": ({ win, loss, draw, guess, estimated }) => {
    const parts = [
      ...(win ? [`${win.sign} gana${when(win.turns)}`] : []),
      ...(loss ? [`${loss.sign} pierde${when(loss.turns)}`] : []),
      ...(draw ? ["= son tablas: juego sin fin"] : []),
      ...(guess ? [`${guess} no está demostrado: una estimación en bolas`] : []),
      ...(win?.turns || loss?.turns ? ["cuentan las jugadas de ambos"] : []),
      ...(estimated ? ["≈ es una estimación"] : []),
    ];
    return `${parts.join("; ")}.`;
  },
  "state.stop": ({ value }) => `análisis: ${value}, si no se recuperan más bolas`,

  // What a turn cost
  "review.lost": ({ turn, move, better, best, played }) =>
    `La jugada ${turn}, ${move}, es un error: de ${result(best)} se pasó a ${result(played)}. Mejor: ${better}.`,

  // The perfect line
  "line.label": "Juego perfecto desde aquí",
  "line.start": "Línea perfecta",
  "line.attempt": "Inténtalo",
  "line.moves": "La línea perfecta",
  "line.looking": "Buscando la línea perfecta…",
  "line.stopped": "Se ha detenido la búsqueda de la línea perfecta.",
  "line.steps": "Con las flechas se recorre; con la última o con Escape se vuelve a la partida.",
  "line.end": ({ end, winner, turns: count, estimated }) => {
    const turns = countTurns(count);
    if (end === "repeats") return `Línea perfecta: sin fin; tras ${turns} se repite una posición.`;
    if (end === "open") return `Línea perfecta: ${turns}; lo que sigue no está demostrado.`;
    const won = winner === null ? `tablas tras ${turns}` : `ganan ${they(winner)} en ${turns}`;
    return `Línea perfecta: ${won}${estimated ? "; la duración no está demostrada" : ""}.`;
  },

  // A game against perfect play
  "attempt.begins": ({ wins, needed }) => {
    const turns = needed === null ? "" : ` en ${countTurns(needed)}`;
    return wins
      ? `Puedes ganar${turns}. El ordenador resistirá todo lo que pueda.`
      : `El juego perfecto te gana${turns}. Resiste todo lo que puedas.`;
  },
  "attempt.ends": ({ wins, turns, perfect, isBest }) => {
    const own = `Has ${wins ? "ganado en" : "resistido"} ${countTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: perfecto.`;
    return `${own}; el juego perfecto ${wins ? "necesita" : "resiste"} ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const turns = needed === null ? "" : ` en ${needed}`;
    return `De una victoria${turns} se pasó a ${draw ? "tablas" : "una derrota"}.`;
  },
};
