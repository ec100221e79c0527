// The solutions on the site: those in `www/`, and those that `cargo xtask solution` has made on this machine.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "./packages.mjs";

const FOLDER = "solution";
/** Tells the page which rule sets there are; every site has it. */
const LIST = "solutions.json";

/**
 * @param {Map<string, string | Uint8Array>} files
 * @param {string} made The folder with those of this machine, and their list.
 * @param {string[]} wanted The rule sets to be taken from there.
 */
export function addSolutions(files, made, wanted) {
  const own = join(SITE, FOLDER);
  const list = JSON.parse(readFileSync(join(own, LIST), "utf8"));
  for (const name of readdirSync(own).filter((name) => name !== LIST)) add(own, name);
  for (const name of wanted) {
    const entry = readList(made)[name];
    if (entry === undefined)
      throw new Error(`no ${join(made, name)}: cargo xtask solution makes it`);
    for (const file of Object.keys(list[name]?.files ?? {})) {
      files.delete(`${FOLDER}/${name}/${file}`);
    }
    list[name] = entry;
    add(made, name);
  }
  files.set(`${FOLDER}/${LIST}`, `${JSON.stringify(list)}\n`);

  /** @param {string} folder @param {string} name */
  function add(folder, name) {
    for (const file of Object.keys(list[name].files)) {
      files.set(`${FOLDER}/${name}/${file}`, readFileSync(join(folder, name, file)));
    }
  }
}

/** @param {string} made @returns {Record<string, { version: string, files: Record<string, number> }>} */
function readList(made) {
  try {
    return JSON.parse(readFileSync(join(made, LIST), "utf8"));
  } catch {
    return {};
  }
}
