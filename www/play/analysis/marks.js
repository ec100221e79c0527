// What analysis points out on the board: the way of one move, and the value of each place that may be chosen.

import { options } from "../../game/turn-builder.js";
import { partsOf } from "../../game/view-model.js";
import { text } from "../../text/text.js";
import { chance } from "./judge.js";
import { moveValue } from "./words.js";

/** @typedef {import("./judge.js").MoveScore} MoveScore */
/** @typedef {import("../../board/types.js").Mark} Mark */
/** @typedef {import("../../game/view-model.js").Pointed} Pointed */
/** @typedef {import("../../game/session.js").Player} Player */
/** @typedef {import("../../game/session.js").Move} Move */
/** @typedef {import("../../game/turn-builder.js").Choice} Choice */

/** @type {Readonly<Pointed>} */
export const NOTHING_POINTED = Object.freeze({ marks: [], states: {} });

/**
 * The same for the board: marks that are only seen, and labels that are only heard.
 * @param {Pointed} pointed
 * @returns {Mark[]}
 */
export function boardMarks({ marks, states }) {
  return [
    ...marks.map((mark) => ({ ...mark, label: "" })),
    ...Object.entries(states).flatMap(([at, told]) =>
      told.map((label) => /** @type {Mark} */ ({ kind: "label", at, label })),
    ),
  ];
}

/**
 * The scores of the moves that the part of a turn already made leaves open.
 * @param {readonly MoveScore[]} scores
 * @param {Choice} choice
 */
export function leftOpen(scores, choice) {
  if (choice.to === null) return scores;
  return scores.filter(({ text: move }) => fits(move, choice));
}

/**
 * Whether a move begins with a choice, once its ball has been played.
 * @param {string} move
 * @param {Choice} choice
 */
function fits(move, choice) {
  const { from, to, takeBack } = partsOf(move);
  return (
    to === choice.to &&
    (from ?? "reserve") === choice.picked &&
    choice.takeBack.every((cell) => takeBack.includes(cell))
  );
}

/**
 * The way of a move, or what is left of it in the turn in progress.
 * @param {string} move
 * @param {Player} player
 * @param {Choice} choice
 * @returns {Pointed | null} null: the turn has left the way
 */
export function wayMarks(move, player, choice) {
  const { from, to, takeBack } = partsOf(move);
  /** @type {Pointed} */
  const pointed = { marks: [], states: {} };
  /** @param {string} place @param {"to" | "from" | "reserve" | "takeBack"} role */
  const say = (place, role) => {
    pointed.states[place] = [...(pointed.states[place] ?? []), text(`state.hint.${role}`)];
  };
  if (choice.to === null) {
    pointed.marks.push({ kind: "ring", at: to }, { kind: "arrow", from: from ?? player, at: to });
    say(from ?? player, from === null ? "reserve" : "from");
    say(to, "to");
  } else if (!fits(move, choice)) return null;
  for (const cell of takeBack) {
    if (choice.takeBack.includes(cell)) continue;
    pointed.marks.push({ kind: "minus", at: cell });
    say(cell, "takeBack");
  }
  return pointed;
}

/**
 * A badge on every place that may be chosen next, with the value of the best move through it.
 * @param {readonly MoveScore[]} scores best first
 * @param {readonly Move[]} legal
 * @param {Choice} choice
 * @returns {Pointed}
 */
export function valueMarks(scores, legal, choice) {
  /** @type {Pointed} */
  const pointed = { marks: [], states: {} };
  for (const [place, score] of bestByPlace(scores, legal, choice)) {
    pointed.marks.push(badge(place, score));
    pointed.states[place] = [text("state.value", { value: moveValue(score) })];
  }
  return pointed;
}

/**
 * @param {readonly MoveScore[]} scores best first
 * @param {readonly Move[]} legal
 * @param {Choice} choice
 * @returns {Map<string, MoveScore>}
 */
function bestByPlace(scores, legal, choice) {
  /** @type {Map<string, MoveScore>} */
  const best = new Map();
  /** @param {string} place @param {MoveScore} score */
  const note = (place, score) => {
    if (!best.has(place)) best.set(place, score);
  };
  const removable = options(legal, choice).removable;
  for (const score of leftOpen(scores, choice)) {
    const { from, to, takeBack } = partsOf(score.text);
    if (choice.to !== null) {
      for (const cell of takeBack) if (removable.includes(cell)) note(cell, score);
    } else if (choice.picked === null) note(from ?? to, score);
    else if ((from ?? "reserve") === choice.picked) note(to, score);
  }
  return best;
}

/**
 * Proven values are filled and tell the turns to the end; estimates are outlines and tell balls.
 * @param {string} at
 * @param {MoveScore} score
 * @returns {Mark}
 */
function badge(at, score) {
  const { shape, tone, sign, exact } = signOf(score);
  const word = exact
    ? sign + (score.distance ?? "")
    : text("analysis.estimate", { score: score.score });
  return { kind: "badge", at, shape, tone, hollow: !exact, text: word };
}

/**
 * The sign of a value, on the board and in the list: told apart by shape and letter, not only by colour.
 * @param {MoveScore} score
 */
export function signOf(score) {
  const { exact } = score;
  const share = chance(score);
  if (share > 0.6) {
    return /** @type {const} */ ({ shape: "round", tone: "good", sign: "+", exact });
  }
  if (share < 0.4) {
    return /** @type {const} */ ({ shape: "square", tone: "bad", sign: "−", exact });
  }
  return /** @type {const} */ ({ shape: "diamond", tone: "even", sign: exact ? "=" : "?", exact });
}

/**
 * The way of one move over the values of all: on its places only its own value is left.
 * @param {Pointed} way
 * @param {Pointed} values
 * @param {MoveScore | null} score of that move
 * @returns {Pointed}
 */
export function lay(way, values, score) {
  const states = { ...values.states };
  for (const [place, more] of Object.entries(way.states)) {
    states[place] = [...(states[place] ?? []), ...more];
  }
  const own = new Set(way.marks.flatMap(({ at, from }) => (from ? [at, from] : [at])));
  const others = values.marks.filter(({ at }) => !own.has(at));
  const ring = way.marks.find(({ kind }) => kind === "ring");
  const value = score && ring ? [badge(ring.at, score)] : [];
  return { marks: [...others, ...way.marks, ...value], states };
}
