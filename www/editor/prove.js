/**
 * Proves a position for a puzzle: which moves keep what can be had.
 * @import { MoveScore } from "../pkg/pylos.js"
 * @import { Game } from "../pkg/rules.js"
 */

import { createEngine } from "../engine/engine.js";

/** Milliseconds for the position, without and with the tables of perfect play. */
const TIMES = [800, 3000];

/**
 * What is proven: the value and the right moves; or why there is no puzzle in it; or how many bytes have to be loaded.
 * @typedef {{ value: "won" | "endless", right: string[] } | { why: "lost" | "same" | "open" } | { bytes: number }} Proof
 */

/**
 * @param {Game} game
 * @param {boolean} mayLoad Whether the tables may be loaded from the network.
 * @returns {Promise<Proof>}
 */
export async function prove(game, mayLoad) {
  const engine = createEngine(() => {});
  try {
    const { moves: first } = await engine.analyse(game, { timeMs: TIMES[0] });
    if (isProven(first)) return puzzleIn(first);
    const bytes = await engine.missing(game.rules, true);
    if (bytes > 0 && !mayLoad) return { bytes };
    await engine.prepare(game.rules, true);
    const { moves: second } = await engine.analyse(game, { timeMs: TIMES[1] });
    return isProven(second) ? puzzleIn(second) : { why: "open" };
  } finally {
    engine.stop();
  }
}

/** @param {readonly MoveScore[]} scores */
const isProven = (scores) =>
  scores.length > 0 && scores.every(({ exact, value }) => exact && value !== null);

/** @param {readonly MoveScore[]} scores All proven, best first. @returns {Proof} */
export function puzzleIn(scores) {
  const [{ value }] = scores;
  if (value === "loss") return { why: "lost" };
  const right = scores.filter((score) => score.value === value).map(({ text }) => text);
  if (right.length === scores.length) return { why: "same" };
  return { value: value === "win" ? "won" : "endless", right };
}
