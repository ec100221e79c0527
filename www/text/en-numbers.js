// Texts of the numbers on the moves, of the best play and of the game against it, in English.

import { countTurns, name } from "./en-words.js";
import { capital } from "./plural.js";

/** @import { Player } from "./en-words.js" */
/** @typedef {"win" | "draw" | "loss"} Value */

export const numbers = {
  // What the signs of moves mean
  "numbers.legend": (
    /** @type {{ turns: boolean, draw: boolean, guess: boolean, estimated: boolean }} */ {
      turns,
      draw,
      guess,
      estimated,
    },
  ) => {
    const parts = [
      ...(turns ? ["ball: who wins; number: turns of both players to the end"] : []),
      ...(draw ? ["= draws"] : []),
      ...(guess ? ["in outline: estimated lead in balls"] : []),
      ...(estimated ? ["≈ estimated"] : []),
    ];
    return `${capital(parts.join("; "))}.`;
  },
  "state.stop": (/** @type {{ value: string }} */ { value }) =>
    `analysis: ${value}, taking no more back`,

  // Best play from the moment shown
  "line.label": "Best play from here",
  "line.start": "Best play",
  "line.attempt": "Challenge the computer",
  "line.moves": "Best play",
  "line.looking": "Looking for best play…",
  "line.stopped": "Search stopped.",
  "line.steps": "Escape returns to the game.",
  "line.end": (
    /** @type {{ end: "over" | "repeats" | "open", winner: Player | null, turns: number, estimated: boolean }} */ {
      end,
      winner,
      turns: count,
      estimated,
    },
  ) => {
    const turns = countTurns(count);
    if (end === "repeats") return `Best play: a draw by repetition after ${turns}.`;
    if (end === "open") return `Best play: proven for ${turns}.`;
    const won = winner === null ? `a draw after ${turns}` : `${name(winner)} wins in ${turns}`;
    return `Best play: ${won}${estimated ? "; length not proven" : ""}.`;
  },

  // A game against it
  "attempt.begins": (/** @type {{ wins: boolean, needed: number | null }} */ { wins, needed }) => {
    const turns = needed === null ? "" : ` in ${countTurns(needed)}`;
    return wins
      ? `You can win${turns}.`
      : `Against best play you lose${turns}. How long can you hold out?`;
  },
  "attempt.ends": (
    /** @type {{ wins: boolean, turns: number, perfect: string | null, isBest: boolean }} */ {
      wins,
      turns,
      perfect,
      isBest,
    },
  ) => {
    const own = `${wins ? "You won in" : "You held out for"} ${countTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: perfect.`;
    return `${own}; best play: ${perfect}.`;
  },
  "attempt.missed": (/** @type {{ draw: boolean, needed: number | null }} */ { draw, needed }) => {
    const turns = needed === null ? "" : ` in ${needed}`;
    return `A win${turns} became a ${draw ? "draw" : "loss"}.`;
  },
};
