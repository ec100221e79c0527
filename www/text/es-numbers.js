// Texts of the numbers on the moves, of best play and of the game against it, in Spanish.

import { countTurns, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @type {import("./board-text.js").TextsOf<"numbers">} */
export const numbers = {
  // What the signs of moves mean
  "numbers.legend": ({ turns, draw, guess, estimated }) => {
    const parts = [
      ...(turns ? ["bola: quién gana; número: jugadas de ambos hasta el final"] : []),
      ...(draw ? ["= hace tablas"] : []),
      ...(guess ? ["solo el contorno: ventaja estimada en bolas"] : []),
      ...(estimated ? ["≈ estimado"] : []),
    ];
    return `${capital(parts.join("; "))}.`;
  },
  "state.stop": ({ value }) => `análisis: ${value}, sin recuperar más`,

  // Best play from the moment shown
  "line.label": "Mejor continuación desde aquí",
  "line.start": "Mejor continuación",
  "line.attempt": "Jugar contra el ordenador",
  "line.moves": "Mejor continuación",
  "line.looking": "Buscando la mejor continuación…",
  "line.stopped": "Búsqueda detenida.",
  "line.steps": "Esc: volver a la partida.",
  "line.end": ({ end, winner, turns: count, estimated }) => {
    const turns = countTurns(count);
    if (end === "repeats") return `Mejor continuación: tablas; se repite tras ${turns}.`;
    if (end === "open") return `Mejor continuación: ${turns} con demostración.`;
    const won = winner === null ? `tablas tras ${turns}` : `ganan ${they(winner)} en ${turns}`;
    return `Mejor continuación: ${won}${estimated ? "; duración no demostrada" : ""}.`;
  },

  // A game against it
  "attempt.begins": ({ wins, needed }) => {
    const turns = needed === null ? "" : ` en ${countTurns(needed)}`;
    return wins
      ? `Puedes ganar${turns}.`
      : `Contra el juego perfecto pierdes${turns}. ¿Cuánto aguantas?`;
  },
  "attempt.ends": ({ wins, turns, perfect, isBest }) => {
    const own = `Has ${wins ? "ganado en" : "aguantado"} ${countTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: perfecto.`;
    return `${own}; el juego perfecto: ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const turns = needed === null ? "" : ` en ${needed}`;
    return `De una victoria${turns} se pasó a ${draw ? "tablas" : "una derrota"}.`;
  },
};
