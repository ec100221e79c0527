/**
 * What analysis points out on the board: the value of each place that may be chosen, under the way of one move.
 * @import { Mark } from "../../board/types.js"
 * @import { Choice } from "../../game/turn-builder.js"
 * @import { Move } from "../../pkg/rules.js"
 * @import { MoveScore } from "../../engine/judge.js"
 */

import { fits, options } from "../../game/turn-builder.js";
import { text } from "../../text/text.js";
import { moveValue, signOf } from "./words.js";

/** @typedef {MoveScore & { move: Move }} ScoredMove */

/**
 * The scores of the moves that the choice leaves open.
 * @param {readonly ScoredMove[]} scores
 * @param {Choice} choice
 */
export function leftOpen(scores, choice) {
  return choice.to === null ? scores : scores.filter(({ move }) => fits(move, choice));
}

/**
 * A badge on every place that may be chosen next, with the value of the best move through it.
 * @param {readonly ScoredMove[]} scores Best first.
 * @param {Choice} choice
 * @returns {Mark[]}
 */
export function valueMarks(scores, choice) {
  const best = bestByPlace(scores, choice);
  const marks = [...best].map(([place, score]) => ({
    ...badge(place, score),
    label: text("state.value", { value: moveValue(score) }),
  }));
  const { to } = choice;
  const whole = scores.find(({ move }) => isWhole(move, choice));
  if (to === null || whole === undefined || best.has(to)) return marks;
  // The ball played has the value of the turn as it stands.
  return [
    ...marks,
    { ...badge(to, whole), label: text("state.stop", { value: moveValue(whole) }) },
  ];
}

/** Whether a choice is a whole move. @type {(move: Move, choice: Choice) => boolean} */
const isWhole = (move, choice) =>
  choice.to !== null && fits(move, choice) && move.takeBack.length === choice.takeBack.length;

/**
 * @param {readonly ScoredMove[]} scores Best first.
 * @param {Choice} choice
 */
function bestByPlace(scores, choice) {
  /** @type {Map<string, MoveScore>} */
  const best = new Map();
  /** @param {string} place @param {MoveScore} score */
  const note = (place, score) => {
    if (!best.has(place)) best.set(place, score);
  };
  const moves = scores.map(({ move }) => move);
  const { removable } = options(moves, choice);
  for (const score of leftOpen(scores, choice)) {
    const { from, to, takeBack } = score.move;
    if (choice.to !== null) {
      for (const cell of takeBack) if (removable.includes(cell)) note(cell, score);
    } else if (choice.picked === null) note(from ?? to, score);
    else if ((from ?? "reserve") === choice.picked) note(to, score);
  }
  return best;
}

/** @type {(at: string, score: MoveScore) => Mark} */
const badge = (at, score) => ({ kind: "badge", at, ...signOf(score) });

/**
 * The way of one move over the values of all: on its places only its own value is seen, but every
 * value is still told to assistive technology.
 * @param {readonly Mark[]} way
 * @param {readonly Mark[]} values
 * @param {MoveScore | null} score Of that move.
 * @returns {Mark[]}
 */
export function overlay(way, values, score) {
  const own = new Set(way.flatMap(({ at, from }) => (from ? [at, from] : [at])));
  const ring = way.find(({ kind }) => kind === "ring");
  return [
    ...values.map(({ at, label, ...mark }) =>
      own.has(at) ? /** @type {Mark} */ ({ kind: "label", at, label }) : { ...mark, at, label },
    ),
    ...way,
    ...(score && ring ? [{ ...badge(ring.at, score), label: "" }] : []),
  ];
}
