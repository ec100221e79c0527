/**
 * What the opponent of the player to move threatens: what would be possible if it were their turn now.
 * @import { Mark } from "../board/types.js"
 * @import { Figure, Move } from "../pkg/rules.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Rules, Session } from "./session.js"
 */

import { mayChoose, passed } from "./session.js";

/** Where the opponent could complete something. @type {Omit<Mark, "at">} */
export const COMPLETES = { kind: "badge", text: "!", tone: "threat", shape: "square" };
/** On a ball that the opponent could raise. @type {Omit<Mark, "at">} */
export const RAISES = { kind: "badge", text: "↑", tone: "threat", hollow: true };

/** The moves that the opponent would have. @type {(rules: Rules, session: Session) => readonly Move[]} */
const theirMoves = (rules, { game }) => rules.legalMoves(passed(rules, game));

/** What the opponent could complete; null: nothing, or no person is choosing. @type {(rules: Rules, session: Session) => Figure["kind"] | null} */
export function threatened(rules, session) {
  if (!mayChoose(session)) return null;
  const figures = theirMoves(rules, session).flatMap(({ completes }) => completes);
  return figures[0]?.kind ?? null;
}

/** Marks where the opponent could complete something, and on the balls that could be raised. @type {(text: BoardText, rules: Rules, session: Session) => Mark[]} */
export function threatMarks(text, rules, session) {
  if (!mayChoose(session) || session.choice.to !== null) return [];
  /** One a place: what is completed there by one move is by every other. @type {Map<string, Mark>} */
  const marks = new Map();
  /** @type {(mark: Omit<Mark, "at">, at: string, label: string) => void} */
  const add = (mark, at, label) => void marks.set(at, { ...mark, at, label });
  for (const { from, to, completes } of theirMoves(rules, session)) {
    const [figure] = completes;
    if (figure !== undefined) add(COMPLETES, to, text(`state.threat.${figure.kind}`));
    if (from !== null) add(RAISES, from, text("state.threat.raise"));
  }
  return [...marks.values()];
}
