/**
 * Sentences about values, composed from the texts.
 * @import { Player } from "../../board/types.js"
 * @import { Choice } from "../../game/turn-builder.js"
 * @import { Judgement, MoveScore, Standing } from "./judge.js"
 * @import { ScoredMove } from "./marks.js"
 */

import { text } from "../../text/text.js";
import { turnsOf } from "./judge.js";

/** Marks the number of turns in a sentence as an estimate. @type {(estimated: boolean, words: string) => string} */
const marked = (estimated, words) => (estimated ? words.replace(/\d+/, "≈\u00a0$&") : words);

/**
 * The best move, why, and what it achieves.
 * @param {readonly ScoredMove[]} scores Of the moves that the choice leaves open, best first.
 * @param {Choice} choice
 * @param {readonly string[]} reasons
 */
export function hintWords(scores, choice, reasons) {
  const why = reasons.length === 0 ? [] : [text("hint.facts", { facts: reasons })];
  const what = [...why, achievement(scores)].join(". ");
  const { from, to, takeBack } = scores[0].move;
  if (choice.to === null) return text("hint.hint", { move: { from, to, takeBack }, what });
  const rest = takeBack.filter((cell) => !choice.takeBack.includes(cell));
  return text("hint.rest", { takeBack: rest, what });
}

/**
 * What the best of the moves achieves. It claims no more than is proven.
 * @param {readonly MoveScore[]} scores Best first.
 */
export function achievement(scores) {
  const [best, ...others] = scores;
  const { value } = best;
  const distance = turnsOf(best);
  const estimated = best.distance === null;
  const exact = scores.every((score) => score.exact);
  const only = (/** @type {MoveScore["value"][]} */ ...values) =>
    others.length > 0 && others.every((other) => values.includes(other.value));
  if (value === "win") {
    return marked(estimated, text("hint.wins", { distance, only: only("draw", "loss") }));
  }
  if (value === "draw") return text("hint.draws", { only: only("loss"), exact });
  if (value === "loss") {
    return marked(estimated, text("hint.loses", { distance, moves: scores.length, estimated }));
  }
  return text("hint.guess", { only: only("loss") });
}

/** What a move is worth to the player who makes it: "wins in 13", "loses in ≈ 38". @param {MoveScore} known */
export function moveValue(known) {
  const { value, score } = known;
  const words = text("analysis.move", { value, distance: turnsOf(known), score });
  return marked(value !== null && known.distance === null, words);
}

/**
 * The standing of a position: "Light wins in 13 turns".
 * @param {Standing} standing
 * @param {Player} player The player to move.
 */
export function positionWords(standing, player) {
  const words = text("analysis.position", { ...standing, player });
  return marked(standing.value !== null && standing.estimated, words);
}

/**
 * What a move gave away, and what should have been played.
 * @param {number} ply
 * @param {string} move
 * @param {Judgement} judgement
 */
export function adviceWords(ply, move, { best, played, better }) {
  const params = { turn: ply, move, better, best: proven(best), played: proven(played) };
  return text("review.advice", params);
}

/** @param {Standing} standing */
function proven({ value, distance, estimated, exact }) {
  return exact ? marked(estimated, text("analysis.move", { value, distance, score: 0 })) : null;
}
