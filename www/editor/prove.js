/**
 * Proves a position for a puzzle: which moves keep what can be had.
 * @import { MoveScore } from "../pkg/pylos.js"
 * @import { Game } from "../pkg/rules.js"
 */

import { isProven } from "../engine/judge.js";
import { findSolution, know, loadingOf, loadTables } from "../engine/know.js";

/**
 * What is proven: the value and the right moves; or why there is no puzzle in it; or how many bytes have to be loaded.
 * @typedef {{ value: "won" | "endless", right: string[] } | { why: "same" | "open" } | { bytes: number }} Proof
 */

/** @type {(game: Game, mayLoad: boolean) => Promise<Proof>} `mayLoad`: tables from the network. */
export async function prove(game, mayLoad) {
  const first = await know(game, "moment");
  if (isProven(first.scores)) return puzzleIn(first.scores);
  await findSolution(game.rules);
  const bytes = loadingOf(game.rules).missing ?? 0;
  if (bytes > 0 && !mayLoad) return { bytes };
  await loadTables(game.rules, true);
  const { scores } = await know(game, "board");
  return isProven(scores) ? puzzleIn(scores) : { why: "open" };
}

/** @param {readonly MoveScore[]} scores All proven, best first. @returns {Proof} */
export function puzzleIn(scores) {
  const [{ value }] = scores;
  const right = scores.filter((score) => score.value === value).map(({ text }) => text);
  if (right.length === scores.length) return { why: "same" };
  return { value: value === "win" ? "won" : "endless", right };
}
