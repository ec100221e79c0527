// Writes the npm package: `node tools/npm/build.mjs FOLDER`. It holds the modules that the elements load, minified
// by esbuild, their types, made from JSDoc by the TypeScript compiler, and the manifest of the custom elements.

import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = join(HERE, "../..");
const SITE = join(ROOT, "www");
const PACKAGES = join(ROOT, "tests/node_modules");

/** The main module of a package that the tests install. @param {string} name */
const load = (name) => import(pathToFileURL(createRequire(PACKAGES).resolve(name)).href);
const { transformSync } = await load("esbuild");
const { create, ts } = await load("@custom-elements-manifest/analyzer");

const MODULES = ["pylos-board.js", "pylos-lesson.js"];
const ELEMENTS = ["element/element.js", "learn/element.js"];
const TYPES = ["element/types.d.ts", "learn/types.d.ts", "pkg/pylos.d.ts"];

/** How a minified module names another one, a worker, or a file beside it. */
const NAMES = /(?:\bfrom|\bimport|\bimport\(|new URL\()"(\.{1,2}\/[^"?]+|[\w-]+\.wasm)"/g;
/** How a declaration names another one; an import without a name declares nothing. */
const TYPE_NAMES = /(?:\bfrom |\bimport\()"(\.{1,2}\/[^"]+)\.js"/g;
const COMMENTS = /\/\*[\s\S]*?\*\//g;

const [, , argument] = process.argv;
if (argument === undefined) throw new Error("usage: node tools/npm/build.mjs FOLDER");
const folder = resolve(argument);
const declarations = join(folder, "declarations");

/** @param {string} name @param {string | Uint8Array} content */
function write(name, content) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** A module of the site, or another file of it, as it is in the package. @param {string} name */
async function minified(name) {
  const path = join(SITE, name);
  if (!name.endsWith(".js")) return readFileSync(path);
  if (!name.endsWith("/style.js")) {
    return transformSync(readFileSync(path, "utf8"), { minify: true, charset: "utf8" }).code;
  }
  const styles = Object.entries(await import(pathToFileURL(path).href));
  return styles
    .map(([style, css]) => [style, transformSync(css, { loader: "css", minify: true }).code])
    .map(([style, css]) => `export const ${style}=${JSON.stringify(css)};\n`)
    .join("");
}

/** The types of a module. @param {string} name */
function typesOf(name) {
  const emitted = join(declarations, name);
  return readFileSync(existsSync(emitted) ? emitted : join(SITE, name), "utf8");
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const modules = new Set(MODULES);
for (const name of modules) {
  const content = await minified(name);
  write(name, content);
  if (typeof content !== "string") continue;
  for (const [, found] of content.matchAll(NAMES)) modules.add(join(dirname(name), found));
}

const options = {
  extends: join(ROOT, "tests/tsconfig.json"),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: SITE,
    outDir: declarations,
  },
  files: TYPES.map((name) => join(SITE, name)),
  include: [],
};
write("declarations/tsconfig.json", JSON.stringify(options));
const compiler = [join(PACKAGES, "typescript/bin/tsc"), "--project", declarations];
execFileSync(process.execPath, compiler, { stdio: "inherit" });
const types = new Set(TYPES);
for (const name of types) {
  const content = typesOf(name);
  write(name, content);
  for (const [, found] of content.replace(COMMENTS, "").matchAll(TYPE_NAMES)) {
    types.add(join(dirname(name), `${found}.d.ts`));
  }
}
rmSync(declarations, { recursive: true });

const sources = [...MODULES, ...ELEMENTS].map((name) =>
  ts.createSourceFile(name, readFileSync(join(SITE, name), "utf8"), ts.ScriptTarget.ESNext, true),
);
const manifest = create({ modules: sources });
for (const element of manifest.modules.flatMap(({ declarations }) => declarations)) {
  // The analyzer takes private members for public ones, and a variable for the name of an event.
  element.members = element.members.filter(({ name }) => /^\w/.test(name));
  element.events = element.events.filter(({ name }) => name.startsWith("pylos-"));
  for (const attribute of element.attributes) {
    attribute.fieldName = attribute.name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  }
}
write("custom-elements.json", `${JSON.stringify(manifest, null, 2)}\n`);

const { version } = /^version = "(?<version>.*)"$/m.exec(
  readFileSync(join(ROOT, "Cargo.toml"), "utf8"),
).groups;
const description = { ...JSON.parse(readFileSync(join(HERE, "package.json"), "utf8")), version };
write("package.json", `${JSON.stringify(description, null, 2)}\n`);
for (const name of ["rules-node.js", "README.md"])
  copyFileSync(join(HERE, name), join(folder, name));
for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) {
  copyFileSync(join(ROOT, name), join(folder, name));
}
