/**
 * @import { Game } from "../pkg/rules.js"
 * @import { Rules } from "./session.js"
 */

import { other } from "./session.js";

/**
 * The same board with the other player to move.
 * @type {(rules: Pick<Rules, "newGame">, game: Game) => Game}
 */
export function passed(rules, { rules: options, position, turn }) {
  const swapped = position.slice(0, -1) + other(turn)[0];
  return rules.newGame({ ...options, position: swapped });
}
