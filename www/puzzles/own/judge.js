/**
 * Judges a move in an exercise, and refutes a wrong one: the exercise knows the right moves, the engine the others.
 * @import { Engine } from "../../engine/engine.js"
 * @import { Rules } from "../../game/session.js"
 * @import { MoveScore } from "../../pkg/pylos.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Exercise } from "./exercise.js"
 */

/** Milliseconds for the position after a wrong move. */
const TIME = 800;

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
 * @type {(rules: Rules, engine: Pick<Engine, "analyse">, exercise: Task, turn: string) => Promise<Judged>}
 */
export async function judgeTurn(rules, engine, { rules: set, position, right, value }, turn) {
  if (right.includes(turn)) return { isRight: true, value, reply: null };
  const after = rules.newGame({ ...set, position, moves: [turn] });
  if (after.result !== null) return { isRight: false, value: "lost", reply: null };
  const known = await engine.analyse(after, { timeMs: TIME }).catch(() => null);
  const scores = known?.moves ?? [];
  const [best] = scores;
  const proven = provenBy(scores);
  // The moves that were not proven when the game was looked through may be right as well.
  const isRight = proven !== null && RANKS.indexOf(proven) >= RANKS.indexOf(value);
  return {
    isRight,
    value: proven ?? (value === "won" ? null : "lost"),
    reply: isRight ? null : (best?.text ?? null),
  };
}

/** @param {readonly MoveScore[]} scores Of the other player's moves, best first. */
function provenBy(scores) {
  const [best] = scores;
  if (best === undefined || best.value === null) return null;
  return best.value === "win" || scores.every(({ exact }) => exact) ? TURNED[best.value] : null;
}
