/**
 * Judges a move in an exercise, and refutes a wrong one: the exercise knows the right moves, the engine the others.
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Exercise } from "../../exercise/mistake.js"
 */

import { knowAll } from "../../engine/know.js";
import { provenValue } from "../../engine/values.js";

/** What a value is to the other player. */
const TURNED = /** @type {const} */ ({ win: "lost", draw: "endless", loss: "won" });
const RANKS = ["lost", "endless", "won"];

/** @typedef {Pick<Exercise, "rules" | "position" | "right" | "value">} Task What has to be known of an exercise. */

/**
 * @typedef {object} Judged
 * @property {boolean} isRight
 * @property {"won" | "endless" | "lost" | null} value What the move leaves its player; null: less than a win.
 * @property {string | null} reply What refutes a wrong move; null: it ends the game, or nothing is known.
 */

/**
 * @type {(rules: Rules, exercise: Task, turn: string) => Promise<Judged>}
 */
export async function judgeTurn(rules, task, turn) {
  const { rules: set, position, right } = task;
  if (right.includes(turn)) return { isRight: true, value: task.value, reply: null };
  const after = rules.newGame({ ...set, position, moves: [turn] });
  if (after.result !== null) return { isRight: false, value: "lost", reply: null };
  const known = await knowAll(after, "moment").catch(() => null);
  const scores = known?.scores ?? [];
  const value = provenValue(scores);
  const left = value && TURNED[value];
  // The moves that were not proven when the game was looked through may be right as well.
  const isRight = left !== null && RANKS.indexOf(left) >= RANKS.indexOf(task.value);
  return {
    isRight,
    value: left ?? (task.value === "won" ? null : "lost"),
    reply: isRight ? null : (scores[0]?.text ?? null),
  };
}
