// Texts of analysis and the game graph in English.

import { numbers } from "./en-numbers.js";
import { tables } from "./en-tables.js";
import { balls, countTurns, estimate, list, megabytes, name } from "./en-words.js";

/** @import { Player } from "./en-words.js" */
/** @typedef {"win" | "draw" | "loss"} Value */

/** @typedef {object} Standing
 * @property {Player} player who is to move
 * @property {Value | null} value for that player; null: not proven
 * @property {number | null} distance
 * @property {number} chance of that player, 0 to 1
 * @property {boolean} holds at least a draw is proven
 */

/** @param {Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "A draw" : "A draw with best play";
  if (value !== null) {
    const winner = name(value === "win" ? player : other);
    if (distance === 0) return `${winner} has won`;
    return distance === null ? `${winner} wins` : `${winner} wins in ${countTurns(distance)}`;
  }
  const better = name(chance >= 0.5 ? player : other);
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "much better" : lead > 0.75 ? "better" : "slightly better";
  const guess = lead > 0.6 ? `${better} looks ${degree}` : "About even";
  return holds ? `${guess}; at least a draw for ${name(player)}` : guess;
};

export const analysis = {
  "hint.timed": "No hints or analysis while the clock runs.",
  "state.hint.to": "hint: the ball goes here",
  "state.hint.from": "hint: raise this ball",
  "state.hint.takeBack": "hint: take this ball back",
  "state.value": (/** @type {{ value: string }} */ { value }) => `analysis: ${value}`,

  // Analysis of a position
  "analysis.label": "Analysis",
  "analysis.on": "Analysis on.",
  "analysis.off": "Analysis off.",
  "analysis.meter": "Who is winning",
  "analysis.moves": "Moves, best first",
  "analysis.looking": "Analysing…",
  "analysis.computer": "The computer’s turn",
  "analysis.failed": "No analysis. Check the connection.",
  "analysis.position": position,
  "analysis.move": (
    /** @type {{ value: Value | null, distance: number | null, score: number, pace: "sooner" | "later" | null }} */ {
      value,
      distance,
      score,
      pace,
    },
  ) => {
    const turns = distance === null ? "" : ` in ${distance}`;
    const when = pace === null ? turns : pace === "sooner" ? " sooner" : " later";
    if (value === "win") return distance === 1 ? "wins at once" : `wins${when}`;
    if (value === "loss") return `loses${when}`;
    if (value === "draw") return "draws";
    const lead = balls(score);
    if (lead.value === 0) return "about even";
    return `about ${lead.text} balls ${score > 0 ? "ahead" : "behind"}`;
  },
  "analysis.estimate": (/** @type {{ score: number }} */ { score }) => estimate(score),
  "analysis.played": "played",
  "openings.value": "Result",
  "openings.move": "Move",
  "openings.replies": "Good replies",
  "openings.kept": (/** @type {{ keep: number, all: number }} */ { keep, all }) =>
    `${keep} of ${all}`,
  "openings.every": "all",
  "openings.like": (/** @type {{ moves: string[] }} */ { moves }) =>
    `the same by symmetry: ${list(moves)}`,

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Perfect play",
  "tables.ask": (/** @type {{ bytes: number }} */ { bytes }) =>
    `Perfect play needs a ${megabytes(bytes)} MB download. Without it, the computer is strong, not perfect.`,
  "tables.load": (/** @type {{ bytes: number }} */ { bytes }) => `Load (${megabytes(bytes)} MB)`,
  "tables.decline": "Play without it",
  "tables.retry": "Try again",
  "tables.settle": (/** @type {{ bytes: number }} */ { bytes }) =>
    `Perfect play (${megabytes(bytes)} MB) would settle the rest of the review.`,
  "tables.ready": "Perfect play is loaded.",

  // The game graph
  "review.label": "Review",
  "review.graph": "Course of the game",
  "review.perfect": "Perfect play in numbers",
  "review.start": "Analyse the whole game",
  "review.stop": "Stop",
  "review.progress": "Analysing the game",
  "review.point": (
    /** @type {{ turn: number, player: Player, move: string, value: string, judgement: string }} */ {
      turn,
      player,
      move,
      value,
      judgement,
    },
  ) => {
    const moment = turn === 0 ? "Start" : `Turn ${turn}, ${name(player)}: ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Not analysed",
  "review.showBetter": "Show the better move",
  "review.showPlayed": "Show the move played",
};
