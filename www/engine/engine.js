/**
 * The page's side of the engine: promises in front of the worker.
 * @import { MoveScore } from "../pkg/pylos.js"
 * @import { Request } from "./answer.js"
 * @import { Rules } from "./tables.js"
 * @import { Thinker } from "./thinker.js"
 */

import { fetchTable, tablesOf } from "./tables.js";
import { startThinker } from "./thinker.js";

/**
 * How far the tables of perfect play of a rule set have been loaded.
 * @typedef {object} Tables
 * @property {"none" | "loading" | "ready" | "failed"} state
 * @property {number} share Of what is being loaded, 0..1.
 * @property {number} bytes Of all that is being loaded.
 * @property {number} more Bytes of the tables that are loaded only on request.
 */

/**
 * @typedef {object} Engine
 * @property {(record: string, options: { level: number, seed?: number }) => Promise<MoveScore>} chooseMove
 * @property {(record: string, options: { timeMs?: number, nodes?: number, depth?: number }) =>
 *   Promise<MoveScore[]>} analyse
 * @property {(rules: Rules, all: boolean) => Promise<void>} prepare Loads the tables of a rule set, if
 *   there are any: the first one, or all. Resolves also if that fails.
 * @property {(rules: Rules) => Tables} tables
 * @property {() => void} cancel Drops every request under way; their promises reject with `Cancelled`.
 * @property {() => void} stop The same, and ends the worker.
 */

/** A request was dropped before it was answered. */
export class Cancelled extends Error {}

/** Longest analysis with all tables: to interrupt it would mean to unpack them again. */
const SHORT = 400;

/** Time to unpack tables again: an analysis that ends sooner is awaited instead of interrupted. */
const UNPACKING = 1000;

/** @type {Tables} */
const NO_TABLES = { state: "none", share: 0, bytes: 0, more: 0 };

/**
 * The worker starts with the first request, and again with the first one after it was ended.
 * @param {(rules: Rules) => void} [changed] The tables of a rule set have changed.
 * @returns {Engine}
 */
export function createEngine(changed = () => {}) {
  /** @type {Thinker | null} */
  let thinker = null;
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  /** @type {Map<string, { tables: Tables, count: number, done: Promise<void> }>} By variant. */
  const loaded = new Map();
  /** @type {Map<string, Promise<Uint8Array>>} By file. */
  const fetched = new Map();
  /** @type {Rules | null} Those of the last `prepare`. */
  let current = null;
  /** When the last analysis ends at the latest. */
  let due = 0;
  let last = 0;

  /** @param {Error} error */
  const rejectAll = (error) => {
    const dropped = [...waiting.values()];
    waiting.clear();
    for (const { reject } of dropped) reject(error);
  };

  /** @param {Error} error */
  const end = (error) => {
    thinker?.end();
    thinker = null;
    // What was unpacked is gone; what was fetched, or is being fetched, serves the next worker.
    loaded.clear();
    rejectAll(error);
  };

  const start = () => {
    const fresh = startThinker(
      (reply) => {
        const request = waiting.get(reply.id);
        waiting.delete(reply.id);
        if ("error" in reply) request?.reject(new Error(reply.error));
        else request?.resolve(reply.answer);
      },
      (error) => {
        if (fresh === thinker) end(error);
      },
    );
    return fresh;
  };

  /** @type {(request: Request) => Promise<any>} */
  const ask = (request) =>
    new Promise((resolve, reject) => {
      thinker ??= start();
      last += 1;
      waiting.set(last, { resolve, reject });
      thinker.ask({ id: last, ...request });
    });

  /**
   * @param {Rules} rules
   * @param {number} count How many of the files.
   */
  async function load(rules, count) {
    const files = tablesOf(rules);
    const sum = (/** @type {typeof files} */ some) =>
      some.reduce((all, { bytes }) => all + bytes, 0);
    const bytes = sum(files.slice(0, count));
    const more = sum(files.slice(count));
    const entry = loaded.get(rules.variant);
    const tell = (/** @type {Tables["state"]} */ state, /** @type {number} */ share) => {
      const now = loaded.get(rules.variant);
      if (now) now.tables = { state, share, bytes, more };
      changed(rules);
    };
    tell("loading", 0);
    try {
      let before = 0;
      for (const table of files.slice(0, count)) {
        const start = before;
        const fetching =
          fetched.get(table.file) ??
          fetchTable(table, (received) => tell("loading", (start + received) / bytes));
        fetched.set(table.file, fetching);
        const file = await fetching;
        before += table.bytes;
        // The worker was ended meanwhile: the tables are loaded again on request.
        if (loaded.get(rules.variant) !== entry) return;
        await ask({ kind: "table", file });
      }
      tell("ready", 1);
    } catch (error) {
      // After `Cancelled` the next worker unpacks them; otherwise the search works without them.
      if (error instanceof Cancelled) return;
      for (const { file } of files) fetched.delete(file);
      tell("failed", 0);
    }
  }

  /** @type {Engine["tables"]} */
  const tables = (rules) =>
    (tablesOf(rules).length > 0 && loaded.get(rules.variant)?.tables) || NO_TABLES;

  const known = () => (current === null ? NO_TABLES : tables(current));

  /** Whether all tables of the current rules are loaded. */
  const isPerfect = () => known().state === "ready" && known().more === 0;

  return {
    chooseMove: (record, options) => ask({ kind: "chooseMove", record, options }),

    analyse(record, options) {
      // With tables the values are known at once: only distances take time.
      const timeMs = isPerfect() ? Math.min(options.timeMs ?? SHORT, SHORT) : options.timeMs;
      due = performance.now() + (timeMs ?? Number.POSITIVE_INFINITY);
      return ask({ kind: "analyse", record, options: { ...options, timeMs } });
    },

    async prepare(rules, all) {
      current = rules;
      const files = tablesOf(rules);
      const count = all ? files.length : Math.min(1, files.length);
      const had = loaded.get(rules.variant);
      if (count === 0 || (had && (had.count >= count || had.tables.state === "loading"))) {
        return had?.done;
      }
      const entry = { tables: NO_TABLES, count, done: Promise.resolve() };
      loaded.set(rules.variant, entry);
      entry.done = load(rules, count);
      return entry.done;
    },

    tables,

    stop: () => end(new Cancelled()),

    cancel() {
      if (waiting.size === 0) return;
      const isSoon = known().state === "ready" && due - performance.now() < UNPACKING;
      // If the answer comes soon, the worker keeps what it has unpacked.
      if (isPerfect() || isSoon) rejectAll(new Cancelled());
      else end(new Cancelled());
    },
  };
}
