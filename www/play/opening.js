/**
 * The game that the page begins with, and the game of an address. A link comes before the remembered
 * game; what cannot be read is replaced by the next best, with a message.
 * @import { Show } from "../game/address.js"
 * @import { Rules } from "../game/session.js"
 * @import { Setup } from "./setup.js"
 * @import { Saved } from "../library/storage.js"
 * @import { Memory } from "../library/storage.js"
 */

import { formatAddress, parseAddress, toAddress } from "../game/address.js";
import { begin, fromAddress, restore } from "./setup.js";

/**
 * @param {Rules} rules
 * @param {Memory} memory
 * @param {Saved | null} entry The game of this entry of the browser's history, after a reload.
 * @param {string} hash
 * @returns {{ setup: Setup, own: boolean, isFirst?: boolean, show?: Show, problem: unknown }} `own`: the next visit begins with it;
 *   not with a game of a link before it is played on, nor with that of a tab that is loaded again after another tab has
 *   played; `isFirst`: nothing was there, neither a game on this device nor a link; `problem`: what `visitedGame` has
 *   said of the link.
 */
export function openGame(rules, memory, entry, hash) {
  const stored = memory.game();
  const last = attempt(rules, stored);
  if (stored !== null && last === null) memory.discardGame();
  // A reload: the same game. The stored one knows its clock better.
  const again = entry?.record === stored?.record ? last : attempt(rules, entry);
  if (entry !== null && again !== null) {
    return { setup: again, own: again === last || stored === null, problem: null };
  }
  const linked = visitedGame(rules, null, hash);
  if (linked.setup !== null) {
    const same =
      last !== null && formatAddress(toAddress(last)) === formatAddress(toAddress(linked.setup));
    return { ...linked, setup: same ? last : linked.setup, own: same };
  }
  const { problem } = linked;
  const isFirst = stored === null && problem === null;
  const setup = last ?? begin(rules, memory.settings());
  return { setup, own: true, isFirst, problem };
}

/**
 * The game of an entry of the history or, without one, of an address.
 * @param {Rules} rules
 * @param {Saved | null} saved
 * @param {string} hash
 * @returns {{ setup: Setup | null, show?: Show, problem: unknown }} Neither, where the address is empty; `show`: what the
 *   link opens beside the board; `explain` words the problem.
 */
export function visitedGame(rules, saved, hash) {
  const setup = attempt(rules, saved);
  if (setup !== null) return { setup, problem: null };
  try {
    const address = parseAddress(hash);
    return { setup: address && fromAddress(rules, address), show: address?.show, problem: null };
  } catch (problem) {
    return { setup: null, problem };
  }
}

/**
 * @param {Rules} rules
 * @param {Saved | null} saved
 */
function attempt(rules, saved) {
  try {
    return saved && restore(rules, saved);
  } catch {
    // Its shape was checked, but it is no game.
    return null;
  }
}
