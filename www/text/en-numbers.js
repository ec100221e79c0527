// Texts of the numbers on the moves, of the perfect line and of the game against perfect play, in English.

import { countTurns, name } from "./en-words.js";

/** @import { Player } from "./en-words.js" */
/** @typedef {"win" | "draw" | "loss"} Value */
/** @typedef {{ sign: string, turns: number | null }} Example a number on a move, and the turns that it stands for */
/** @typedef {{ value: Value, distance: number | null }} Result */

/** @type {(turns: number | null) => string} */
const when = (turns) => (turns === null ? "" : ` in ${countTurns(turns)}`);

/** @param {Result} result */
const result = ({ value, distance }) =>
  value === "draw" ? "a draw" : `a ${value}${distance === null ? "" : ` in ${distance}`}`;

export const numbers = {
  // What the numbers count
  "numbers.legend": (
    /** @type {{ win: Example | null, loss: Example | null, draw: boolean, guess: string | null, estimated: boolean }} */ {
      win,
      loss,
      draw,
      guess,
      estimated,
    },
  ) => {
    const parts = [
      ...(win ? [`${win.sign} wins${when(win.turns)}`] : []),
      ...(loss ? [`${loss.sign} loses${when(loss.turns)}`] : []),
      ...(draw ? ["= is a draw: endless play"] : []),
      ...(guess ? [`${guess} is not proven: an estimate in balls`] : []),
      ...(win?.turns || loss?.turns ? ["the turns of both players count"] : []),
      ...(estimated ? ["≈ is an estimate"] : []),
    ];
    return `${parts.join("; ")}.`;
  },
  "state.stop": (/** @type {{ value: string }} */ { value }) =>
    `analysis: ${value}, with no more balls taken back`,

  // What a turn cost
  "review.lost": (
    /** @type {{ turn: number, move: string, better: string, best: Result, played: Result }} */ {
      turn,
      move,
      better,
      best,
      played,
    },
  ) =>
    `Turn ${turn}, ${move}, is a mistake: ${result(best)} became ${result(played)}. Better: ${better}.`,

  // The perfect line
  "line.label": "Perfect play from here",
  "line.start": "Perfect line",
  "line.attempt": "Try it",
  "line.moves": "The perfect line",
  "line.looking": "Looking for the perfect line…",
  "line.stopped": "Search for the perfect line stopped.",
  "line.steps": "The arrows step through it; the last of them, or Escape, returns to the game.",
  "line.end": (
    /** @type {{ end: "over" | "repeats" | "open", winner: Player | null, turns: number, estimated: boolean }} */ {
      end,
      winner,
      turns: count,
      estimated,
    },
  ) => {
    const turns = countTurns(count);
    if (end === "repeats") return `Perfect line: endless, after ${turns} a position occurs again.`;
    if (end === "open") return `Perfect line: ${turns}; what follows is not proven.`;
    const won = winner === null ? `a draw after ${turns}` : `${name(winner)} wins in ${turns}`;
    return `Perfect line: ${won}${estimated ? "; the length is not proven" : ""}.`;
  },

  // A game against perfect play
  "attempt.begins": (/** @type {{ wins: boolean, needed: number | null }} */ { wins, needed }) => {
    const turns = needed === null ? "" : ` in ${countTurns(needed)}`;
    return wins
      ? `You can win${turns}. The computer holds out as long as it can.`
      : `Perfect play beats you${turns}. Hold out as long as you can.`;
  },
  "attempt.ends": (
    /** @type {{ wins: boolean, turns: number, perfect: string | null, isBest: boolean }} */ {
      wins,
      turns,
      perfect,
      isBest,
    },
  ) => {
    const own = `${wins ? "You won in" : "You held out"} ${countTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: perfect.`;
    return `${own}; perfect play ${wins ? "needs" : "holds out"} ${perfect}.`;
  },
  "attempt.missed": (/** @type {{ draw: boolean, needed: number | null }} */ { draw, needed }) => {
    const turns = needed === null ? "" : ` in ${needed}`;
    return `A win${turns} became a ${draw ? "draw" : "loss"}.`;
  },
};
