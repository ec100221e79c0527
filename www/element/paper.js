/** Tells boards when the page is printed, and loads what they need for it. */

/** @type {Set<(on: boolean) => void>} */
const listeners = new Set();

let printing = false;

/** @param {boolean} on */
function tell(on) {
  if (on === printing) return;
  printing = on;
  for (const listener of listeners) listener(on);
}

if (globalThis.document) {
  addEventListener("beforeprint", () => tell(true));
  addEventListener("afterprint", () => tell(false));
  matchMedia("print").addEventListener("change", ({ matches }) => tell(matches));
}

/**
 * @param {(on: boolean) => void} listener Called before and after the page is printed. What it does not do at once
 *   is not printed.
 * @returns {() => void} Ends it.
 */
export function onPaper(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
