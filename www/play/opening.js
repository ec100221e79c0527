/**
 * The game that the page begins with, and the game of an address. A link comes before the remembered
 * game; what cannot be read is replaced by the next best, with a message.
 * @import { Rules } from "../game/session.js"
 * @import { Saved, Setup } from "./setup.js"
 * @import { Memory } from "./storage.js"
 */

import { reason } from "../game/reasons.js";
import { text } from "../text/text.js";
import { AddressError, formatAddress, parseAddress } from "./address.js";
import { begin, fromAddress, restore, toAddress } from "./setup.js";

/**
 * @param {Rules} rules
 * @param {Memory} memory
 * @param {Saved | null} entry The game of this entry of the browser's history, after a reload.
 * @param {string} hash
 * @returns {{ setup: Setup, linked: boolean, isFirst?: boolean, notes: string[] }} `linked`: it came by a link;
 *   `isFirst`: nothing was there, neither a game on this device nor a link.
 */
export function openGame(rules, memory, entry, hash) {
  /** @type {string[]} */
  const notes = [];
  const stored = memory.game();
  const last = attempt(rules, stored);
  if (stored !== null && last === null) notes.push(text("memory.game"));
  // A reload: the same game. The stored one knows its clock better.
  const again = entry?.record === stored?.record ? last : attempt(rules, entry);
  if (entry !== null && again !== null) return { setup: again, linked: false, notes };
  const linked = visitedGame(rules, null, hash);
  if (linked.setup !== null) {
    const same =
      last !== null && formatAddress(toAddress(last)) === formatAddress(toAddress(linked.setup));
    return { setup: same ? last : linked.setup, linked: !same, notes };
  }
  if (linked.note !== "") notes.push(linked.note);
  const isFirst = stored === null && notes.length === 0;
  return { setup: last ?? begin(rules, memory.settings()), linked: false, isFirst, notes };
}

/**
 * The game of an entry of the history or, without one, of an address.
 * @param {Rules} rules
 * @param {Saved | null} saved
 * @param {string} hash
 * @returns {{ setup: Setup | null, note: string }} Neither, where the address is empty.
 */
export function visitedGame(rules, saved, hash) {
  const setup = attempt(rules, saved);
  if (setup !== null) return { setup, note: "" };
  try {
    const address = parseAddress(hash);
    return { setup: address && fromAddress(rules, address), note: "" };
  } catch (error) {
    const why =
      error instanceof AddressError
        ? text(`link.${error.problem}`, error.detail)
        : reason(text, error);
    return { setup: null, note: text("link.bad", { reason: why }) };
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
