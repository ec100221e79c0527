/**
 * The game of a link, and of an entry of the browser's history.
 * @import { Address, Show } from "../game/address.js"
 * @import { Rules } from "../game/session.js"
 * @import { Memory, Saved } from "../library/storage.js"
 * @import { Setup } from "./setup.js"
 * @import { Opening } from "./state.js"
 */

import { formatAddress, parseAddress, toAddress } from "../game/address.js";
import { computerToMove } from "../game/session.js";
import { gameOf } from "../library/links.js";
import { attempt, setUp, today, withHead } from "./setup.js";

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

/**
 * What Back, Forward or another address puts on the board; without a setup, the game there stays.
 * @type {(rules: Rules, memory: Memory, hash: string, saved: Saved | null) => { setup: Setup | null, how: Opening, show?: Show, problem: unknown }} `saved`:
 *   of the entry of the history.
 */
export function visited(rules, memory, hash, saved) {
  const there = attempt(rules, saved);
  const found = there ? { setup: there, problem: null } : gameOfHash(rules, hash);
  // A link is not the person's game before it is played on.
  const id = there?.id ?? "";
  const own = memory.kept(id) !== null || memory.game.read()?.id === id;
  // A person who walks through the history does not want the computer to move at once.
  const paused = saved !== null && found.setup !== null && computerToMove(found.setup);
  const setup = found.setup && { ...found.setup, paused };
  return { ...found, setup, how: { address: "replace", own, said: "status" } };
}
