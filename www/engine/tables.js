/**
 * The packed files of perfect play that the host has: tables, of the usual rule sets, and folders of solutions. `pylos pack`
 * makes them (docs/formats.md).
 */

/** @typedef {{ variant: string, takeBack: string, emptyReserve: string }} Rules */

/** What the engine is asked about: a `Game`, or these two of its properties. @typedef {{ readonly record: string, readonly rules: Rules }} Asked */

/**
 * @typedef {object} PackedFile
 * @property {string} file Its name.
 * @property {number} bytes
 * @property {string} address With a checksum, so that no cache answers with an older file.
 * @property {string} shelf The browser's cache that keeps it. Each folder has its own, so that copies of the site on one
 *   origin share nothing, and so has each version of a solution.
 * @property {string} key In that cache, of the whole file.
 */

/** Bytes and version by file, by variant. @type {Readonly<Record<string, readonly [string, number, string][]>>} */
const TABLES = {
  children: [["children.pylos", 295684, "3.4949d2fb"]],
  standard: [["standard.pylos", 5306746, "3.1ab21bc2"]],
  expert: [
    ["expert.pylos", 2526907, "3.c73ba382"],
    ["expert-2.pylos", 13437693, "3.00ca018b"],
  ],
};

/** The level that plays from the tables. */
export const PERFECT = 8;

/** Whether there are tables and solutions beside the folder of this module; the npm package has none. */
export const BESIDE = true;

/** The folder that the page names by `<link rel="pylos-tables" href="…">`. @param {"tables" | "solution"} kind */
function named(kind) {
  /** @type {HTMLLinkElement | null | undefined} */
  const link = globalThis.document?.querySelector(`link[rel="pylos-${kind}"]`);
  return link?.href || null;
}

/** The tables of a rule set; none if there are none for it, or no folder of tables. @type {(rules: Rules) => PackedFile[]} */
export function tablesOf({ variant, takeBack, emptyReserve }) {
  const isUsual = takeBack === "required" && emptyReserve === "loses";
  const folder = named("tables");
  if (!isUsual || !(BESIDE || folder)) return [];
  return (TABLES[variant] ?? []).map(([file, bytes, version]) => {
    const address = folder
      ? new URL(`${file}?v=${version}`, folder)
      : new URL(`../tables/${file}?v=${version}`, import.meta.url);
    const shelf = `pylos:${new URL(".", address).pathname}`;
    return { file, bytes, address: address.href, shelf, key: address.href };
  });
}

/**
 * The folder of a solution.
 * @typedef {object} Folder
 * @property {string} name The rule set: `standard`, `expert-optional`, `standard-playsOn` …
 * @property {readonly PackedFile[]} files
 * @property {number} bytes Of all files.
 * @property {boolean} isPart Whether it has only the first layers, for the openings.
 */

/** In each folder of solutions. */
const LIST = "solutions.json";

/** In the folder of each rule set; its other files have their checksums in their names. */
export const INDEX = "index.pylos";

/** @type {(rules: Rules) => string} */
export const nameOf = ({ variant, takeBack, emptyReserve }) =>
  variant +
  (takeBack === "optional" ? "-optional" : "") +
  (emptyReserve === "playsOn" ? "-playsOn" : "");

/** @type {Promise<ReadonlyMap<string, Folder>> | null} */
let folders = null;

/**
 * The folder of a rule set; null where the host has none. The list of folders is a small file, so that nothing has to be
 * tried.
 * @type {(rules: Rules) => Promise<Folder | null>}
 * @throws If the list cannot be loaded; the next call tries again.
 */
export async function findFolder(rules) {
  folders ??= loadFolders();
  try {
    return (await folders).get(nameOf(rules)) ?? null;
  } catch (error) {
    folders = null;
    throw error;
  }
}

/** Milliseconds after which a network that neither answers nor fails is given up. */
export const TIMEOUT = 15_000;

/** @returns {Promise<ReadonlyMap<string, Folder>>} */
async function loadFolders() {
  const folder = named("solution");
  if (!BESIDE && !folder) return new Map();
  const address = folder ? new URL(LIST, folder) : new URL(`../solution/${LIST}`, import.meta.url);
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(new Error("no answer")), TIMEOUT);
  const response = await fetch(address, { signal: aborter.signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
  const entries = Object.entries(await response.json());
  clearTimeout(timer);
  return new Map(entries.map(([name, entry]) => [name, folderOf(name, entry, address)]));
}

/** @type {(name: string, entry: any, list: URL) => Folder} */
function folderOf(name, { version, files, isPart = false }, list) {
  const place = new URL(`${name}/`, list);
  const shelf = `pylos:${place.pathname}:${version}`;
  const sizes = /** @type {[string, number][]} */ (Object.entries(files));
  const packed = sizes.map(([file, bytes]) => {
    const path = file === INDEX ? `${file}?v=${version}` : file;
    const [address, key] = [path, `${file}?part=0`].map((path) => new URL(path, place).href);
    return { file, bytes, address, shelf, key };
  });
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  return { name, files: packed, bytes, isPart: Boolean(isPart) };
}
