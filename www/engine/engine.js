// The page's side of the computer: promises in front of what thinks.

import { fetchTable, tablesOf } from "./tables.js";
import { startThinker } from "./thinker.js";

/** @typedef {import("../pkg/pylos.js").MoveScore} MoveScore one scored move */
/** @typedef {import("./tables.js").Rules} Rules */
/** @typedef {import("./thinker.js").Thinker} Thinker */

/**
 * How far the tables of perfect play of a rule set have come.
 * @typedef {object} Tables
 * @property {"none" | "loading" | "ready" | "failed"} state
 * @property {number} share of what is being loaded, 0 to 1
 * @property {number} bytes of all that is being loaded
 * @property {number} more bytes that could be loaded beside it, when asked for
 */

/**
 * @typedef {object} Engine
 * @property {(record: string, options: { level: number, seed?: number }) => Promise<MoveScore>} chooseMove
 * @property {(record: string, options: { timeMs?: number, nodes?: number, depth?: number }) =>
 *   Promise<MoveScore[]>} analyse
 * @property {(rules: Rules, all: boolean) => Promise<void>} prepare loads the tables of a rule set, if there are
 *   any: the small ones, or all; done as well when that fails
 * @property {(rules: Rules) => Tables} tables
 * @property {() => void} cancel drops every request under way; their promises reject with `Cancelled`
 * @property {() => void} stop the same, and nothing stays behind
 */

/** A request that was dropped before it was answered. */
export class Cancelled extends Error {}

/** With all tables nothing takes longer: it cannot be interrupted without unpacking them again. */
const SHORT = 400;

/** Unpacking tables again takes about as long: what ends sooner is rather waited for. */
const UNPACKING = 1000;

/** @type {Tables} */
const NO_TABLES = { state: "none", share: 0, bytes: 0, more: 0 };

/**
 * The worker starts with the first request, and again with the first one after `cancel`.
 * @param {(rules: Rules) => void} [told] something about the tables of a rule set has changed
 * @returns {Engine}
 */
export function createEngine(told = () => {}) {
  /** @type {Thinker | null} */
  let thinker = null;
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  /** @type {Map<string, { tables: Tables, count: number, done: Promise<void> }>} by variant */
  const loaded = new Map();
  /** @type {Rules | null} those asked about now */
  let current = null;
  /** When the last analysis ends at the latest. */
  let due = 0;
  /** @type {Map<string, Promise<Uint8Array>>} by file */
  const fetched = new Map();
  let last = 0;

  /** @param {Error} error */
  const drop = (error) => {
    thinker?.end();
    thinker = null;
    // What was unpacked is gone; what was fetched, or is being fetched, serves the next worker.
    loaded.clear();
    const dropped = [...waiting.values()];
    waiting.clear();
    for (const { reject } of dropped) reject(error);
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
        if (fresh === thinker) drop(error);
      },
    );
    return fresh;
  };

  /**
   * @param {object} request
   * @returns {Promise<any>}
   */
  const ask = (request) =>
    new Promise((resolve, reject) => {
      thinker ??= start();
      last += 1;
      waiting.set(last, { resolve, reject });
      thinker.ask(/** @type {any} */ ({ id: last, ...request }));
    });

  /**
   * @param {Rules} rules
   * @param {number} count how many of the files
   */
  async function load(rules, count) {
    const files = tablesOf(rules);
    const bytes = files.slice(0, count).reduce((sum, table) => sum + table.bytes, 0);
    const rest = files.slice(count).reduce((sum, table) => sum + table.bytes, 0);
    const tell = (/** @type {Tables["state"]} */ state, /** @type {number} */ share) => {
      const entry = loaded.get(rules.variant);
      if (entry) entry.tables = { state, share, bytes, more: rest };
      told(rules);
    };
    tell("loading", 0);
    try {
      let had = 0;
      const entry = loaded.get(rules.variant);
      for (const table of files.slice(0, count)) {
        const before = had;
        const progress = (/** @type {number} */ received) =>
          tell("loading", (before + received) / bytes);
        const fetching = fetched.get(table.file) ?? fetchTable(table, progress);
        fetched.set(table.file, fetching);
        const file = await fetching;
        had += table.bytes;
        // Whoever dropped everything meanwhile asks again, if at all.
        if (loaded.get(rules.variant) !== entry) return;
        await ask({ kind: "table", file });
      }
      tell("ready", 1);
    } catch (error) {
      // Whoever asks again has it unpacked by the next worker; without it the search does what it can.
      if (error instanceof Cancelled) return;
      for (const { file } of files) fetched.delete(file);
      tell("failed", 0);
    }
  }

  /** @param {Rules} rules */
  const tables = (rules) =>
    (tablesOf(rules).length > 0 && loaded.get(rules.variant)?.tables) || NO_TABLES;

  const known = () => (current === null ? NO_TABLES : tables(current));

  /** Whether everything about the rules asked about now is known. */
  const isPerfect = () => known().state === "ready" && known().more === 0;

  return {
    chooseMove: (record, options) => ask({ kind: "chooseMove", record, options }),

    analyse(record, options) {
      // With tables the values are there at once: the rest of the time is for distances alone.
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

    stop: () => drop(new Cancelled()),

    cancel() {
      if (waiting.size === 0) return;
      const isSoon = known().state === "ready" && due - performance.now() < UNPACKING;
      if (!isPerfect() && !isSoon) {
        drop(new Cancelled());
        return;
      }
      // The answer is a moment away: what has been unpacked is worth more than that.
      for (const { reject } of waiting.values()) reject(new Cancelled());
      waiting.clear();
    },
  };
}
