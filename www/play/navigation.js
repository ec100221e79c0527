/**
 * The game in the browser's history. Every entry has the game twice: in its address, for people and
 * links, and in full (comments, clocks, redo) in its state.
 * @import { Saved } from "../library/storage.js"
 */

import { checkSaved } from "../library/storage.js";

/**
 * @param {(saved: Saved | null) => void} onVisit Back, Forward, or another address; null where the
 *   entry has nothing but its address.
 */
export function createNavigation(onVisit) {
  const saved = () => checkSaved(/** @type {any} */ (history.state)?.game);
  addEventListener("popstate", () => onVisit(saved()));

  return {
    saved,

    /** @type {(hash: string, game: Saved, how: "push" | "replace") => void} */
    show(hash, game, how) {
      const url = location.pathname + location.search + hash;
      try {
        if (how === "push") history.pushState({ game }, "", url);
        else history.replaceState({ game }, "", url);
      } catch {
        // Too many entries in too short a time, a state too large, or a frame without history: the
        // game goes on without.
      }
    },
  };
}
