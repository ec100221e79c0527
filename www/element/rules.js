/** The rules, loaded once for all boards of a page. */

/** @typedef {import("../game/session.js").Rules} Rules */

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
    // Whoever comes later tries again.
    loading = null;
    throw error;
  }
}
