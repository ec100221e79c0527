// Texts of hints, analysis and the game graph in English.

import { numbers } from "./en-numbers.js";
import { tables } from "./en-tables.js";
import {
  balls,
  ballsOn,
  counted,
  countTurns,
  estimate,
  list,
  megabytes,
  name,
} from "./en-words.js";
import { capital } from "./plural.js";

/** @import { Player } from "./en-words.js" */
/** @typedef {"win" | "draw" | "loss"} Value */
/** @typedef {"square" | "line"} Figure */
/** @typedef {{ from: string | null, to: string, takeBack: string[] }} Move */

/** @typedef {object} Standing
 * @property {Player} player who is to move
 * @property {Value | null} value for that player; null: not proven
 * @property {number | null} distance
 * @property {number} chance of that player, 0 to 1
 * @property {boolean} holds at least a draw is proven
 */

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball = from === null ? `place a ball on ${to}` : `raise the ball on ${from} to ${to}`;
  return takeBack.length === 0 ? ball : `${ball} and take back ${ballsOn(takeBack)}`;
};

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
  return `${guess}; ${holds ? `${name(player)} has at least a draw` : "not proven"}`;
};

export const analysis = {
  // Hint
  "hint.timed":
    "There are no hints and no analysis while the clock decides. Both are there after the game.",
  "hint.looking": "Hint: looking for the best move…",
  "hint.hint": (/** @type {{ move: Move, what: string }} */ { move, what }) =>
    `Hint: ${order(move)}. ${what}.`,
  "hint.rest": (/** @type {{ takeBack: string[], what: string }} */ { takeBack, what }) =>
    takeBack.length === 0
      ? `Hint: take no more balls back. ${what}.`
      : `Hint: take back ${ballsOn(takeBack)}. ${what}.`,
  "hint.wins": (/** @type {{ distance: number | null, only: boolean }} */ { distance, only }) => {
    if (distance === 1) return only ? "The only winning move, and it wins at once" : "Wins at once";
    const when = distance === null ? "" : ` in ${countTurns(distance)}`;
    return only ? `The only winning move${when && `; it wins${when}`}` : `Wins${when}`;
  },
  "hint.draws": (/** @type {{ only: boolean, exact: boolean }} */ { only, exact }) => {
    if (only) return "The only move that does not lose: a draw with best play";
    return exact ? "Draws; no move wins" : "At least a draw";
  },
  "hint.loses": (
    /** @type {{ distance: number | null, moves: number, estimated: boolean }} */ {
      distance,
      moves,
      estimated,
    },
  ) => {
    const turns = distance === null ? "" : countTurns(distance);
    return moves === 1
      ? `The only legal move; it loses${turns && ` in ${turns}`}`
      : `Every move loses; ${estimated ? "this one seems to hold out longest" : "this one holds out longest"}${turns && ` (${turns})`}`;
  },
  "hint.guess": (/** @type {{ only: boolean }} */ { only }) =>
    only ? "Every other move loses; this one may not" : "Looks best; not proven",
  "hint.failed": "No hint: the computer could not calculate. Check the connection.",
  "state.hint.to": "hint: the ball goes here",
  "state.hint.from": "hint: raise this ball",
  "state.hint.reserve": "hint: take a ball from here",
  "state.hint.takeBack": "hint: take this ball back",
  "state.value": (/** @type {{ value: string }} */ { value }) => `analysis: ${value}`,

  // Analysis of a position
  "analysis.label": "Analysis",
  "analysis.on": "Analysis on.",
  "analysis.off": "Analysis off.",
  "analysis.meter": "Who is winning",
  "analysis.moves": "Moves, best first",
  "analysis.looking": "Analysing…",
  "analysis.computer": "It is the computer’s turn",
  "analysis.failed": "The position could not be analysed. Check the connection.",
  "analysis.position": position,
  "analysis.move": (
    /** @type {{ value: Value | null, distance: number | null, score: number }} */ {
      value,
      distance,
      score,
    },
  ) => {
    const when = distance === null ? "" : ` in ${distance}`;
    if (value === "win") return distance === 1 ? "wins at once" : `wins${when}`;
    if (value === "loss") return `loses${when}`;
    if (value === "draw") return "draws";
    const lead = balls(score);
    if (lead.value === 0) return "about even";
    return `about ${lead.text} balls ${score > 0 ? "ahead" : "behind"}`;
  },
  "analysis.estimate": (/** @type {{ score: number }} */ { score }) => estimate(score),
  "analysis.played": "played",
  "analysis.openings": "Explore the openings from here",
  "analysis.proven": (
    /** @type {{ proven: number, total: number, working: boolean }} */ { proven, total, working },
  ) => {
    if (proven === total)
      return total === 1 ? "The only legal move" : `Result proven for all ${total} moves`;
    if (proven === 0) return working ? "Estimates so far; analysing…" : "Estimates only";
    const part = `Result proven for ${proven} of ${total} moves`;
    return `${part}; ${working ? "analysing…" : "the others are estimates"}`;
  },

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Perfect play",
  "tables.bar": "Loading perfect play",
  "tables.ask": (/** @type {{ bytes: number }} */ { bytes }) =>
    `Perfect play needs a table of ${megabytes(bytes)} MB. Without it, the computer calculates: strong play, but not perfect.`,
  "tables.load": (/** @type {{ bytes: number }} */ { bytes }) => `Load (${megabytes(bytes)} MB)`,
  "tables.decline": "Play without it",
  "tables.retry": "Try again",
  "tables.without": "Perfect play is not loaded; the computer calculates.",
  "tables.partly": "The opening and the endgame are solved; the middle game is calculated.",
  "tables.all": (/** @type {{ bytes: number }} */ { bytes }) =>
    `Load the middle game too (${megabytes(bytes)} MB)`,
  "tables.ready": "Perfect play is loaded.",

  // What a move does, without a subject
  "fact.completes": (/** @type {{ figure: Figure }} */ { figure }) => `completes a ${figure}`,
  "fact.takesBack": (/** @type {{ count: number }} */ { count }) =>
    `takes ${count === 1 ? "one ball" : "two balls"} back`,
  "fact.saves": "saves a ball",
  "fact.prevents": (/** @type {{ player: Player, figure: Figure }} */ { player, figure }) =>
    `keeps ${name(player)} from completing a ${figure}`,
  "fact.prepares": (/** @type {{ figure: Figure }} */ { figure }) => `prepares a ${figure}`,
  "fact.gives": (/** @type {{ player: Player, figure: Figure }} */ { player, figure }) =>
    `gives ${name(player)} a ${figure}`,
  "fact.leaves": (/** @type {{ player: Player, figure: Figure }} */ { player, figure }) =>
    `lets ${name(player)} keep the chance of a ${figure}`,
  "fact.lets": (/** @type {{ player: Player, count: number }} */ { player, count }) =>
    `lets ${name(player)} raise ${count === 1 ? "a ball" : count === 2 ? "twice" : `${count} balls`}`,
  "fact.misses": (/** @type {{ figure: Figure }} */ { figure }) => `misses a ${figure}`,
  "hint.facts": (/** @type {{ facts: string[] }} */ { facts }) => capital(list(facts)),
  "review.facts": (/** @type {{ move: string, facts: string[] }} */ { move, facts }) =>
    `${move}: ${list(facts)}.`,

  // The game graph
  "review.label": "Game graph",
  "review.start": "Analyse all turns",
  "review.continue": "Analyse the other turns",
  "review.stop": "Stop",
  "review.progress": "Analysing the game",
  "review.begins": (/** @type {{ turns: number }} */ { turns: count }) =>
    `Analysing ${countTurns(count)}.`,
  "review.tooLong": (/** @type {{ most: number }} */ { most }) =>
    `Only games of up to ${most} turns can be analysed in full.`,
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
  "review.mistake": "Mistake",
  "review.doubtful": "Dubious",
  "review.summary": (
    /** @type {Record<Player, { mistakes: number, doubtful: number }>} */ counts,
  ) =>
    /** @type {Player[]} */ (["light", "dark"])
      .map((player) => {
        const { mistakes, doubtful } = counts[player];
        const parts = [
          ...(mistakes > 0 ? [counted(mistakes, { one: "mistake", other: "mistakes" })] : []),
          ...(doubtful > 0
            ? [counted(doubtful, { one: "dubious move", other: "dubious moves" })]
            : []),
        ];
        return `${name(player)}: ${parts.length === 0 ? "no mistakes" : parts.join(", ")}.`;
      })
      .join(" "),
  "review.tryAgain": (/** @type {{ count: number }} */ { count }) =>
    `Try again: ${counted(count, { one: "mistake", other: "mistakes" })}`,
  "review.next": "Next mistake",
  "review.doubt": (
    /** @type {{ turn: number, move: string, better: string, best: string | null, played: string | null }} */ {
      turn,
      move,
      better,
      best,
      played,
    },
  ) => {
    const doubt = `Turn ${turn}, ${move}, is dubious`;
    if (best !== null) return `${doubt}. ${better} ${best}; the move played may not.`;
    if (played !== null)
      return `${doubt}: it ${played}. ${better} looks better, but this is not proven.`;
    return `${doubt}: ${better} looks better. Neither result is proven.`;
  },
  "review.showBetter": "Show the better move",
  "review.showPlayed": "Show the move played",
};
