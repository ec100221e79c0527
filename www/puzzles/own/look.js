/**
 * Looks a game through for mistakes: asks the engine about each moment in which the person was to move, from the end,
 * where positions are decided soon.
 * @import { Engine } from "../../engine/engine.js"
 * @import { Player } from "../../board/types.js"
 * @import { Computer, Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { MoveScore } from "../../pkg/pylos.js"
 * @import { Exercise } from "./exercise.js"
 */

import { gameAt } from "../../game/session.js";
import { keyAt } from "../../play/analysis/course.js";
import { gameName, isJudged, mistakesOf, pliesOf, sidesOf } from "./mistakes.js";

/** Milliseconds for a moment, and for one that this does not prove. */
const TIMES = [100, 800];

/** So many moments without a proof one after the other: those before them are farther from the end, and are not asked. */
const HOPELESS = 3;

/**
 * A game to look through.
 * @typedef {object} Played
 * @property {Game} game
 * @property {Computer | null} computer
 * @property {Player | null} you The player of this device in a game by links; null in another.
 * @property {string} day As "2026-11-22"; "" where it is not known.
 */

/**
 * @typedef {object} Found
 * @property {string} name Of the game.
 * @property {Exercise[]} exercises
 * @property {number} open How many moments could not be judged.
 */

/**
 * Rejects as soon as the engine is cancelled or fails.
 * @type {(rules: Rules, engine: Pick<Engine, "analyse">, played: Played, progress: (share: number) => void) =>
 *   Promise<Found>}
 */
export async function lookThrough(rules, engine, { game, ...from }, progress) {
  /** @type {Map<string, readonly MoveScore[]>} */
  const known = new Map();
  const plies = pliesOf(game, sidesOf(from)).reverse();
  let open = 0;
  let inRow = 0;
  for (const [i, ply] of plies.entries()) {
    progress(i / plies.length);
    const isOpen = inRow >= HOPELESS || !(await isKnown(ply));
    open += Number(isOpen);
    inRow = isOpen ? inRow + 1 : 0;
  }
  progress(1);
  const answer = (/** @type {string} */ key) => {
    const scores = known.get(key);
    return scores ? { scores, timeMs: TIMES[0], final: true } : null;
  };
  const exercises = mistakesOf(rules, game, answer, from);
  return { name: gameName(game), exercises, open };

  /** @param {number} ply */
  async function isKnown(ply) {
    const moment = gameAt(rules, game, ply);
    for (const timeMs of TIMES) {
      const { moves } = await engine.analyse(moment, { timeMs });
      known.set(keyAt(game, ply), moves);
      if (isJudged(moves, game.moves[ply])) return true;
    }
    return false;
  }
}
