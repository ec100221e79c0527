// Texts of the numbers on the moves, of best play and of the game against it, in Spanish.

import { countTurns, they } from "./es-words.js";

/** @type {(turns: number | null) => string} */
const when = (turns) => (turns === null ? "" : ` en ${countTurns(turns)}`);

/** @type {import("./board-text.js").TextsOf<"numbers">} */
export const numbers = {
  // What the numbers count
  "numbers.legend": ({ win, loss, draw, guess, estimated }) => {
    const parts = [
      ...(win ? [`${win.sign} gana${when(win.turns)}`] : []),
      ...(loss ? [`${loss.sign} pierde${when(loss.turns)}`] : []),
      ...(draw ? ["= hace tablas"] : []),
      ...(guess ? [`${guess}: ventaja estimada en bolas`] : []),
      ...(win?.turns || loss?.turns ? ["cuentan las jugadas de ambos"] : []),
      ...(estimated ? ["≈ estimado"] : []),
    ];
    return `${parts.join("; ")}.`;
  },
  "state.stop": ({ value }) => `análisis: ${value}, sin recuperar más`,

  // Best play from the moment shown
  "line.label": "Mejor continuación desde aquí",
  "line.start": "Mejor continuación",
  "line.attempt": "Intentarlo",
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
