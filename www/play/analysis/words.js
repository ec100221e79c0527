/**
 * Sentences about values, composed from the texts.
 * @import { Player } from "../../board/types.js"
 * @import { Choice } from "../../game/turn-builder.js"
 * @import { Judgement, MoveScore, Standing, Value } from "./judge.js"
 * @import { ScoredMove } from "./marks.js"
 */

import { text } from "../../text/text.js";
import { turnsOf } from "./judge.js";
import { signOf } from "./sign.js";

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
export function adviceWords(ply, move, { kind, best, played, better, turns }) {
  const common = { turn: ply, move, better };
  if (kind === "doubtful") {
    return text("review.doubt", { ...common, best: proven(best), played: proven(played) });
  }
  if (kind === "mistake") {
    return text("review.lost", { ...common, best: result(best), played: result(played) });
  }
  const { value, distance } = result(best);
  return text("review.slow", { ...common, value, turns, distance: Number(distance) });
}

/** What a move gave away, in short: "Mistake", "4 turns longer than needed". @param {Judgement | null} judgement */
export function judgementWords(judgement) {
  if (judgement === null) return "";
  const { kind, best, turns } = judgement;
  return kind === "slow"
    ? text("review.cost", { value: result(best).value, turns })
    : text(`review.${kind}`);
}

/**
 * A proven result; its distance only where that is exact.
 * @param {Standing} standing
 */
function result({ value, distance, estimated }) {
  return { value: value ?? "draw", distance: estimated ? null : distance };
}

/**
 * What the numbers on the moves count, by examples from the position.
 * @param {readonly MoveScore[]} scores Best first; at least one.
 */
export function legendWords(scores) {
  const example = (/** @type {MoveScore["value"]} */ value) => {
    const score = scores.find((one) => one.value === value);
    return score ? { sign: signOf(score).text, turns: turnsOf(score) } : null;
  };
  const guess = scores.find(({ exact }) => !exact);
  return text("numbers.legend", {
    win: example("win"),
    loss: example("loss"),
    draw: example("draw") !== null,
    guess: guess ? signOf(guess).text : null,
    estimated: scores.some((score) => score.exact && score.distance === null && turnsOf(score)),
  });
}

/**
 * How a game from a position against perfect play compares with perfect play.
 * @param {Standing} before The standing at its start, for the person.
 * @param {Value} value What the person got.
 * @param {number} turns The length of the game.
 * @returns {string} "" where there is nothing to compare.
 */
export function attemptWords({ value: could, distance: needed, estimated }, value, turns) {
  if (could === "win" && value !== "win") {
    return marked(estimated, text("attempt.missed", { draw: value === "draw", needed }));
  }
  if (could === null || could === "draw" || could !== value) return "";
  const perfect = needed === null ? null : marked(estimated, String(needed));
  const wins = value === "win";
  return text("attempt.ends", { wins, turns, perfect, isBest: !estimated && turns === needed });
}

/** What a person is told who plays on from a decided position. @param {Standing} standing For the person. */
export function challengeWords({ value, distance: needed, estimated }) {
  return marked(estimated, text("attempt.begins", { wins: value === "win", needed }));
}

/** The turns to the end in short, "" where there are none: "13", "≈37". @param {Standing} standing */
export const turnsWords = ({ exact, distance, estimated }) =>
  exact && distance ? (estimated ? "≈" : "") + distance : "";

/**
 * What a perfect line leads to.
 * @param {import("./perfect-line.js").Line} line
 */
export function lineWords({ end, from, tip, estimated }) {
  const turns = tip.moves.length - from;
  const winner = tip.result?.winner ?? null;
  return text("line.end", { end: end ?? "long", winner, turns, estimated });
}

/** @param {Standing} standing */
function proven({ value, distance, estimated, exact }) {
  return exact ? marked(estimated, text("analysis.move", { value, distance, score: 0 })) : null;
}
