/** Engines that a test puts in the place of the page's own. */

/** @typedef {import("./server.mjs").Site} Site */

/** An engine that never answers: the computer thinks until it is stopped. */
export const MUTE = "addEventListener('message', () => {});";

/** An engine that fails at every question. */
export const BROKEN =
  "addEventListener('message', ({ data: { id } }) => postMessage({ id, error: { message: 'no' } }));";

/** What an engine fetches where it is to wait for the test. */
const HELD = "held.txt";

/**
 * Replaces the engine of the pages that are loaded from now on. Where its source says `await held()`, it waits as long
 * as the test holds it.
 *
 * @param {Site} site
 * @param {string} source
 */
export function replaceEngine(site, source) {
  const held = `const held = () => fetch(new URL("${HELD}", import.meta.url));\n`;
  site.instead.set("engine/worker.js", held + source).set(`engine/${HELD}`, "");
}

/** Holds the engine until the answer is called. @param {Site} site */
export const holdEngine = (site) => site.hold(`engine/${HELD}`);

/** The options of a tab with another engine. @param {string} source */
export const engine = (source) => ({
  before: (/** @type {{ site: Site }} */ { site }) => replaceEngine(site, source),
});
