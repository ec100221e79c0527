/**
 * The rules, loaded once for all boards of a page.
 * @import { Rules } from "../game/session.js"
 */

/** @type {Promise<Rules> | null} */
let loading = null;

/** @type {Rules | null} */
let loaded = null;

/** The rules, if they are there. */
export const rulesAtHand = () => loaded;

/** @returns {Promise<Rules>} Rejects where they cannot be loaded or WebAssembly is refused. */
export function loadRules() {
  loading ??= load();
  return loading;
}

async function load() {
  try {
    const module = await import("../pkg/rules.js");
    await module.default();
    loaded = module;
    return module;
  } catch (error) {
    // The next call tries again.
    loading = null;
    throw error;
  }
}
