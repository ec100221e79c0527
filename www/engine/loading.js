/**
 * The files of perfect play of the page: the tables that are loaded, the solution of this host, and the news of both.
 * @import { Asked, Rules } from "./tables.js"
 */

import { ask } from "./client.js";
import { mayLoad } from "./policy.js";
import { createSolution } from "./solution.js";
import { dropTable, fetchTable, isKept, keptTable, tablesOf } from "./tables.js";

/**
 * How far the tables of a rule set have been loaded.
 * @typedef {object} Tables
 * @property {"none" | "loading" | "ready" | "failed"} state
 * @property {number} received Bytes of what is being loaded.
 * @property {number} bytes Of all that is being loaded.
 * @property {number} more Bytes of the tables that are loaded only on request.
 */

/** Called when the tables or the solution of a rule set have changed; with `more`, answers are better now.
 * @typedef {(rules: Rules, more: boolean) => void} Listener */

/** Most bytes of a table that the worker gets at once. */
const PIECE = 1 << 20;

/** @type {Tables} */
const NO_TABLES = { state: "none", received: 0, bytes: 0, more: 0 };

/**
 * @typedef {object} Loaded
 * @property {Tables} tables
 * @property {number} count How many files.
 * @property {AbortController} aborter
 * @property {Promise<boolean>} kept Whether none of them has to come from the network.
 * @property {Promise<void>} done
 */

/** @type {Set<Listener>} */
const listeners = new Set();
/** @type {Map<string, Loaded>} What the worker has loaded or is loading, by variant. */
const loaded = new Map();
/** The files that the worker has. @type {Set<string>} */
const arrived = new Set();

/** @type {Listener} */
const tellAll = (rules, more) => {
  for (const listener of listeners) listener(rules, more);
};

/** @param {Listener} listener @returns {() => void} Ends it. */
export function onLoading(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of the solutions of this host. */
export const solution = createSolution(ask, tellAll);

/** @param {readonly { bytes: number }[]} files */
const sizeOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** @param {Rules} rules @returns {Tables} */
export const tableState = (rules) =>
  (tablesOf(rules).length > 0 && loaded.get(rules.variant)?.tables) || NO_TABLES;

/** The bytes of the tables of a rule set, the first or all, that only the network has. @type {(rules: Rules, all: boolean) => Promise<number>} */
export async function missingTables(rules, all) {
  const files = tablesOf(rules).slice(0, all ? undefined : 1);
  const kept = await Promise.all(files.map(async (file) => arrived.has(file.file) || isKept(file)));
  return sizeOf(files.filter((_, i) => !kept[i]));
}

/**
 * Loads the tables of a rule set, if there are any: the first one, or all. Resolves also if that fails; then the next call
 * tries again.
 * @type {(rules: Rules, all: boolean) => Promise<void>}
 */
export async function loadTables(rules, all) {
  const files = tablesOf(rules);
  const count = all ? files.length : Math.min(1, files.length);
  if (count === 0) return;
  const had = loaded.get(rules.variant);
  if (had && had.count >= count && had.tables.state !== "failed") return had.done;
  if (had?.tables.state === "loading") {
    await had.done;
    return loadTables(rules, all);
  }
  const entry = {
    tables: NO_TABLES,
    count,
    aborter: new AbortController(),
    kept: Promise.resolve(false),
    done: Promise.resolve(),
  };
  loaded.set(rules.variant, entry);
  entry.done = load(rules, entry);
  return entry.done;
}

/** Stops loading the tables of a rule set, and forgets a failure. @param {Rules} rules */
export function stopLoading(rules) {
  const entry = loaded.get(rules.variant);
  if (entry === undefined || entry.tables.state === "ready") return;
  entry.aborter.abort();
  loaded.delete(rules.variant);
  tellAll(rules, false);
}

/**
 * Resolves when tables are loaded that are here already: a search in their stead would last longer.
 * @param {Rules} rules
 */
export async function tablesAtHand({ variant }) {
  const entry = loaded.get(variant);
  if (entry?.tables.state === "loading" && (await entry.kept)) await entry.done;
}

/**
 * Brings perfect play for a position: from the solution where the host has it, else the tables. Resolves as soon as
 * nothing more is at hand; what may come from the network comes later.
 * @param {object} owner May give it up, by `solution.leave`.
 * @param {Asked} game
 * @param {number} patience
 */
export async function prepare(owner, game, patience) {
  const { rules } = game;
  if (await solution.gather(owner, game, patience)) return;
  const isHere = (await missingTables(rules, true)) === 0;
  if (isHere || mayLoad()) loadTables(rules, true);
  await tablesAtHand(rules);
}

/**
 * @param {Rules} rules
 * @param {Loaded} entry
 */
async function load(rules, entry) {
  const files = tablesOf(rules);
  const wanted = files.slice(0, entry.count);
  const bytes = sizeOf(wanted);
  const more = sizeOf(files.slice(entry.count));
  const isWanted = () => loaded.get(rules.variant) === entry;
  const tell = (/** @type {Tables["state"]} */ state, /** @type {number} */ received) => {
    entry.tables = { state, received, bytes, more };
    tellAll(rules, state === "ready");
  };
  const kept = wanted.map(keptTable);
  entry.kept = Promise.all(kept).then((found) =>
    wanted.every(({ file }, i) => arrived.has(file) || found[i] !== undefined),
  );
  tell("loading", 0);
  let before = 0;
  /** What the worker is given. @type {Promise<void>[]} */
  const gifts = [];
  /** The table whose bytes the worker refused. @type {number | null} */
  let refused = null;
  try {
    for (const [i, table] of wanted.entries()) {
      const start = before;
      let given = 0;
      // The worker uses what has arrived.
      const give = (/** @type {Uint8Array} */ file, /** @type {number} */ end) => {
        while (given < end) {
          const from = given;
          given = Math.min(from + PIECE, end);
          // The bytes may belong to the worker as soon as it is asked.
          const bytes = file.slice(from, given);
          const taken = ask({ kind: "table", name: table.file, start: from, bytes });
          // A fault shows at the end.
          taken.catch((error) => {
            if (error.code === "badTable") refused ??= i;
          });
          gifts.push(taken);
        }
      };
      const progress = (/** @type {number} */ received, /** @type {Uint8Array} */ file) => {
        tell("loading", start + received);
        if (isWanted() && received - given >= PIECE) give(file, received);
      };
      if (!arrived.has(table.file)) {
        const file = await fetchTable(table, progress, entry.aborter.signal, kept[i]);
        if (!isWanted()) return;
        give(file, file.length);
        await Promise.all(gifts);
        arrived.add(table.file);
      }
      before += table.bytes;
    }
    tell("ready", bytes);
  } catch {
    if (refused !== null) {
      const wasKept = (await kept[refused]) !== undefined;
      await dropTable(wanted[refused]);
      // Now the network has to bring it, so this does not happen twice for the same table.
      if (wasKept && isWanted()) return load(rules, entry);
    }
    // The search works without them.
    if (!entry.aborter.signal.aborted) tell("failed", before);
  }
}
