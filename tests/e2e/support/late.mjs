/** Late positions, 18 to 30 balls, from random and from nearly perfect games; the same for the same seed. */

import { readFileSync } from "node:fs";
import { chooseMove, legalMoves, loadTable, newGame, play } from "./rules.mjs";

/** @typedef {import("./rules.mjs").Game} Game */

export const FEWEST = 18;
/** Random turns at the start of a nearly perfect game; later, one of `SLIP` turns is random as well. */
const OPENING = 5;
const SLIP = 8;

/** Numbers that look random, below a bound. @param {number} seed */
export function newChance(seed) {
  let word = seed * 2654435761 + 1;
  return (/** @type {number} */ below) => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
    word = Math.imul(word ^ (word >>> 12), 0x297a2d39) + 0x9e3779b9;
    word ^= word >>> 15;
    return (word >>> 0) % below;
  };
}

/** @param {Game} game */
export const ballsOf = (game) => Object.keys(game.balls).length;

/**
 * Half of them are from random games, half from nearly perfect ones. Each is from a game of its own; the first has the
 * fewest balls, the last 30.
 *
 * @param {number} count
 * @param {number} seed
 * @returns {Game[]}
 */
export function latePositions(count, seed) {
  loadTable(readFileSync(new URL("../../../www/tables/standard.pylos", import.meta.url)));
  const chance = newChance(seed);
  const games = [];
  for (let index = 0; index < count; index += 1) {
    const isPerfect = index % 2 === 1;
    const wanted = FEWEST + Math.round((index * (30 - FEWEST)) / (count - 1));
    let found;
    while (!found) found = positionOf(chance, isPerfect, wanted);
    games.push(found);
  }
  return games;
}

/** @type {(chance: (below: number) => number, isPerfect: boolean, wanted: number) => Game | undefined} */
function positionOf(chance, isPerfect, wanted) {
  let game = newGame();
  for (let turn = 0; game.result === null && turn < 120; turn += 1) {
    const moves = legalMoves(game);
    const isRandom = !isPerfect || turn < OPENING || chance(SLIP) === 0;
    game = play(
      game,
      isRandom
        ? moves[chance(moves.length)]
        : chooseMove(game, { level: 8, seed: chance(1 << 20) }).text,
    );
    if (ballsOf(game) === wanted) return game;
  }
  return undefined;
}
