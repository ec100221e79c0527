/**
 * Tells what becomes known of the tables and the solution of a rule set.
 * @import { Rules } from "./tables.js"
 */

/** With `more`, answers are better now. @typedef {(rules: Rules, more: boolean) => void} Listener */

/** @type {Set<Listener>} */
const listeners = new Set();

/** @type {Listener} */
export const tellAll = (rules, more) => {
  for (const listener of listeners) listener(rules, more);
};

/** @param {Listener} listener @returns {() => void} Ends it. */
export function onLoading(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
