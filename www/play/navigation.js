// The game in the browser's history. Every entry carries its game twice: in the address, for people and
// links, and in full (comments, clocks, what can be redone) as the state of the entry.

import { formatAddress } from "./address.js";
import { save, toAddress } from "./page-session.js";
import { checkSaved } from "./storage.js";

/** @typedef {import("./page-session.js").Session} Session */
/** @typedef {import("./page-session.js").Saved} Saved */

/**
 * @param {(saved: Saved | null) => void} onVisit Back, Forward, or another address typed in; null when the
 *   entry holds nothing but its address
 */
export function createNavigation(onVisit) {
  const saved = () => checkSaved(/** @type {any} */ (history.state)?.game);
  addEventListener("popstate", () => onVisit(saved()));

  return {
    saved,

    /**
     * @param {Session} session
     * @param {"push" | "replace"} how
     */
    show(session, how) {
      const url = location.pathname + location.search + formatAddress(toAddress(session));
      const state = { game: save(session, performance.now()) };
      try {
        if (how === "push") history.pushState(state, "", url);
        else history.replaceState(state, "", url);
      } catch {
        // Too many entries in too short a time, a state too large, or a frame without history: the game
        // goes on without.
      }
    },
  };
}
