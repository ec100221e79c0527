/** The tables of perfect play: which rule sets have one, and where. `pylos pack` makes them (docs/formats.md). */

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

/** @type {(table: TableFile) => URL} */
export function tableAddress({ file, version }) {
  const folder = namedFolder();
  return folder
    ? new URL(`${file}?v=${version}`, folder)
    : new URL(`../tables/${file}?v=${version}`, import.meta.url);
}
