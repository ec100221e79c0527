// Sentences about values, composed from the texts.

import { partsOf } from "../../game/view-model.js";
import { text } from "../../text/text.js";

/** @typedef {import("./judge.js").MoveScore} MoveScore */
/** @typedef {import("./judge.js").Standing} Standing */
/** @typedef {import("./judge.js").Judgement} Judgement */
/** @typedef {import("../../game/session.js").Player} Player */
/** @typedef {import("../../game/turn-builder.js").Choice} Choice */

/**
 * The best move and what it achieves.
 * @param {readonly MoveScore[]} scores of the moves that are left to choose from, best first
 * @param {Choice} choice the part of the turn that is made
 */
export function hintWords(scores, choice) {
  const what = achievement(scores);
  const { from, to, takeBack } = partsOf(scores[0].text);
  if (choice.to === null) return text("hint.hint", { move: { from, to, takeBack }, what });
  const rest = takeBack.filter((cell) => !choice.takeBack.includes(cell));
  return text("hint.rest", { takeBack: rest, what });
}

/**
 * What the best of the moves achieves. It claims no more than is proven.
 * @param {readonly MoveScore[]} scores best first
 */
export function achievement(scores) {
  const [{ value, distance }, ...others] = scores;
  const exact = scores.every((score) => score.exact);
  const others_ = (/** @type {MoveScore["value"][]} */ ...values) =>
    others.length > 0 && others.every((other) => values.includes(other.value));
  if (value === "win") return text("hint.wins", { distance, only: others_("draw", "loss") });
  if (value === "draw") return text("hint.draws", { only: others_("loss"), exact });
  if (value === "loss") return text("hint.loses", { distance, moves: scores.length });
  return text("hint.guess", { only: others_("loss") });
}

/**
 * What a move is worth to the one who makes it: "wins in 13 turns".
 * @param {MoveScore} score
 */
export function moveValue({ value, distance, score }) {
  return text("analysis.move", { value, distance, score });
}

/**
 * How a position stands: "Light wins in 13 turns".
 * @param {Standing} standing
 * @param {Player} player who is to move
 */
export function positionWords(standing, player) {
  return text("analysis.position", { ...standing, player });
}

/**
 * What a turn gave away, and what should have been played.
 * @param {number} turn
 * @param {string} move
 * @param {Judgement} judgement
 */
export function adviceWords(turn, move, { best, played, better }) {
  return text("review.advice", { turn, move, better, best: proven(best), played: proven(played) });
}

/** @param {Standing} standing */
function proven({ value, distance, exact }) {
  return exact ? text("analysis.move", { value, distance, score: 0 }) : null;
}
