/**
 * The turn that decided a game, as far as the engine proves it.
 * @import { Game } from "../../pkg/rules.js"
 * @import { MoveScore } from "../../pkg/pylos.js"
 * @import { Rules } from "../../game/session.js"
 */

import { gameAt, isConceded, turnAt } from "../../game/session.js";

/**
 * `ply`: the loser's turn after which he was lost; 0: he was lost from the start; null: not proven.
 * @typedef {number | null} Decisive
 */

/**
 * Goes back from the end, where positions are decided soon, to the last turn of the loser in which a win or draw was
 * still to be had.
 * @param {Rules} rules
 * @param {Game} game That has a winner.
 * @param {(ply: number, moment: Game) => Promise<readonly MoveScore[]>} analyse Scores every move of a moment, best first.
 * @returns {Promise<Decisive>}
 */
export async function decisiveTurn(rules, game, analyse) {
  const winner = /** @type {"light" | "dark"} */ (game.result?.winner);
  const last = game.moves.length;
  for (let ply = isConceded(game) ? last : last - 1; ply >= 0; ply -= 1) {
    const isWinners = turnAt(game, ply) === winner;
    // Of the winner's turns only that at the end of a game given up says anything new: is it won at all?
    if (isWinners && ply < last) continue;
    const values = (await analyse(ply, gameAt(rules, game, ply))).map(({ value }) => value);
    const isLost = isWinners ? values.includes("win") : values.every((value) => value === "loss");
    if (isLost) continue;
    const isHeld = values.includes("win") || values.includes("draw");
    return isHeld && ply < last ? ply + 1 : null;
  }
  return 0;
}
