/**
 * Which rule sets the host has the solution of, or a part of it: every site has the openings. The list of them is a small
 * file: nothing has to be tried, and nothing is missing where there is no solution. docs/hosting.md tells how a host
 * gets a whole one.
 * @import { Rules } from "./tables.js"
 */

import { BESIDE } from "./tables.js";
import { within } from "./within.js";

/**
 * The folder of a solution.
 * @typedef {object} Folder
 * @property {string} name The rule set: `standard`, `expert-optional`, `standard-playsOn` …
 * @property {URL} address With a slash at its end.
 * @property {string} version The checksum of its index.
 * @property {Readonly<Record<string, number>>} files Bytes, by name.
 * @property {number} bytes Of all files.
 * @property {boolean} isPart Whether it has only the first layers, for the openings.
 */

/** In each folder of solutions. */
const LIST = "solutions.json";

/** In the folder of each rule set; its other files have their checksums in their names. */
export const INDEX = "index.pylos";

/**
 * The address of a file of a folder: only the index keeps its name when it changes.
 * @type {(folder: Folder, file: string) => URL}
 */
export const addressOf = ({ address, version }, file) =>
  new URL(file === INDEX ? `${file}?v=${version}` : file, address);

/** @type {(rules: Rules) => string} */
export const nameOf = ({ variant, takeBack, emptyReserve }) =>
  variant +
  (takeBack === "optional" ? "-optional" : "") +
  (emptyReserve === "playsOn" ? "-playsOn" : "");

/** @type {Promise<ReadonlyMap<string, Folder>> | null} */
let list = null;

/**
 * The folder of a rule set; null where the host has none.
 * @type {(rules: Rules) => Promise<Folder | null>}
 * @throws If the list cannot be loaded.
 */
export async function findFolder(rules) {
  list ??= load();
  const mine = list;
  mine.catch(() => {
    // The next question asks again.
    if (list === mine) list = null;
  });
  return (await mine).get(nameOf(rules)) ?? null;
}

/** Where the solutions are: the page may name the folder by `<link rel="pylos-solution" href="…">`. */
function home() {
  /** @type {HTMLLinkElement | null | undefined} */
  const link = globalThis.document?.querySelector('link[rel="pylos-solution"]');
  if (link?.href) return new URL(LIST, link.href);
  return BESIDE ? new URL(`../solution/${LIST}`, import.meta.url) : null;
}

/** @returns {Promise<ReadonlyMap<string, Folder>>} */
async function load() {
  const address = home();
  if (address === null) return new Map();
  const text = await within(async (signal) => {
    const response = await fetch(address, { signal, cache: "no-cache" });
    if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
    return response.text();
  });
  const folders = Object.entries(JSON.parse(text)).map(
    ([name, { version, files, isPart = false }]) => {
      const sizes = /** @type {[string, number][]} */ (Object.entries(files));
      const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
      const place = new URL(`${name}/`, address);
      return {
        name,
        address: place,
        version: String(version),
        files,
        bytes,
        isPart: Boolean(isPart),
      };
    },
  );
  return new Map(folders.map((folder) => [folder.name, folder]));
}
