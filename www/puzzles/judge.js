/**
 * The verdict on a move: by the file of a puzzle or, where only the right moves are known, by the engine, which refutes
 * the others.
 * @import { Judge } from "../exercise/types.js"
 */

import { judgeByFile } from "../exercise/catalogue.js";

/** Worst first. */
const VALUES = /** @type {const} */ (["lost", "endless", "won"]);

/** @type {Judge} */
export async function judge(exercise, step, move, before, rules) {
  const { right, value = "won" } = exercise;
  if (right === undefined) return judgeByFile(exercise, step, move, before, rules);
  if (right.includes(move)) return { isRight: true, value, reply: null };
  const after = rules.play(before, move);
  if (after.result !== null) return { isRight: false, value: "lost", reply: null };
  const [{ know }, { provenValue, rankOf }] = await Promise.all([
    import("../engine/know.js"),
    import("../engine/judge.js"),
  ]);
  const known = await know(after, "moment").catch(() => null);
  const scores = known?.scores ?? [];
  const proven = provenValue(scores);
  const left = proven && VALUES[2 - rankOf(proven)];
  // The moves that were not proven when the game was looked through may be right as well.
  const isRight = left !== null && VALUES.indexOf(left) >= VALUES.indexOf(value);
  return {
    isRight,
    value: left ?? (value === "won" ? null : "lost"),
    reply: isRight ? null : (scores[0]?.text ?? null),
  };
}
