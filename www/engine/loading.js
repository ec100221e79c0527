/**
 * Loads tables of perfect play: from the browser's cache where they are kept, else from the network. The worker uses what
 * has arrived, and the page keeps nothing. The engine looks at the bytes: what it refuses is fetched once more.
 * @import { Rules, TableFile } from "./tables.js"
 */

import { ask } from "./client.js";
import { tellAll } from "./news.js";
import { tableAddress, tablesOf } from "./tables.js";

/**
 * How far the tables of a rule set have been loaded.
 * @typedef {object} Tables
 * @property {"none" | "loading" | "ready" | "failed"} state
 * @property {number} received Bytes of what is being loaded.
 * @property {number} bytes Of all that is being loaded.
 * @property {number} more Bytes of the tables that are loaded only on request.
 */

/**
 * A table that is loaded, or is being loaded.
 * @typedef {object} Load
 * @property {"loading" | "ready" | "failed"} state
 * @property {number} received
 * @property {AbortController} aborter
 * @property {Promise<boolean>} kept Whether the browser's cache has it.
 * @property {Promise<void>} done
 */

/** Most bytes of a table that the worker gets at once. */
const PIECE = 1 << 20;

/** By file. @type {Map<string, Load>} */
const loads = new Map();
/** Files whose bytes were wrong: they are fetched past every cache. @type {Set<string>} */
const damaged = new Set();

/** @param {readonly { bytes: number }[]} files */
const sizeOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** @param {Rules} rules @returns {Tables} */
export function tableState(rules) {
  const files = tablesOf(rules);
  const begun = files.filter(({ file }) => loads.has(file));
  const all = begun.flatMap(({ file }) => loads.get(file) ?? []);
  const state = ["failed", "loading", "ready"].find((one) =>
    all.some(({ state }) => state === one),
  );
  return {
    state: /** @type {Tables["state"]} */ (state ?? "none"),
    received: all.reduce((sum, { received }) => sum + received, 0),
    bytes: sizeOf(begun),
    more: state === undefined ? 0 : sizeOf(files) - sizeOf(begun),
  };
}

/** The bytes of the tables of a rule set, the first or all, that only the network has. @type {(rules: Rules, all: boolean) => Promise<number>} */
export async function missingTables(rules, all) {
  const files = tablesOf(rules).slice(0, all ? undefined : 1);
  const isHere = files.map((table) => loads.get(table.file)?.state === "ready" || isKept(table));
  const kept = await Promise.all(isHere);
  return sizeOf(files.filter((_, i) => !kept[i]));
}

/**
 * Loads the tables of a rule set, if there are any: the first one, or all, one after the other. Resolves also if that
 * fails; then the next call tries again.
 * @type {(rules: Rules, all: boolean) => Promise<void>}
 */
export async function loadTables(rules, all) {
  const files = tablesOf(rules).slice(0, all ? undefined : 1);
  let before = Promise.resolve();
  let isNew = false;
  for (const table of files) {
    const had = loads.get(table.file);
    if (had !== undefined && had.state !== "failed") {
      before = had.done;
      continue;
    }
    const aborter = new AbortController();
    const kept = isKept(table);
    /** @type {Load} */
    const load = { state: "loading", received: 0, aborter, kept, done: Promise.resolve() };
    loads.set(table.file, load);
    load.done = bring(rules, table, load, before);
    before = load.done;
    isNew = true;
  }
  if (isNew) tellAll(rules, false);
  await before;
}

/** Stops loading the tables of a rule set, and forgets a failure. @param {Rules} rules */
export function stopLoading(rules) {
  for (const { file } of tablesOf(rules)) {
    const load = loads.get(file);
    if (load === undefined || load.state === "ready") continue;
    load.aborter.abort();
    loads.delete(file);
  }
  tellAll(rules, false);
}

/**
 * Resolves when tables are loaded that are here already: a search in their stead would last longer.
 * @param {Rules} rules
 */
export async function tablesAtHand(rules) {
  for (const { file } of tablesOf(rules)) {
    const load = loads.get(file);
    if (load?.state === "loading" && (await load.kept)) await load.done;
  }
}

/** @type {(rules: Rules, table: TableFile, load: Load, before: Promise<void>) => Promise<void>} */
async function bring(rules, table, load, before) {
  const { signal } = load.aborter;
  const tell = () => {
    if (!signal.aborted) tellAll(rules, tableState(rules).state === "ready");
  };
  await before;
  try {
    const wasKept = await load.kept;
    signal.throwIfAborted();
    const give = () => giveTable(table, load, tell);
    await give().catch((error) => {
      // Now the network has to bring it, so this does not happen twice for the same table.
      if (error.code === "badTable" && wasKept) return give();
      throw error;
    });
    load.state = "ready";
  } catch {
    // The search works without it.
    load.state = "failed";
  }
  tell();
}

/** Fetches a table, and gives it to the worker as it arrives. @type {(table: TableFile, load: Load, tell: () => void) => Promise<void>} */
async function giveTable(table, load, tell) {
  const { file: name } = table;
  const { signal } = load.aborter;
  /** @type {Promise<void>[]} */
  const gifts = [];
  /** Why the worker refused the bytes. @type {Error | null} */
  let fault = null;
  let given = 0;
  const give = (/** @type {Uint8Array} */ file, /** @type {number} */ end) => {
    while (given < end && !signal.aborted) {
      const start = given;
      given = Math.min(start + PIECE, end);
      // The bytes may belong to the worker as soon as it is asked.
      const gift = ask({ kind: "table", name, start, bytes: file.slice(start, given) });
      gifts.push(
        gift.catch((error) => {
          fault ??= error;
        }),
      );
    }
  };
  const file = await fetchTable(
    table,
    (received, file) => {
      load.received = received;
      tell();
      if (received - given >= PIECE) give(file, received);
    },
    signal,
  );
  give(file, file.length);
  await Promise.all(gifts);
  if (fault === null) return;
  damaged.add(name);
  await (await cacheOf(table))?.delete(tableAddress(table)).catch(() => {});
  throw fault;
}

/** The file in the browser's cache, if it is there. @param {TableFile} table */
async function keptTable(table) {
  if (damaged.has(table.file)) return undefined;
  return (await cacheOf(table))?.match(tableAddress(table)).catch(() => undefined);
}

/** Returns true if the browser's cache has the file. @param {TableFile} table */
export const isKept = async (table) => (await keptTable(table)) !== undefined;

/**
 * Fetches a file, from the cache if it is there, and keeps it.
 * @param {TableFile} table
 * @param {(received: number, file: Uint8Array) => void} progress In bytes; the file begins with them.
 * @param {AbortSignal} [signal]
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function fetchTable(table, progress, signal) {
  const { file, bytes } = table;
  const kept = await keptTable(table);
  if (kept) {
    const whole = new Uint8Array(await kept.arrayBuffer());
    if (whole.length === bytes) {
      progress(bytes, whole);
      return whole;
    }
    damaged.add(file);
  }
  const address = tableAddress(table);
  const cache = damaged.has(file) ? "reload" : "default";
  const response = await fetch(address, { signal, cache });
  if (!response.ok || response.body === null) throw new Error(`${file}: ${response.status}`);
  const whole = new Uint8Array(bytes);
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (received + value.length > bytes) throw new Error(`${file}: too long`);
    whole.set(value, received);
    received += value.length;
    progress(received, whole);
  }
  if (received < bytes) throw new Error(`${file}: too short`);
  damaged.delete(file);
  const store = await cacheOf(table);
  // An older version of the file.
  await store?.delete(address, { ignoreSearch: true }).catch(() => {});
  // If the cache has no room, the file is fetched again next time.
  await store?.put(address, new Response(whole)).catch(() => {});
  return whole;
}

/**
 * The browser's cache that keeps tables for the next visit and for use offline; each folder of tables has its own, so
 * that copies of the site on one origin have nothing in common. There is no cache in an insecure context, and it may
 * be forbidden.
 * @param {TableFile} table
 */
async function cacheOf(table) {
  try {
    return await globalThis.caches?.open(`pylos:${new URL(".", tableAddress(table)).pathname}`);
  } catch {
    return undefined;
  }
}
