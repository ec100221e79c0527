/**
 * Looks a game through for mistakes: asks the engine about each moment in which the person was to move, from the end,
 * where positions are decided soon.
 * @import { Player } from "../../board/types.js"
 * @import { Computer, Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Exercise } from "../../exercise/mistake.js"
 */

import { keyOf, know, known } from "../../engine/know.js";
import { gameAt } from "../../game/session.js";
import { gameName, isJudged, mistakesOf, pliesOf, sidesOf } from "./mistakes.js";

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
 * Rejects as soon as it is dropped, or the engine fails.
 * @type {(rules: Rules, played: Played, progress: (share: number) => void, signal: AbortSignal) => Promise<Found>}
 */
export async function lookThrough(rules, { game, ...from }, progress, signal) {
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
  const exercises = mistakesOf(rules, game, known, from);
  return { name: gameName(game), exercises, open };

  /** @param {number} ply */
  async function isKnown(ply) {
    const how = { signal, key: keyOf(game, ply) };
    for await (const { scores } of know(gameAt(rules, game, ply), "moment", how)) {
      if (isJudged(scores, game.moves[ply])) return true;
    }
    return false;
  }
}
