// The tables of perfect play: which rule sets have one, and how they are fetched. They are made by `pylos pack`
// (docs/solution.md) and unpacked by the module.

/** @typedef {{ variant: string, takeBack: string, emptyReserve: string }} Rules */

/**
 * A file next to the page.
 * @typedef {object} TableFile
 * @property {string} file in `tables/`
 * @property {number} bytes
 * @property {string} version of its format, and its checksum: part of the address, so that no cache answers with an older one
 */

/** @type {Readonly<Record<string, readonly TableFile[]>>} by variant, default options */
const TABLES = {
  children: [{ file: "children.pylos", bytes: 407647, version: "2.edc56199" }],
  standard: [{ file: "standard.pylos", bytes: 5685292, version: "2.ecd6529b" }],
  expert: [
    { file: "expert.pylos", bytes: 3470055, version: "2.1918e6f0" },
    { file: "expert-2.pylos", bytes: 15327707, version: "2.0bb6b355" },
  ],
};

/** The name of the cache for those who play again, online or not. */
const CACHE = "pylos-tables";

/**
 * The files of a rule set; none if there is no table for it.
 * @param {Rules} rules
 * @returns {readonly TableFile[]}
 */
export function tablesOf({ variant, takeBack, emptyReserve }) {
  return takeBack === "required" && emptyReserve === "loses" ? (TABLES[variant] ?? []) : [];
}

/**
 * Fetches a file, from the cache if it has been there before.
 * @param {TableFile} table
 * @param {(received: number) => void} progress in bytes
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function fetchTable({ file, bytes, version }, progress) {
  const address = new URL(`../tables/${file}?v=${version}`, import.meta.url);
  // There is none in an insecure context, and it may be forbidden.
  const cache = await Promise.resolve(globalThis.caches?.open(CACHE)).catch(() => undefined);
  const known = await cache?.match(address).catch(() => undefined);
  const response = known ?? (await fetch(address));
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
    progress(received);
  }
  if (received < bytes) throw new Error(`${file}: too short`);
  if (known === undefined) {
    // Best effort: without room it is fetched again next time.
    await cache?.put(address, new Response(whole)).catch(() => {});
  }
  return whole;
}
