/**
 * The way of one move, pointed out on the board.
 * @import { Mark } from "../board/types.js"
 * @import { Session } from "../game/session.js"
 * @import { Choice } from "../game/turn-builder.js"
 * @import { Move } from "../pkg/rules.js"
 */

import { isLive } from "../game/session.js";
import { fits, NOTHING } from "../game/turn-builder.js";
import { text } from "../text/text.js";

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
  // A ball of the reserve needs no way: an arrow from there would cross the pile.
  /** @type {Mark[]} */
  const start =
    from === null
      ? []
      : [{ kind: "arrow", from, at: to, tone: "coach", label: "" }, pointer("label", from, "from")];
  return [pointer("ring", to, "to"), ...start, ...left];
}

/** The balls of a move that are still to be taken back. @type {(move: Move, choice: Choice) => string[]} */
export const leftToTake = ({ takeBack }, choice) =>
  takeBack.filter((cell) => !choice.takeBack.includes(cell));
