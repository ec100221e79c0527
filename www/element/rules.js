/**
 * The rules, loaded once for all boards of a page.
 * @import { Rules } from "../game/session.js"
 */

/** @type {Promise<Rules> | null} */
let loading = null;

/** @returns {Promise<Rules>} Rejects where they cannot be loaded or WebAssembly is refused. */
export function loadRules() {
  loading ??= load();
  return loading;
}

async function load() {
  try {
    const module = await import("../pkg/rules.js");
    await module.default();
    return module;
  } catch (error) {
    // The next call tries again.
    loading = null;
    throw error;
  }
}
