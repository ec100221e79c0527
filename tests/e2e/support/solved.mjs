/** A host with the solution of the last layers of the children's game. */

import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { SOLUTIONS } from "./server.mjs";

const DATA = fileURLToPath(new URL("../../data/", import.meta.url));
/** Where the solution is on its host. */
const FOLDER = "solution/children/";
const FILES = readdirSync(DATA + FOLDER);

/** The files with the positions of one ball more than the first and the second position. */
export const [FILES_1, FILES_2] = ["27-", "28-"].map((start) =>
  FILES.filter((file) => file.startsWith(start)).map((file) => FOLDER + file),
);

/** Two positions, with 26 and with 27 balls, as an address names them. Both have two moves, and the search proves them. */
export const SOLVED = "position=ldll/dlld/dldl/ldll_ll1/ddd/ddl_2/ld_1_d";
export const SOLVED_TOO = "position=ldll/ldll/dddl/lddd_lld/dld/dll_1l/d1_1_d";

/** @param {string} file */
const sizeOf = (file) => statSync(DATA + file).size;

/** What a damaged file has. @param {string} file */
export const damaged = (file) => Buffer.alloc(sizeOf(file));

/** Has a host serve the solution. @param {Site} site @returns {number} Its bytes. */
export function addSolution(site) {
  // Before the openings of the site, which have files of the same name.
  site.host.folders = [DATA, ...site.host.folders];
  const files = Object.fromEntries(FILES.map((file) => [file, sizeOf(FOLDER + file)]));
  const list = { children: { version: "test", files } };
  site.instead.set(SOLUTIONS, JSON.stringify(list));
  return Object.values(files).reduce((sum, size) => sum + size, 0);
}

/** Waits until all moves are proven. @param {Tab} tab @param {number} moves */
export const untilProven = (tab, moves) =>
  tab.until((moves) => {
    const worths = [...document.querySelectorAll("#values .worth")];
    const isProven = worths.every(({ textContent }) =>
      /^(wins|loses|draws)/.test(textContent ?? ""),
    );
    return worths.length === moves && isProven;
  }, moves);

/** The files of tables that were sent. @param {Tab} tab */
export const tablesOf = ({ site }) => [...site.served].filter((file) => file.startsWith("tables/"));
