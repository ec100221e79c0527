/**
 * The packed files of perfect play that the host has: tables, of the usual rule sets, and folders of solutions; and which may
 * be loaded without a question. `pylos pack` makes them (docs/formats.md).
 */

/** @typedef {{ variant: string, takeBack: string, emptyReserve: string }} Rules */

/** What the engine is asked about: a `Game`, or these two of its properties. @typedef {{ readonly record: string, readonly rules: Rules }} Asked */

/**
 * A file by its name. `address`: with a checksum, so that no cache answers with an older file; `shelf`: the browser's cache that
 * keeps it, of its own for each folder, so that copies of the site on one origin share nothing, and for each version of a
 * solution; `key`: of the whole file in that cache.
 * @typedef {{ file: string, bytes: number, address: string, shelf: string, key: string }} PackedFile
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

/** The folder of the solution of a rule set. `isPart`: it has only the first layers, for the openings. @typedef {{ files: readonly PackedFile[], isPart: boolean }} Folder */

/** The solutions of a host: a small file, so that nothing has to be tried. */
const LIST = "solutions.json";

/** In the folder of each rule set; its other files have their checksums in their names. */
export const INDEX = "index.pylos";

/** The name of a rule set: `standard`, `expert-optional`, `standard-playsOn` … @type {(rules: Rules) => string} */
export const nameOf = ({ variant, takeBack, emptyReserve }) =>
  variant +
  (takeBack === "optional" ? "-optional" : "") +
  (emptyReserve === "playsOn" ? "-playsOn" : "");

/** Milliseconds after which a network that neither answers nor fails is given up. */
export const TIMEOUT = 15_000;

/** The folders of solutions that the host has, by rule set. @returns {Promise<ReadonlyMap<string, Folder>>} */
export async function loadFolders() {
  const folder = named("solution");
  if (!BESIDE && !folder) return new Map();
  const address = folder ? new URL(LIST, folder) : new URL(`../solution/${LIST}`, import.meta.url);
  const signal = AbortSignal.timeout?.(TIMEOUT);
  const response = await fetch(address, { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
  const entries = Object.entries(await response.json());
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
  return { files: packed, isPart: Boolean(isPart) };
}

/** Whether the person has told the browser to save data. */
export const savesData = () =>
  /** @type {any} */ (globalThis.navigator)?.connection?.saveData === true;

/** How many bytes of tables load by themselves where perfect answers are wanted; for more the person is asked. */
export const freeBytes = () => (savesData() ? 0 : 6_000_000);

/**
 * Whether boards may load all tables by themselves: not where the page asks the person first, as
 * `<meta name="pylos-tables" content="ask">` says, nor where the browser is to save data.
 */
export function mayLoad() {
  const asks = globalThis.document?.querySelector('meta[name="pylos-tables"][content="ask"]');
  return !asks && !savesData();
}
