/**
 * Sentences about values, composed from the texts.
 * @import { Player } from "../../board/types.js"
 * @import { Judgement, MoveScore, Standing, Value } from "../../engine/judge.js"
 */

import { turnsOf } from "../../engine/judge.js";
import { text } from "../../text/text.js";
import { signOf } from "./sign.js";

/** Marks the number of turns in a sentence as an estimate. @type {(estimated: boolean, words: string) => string} */
const marked = (estimated, words) => (estimated ? words.replace(/\d+/, "≈\u00a0$&") : words);

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
 * What a mistake gave away, and what should have been played.
 * @param {number} ply
 * @param {string} move
 * @param {Judgement} judgement
 */
export const adviceWords = (ply, move, { best, played, better }) =>
  text("review.lost", { turn: ply, move, better, best: result(best), played: result(played) });

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
