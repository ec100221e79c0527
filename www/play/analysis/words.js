/**
 * Values, and remarks of the engine, in words and signs, composed from the texts.
 * @import { Player } from "../../board/types.js"
 * @import { MoveScore, Standing } from "../../engine/judge.js"
 * @import { Cell, Figure, Remark } from "../../pkg/pylos.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Line } from "./analysis.js"
 */

import { CELLS, supportOf } from "../../board/geometry.js";
import { standingAfter, turnsOf } from "../../engine/judge.js";
import { h } from "../../site/nodes.js";
import { text } from "../../text/text.js";

/** The shapes and tones of what is good, even and bad; the sign of the value, and of a move as good as the best, not quite, and worse. */
const SIGNS = /** @type {const} */ ([
  ["round", "good", "+", "✓"],
  ["diamond", "even", "=", "–"],
  ["square", "bad", "−", "×"],
]);

/**
 * "+13" wins in 13 turns of both players, "−40" loses in 40, "=" is a draw; with ≈ where the turns are estimated. What
 * is not proven is an outline with an estimate in balls: "+1.2".
 * @param {MoveScore} score
 */
export function signOf(score) {
  const known = standingAfter(score);
  const { exact, chance } = known;
  const [shape, tone, sign] = SIGNS[chance > 0.6 ? 0 : chance < 0.4 ? 2 : 1];
  const estimate = text("analysis.estimate", { score: score.score });
  return { shape, tone, hollow: !exact, text: exact ? sign + turnsWords(known) : estimate };
}

/** Hundredths of a ball by which a move may be behind the best one. */
const CLOSE = 20;
const FAR = 100;

/** How a move compares with the best one: 0, 1 or 2, of `SIGNS`. @type {(score: MoveScore, best: MoveScore) => 0 | 1 | 2} */
export function tierOf(score, best) {
  if (score.value !== best.value) return score.value === "loss" ? 2 : 1;
  if (score.value === "win" || score.value === "draw") return 0;
  // Where all lose, the best ones hold out longest.
  const [turns, most] = [turnsOf(score) ?? 0, turnsOf(best) ?? 0];
  const isLost = score.value === "loss";
  const behind = isLost ? most - turns : best.score - score.score;
  if (behind <= (isLost ? 2 : CLOSE)) return 0;
  return behind < (isLost ? most / 2 : FAR) ? 1 : 2;
}

/** What is shown of a move: the numbers of perfect play, or how it compares with the best one. @type {(score: MoveScore, best: MoveScore, numbers: boolean) => { sign: ReturnType<typeof signOf>, worth: string }} */
export function shownAs(score, best, numbers) {
  if (numbers) return { sign: signOf(score), worth: moveValue(score) };
  const [shape, tone, , text] = SIGNS[tierOf(score, best)];
  const worth = moveValue({ ...score, distance: null, estimate: null });
  return { sign: { shape, tone, hollow: false, text }, worth };
}

/** What is only seen. */
export const UNHEARD = { "aria-hidden": "true" };

/** @param {string} words */
export const heard = (words) => h("span", { class: "heard" }, words);

/** A sign in a list; empty where nothing is known. @param {ReturnType<typeof signOf> | null} sign */
export function badge(sign) {
  if (sign === null) return h("span", UNHEARD);
  const { shape, tone, hollow, text } = sign;
  const classes = `sign ${shape} ${tone}${hollow ? " hollow" : ""}`;
  return h("span", { ...UNHEARD, class: classes }, text);
}

/** @type {(value: number, label: string, id?: string) => Part} */
export const progress = (value, label, id) =>
  h("progress", { id, max: 1, value, "aria-label": label });

/** Marks the number of turns in a sentence as an estimate. @type {(estimated: boolean, words: string) => string} */
export const marked = (estimated, words) => (estimated ? words.replace(/\d+/, "≈\u00a0$&") : words);

/** What a move is worth to the player who makes it: "wins in 13", "loses in ≈ 38". @param {MoveScore} known */
export function moveValue(known) {
  const { value, score } = known;
  const words = text("analysis.move", { value, distance: turnsOf(known), score });
  return marked(value !== null && known.distance === null, words);
}

/** The standing of a position for the player to move: "Light wins in 13 turns". @type {(standing: Standing, player: Player) => string} */
export const positionWords = (standing, player) =>
  marked(
    standing.value !== null && standing.estimated,
    text("analysis.position", { ...standing, player }),
  );

/** What the numbers on the moves count, by examples from the position; "" without any. @param {readonly MoveScore[]} scores */
export function legendWords(scores) {
  if (scores.length === 0) return "";
  const example = (/** @type {MoveScore["value"]} */ value) => {
    const score = scores.find((one) => one.value === value);
    return score ? { sign: signOf(score).text, turns: turnsOf(score) } : null;
  };
  return text("numbers.legend", {
    win: example("win"),
    loss: example("loss"),
    draw: example("draw") !== null,
    guess: example(null)?.sign ?? null,
    estimated: scores.some((score) => score.exact && score.distance === null && turnsOf(score)),
  });
}

/** What a person is told who plays on from a decided position. @param {Standing} standing For the person. */
export const challengeWords = ({ value, distance: needed, estimated }) =>
  marked(estimated, text("attempt.begins", { wins: value === "win", needed }));

/** The turns to the end in short, "" where there are none: "13", "≈37". @param {Standing} standing */
export const turnsWords = ({ exact, distance, estimated }) =>
  exact && distance ? (estimated ? "≈" : "") + distance : "";

/** What a perfect line leads to; "" while it is being looked for. @param {Line | null} line */
export function lineWords(line) {
  if (line === null || line.end === null) return "";
  const { end, from, tip, estimated } = line;
  const winner = tip.result?.winner ?? null;
  return text("line.end", { end, winner, turns: tip.moves.length - from, estimated });
}

/** @typedef {"you" | Player} Who "you" where one person plays, and the sentence speaks of that person. */

/** A remark on a turn of `who` in one sentence: "You let Dark complete a square: two balls." @type {(remark: Remark, who: Who, other: Who) => string} */
export const remarkWords = ({ kind, cells, balls }, who, other) =>
  text(`remark.${kind}`, { who, other, figure: figureOf(cells), balls: Math.abs(balls) });

/** Why a turn is good, in sentences: "It completes a square." @type {(remarks: readonly Remark[], turn: string, other: Player) => string[]} */
export function reasonWords(remarks, turn, other) {
  const reasons = remarks.flatMap(({ kind, cells }) =>
    kind === "completes" || kind === "blocks"
      ? [text(`reason.${kind}`, { other, figure: figureOf(cells) })]
      : [],
  );
  return turn.includes("-") ? [...reasons, text("reason.raises")] : reasons;
}

/** What the cells of one figure are; of several, "square" where there is one among them. @type {(cells: readonly Cell[]) => Figure["kind"]} */
export const figureOf = (cells) =>
  CELLS.map(supportOf).some(
    (square) => square.length > 0 && square.every((cell) => cells.includes(cell)),
  )
    ? "square"
    : "line";
