/**
 * Values, and remarks of the engine, in words and signs, composed from the texts.
 * @import { Mark, Player, Tone } from "../../board/types.js"
 * @import { MoveScore, Standing } from "../../engine/judge.js"
 * @import { Cell, Figure } from "../../pkg/pylos.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Line } from "./analysis.js"
 */

import { CELLS, supportOf } from "../../board/geometry.js";
import { chance, standingAfter, turnsOf } from "../../engine/judge.js";
import { other } from "../../game/session.js";
import { h } from "../../site/nodes.js";
import { text } from "../../text/text.js";

/** From the best to the worst: shape, tone, and sign of a proven result and of an estimate. */
const TIERS = /** @type {const} */ ([
  ["round", "good", "✓✓", "▲▲"],
  ["round", "fair", "✓", "▲"],
  ["diamond", "even", "=", "≈"],
  ["square", "poor", "×", "▼"],
  ["square", "bad", "××", "▼▼"],
]);

/** Two turns or hundredths of a ball that differ by no more are equal where they are estimated. */
const NEAR_TURNS = 2;
const NEAR_BALLS = 20;

/** The result of a move or, where it is not proven, what it looks like. @param {MoveScore} score */
function sideOf(score) {
  const known = chance(score);
  return known > 0.6 ? "win" : known < 0.4 ? "loss" : "draw";
}

/**
 * The tier of each move, from 0 to 4: won, soonest or later; even; lost, latest or sooner. No move has a better tier than one
 * before it.
 * @type {(scores: readonly MoveScore[]) => number[]} Best first.
 */
export function tiersOf(scores) {
  /** Those that look the same. @param {string} kind */
  const ofKind = (kind) => scores.filter((score) => kindOf(score) === kind);
  return scores.map((score) => {
    const side = sideOf(score);
    if (side === "draw") return 2;
    // An estimate is between proven wins and proven losses.
    const isBetween = score.value === null && ofKind(side).length > 0;
    const isBest = !isBetween && isClose(score, ofKind(kindOf(score)));
    return side === "win" ? (isBest ? 0 : 1) : isBest || isBetween ? 3 : 4;
  });
}

/** @param {MoveScore} score */
const kindOf = (score) => (score.value === null ? `about ${sideOf(score)}` : score.value);

/** Whether a move is as good as the first one of its kind, as far as is known. @type {(score: MoveScore, kind: readonly MoveScore[]) => boolean} */
function isClose(score, kind) {
  const [first] = kind;
  if (score.value === null) return first.score - score.score <= NEAR_BALLS;
  const [turns, best] = [turnsOf(score), turnsOf(first)];
  if (turns === null || best === null) return turns === best;
  const near = kind.some(({ distance }) => distance === null) ? NEAR_TURNS : 0;
  return Math.abs(turns - best) <= near;
}

/**
 * What is shown of moves of a player. In words, a sign says how good each is. With the numbers of perfect play, a ball says who wins,
 * and a number in how many turns of both players (with ≈ where they are estimated) or, in outline, the estimated lead in balls.
 * @typedef {{ sign: ReturnType<typeof signOf>, worth: string }} Shown
 * @type {(scores: readonly MoveScore[], player: Player, numbers: boolean) => Shown[]} Best first.
 */
export function shownAs(scores, player, numbers) {
  const tiers = tiersOf(scores);
  /** Whether the moves with this result differ. @param {number} tier */
  const differs = (tier) => tiers.includes(tier) && tiers.includes(tier < 2 ? 1 - tier : 7 - tier);
  return scores.map((score, i) => {
    const tier = tiers[i];
    const pace = differs(tier) ? (tier % 4 === 0 ? "sooner" : "later") : null;
    const sign = signOf(score, tier, numbers ? player : null);
    return { sign, worth: numbers ? moveValue(score) : paceWords(score, pace) };
  });
}

/** @type {(score: MoveScore, tier: number, player: Player | null) => { shape: Mark["shape"], tone: Tone, hollow: boolean, ball?: Player, text: string }} `player`: of a number. */
function signOf(score, tier, player) {
  const isProven = score.value !== null;
  const [shape, tone, proven, guess] = TIERS[tier];
  const look = { shape, tone, hollow: !isProven };
  if (player === null || score.value === "draw")
    return { ...look, text: isProven ? proven : guess };
  const lead = text("analysis.estimate", { score: Math.abs(score.score) });
  const ball = chance(score) < 0.5 ? other(player) : player;
  return { ...look, ball, text: isProven ? turnsWords(standingAfter(score)) : lead };
}

/** What is only seen. */
export const UNHEARD = { "aria-hidden": "true" };

/** @param {string} words */
export const heard = (words) => h("span", { class: "heard" }, words);

/** A sign in a list; empty where nothing is known. @param {Shown["sign"] | null} sign */
export function badge(sign) {
  if (sign === null) return h("span", UNHEARD);
  const { shape, tone, hollow, ball, text } = sign;
  const classes = `sign ${shape} ${tone}${hollow ? " hollow" : ""}`;
  const owner = ball !== undefined && h("span", { class: `ball ${ball}` });
  return h("span", { ...UNHEARD, class: classes }, owner, text);
}

/** @type {(value: number, label: string, id?: string) => Part} */
export const progress = (value, label, id) =>
  h("progress", { id, max: 1, value, "aria-label": label });

/** Marks the number of turns in a sentence as an estimate. @type {(estimated: boolean, words: string) => string} */
export const marked = (estimated, words) => (estimated ? words.replace(/\d+/, "≈\u00a0$&") : words);

/** What a move is worth to the player who makes it: "wins in 13", "loses in ≈ 38". @param {MoveScore} known */
export function moveValue(known) {
  const about = { value: known.value, distance: turnsOf(known), score: known.score, pace: null };
  return marked(known.value !== null && known.distance === null, text("analysis.move", about));
}

/** The same without numbers of turns: "loses later". @type {(known: MoveScore, pace: "sooner" | "later" | null) => string} */
const paceWords = ({ value, score }, pace) =>
  text("analysis.move", { value, distance: null, score, pace: value && pace });

/** The standing of a position for the player to move: "Light wins in 13 turns". @type {(standing: Standing, player: Player) => string} */
export function positionWords(standing, player) {
  const words = text("analysis.position", { ...standing, player });
  return marked(standing.value !== null && standing.estimated, words);
}

/** What the signs of moves with numbers mean; "" without any. @param {readonly MoveScore[]} scores */
export function legendWords(scores) {
  if (scores.length === 0) return "";
  const estimated = scores.some((one) => one.value && one.distance === null && turnsOf(one));
  const has = (/** @type {(string | null)[]} */ ...all) =>
    scores.some(({ value }) => all.includes(value));
  const about = { turns: has("win", "loss"), draw: has("draw"), guess: has(null), estimated };
  return text("numbers.legend", about);
}

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

/** What the cells of one figure are; of several, "square" where there is one among them. @type {(cells: readonly Cell[]) => Figure["kind"]} */
export const figureOf = (cells) =>
  CELLS.map(supportOf).some((four) => four.length && four.every((cell) => cells.includes(cell)))
    ? "square"
    : "line";
