// Writes the npm package: `node tools/npm/build.mjs FOLDER`. It holds the modules of the elements and of the rules,
// bundled, their types, made from JSDoc by the TypeScript compiler, and the manifest of the custom elements.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { licences } from "../site/licences.mjs";
import { load, PACKAGES, ROOT, SITE, VERSION, write as writeFile } from "../site/packages.mjs";
import { rewrite } from "../site/rules.mjs";
import { smallWasm } from "../site/wasm.mjs";
import { bundle, end, rule } from "./modules.mjs";

const { create, ts } = await load("@custom-elements-manifest/analyzer");

const ELEMENTS = {
  "pylos-board": "pylos-board.js",
  "pylos-lesson": "pylos-lesson.js",
  "pylos-puzzle": "pylos-puzzle.js",
};
/** Those that are also one file; a puzzle would have all puzzles in it. */
const IN_ONE_FILE = /** @type {const} */ (["pylos-board", "pylos-lesson"]);
/** For servers that know which modules run in a page alone. */
const CLIENT = '"use client";';
const REACT = { react: join(ROOT, "tools/npm/react.js") };
const COURSE = { course: "learn/course.js" };
const WORKERS = { "painter-worker": "board/painter-worker.js", worker: "engine/worker.js" };
const RULES = { rules: "pkg/rules.js", engine: "pkg/pylos.js" };
const CLASSES = ["element/element.js", "exercise/lesson-element.js", "exercise/puzzle-element.js"];
/** The files of the puzzles, beside the modules for pages. */
const PUZZLES = ["children", "standard", "expert"].map((name) => `puzzles/${name}.txt`);

const TYPE_NAMES = /(?:\bfrom |\bimport\()"(\.{1,2}\/[^"]+)\.js"/g;
const COMMENTS = /\/\*[\s\S]*?\*\//g;
/** Where the declarations of the generated glue begin to say how it is loaded: the package does that. */
const LOADING = rule("declarations of loading", /export type InitInput[\s\S]*/);

const [, , argument] = process.argv;
if (argument === undefined) throw new Error("usage: node tools/npm/build.mjs FOLDER");
const folder = resolve(argument);

const read = (name) => readFileSync(join(ROOT, name), "utf8");

const write = (name, content) => writeFile(join(folder, name), content);

const description = { ...JSON.parse(read("tools/npm/package.json")), version: VERSION };
/** The declarations of the modules; those for frameworks are in no folder. */
const TYPES = Object.values(description.exports).flatMap(
  ({ types }) => /^\.\/types\/(\w+\/.*)/.exec(types)?.[1] ?? [],
);

async function writeBundle(name, ...options) {
  for (const { fileName, code } of await bundle(...options)) {
    write(`${name}/${fileName}`, fileName === "react.js" ? CLIENT + code : code);
  }
}

async function writeModules() {
  // For pages: the workers and the WebAssembly modules are files beside the modules.
  await writeBundle("web", { ...ELEMENTS, ...REACT, ...COURSE, ...WORKERS, ...RULES }, "files");
  for (const glue of Object.values(RULES)) {
    const wasm = basename(glue).replace(".js", "_bg.wasm");
    write(`web/${wasm}`, await smallWasm(join(SITE, "pkg", wasm)));
  }
  for (const name of PUZZLES) write(`web/${name}`, read(`www/${name}`));
  await writeBundle("bundler", { ...ELEMENTS, ...REACT, ...COURSE, ...RULES }, "embedded");
  for (const name of IN_ONE_FILE) {
    // For pages that load one file from elsewhere and name its hash.
    await writeBundle("cdn", { [name]: ELEMENTS[name] }, "embedded", true);
  }
  await writeBundle("node", RULES, "node");
}

function writeTypes() {
  const declarations = join(folder, "declarations");
  const options = {
    extends: join(ROOT, "tests/tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: SITE,
      outDir: declarations,
    },
    files: [...TYPES, COURSE.course].map((name) => join(SITE, name)).filter(existsSync),
    include: [],
  };
  write("declarations/tsconfig.json", JSON.stringify(options));
  const compiler = [join(PACKAGES, "typescript/bin/tsc"), "--project", declarations];
  execFileSync(process.execPath, compiler, { stdio: "inherit" });
  const types = new Set(TYPES);
  for (const name of types) {
    const emitted = join(declarations, name);
    const path = existsSync(emitted) ? emitted : join(SITE, name);
    const content = readFileSync(path, "utf8");
    for (const [, found] of content.replace(COMMENTS, "").matchAll(TYPE_NAMES)) {
      types.add(join(dirname(name), `${found}.d.ts`));
    }
    const init =
      "/** Loads the rules; in Node it does nothing. */\nexport default function init(): Promise<void>;\n";
    write(`types/${name}`, LOADING.rewrite(content, init));
  }
  rmSync(declarations, { recursive: true });
  cpSync(join(ROOT, "tools/npm/types"), join(folder, "types"), { recursive: true });
}

function writeManifest() {
  const sources = [...Object.values(ELEMENTS), ...CLASSES].map((name) =>
    ts.createSourceFile(name, read(`www/${name}`), ts.ScriptTarget.ESNext, true),
  );
  const manifest = create({ modules: sources });
  for (const module of manifest.modules)
    module.declarations = module.declarations.filter(({ tagName }) => tagName !== undefined);
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  for (const element of elements) {
    // The analyzer takes private members for public ones, and a variable for the name of an event.
    element.members = element.members.filter(({ name }) => /^\w/.test(name));
    element.events = element.events.filter(({ name }) => name.startsWith("pylos-"));
    for (const attribute of element.attributes) {
      attribute.fieldName = attribute.name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    }
  }
  write("custom-elements.json", `${JSON.stringify(manifest, null, 2)}\n`);

  const types = elements.map(({ name, tagName, attributes }) => {
    const lines = attributes.map(({ name, type, description }) => {
      // A number may be written as text.
      const text = type.text.replace(
        /^(number|\d.*)$/,
        (number) => `${number} | \`\${${number}}\``,
      );
      return `  /** ${description} */\n  ${JSON.stringify(name)}?: ${text} | undefined;\n`;
    });
    return `/** The attributes of \`<${tagName}>\`. */\nexport interface ${name}Attributes {\n${lines.join("")}}\n`;
  });
  write("types/attributes.d.ts", types.join("\n"));
}

function writeDescription() {
  write("package.json", `${JSON.stringify(description, null, 2)}\n`);
  // Where tools look that do not know `exports`, such as Parcel: each import is a file with its types beside it.
  for (const [path, target] of Object.entries(description.exports)) {
    if (path === "." || !target.types) continue;
    const star = (/** @type {string} */ from) =>
      `export * from "${from.replace(".d.ts", ".js")}";\n`;
    const init = RULES[path.slice(2)] ? (from) => star(from).replace("*", "{ default }") : () => "";
    write(`${path}.js`, star(target.module) + init(target.module));
    write(`${path}.d.ts`, star(target.types) + init(target.types));
  }
  const hash = (/** @type {string} */ name) =>
    createHash("sha384")
      .update(readFileSync(join(folder, name)))
      .digest("base64");
  const readme = rewrite(read("tools/npm/README.md"), /VERSION/g, VERSION, "version in README");
  const hashes = (_, name) => `sha384-${hash(name)}`;
  write("README.md", rewrite(readme, /HASH-OF-(\S+?\.js)/g, hashes, "hashes in README"));
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"])
    cpSync(join(ROOT, name), join(folder, name));
  write("licences.txt", licences());
}

rmSync(folder, { recursive: true, force: true });
await writeModules();
writeTypes();
writeManifest();
writeDescription();
end();
