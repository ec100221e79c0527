/**
 * What a game was like in a few figures: who raised balls and who took some back, and in which turns.
 * @import { Player } from "../../board/types.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { movesBetween, turnAt } from "../../game/session.js";

/**
 * A number of balls, and the plies after which each of them was there.
 * @typedef {{ count: number, plies: number[] }} Tally
 */

/** @typedef {Record<"raised" | "taken", Record<Player, Tally>>} Recap */

/** @type {(rules: Rules, game: Game) => Recap} */
export function recapOf(rules, game) {
  const tally = () => ({ count: 0, plies: /** @type {number[]} */ ([]) });
  const both = () => ({ light: tally(), dark: tally() });
  const recap = { raised: both(), taken: both() };
  const moves = movesBetween(rules, game, 0, game.moves.length);
  for (const [ply, { from, takeBack }] of moves.entries()) {
    const player = turnAt(game, ply);
    for (const { of, balls } of [
      { of: recap.raised[player], balls: from === null ? 0 : 1 },
      { of: recap.taken[player], balls: takeBack.length },
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
