// Writes the site made for hosting:
//
//     node tools/site/dist.mjs FOLDER [--url URL] [--previous FOLDER] [--with-solution standard,expert]
//
//     FOLDER/site/             to be served: pages, entry points, assets/ with hashed names, tables/, solution/, and .br
//                              and .gz beside them
//     FOLDER/pylos-site.zip    the same in one file, with index.html at its root
//     FOLDER/SHA256SUMS        of all of it
//
// docs/hosting.md tells a host what to do with them.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { createBundler, ENTRIES, HASHED } from "./bundle.mjs";
import { addHeads } from "./heads.mjs";
import { addOffline } from "./offline.mjs";
import { checksums, compressed, zip } from "./pack.mjs";
import { SITE } from "./packages.mjs";
import { addPages } from "./pages.mjs";
import { addSolutions } from "./solutions.mjs";

/** Configurations of servers, to be copied by a host. */
const HOSTS = new URL("hosts/", import.meta.url);

/** The names of the hashed files of this version, for `--previous` of the next one. */
const LIST = "assets.txt";

const { values: options, positionals } = parseArgs({
  options: {
    url: { type: "string" },
    previous: { type: "string" },
    "with-solution": { type: "string" },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error("usage: node tools/site/dist.mjs FOLDER");

/** @type {Map<string, string | Uint8Array>} All files by their names on the site. */
const files = new Map();
const bundler = createBundler(files);
await addPages(bundler, files);
for (const entry of ENTRIES) await bundler.bundle({ entry }, { entry });
for (const name of readdirSync(join(SITE, "tables"))) {
  files.set(`tables/${name}`, readFileSync(join(SITE, "tables", name)));
}
addSolutions(files, join(folder, "../solution"), options["with-solution"]?.split(",") ?? []);

for (const name of readdirSync(HOSTS)) {
  files.set(`hosts/${name}`, readFileSync(new URL(name, HOSTS)));
}

addHeads(files, options.url);
await addOffline(files);

const hashed = [...files.keys()].filter((name) => name.startsWith(HASHED)).sort();
files.set(LIST, hashed.map((name) => `${name}\n`).join(""));
if (options.previous !== undefined) keepPrevious(options.previous);

/** Adds the hashed files of another version, which pages and scripts in caches still name. */
function keepPrevious(/** @type {string} */ previous) {
  for (const name of readFileSync(join(previous, LIST), "utf8").trim().split("\n")) {
    if (!files.has(name)) files.set(name, readFileSync(join(previous, name)));
  }
}

const plain = [...files].map(([name, content]) => [name, Buffer.from(content)]);
const packed = await Promise.all(plain.map(compressed));
const all = [...plain, ...packed.flat()].sort(([one], [other]) => (one < other ? -1 : 1));
const site = join(folder, "site");
rmSync(site, { recursive: true, force: true });
for (const [name, content] of all) write(join(site, name), content);
const archive = zip(all);
write(join(folder, "pylos-site.zip"), archive);
const listed = [
  ["pylos-site.zip", archive],
  ...all.map(([name, bytes]) => [`site/${name}`, bytes]),
];
write(join(folder, "SHA256SUMS"), checksums(listed));

/** @param {string} path @param {string | Uint8Array} content */
function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
