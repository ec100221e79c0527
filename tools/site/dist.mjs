// Writes the site made for hosting, with the options of `cargo xtask dist`; with `--check` it only checks them.
//
//     node tools/site/dist.mjs FOLDER [OPTIONS]
//
// FOLDER then has site/, site-small/, an archive of each, pylos.html, pylos-board.iife.js (the board in one file, for pages
// without modules) and SHA256SUMS. docs/hosting.md tells a host what to do with them.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "../npm/modules.mjs";
import { createBundler, ENTRIES, end, HASHED } from "./bundle.mjs";
import { addHeads, LANGUAGES, notFound } from "./heads.mjs";
import { licences } from "./licences.mjs";
import { addOffline } from "./offline.mjs";
import { checksums, compressed, remainderOf, sized, zip } from "./pack.mjs";
import { ROOT, SITE, VERSION, write } from "./packages.mjs";
import { addPages } from "./pages.mjs";
import { nameRelay } from "./relay.mjs";
import { singleFile } from "./single-file.mjs";

const HOSTS = new URL("hosts/", import.meta.url);

const WORKER = new URL("service-worker.js", import.meta.url);

/** The site and the programs that made it; with the same ones, the same commit gives the same bytes. */
const VERSIONS = "version.txt";

/** What a host writes to appear in the foot of the pages. */
const HOST = "host.json";

const SINGLE = "pylos.html";

/** Of the project, and of what others have written; the single files have it at their ends. */
const LICENCES = "licences.txt";

/** The names of the hashed files of this version, for `--previous` of the next one. */
const LIST = "assets.txt";
const LISTED = /^assets\/\w[\w.-]*$/gm;

const { values: options, positionals } = parsed();
const [folder] = positionals;
if (folder === undefined) refuse("usage: node tools/site/dist.mjs FOLDER");

/** The solutions that `cargo xtask solution` has made on this machine, and the rule sets that are to be taken from there. */
const MADE = join(folder, "../solution");
const WANTED = options["with-solution"]?.split(",") ?? [];
/** Tells the page which rule sets there are; every site has it. */
const SOLUTIONS = "solutions.json";

const home = options.url?.replace(/\/?$/, "/");
if (home !== undefined && !/^https?:\/\/[\p{L}\p{N}][^?# ]*$/u.test(home))
  refuse(
    `\`${options.url}\` is not the address of a site; write it like https://club.example/pylos/`,
  );
if (!LANGUAGES.includes(options.language ?? "en"))
  refuse(`\`${options.language}\` is no language of the site; it has ${LANGUAGES.join(", ")}`);
if (options.previous !== undefined && !existsSync(join(options.previous, LIST)))
  refuse(`--previous needs the folder of a site: no ${join(options.previous, LIST)}`);
for (const name of WANTED)
  if (!existsSync(join(MADE, name, "index.pylos")))
    refuse(`no solution \`${name}\`; \`cargo xtask solution\` makes it`);
if (options.relay !== undefined && !/^wss?:\/\/[\p{L}\p{N}][^?# ]*$/u.test(options.relay))
  refuse(
    `\`${options.relay}\` is not the address of a relay; write it like wss://club.example/live`,
  );
if (options.check) process.exit();

const licence = licences();
/** For a club's page: play, lessons and puzzles need neither tables nor solution. */
const small = await siteFiles(false);
const [board] = await bundle({ "pylos-board.iife": "pylos-board.js" }, "classic");
/** Files are pairs of a name and the content. */
const single = [
  [SINGLE, Buffer.from(`${await singleFile(small.files)}<!--\n${licence}-->\n`)],
  [board.fileName, Buffer.from(`${board.code}/*!\n${licence}*/\n`)],
];
for (const [name, content] of single) write(join(folder, name), content);
const archives = [
  await writeSite("site", await siteFiles(true)),
  await writeSite("site-small", small),
];
end();
write(join(folder, "SHA256SUMS"), checksums([...single, ...archives]));

/** Writes the folder and the archive of a site, and returns the archive. */
async function writeSite(name, { files, remainder }) {
  const plain = [...files].map(([name, content]) => [name, Buffer.from(content)]);
  const packed = await Promise.all(plain.map((file) => compressed(file, remainder)));
  const page = [SINGLE, sized(...single[0], remainder)];
  const all = [...plain, ...packed.flat(), page].sort(([a], [b]) => (a < b ? -1 : 1));
  rmSync(join(folder, name), { recursive: true, force: true });
  for (const [file, content] of all) write(join(folder, name, file), content);
  const archive = [`pylos-${name}.zip`, zip(all)];
  write(join(folder, archive[0]), archive[1]);
  return archive;
}

async function siteFiles(hasTables) {
  const files = new Map();
  const bundler = createBundler(files, hasTables);
  await addPages(bundler, files);
  for (const entry of ENTRIES) await bundler.bundle({ entry }, { entry });
  if (hasTables) {
    for (const name of readdirSync(join(SITE, "tables"))) {
      files.set(`tables/${name}`, readFileSync(join(SITE, "tables", name)));
    }
    addSolutions(files);
  }
  for (const name of readdirSync(HOSTS)) {
    files.set(`hosts/${name}`, readFileSync(new URL(name, HOSTS)));
  }
  files.set(HOST, readFileSync(join(SITE, HOST)));
  if (options.relay !== undefined) nameRelay(files, HOST, options.relay);

  addHeads(files, home, options.language);
  const remainder = remainderOf(new Map([...files, ["worker", readFileSync(WORKER)]]));
  const version = await addOffline(files, remainder);
  files.set(VERSIONS, versions(version));
  files.set("404.html", notFound(home));
  files.set(LICENCES, licence);
  // Beside the modules that other sites import, and not kept by the service worker.
  for (const entry of ENTRIES.filter((name) => name.startsWith("pkg/"))) {
    const types = entry.replace(/js$/, "d.ts");
    files.set(types, readFileSync(join(SITE, types)));
  }
  const hashed = [...files.keys()].filter((name) => name.startsWith(HASHED)).sort();
  files.set(LIST, hashed.map((name) => `${name}\n`).join(""));
  if (hasTables && options.previous !== undefined) {
    // Pages and scripts in caches still name the hashed files of another version.
    for (const [name] of readFileSync(join(options.previous, LIST), "utf8").matchAll(LISTED))
      if (!files.has(name)) files.set(name, readFileSync(join(options.previous, name)));
  }
  // What the service worker has the checksum of has its size already.
  for (const [name, content] of files) files.set(name, sized(name, content, remainder));
  return { files, remainder };
}

/** Adds the solutions in `www/`, and in their place those of this machine. */
function addSolutions(files) {
  const own = join(SITE, "solution");
  const read = (path) => JSON.parse(readFileSync(join(path, SOLUTIONS), "utf8"));
  const list = read(own);
  for (const name of WANTED) list[name] = read(MADE)[name];
  for (const name of Object.keys(list)) {
    for (const file of Object.keys(list[name].files)) {
      const path = join(WANTED.includes(name) ? MADE : own, name, file);
      files.set(`solution/${name}/${file}`, readFileSync(path));
    }
  }
  files.set(`solution/${SOLUTIONS}`, `${JSON.stringify(list)}\n`);
}

function parsed() {
  try {
    return parseArgs({
      options: {
        url: { type: "string" },
        language: { type: "string" },
        previous: { type: "string" },
        relay: { type: "string" },
        "with-solution": { type: "string" },
        check: { type: "boolean" },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string} site The version of its files. */
function versions(site) {
  const rust = execFileSync("rustc", ["--version"], { cwd: ROOT, encoding: "utf8" }).trim();
  return `Pylos ${VERSION}, site ${site}\n${rust}\nNode ${process.version}\n`;
}
