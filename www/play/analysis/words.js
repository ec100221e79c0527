/**
 * Sentences about values, composed from the texts.
 * @import { Player } from "../../board/types.js"
 * @import { Choice } from "../../game/turn-builder.js"
 * @import { Judgement, MoveScore, Standing } from "./judge.js"
 * @import { ScoredMove } from "./marks.js"
 */

import { text } from "../../text/text.js";

/**
 * The best move and what it achieves.
 * @param {readonly ScoredMove[]} scores Of the moves that the choice leaves open, best first.
 * @param {Choice} choice
 */
export function hintWords(scores, choice) {
  const what = achievement(scores);
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
  const [{ value, distance }, ...others] = scores;
  const exact = scores.every((score) => score.exact);
  const only = (/** @type {MoveScore["value"][]} */ ...values) =>
    others.length > 0 && others.every((other) => values.includes(other.value));
  if (value === "win") return text("hint.wins", { distance, only: only("draw", "loss") });
  if (value === "draw") return text("hint.draws", { only: only("loss"), exact });
  if (value === "loss") return text("hint.loses", { distance, moves: scores.length });
  return text("hint.guess", { only: only("loss") });
}

/** What a move is worth to the player who makes it: "wins in 13 turns". @param {MoveScore} score */
export function moveValue({ value, distance, score }) {
  return text("analysis.move", { value, distance, score });
}

/**
 * The standing of a position: "Light wins in 13 turns".
 * @param {Standing} standing
 * @param {Player} player The player to move.
 */
export function positionWords(standing, player) {
  return text("analysis.position", { ...standing, player });
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
function proven({ value, distance, exact }) {
  return exact ? text("analysis.move", { value, distance, score: 0 }) : null;
}
