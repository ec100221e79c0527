// The licences of what is in the files for other people: of the project, and of the crates in the WebAssembly modules.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { ROOT, VERSION } from "./packages.mjs";

/** Also reads a cache without a connection, unlike `cargo metadata`, which wants the packages of all tests. */
const TREE = `tree --locked --package pylos --package pylos-qr --no-default-features
  --features pylos/wasm,pylos/engine --target wasm32-unknown-unknown --edges normal,no-proc-macro --prefix none --format {p}|{l}`;
const CRATE = /^(\S+) v(\S+)\|(.*)$/gm;
const REGISTRY = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "registry/src");

const COPYRIGHT = /^ *Copyright (?!and permission).*$/gim;
/** Before the text of a licence. */
const NAME = /^\s*(?:The )?MIT License(?: \(MIT\))?\s*/;

/** It is in each module, too. Its conditions are those of the first group. */
const STANDARD = `The Rust standard library (MIT OR Apache-2.0)
  Copyright (c) The Rust Project Contributors
`;

/** @typedef {{ name: string, licence: string, text: string }} Part */

const read = (...path) => readFileSync(join(...path), "utf8");

/** The crates in the modules, apart from the own ones. @returns {Part[]} */
function crates() {
  const tree = execFileSync("cargo", TREE.split(/\s+/), { cwd: ROOT, encoding: "utf8" });
  const folders = readdirSync(REGISTRY).map((name) => join(REGISTRY, name));
  const found = [...tree.matchAll(CRATE)].map(([, name, version, licence]) => {
    const folder = folders.find((path) => readdirSync(path).includes(`${name}-${version}`));
    if (folder === undefined) throw new Error(`${REGISTRY} has no ${name} ${version}`);
    const text = textIn(join(folder, `${name}-${version}`));
    return { name: `${name} ${version}`, licence: licence.replace(/ \(\*\)$/, ""), text };
  });
  // Each once, by its name.
  return [...new Map(found.sort(byName).map((part) => [part.name, part])).values()];
}

const byName = (/** @type {Part} */ a, /** @type {Part} */ b) => (a.name < b.name ? -1 : 1);

/** The texts in the folder of a crate. Of two that may be chosen, it is MIT. */
function textIn(folder) {
  const files = readdirSync(folder).filter((name) => /^(un)?licen[cs]e/i.test(name));
  const chosen = files.filter((name) => files.length === 1 || !/apache/i.test(name));
  if (chosen.length > 0) return chosen.map((name) => read(folder, name)).join("\n");
  const [, authors] = /^authors = \[([^\]]*)\]/m.exec(read(folder, "Cargo.toml")) ?? [];
  if (!authors) throw new Error(`${folder} has neither a licence nor authors`);
  return read(ROOT, "LICENSE-MIT").replace(COPYRIGHT, `Copyright (c) ${authors.match(/[^"]+/)[0]}`);
}

/** All of them as a text; parts with the same conditions share these. */
export function licences() {
  const own = {
    name: `Pylos ${VERSION}`,
    licence: "MIT OR Apache-2.0",
    text: read(ROOT, "LICENSE-MIT"),
  };
  /** @type {Map<string, { parts: string[], text: string }>} */
  const groups = new Map();
  for (const { name, licence, text } of [own, ...crates()]) {
    const holders = (text.match(COPYRIGHT) ?? []).map((line) => `  ${line.trim()}\n`);
    const conditions = text
      .replace(COPYRIGHT, "")
      .replace(NAME, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
    const key = conditions.replace(/\s+/g, " ");
    const group = groups.get(key) ?? { parts: [], text: conditions };
    groups.set(key, group);
    group.parts.push(`${name} (${licence})\n${holders.join("")}`);
  }
  const sections = [...groups.values()].map(({ parts, text }) => `${parts.join("")}\n${text}\n`);
  return `${STANDARD}${sections.join(`\n${"-".repeat(72)}\n\n`)}`;
}
