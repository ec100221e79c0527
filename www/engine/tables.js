/**
 * The tables of perfect play: which rule sets have one, and how they are fetched. `pylos pack` makes
 * them (docs/solution.md), and the module unpacks them.
 */

/** @typedef {{ variant: string, takeBack: string, emptyReserve: string }} Rules */

/** What the engine is asked about: a `Game`, or these two of its properties. @typedef {{ readonly record: string, readonly rules: Rules }} Asked */

/**
 * @typedef {object} TableFile
 * @property {string} file Its name in `tables/`.
 * @property {number} bytes
 * @property {string} version Of its format, and its checksum. It is part of the address, so that no
 *   cache answers with an older file.
 */

/** @type {Readonly<Record<string, readonly TableFile[]>>} By variant, for the default options. */
const TABLES = {
  children: [{ file: "children.pylos", bytes: 295684, version: "3.4949d2fb" }],
  standard: [{ file: "standard.pylos", bytes: 5306746, version: "3.1ab21bc2" }],
  expert: [
    { file: "expert.pylos", bytes: 2526907, version: "3.c73ba382" },
    { file: "expert-2.pylos", bytes: 13437693, version: "3.00ca018b" },
  ],
};

/** The level that plays from the tables. */
export const PERFECT = 8;

/** Whether there are tables and solutions beside the folder of this module; the npm package has none. */
export const BESIDE = true;

/** The folder that the page names by `<link rel="pylos-tables" href="…">`. */
function namedFolder() {
  /** @type {HTMLLinkElement | null | undefined} */
  const link = globalThis.document?.querySelector('link[rel="pylos-tables"]');
  return link?.href;
}

/**
 * The files of a rule set; none if there is no table for it, or no folder of tables.
 * @type {(rules: Rules) => readonly TableFile[]}
 */
export function tablesOf({ variant, takeBack, emptyReserve }) {
  const known = takeBack === "required" && emptyReserve === "loses";
  return known && (BESIDE || namedFolder()) ? (TABLES[variant] ?? []) : [];
}

/** Files whose bytes the engine refused: they are fetched past every cache. @type {Set<string>} */
const damaged = new Set();

/**
 * The file in the browser's cache, if it is there.
 * @param {TableFile} table
 */
export async function keptTable({ file, version }) {
  if (damaged.has(file)) return undefined;
  const address = addressOf(file, version);
  const cache = await cacheOf(address);
  return cache?.match(address).catch(() => undefined);
}

/** Returns true if the browser's cache has the file. @param {TableFile} table */
export const isKept = async (table) => (await keptTable(table)) !== undefined;

/**
 * Fetches a file, from the cache if it is there.
 * @param {TableFile} table
 * @param {(received: number, file: Uint8Array) => void} progress In bytes; the file begins with them.
 * @param {AbortSignal} [signal]
 * @param {ReturnType<typeof keptTable>} [kept] What the cache has.
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function fetchTable(table, progress, signal, kept = keptTable(table)) {
  const { file, bytes, version } = table;
  const known = await kept;
  if (known) {
    const whole = new Uint8Array(await known.arrayBuffer());
    if (whole.length === bytes) {
      progress(bytes, whole);
      return whole;
    }
    damaged.add(file);
  }
  const address = addressOf(file, version);
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
  const store = await cacheOf(address);
  // An older version of the file.
  await store?.delete(address, { ignoreSearch: true }).catch(() => {});
  // If the cache has no room, the file is fetched again next time.
  await store?.put(address, new Response(whole)).catch(() => {});
  return whole;
}

/**
 * Deletes a file from the browser's cache, because the engine refused its bytes.
 * @param {TableFile} table
 */
export async function dropTable({ file, version }) {
  damaged.add(file);
  const address = addressOf(file, version);
  const store = await cacheOf(address);
  await store?.delete(address).catch(() => {});
}

/** @type {(file: string, version: string) => URL} */
function addressOf(file, version) {
  const folder = namedFolder();
  return folder
    ? new URL(`${file}?v=${version}`, folder)
    : new URL(`../tables/${file}?v=${version}`, import.meta.url);
}

/**
 * The browser's cache that keeps tables for the next visit and for use offline; each folder of tables has its own, so
 * that copies of the site on one origin have nothing in common. There is no cache in an insecure context, and it may
 * be forbidden.
 * @param {URL} address
 */
async function cacheOf(address) {
  try {
    return await globalThis.caches?.open(`pylos:${new URL(".", address).pathname}`);
  } catch {
    return undefined;
  }
}
