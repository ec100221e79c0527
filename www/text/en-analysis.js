// Hint, analysis and the course of the game, in English: a part of en.js.

import { cellName, counted, countTurns, estimate, list, name, number } from "./en-words.js";

/** @typedef {import("./en-words.js").Player} Player */
/** @typedef {"win" | "draw" | "loss"} Value */
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
  const ball =
    from === null
      ? `place a ball on ${cellName(to)}`
      : `raise the ball on ${cellName(from)} to ${cellName(to)}`;
  return takeBack.length === 0
    ? ball
    : `${ball} and take back ${list(takeBack.map((cell) => cellName(cell)))}`;
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
  return `${guess}; ${holds ? `${name(player)} at least holds` : "not proven"}`;
};

export const analysis = {
  // Hint
  "hint.looking": "Hint: looking for the best move…",
  "hint.hint": (/** @type {{ move: Move, what: string }} */ { move, what }) =>
    `Hint: ${order(move)}. ${what}.`,
  "hint.rest": (/** @type {{ takeBack: string[], what: string }} */ { takeBack, what }) =>
    takeBack.length === 0
      ? `Hint: stop here. ${what}.`
      : `Hint: take back ${list(takeBack.map(cellName))}. ${what}.`,
  "hint.wins": (/** @type {{ distance: number | null, only: boolean }} */ { distance, only }) => {
    if (distance === 1) return only ? "The only move that wins, and at once" : "Wins at once";
    const when = distance === null ? "" : ` in ${countTurns(distance)}`;
    return only ? `The only move that wins${when && `,${when}`}` : `Wins${when}`;
  },
  "hint.draws": (/** @type {{ only: boolean, exact: boolean }} */ { only, exact }) => {
    if (only) return "The only move that holds: a draw with best play";
    return exact ? "Holds the draw; no move wins" : "Holds at least a draw";
  },
  "hint.loses": (/** @type {{ distance: number | null, moves: number }} */ { distance, moves }) => {
    const long = distance === null ? "" : `, ${countTurns(distance)}`;
    return moves === 1
      ? `The only move there is, and it loses${long && ` in${long.slice(1)}`}`
      : `Every move loses; this one holds out longest${long}`;
  },
  "hint.guess": (/** @type {{ only: boolean }} */ { only }) =>
    only ? "Every other move loses; this one may hold" : "Looks best; not proven",
  "hint.failed": (/** @type {{ reason: string }} */ { reason }) => `There is no hint: ${reason}`,
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
  "analysis.looking": "Looking…",
  "analysis.computer": "The computer is to move",
  "analysis.failed": (/** @type {{ reason: string }} */ { reason }) =>
    `The position could not be analysed: ${reason}`,
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
    return `about ${estimate(score)} balls`;
  },
  "analysis.estimate": (/** @type {{ score: number }} */ { score }) => estimate(score),
  "analysis.played": "played",
  "analysis.proven": (
    /** @type {{ proven: number, total: number, working: boolean }} */ { proven, total, working },
  ) => {
    if (proven === total) return total === 1 ? "The only move" : `All ${total} moves proven`;
    if (proven === 0)
      return working ? "Estimates; looking further…" : "Estimates; nothing is proven";
    const part = `${proven} of ${total} moves proven`;
    return `${part}; ${working ? "looking further…" : "the others are estimates"}`;
  },

  // The tables of perfect play
  "tables.label": "Loading perfect play",
  "tables.loading": (/** @type {{ megabytes: number }} */ { megabytes }) =>
    `Loading perfect play, ${number(megabytes)} MB…`,
  "tables.failed": "Perfect play could not be loaded; the computer searches instead.",
  "tables.partly":
    "The beginning and the end of this game are solved here; the middle is searched.",
  "tables.all": (/** @type {{ megabytes: number }} */ { megabytes }) =>
    `Load the middle too, ${number(megabytes)} MB`,

  // The course of a game
  "review.label": "Course of the game",
  "review.start": "Analyse all turns",
  "review.continue": "Analyse the other turns",
  "review.stop": "Stop",
  "review.progress": "Analysing the game",
  "review.begins": (/** @type {{ turns: number }} */ { turns: count }) =>
    `Analysing ${countTurns(count)}.`,
  "review.tooLong": (/** @type {{ most: number }} */ { most }) =>
    `Only games of at most ${most} turns are analysed as a whole.`,
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
  "review.doubtful": "Doubtful",
  "review.summary": (
    /** @type {Record<Player, { mistakes: number, doubtful: number }>} */ counts,
  ) =>
    /** @type {Player[]} */ (["light", "dark"])
      .map((player) => {
        const { mistakes, doubtful } = counts[player];
        const parts = [
          ...(mistakes > 0 ? [counted(mistakes, { one: "mistake", other: "mistakes" })] : []),
          ...(doubtful > 0 ? [`${doubtful} doubtful`] : []),
        ];
        return `${name(player)}: ${parts.length === 0 ? "no mistake" : parts.join(", ")}.`;
      })
      .join(" "),
  "review.next": "Next mistake",
  "review.advice": (
    /** @type {{ turn: number, move: string, better: string, best: string | null, played: string | null }} */ {
      turn,
      move,
      better,
      best,
      played,
    },
  ) => {
    if (best !== null && played !== null) {
      return `Turn ${turn}, ${move}, is a mistake: it ${played}. Better: ${better}, which ${best}.`;
    }
    const doubt = `Turn ${turn}, ${move}, is doubtful`;
    if (best !== null) return `${doubt}: ${better} ${best}, and this may not.`;
    if (played !== null) return `${doubt}: it ${played}. ${better} looks better, not proven.`;
    return `${doubt}: ${better} looks better. Neither is proven.`;
  },
  "review.showBetter": "Show the better move",
  "review.showPlayed": "Show the move played",
};
