/**
 * The verdict on a move of a puzzle: by the replies of its file or, where only the right moves are known, by the engine,
 * which refutes the others.
 * @import { Exercise, ExerciseRules, Game, Verdict } from "./types.js"
 */

/** Worst first. */
const VALUES = /** @type {const} */ (["lost", "endless", "won"]);

/** @type {(exercise: Exercise, step: number, move: string, before: Game, rules: ExerciseRules) => Promise<Verdict>} `step`: the solver's moves before it. */
export async function verdictOn(exercise, step, move, before, rules) {
  const { right, value = "won" } = exercise;
  if (right === undefined) return verdictByFile(exercise, step, move, before, rules);
  if (right.includes(move)) return { isRight: true, value, reply: null };
  const after = rules.play(before, move);
  if (after.result !== null) return { isRight: false, value: "lost", reply: null };
  const [{ know }, { provenValue, rankOf }] = await Promise.all([
    import("../engine/know.js"),
    import("../engine/judge.js"),
  ]);
  const scores = (await know(after, "moment").catch(() => null))?.scores ?? [];
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

/** By the line of a puzzle, and the replies of its file to wrong moves. @type {(...about: Parameters<typeof verdictOn>) => Verdict} */
export function verdictByFile({ value, line = [], replies = [] }, step, move, before, rules) {
  if (move === line[2 * step]) return { isRight: true, value, reply: line[2 * step + 1] ?? null };
  const after = rules.play(before, move);
  if (after.result !== null) {
    const { winner } = after.result;
    const ending = winner === null ? "endless" : winner === before.turn ? "won" : "lost";
    return { isRight: false, value: ending, reply: null };
  }
  const group = replies[step] ?? [];
  const own = group.find((entry) => entry.startsWith(`${move}>`))?.slice(move.length + 1);
  const legal = rules.legalMoves(after).map(({ text }) => text);
  const entry = own ?? group.find((one) => legal.includes(bare(one)));
  if (entry === undefined) return { isRight: false, value: "lost", reply: null };
  return { isRight: false, value: entry.endsWith("=") ? "endless" : "lost", reply: bare(entry) };
}

/** @param {string} entry */
const bare = (entry) => entry.replace(/=$/, "");
