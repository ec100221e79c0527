/** Whole games that together contain every kind of turn, the same in every run. */

import { dice } from "../../unit/support/randomly.mjs";
import { legalMoves, newGame, play } from "./rules.mjs";

/** @typedef {import("./rules.mjs").NewGameOptions} NewGameOptions */

/** What a turn can show, by name. */
export const FEATURES = {
  /** @param {Move} move */
  raise: ({ from }) => from !== null,
  /** @param {Move} move */
  "one ball taken back": ({ takeBack }) => takeBack.length === 1,
  /** @param {Move} move */
  "two balls taken back": ({ takeBack }) => takeBack.length === 2,
  /** @param {Move} move */
  "a raise that takes back": ({ from, takeBack }) => from !== null && takeBack.length > 0,
  /** @param {Move} move */
  line: ({ completes }) => completes.some(({ kind }) => kind === "line"),
  /** @param {Move} move */
  "second ball freed by the first": ({ takeBack: [first, second] }) =>
    second !== undefined && restsOn(first, second),
};

/** @typedef {keyof typeof FEATURES} Feature */

/** Whether a ball on the one cell rests on a ball on the other. @param {string} upper @param {string} lower */
function restsOn(upper, lower) {
  const [level, file, rank] = [0, 1, 2].map((i) => lower.charCodeAt(i) - upper.charCodeAt(i));
  return level === -1 && (file === 0 || file === 1) && (rank === 0 || rank === 1);
}

/** A game that shows these features and ends by the apex. @param {NewGameOptions} options @param {Feature[]} features @returns {Game} */
export function wholeGame(options, features) {
  const chance = dice();
  for (;;) {
    const missing = new Set(features);
    let game = newGame(options);
    while (game.result === null && game.moves.length < 60) {
      const move = pick(legalMoves(game), missing, chance);
      for (const feature of missing) if (FEATURES[feature](move)) missing.delete(feature);
      game = play(game, move);
    }
    if (game.result?.reason === "apex" && missing.size === 0) return game;
  }
}

/**
 * A turn that shows something new, or else one that keeps the game short.
 * @param {Move[]} legal @param {Set<Feature>} missing @param {(below: number) => number} chance
 */
function pick(legal, missing, chance) {
  const fresh = legal.filter((move) => [...missing].some((feature) => FEATURES[feature](move)));
  const short = legal.filter(({ from, takeBack }) => from === null && takeBack.length === 0);
  const [among] = [fresh, short, legal].filter((moves) => moves.length > 0);
  return among[chance(among.length)];
}

/** A game lost against level 2 but for its last turn of each. */
export const LOSING =
  "1d1 1d3 1c4 1c2 1b1 1c3 1d2 1b3 1c4-2c2 1b2x1b2x1b3 1d4 1b3 1b4 1b2x1b3 1a2 1b3x1b2 1a3 1b2x1b2x1b3 1a4 1b3 1b2 1a1 1a4-2a2 1a4 1b4-2a1 1a4-2b2 1c4 2c3 1a4 1b4 1a4-2b3 1a4 2a1-3b2 1a4-2a1 1c1 2c1 2b1 1a4 2a2-3b1 1a4-2a2".split(
    " ",
  );
