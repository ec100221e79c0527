/**
 * What a game was like in a few figures: who raised balls and who took some back, and in which turns.
 * @import { Player } from "../../board/types.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { turnAt } from "../../game/session.js";

/**
 * A number of balls, and the plies after which each of them was there.
 * @typedef {{ count: number, plies: number[] }} Tally
 */

/** @typedef {Record<"raised" | "taken", Record<Player, Tally>>} Recap */

/**
 * @param {Pick<Game, "moves" | "turn">} game
 * @returns {Recap}
 */
export function recapOf(game) {
  const tally = () => ({ count: 0, plies: /** @type {number[]} */ ([]) });
  const both = () => ({ light: tally(), dark: tally() });
  const recap = { raised: both(), taken: both() };
  for (const [ply, move] of /** @type {Game} */ (game).moves.entries()) {
    const player = turnAt(/** @type {Game} */ (game), ply);
    const [way, ...taken] = move.split("x");
    for (const { of, balls } of [
      { of: recap.raised[player], balls: way.includes("-") ? 1 : 0 },
      { of: recap.taken[player], balls: taken.length },
    ]) {
      of.count += balls;
      if (balls > 0) of.plies.push(ply + 1);
    }
  }
  return recap;
}

/**
 * The next of some plies after the one shown; after the last, the first.
 * @type {(plies: readonly number[], shown: number) => number}
 */
export const nextOf = (plies, shown) => plies.find((ply) => ply > shown) ?? plies[0];
