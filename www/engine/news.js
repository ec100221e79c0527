/**
 * What is known of perfect play by each rule set, and who is told when that changes.
 * @import { PackedFile, Rules } from "./tables.js"
 */

import { sizeOf } from "./cache.js";
import { nameOf, tablesOf } from "./tables.js";

/**
 * A table that is loaded, or is being loaded.
 * @typedef {object} Load
 * @property {"loading" | "ready" | "failed"} state
 * @property {number} received
 * @property {AbortController} aborter
 * @property {Promise<boolean>} isKept Whether the browser's cache has it.
 * @property {Promise<void>} done
 */

/**
 * @typedef {object} Perfect
 * @property {Rules} rules
 * @property {"unknown" | "none" | "ready" | "failed" | "broken"} solution `none`: the host has none. `failed`: it could
 *   not be loaded. `broken`: a file is missing or damaged.
 * @property {boolean} answers Whether it answered about the last position, as far as that is known: a folder may have a
 *   part of the solution, and a host may send too much at once.
 * @property {Map<string, Load>} loads By table.
 */

/** By rule set. @type {Map<string, Perfect>} */
const known = new Map();

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

/** @param {Rules} rules */
export function perfectBy(rules) {
  /** @type {Perfect} */
  const none = { rules, solution: "unknown", answers: true, loads: new Map() };
  const perfect = known.get(nameOf(rules)) ?? none;
  known.set(nameOf(rules), perfect);
  return perfect;
}

export const allPerfect = () => known.values();

/** @type {(rules: Rules, news: Partial<Perfect>) => void} */
export function learn(rules, news) {
  const perfect = perfectBy(rules);
  const { solution, answers } = perfect;
  Object.assign(perfect, news);
  if (perfect.solution !== solution || perfect.answers !== answers) tellAll(rules, false);
}

/**
 * How far perfect play is loaded, for a view.
 * @typedef {object} Loading
 * @property {boolean} isSolved The solution answers.
 * @property {"failed" | "broken" | null} fault Why the solution of the host cannot be used.
 * @property {"none" | "loading" | "ready" | "failed"} state Of the tables.
 * @property {number} received Bytes of what is being loaded.
 * @property {number} bytes Of all that is being loaded.
 * @property {number} more Bytes of the tables that are loaded only on request.
 */

/** @param {Rules} rules @returns {Loading} */
export function loadingOf(rules) {
  const { solution, answers, loads } = perfectBy(rules);
  const files = tablesOf(rules);
  const bytes = sizeOf(files.filter(({ file }) => loads.has(file)));
  const all = [...loads.values()];
  const state = /** @type {const} */ (["failed", "loading", "ready"]).find((one) =>
    all.some(({ state }) => state === one),
  );
  return {
    isSolved: solution === "ready" && answers,
    fault: solution === "failed" || solution === "broken" ? solution : null,
    state: state ?? "none",
    received: all.reduce((sum, { received }) => sum + received, 0),
    bytes,
    more: state === undefined ? 0 : sizeOf(files) - bytes,
  };
}
