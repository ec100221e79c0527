/**
 * What is pointed out on the board: the way of a move, and the value of each place that may be chosen.
 * @import { Mark } from "../../board/types.js"
 * @import { MoveScore } from "../../engine/judge.js"
 * @import { Session } from "../../game/session.js"
 * @import { Choice } from "../../game/turn-builder.js"
 * @import { Move } from "../../pkg/rules.js"
 */

import { isLive } from "../../game/session.js";
import { fits, NOTHING, options } from "../../game/turn-builder.js";
import { text } from "../../text/text.js";

/** The choice in the moment shown. @param {Session} session */
export const choiceOf = (session) => (isLive(session) ? session.choice : NOTHING);

/** Points out a place where something happens. @type {(kind: Mark["kind"], at: string, role: "look" | "to" | "from" | "takeBack") => Mark} */
export const pointer = (kind, at, role) => ({
  ...{ kind, at, tone: "coach", label: text(`state.hint.${role}`) },
});

/** The way of a move, or what is left of it after the choice; null: the choice is not a part of the move. @type {(move: Move, choice: Choice) => Mark[] | null} */
export function wayMarks(move, choice) {
  const { from, to } = move;
  const isBegun = choice.to !== null;
  if (isBegun && !fits(move, choice)) return null;
  // Once the ball is played, the board itself has a minus on what may be taken back.
  const kind = isBegun ? "ring" : "minus";
  const left = leftToTake(move, choice).map((at) => pointer(kind, at, "takeBack"));
  if (isBegun) return left;
  const ring = pointer("ring", to, "to");
  // A ball of the reserve needs no way: an arrow from there would cross the pile.
  if (from === null) return [ring, ...left];
  const arrow = /** @type {Mark} */ ({ kind: "arrow", from, at: to, tone: "coach", label: "" });
  return [ring, arrow, pointer("label", from, "from"), ...left];
}

/** The balls of a move that are still to be taken back. @type {(move: Move, choice: Choice) => string[]} */
export const leftToTake = ({ takeBack }, choice) =>
  takeBack.filter((cell) => !choice.takeBack.includes(cell));

/** @typedef {MoveScore & { move: Move } & import("./words.js").Shown} ScoredMove */

/** The scores of the moves that the choice leaves open. @type {(scores: readonly ScoredMove[], choice: Choice) => readonly ScoredMove[]} */
export const leftOpen = (scores, choice) =>
  choice.to === null ? scores : scores.filter(({ move }) => fits(move, choice));

/**
 * A badge on every place that may be chosen next, with the value of the best move through it.
 * @type {(scores: readonly ScoredMove[], choice: Choice) => Mark[]} Best first.
 */
export function valueMarks(scores, choice) {
  const { picked, to, takeBack } = choice;
  const open = leftOpen(scores, choice);
  const moves = open.map(({ move }) => move);
  const { removable } = options(moves, choice);
  /** The places that are chosen next for a move. @param {Move} move */
  const placesOf = (move) => {
    if (to !== null) return move.takeBack.filter((cell) => removable.includes(cell));
    if (picked === null) return [move.from ?? move.to];
    return picked === (move.from ?? "reserve") ? [move.to] : [];
  };
  const badges = open.flatMap((score) => {
    const words = text("state.value", { value: score.worth });
    return placesOf(score.move).map((at) => badgeOn(at, score, words));
  });
  // The ball played has the value of the turn as it stands.
  const whole = open.find(({ move }) => to && move.takeBack.length === takeBack.length);
  if (to && whole) badges.push(badgeOn(to, whole, text("state.stop", { value: whole.worth })));
  return badges.filter(({ at }, i) => badges.findIndex((badge) => badge.at === at) === i);
}

/** @type {(at: string, score: ScoredMove, label: string) => Mark} */
const badgeOn = (at, { sign }, label) => ({ kind: "badge", at, ...sign, label });

/**
 * The way of one move over the values of all: on its places only its own value, `score`, is seen, but every value is still told to
 * assistive technology.
 * @type {(way: readonly Mark[], values: readonly Mark[], score: ScoredMove | null) => Mark[]}
 */
export function overlay(way, values, score) {
  const own = new Set(way.flatMap(({ at, from }) => [at, from]));
  const ring = way.find(({ kind }) => kind === "ring");
  /** @type {(mark: Mark) => Mark} */
  const under = (mark) =>
    own.has(mark.at) ? { kind: "label", at: mark.at, label: mark.label } : mark;
  return [...values.map(under), ...way, ...(score && ring ? [badgeOn(ring.at, score, "")] : [])];
}
