/**
 * Proves a position for a puzzle: which moves keep what can be had.
 * @import { MoveScore } from "../pkg/pylos.js"
 * @import { Game } from "../pkg/rules.js"
 */

import { isProven } from "../engine/judge.js";
import { knowAll } from "../engine/know.js";
import { loadTables, missingTables } from "../engine/loading.js";

/**
 * What is proven: the value and the right moves; or why there is no puzzle in it; or how many bytes have to be loaded.
 * @typedef {{ value: "won" | "endless", right: string[] } | { why: "same" | "open" } | { bytes: number }} Proof
 */

/** @type {(game: Game, mayLoad: boolean) => Promise<Proof>} `mayLoad`: tables from the network. */
export async function prove(game, mayLoad) {
  const first = await knowAll(game, "moment");
  if (isProven(first.scores)) return puzzleIn(first.scores);
  const bytes = await missingTables(game.rules, true);
  if (bytes > 0 && !mayLoad) return { bytes };
  await loadTables(game.rules, true);
  const { scores } = await knowAll(game, "board");
  return isProven(scores) ? puzzleIn(scores) : { why: "open" };
}

/** @param {readonly MoveScore[]} scores All proven, best first. @returns {Proof} */
export function puzzleIn(scores) {
  const [{ value }] = scores;
  const right = scores.filter((score) => score.value === value).map(({ text }) => text);
  if (right.length === scores.length) return { why: "same" };
  return { value: value === "win" ? "won" : "endless", right };
}
