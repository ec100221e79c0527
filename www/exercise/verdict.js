/**
 * The verdict on a move by the data of a puzzle: its line, and the replies of its file to wrong moves.
 * @import { Judge } from "./types.js"
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
  const group = replies[step] ?? [];
  const own = group.find((entry) => entry.startsWith(`${move}>`))?.slice(move.length + 1);
  const legal = rules.legalMoves(after).map(({ text }) => text);
  const entry = own ?? group.find((one) => legal.includes(bare(one)));
  if (entry === undefined) return { isRight: false, value: "lost", reply: null };
  return { isRight: false, value: entry.endsWith("=") ? "endless" : "lost", reply: bare(entry) };
}

/** @param {string} entry */
const bare = (entry) => entry.replace(/=$/, "");
