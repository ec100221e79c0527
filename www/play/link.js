/**
 * The game of a link. Loaded where the page is opened by one.
 * @import { Address, Show } from "../game/address.js"
 * @import { Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Setup } from "./setup.js"
 */

import { formatAddress, parseAddress, toAddress } from "../game/address.js";
import { setUp, today, withHead } from "./setup.js";

/** @type {(rules: Rules, address: Omit<Address, "computer">) => Game} */
export function gameOf(rules, { rules: options, position, moves, conceded }) {
  const game = rules.newGame({ ...options, position: position ?? undefined, moves });
  return conceded ? rules.concede(game, conceded.player, conceded.reason) : game;
}

/** @type {(rules: Rules, address: Address) => Setup} */
export function fromAddress(rules, address) {
  const { computer } = address;
  const game = gameOf(rules, address);
  if (game.result === null) return today(rules, game, computer);
  // Nobody knows the day of a game that is over, or who played where no computer did.
  return setUp(computer ? withHead(rules, game, computer, null, null) : game, computer);
}

/**
 * @type {(rules: Rules, hash: string, last?: Setup | null) => { setup: Setup | null, own: boolean, show?: Show, problem: unknown }}
 *   `setup`: `last`, if the link has the same game, which is `own` then; null where the address is empty or refused; `show`: what
 *   the link opens beside the board.
 */
export function gameOfHash(rules, hash, last = null) {
  const hashOf = (/** @type {Setup} */ setup) => formatAddress(toAddress(setup));
  try {
    const address = parseAddress(hash);
    const setup = address && fromAddress(rules, address);
    const own = setup !== null && last !== null && hashOf(last) === hashOf(setup);
    return { setup: own ? last : setup, own, show: address?.show, problem: null };
  } catch (problem) {
    return { setup: null, own: false, problem };
  }
}
