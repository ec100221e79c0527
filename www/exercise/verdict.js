/**
 * The verdict on a move by the data of a puzzle: its line, and the replies of its file to wrong moves.
 * @import { Judge, ExerciseRules, Value } from "./types.js"
 * @import { Game } from "../pkg/rules.js"
 */

/** @type {Judge} */
export function judgeByFile({ value, line = [], replies = [] }, step, move, before, rules) {
  if (move === line[2 * step]) return { isRight: true, value, reply: line[2 * step + 1] ?? null };
  const after = rules.play(before, move);
  if (after.result !== null) {
    const { winner } = after.result;
    const ending = winner === null ? "endless" : winner === before.turn ? "won" : "lost";
    return { isRight: false, value: ending, reply: null };
  }
  const [reply, worth] = refutation(replies[step] ?? [], move, rules, after);
  return { isRight: false, value: worth, reply };
}

/**
 * The reply to a wrong move, and what the game is worth to the solver after it.
 * @type {(group: readonly string[], move: string, rules: ExerciseRules, after: Game) => [string | null, Value]}
 */
function refutation(group, move, rules, after) {
  const own = group.find((entry) => entry.startsWith(`${move}>`))?.slice(move.length + 1);
  const legal = own === undefined ? rules.legalMoves(after).map(({ text }) => text) : [];
  const entry = own ?? group.find((one) => !one.includes(">") && legal.includes(bare(one)));
  if (entry === undefined) return [null, "lost"];
  return [bare(entry), entry.endsWith("=") ? "endless" : "lost"];
}

/** @param {string} entry */
const bare = (entry) => entry.replace(/=$/, "");
