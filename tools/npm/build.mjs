// Writes the npm package: `node tools/npm/build.mjs FOLDER`. It holds the modules that the elements reach,
// without their comments; the compiler that the tests bring along takes them out.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = join(HERE, "../..");
const SITE = join(ROOT, "www");
const BOARD = "pylos-board.js";
const LESSON = "pylos-lesson.js";
const COMPILER = join(ROOT, "tests/node_modules/typescript/bin/tsc");

/** How a module names another one, a worker, or a file beside it. */
const NAMES =
  /(?:from\s*|import\s*|import\(\s*|new URL\(\s*)["'](\.{1,2}\/[^"'?]+|[\w-]+\.wasm)["']/g;

/** Every file of the site that some reach, themselves included. @param {string[]} entries */
function reached(...entries) {
  const found = new Set(entries);
  for (const file of found) {
    if (!file.endsWith(".js")) continue;
    const source = readFileSync(join(SITE, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    for (const [, name] of source.matchAll(NAMES)) found.add(join(dirname(file), name));
  }
  return [...found].toSorted();
}

/** The rows of a table of docs/embedding.md, their code signs taken away. @param {string} title */
function table(title) {
  const doc = readFileSync(join(ROOT, "docs/embedding.md"), "utf8");
  const [, section] =
    new RegExp(`^## ${title}$([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, "m").exec(doc) ?? [];
  if (section === undefined) throw new Error(`docs/embedding.md has no “${title}”`);
  return [...section.matchAll(/^\| (.*) \|$/gm)]
    .map(([, row]) => row.split(" | ").map((field) => field.trim()))
    .filter(([first]) => first.startsWith("`"));
}

/** What stands between code signs. @param {string} text */
const codes = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

function manifest() {
  return {
    schemaVersion: "1.0.0",
    modules: [module(BOARD, boardDeclaration()), module(LESSON, lessonDeclaration())],
  };
}

/**
 * @param {string} path
 * @param {{ name: string, tagName: string }} declaration
 */
function module(path, declaration) {
  const { name, tagName } = declaration;
  const reference = { name, module: path };
  return {
    kind: "javascript-module",
    path,
    declarations: [
      { kind: "class", customElement: true, superclass: { name: "HTMLElement" }, ...declaration },
    ],
    exports: [
      { kind: "js", name, declaration: reference },
      { kind: "custom-element-definition", name: tagName, declaration: reference },
    ],
  };
}

function boardDeclaration() {
  return {
    name: "PylosBoard",
    tagName: "pylos-board",
    description: "A Pylos board.",
    attributes: table("Attributes and properties").map(([name, values, usual]) => {
      const [attribute] = codes(name);
      const fieldName = attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      return { name: attribute, fieldName, description: `${values} (usual: ${usual})` };
    }),
    members: [
      ...table("Properties").map(([name, description]) => ({
        kind: "field",
        name: codes(name)[0],
        description,
      })),
      ...table("Methods").map(([name, description]) => ({
        kind: "method",
        name: name.replace(/[`]|\(.*/g, ""),
        description,
      })),
    ],
    events: table("Events").map(([name, detail, prevented]) => ({
      name: codes(name)[0],
      type: { text: "CustomEvent" },
      description: `detail: ${detail}; preventDefault(): ${prevented}`,
    })),
    cssProperties: table("Custom properties").flatMap(([names, description]) =>
      codes(names).map((name) => ({ name, description })),
    ),
    cssParts: [
      "board",
      "bar",
      "status",
      "note",
      "turn",
      "controls",
      "notation",
      "error",
      "button",
    ].map((name) => ({ name })),
    slots: [{ name: "", description: "Shown where the board cannot be." }],
  };
}

function lessonDeclaration() {
  const rows = table("Lessons");
  /** Those whose description begins so. @param {string} kind */
  const kinds = (kind) =>
    rows
      .filter(([, told]) => told.startsWith(kind))
      .map(([name, description]) => ({ name: codes(name)[0], description }));
  return {
    name: "PylosLesson",
    tagName: "pylos-lesson",
    description: "Lessons around a Pylos board.",
    attributes: kinds("attribute"),
    members: kinds("property").map((member) => ({ kind: "field", ...member })),
    events: kinds("event").map((event) => ({ type: { text: "CustomEvent" }, ...event })),
    cssProperties: rows
      .filter(([names]) => names.startsWith("`--"))
      .flatMap(([names, description]) => codes(names).map((name) => ({ name, description }))),
    cssParts: [
      "words",
      "title",
      "where",
      "text",
      "answer",
      "feedback",
      "said",
      "buttons",
      "button",
    ].map((name) => ({ name })),
    slots: [
      { name: "", description: "JSON with the lessons, and the board." },
      { name: "end", description: "Offered after the last step." },
    ],
  };
}

function description() {
  const [, version] =
    /^version = "(.*)"$/m.exec(readFileSync(join(ROOT, "Cargo.toml"), "utf8")) ?? [];
  return {
    name: "pylos-board",
    version,
    description:
      "A board for the game Pylos as a custom element, its rules, and a computer that plays",
    license: "MIT OR Apache-2.0",
    type: "module",
    exports: {
      ".": { types: "./pylos-board.d.ts", default: `./${BOARD}` },
      "./lesson": { types: "./pylos-lesson.d.ts", default: `./${LESSON}` },
      "./rules": { types: "./pkg/pylos.d.ts", node: "./rules-node.js", default: "./pkg/pylos.js" },
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    types: "./pylos-board.d.ts",
    customElements: "custom-elements.json",
    sideEffects: [`./${BOARD}`, `./${LESSON}`],
    engines: { node: ">=20" },
    keywords: ["pylos", "board-game", "custom-element", "web-component", "wasm"],
  };
}

/**
 * A module without its indentation, which is one part in thirty of what a page loads. Lines that begin inside
 * a template are left as they are.
 * @param {string} source
 */
function unindented(source) {
  let inTemplate = false;
  return source
    .split("\n")
    .map((line) => {
      const kept = inTemplate ? line : line.trimStart();
      if ((line.match(/(?<!\\)`/g) ?? []).length % 2 === 1) inTemplate = !inTemplate;
      return kept;
    })
    .join("\n");
}

/**
 * A module that holds a style sheet, on one line and without comments.
 * @param {string} source
 */
function tightStyle(source) {
  return source.replace(/`[^`]*`/, (css) =>
    css
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/(?<=[{};,:])\s+/g, "")
      .replace(/\s+/g, " ")
      .replace(/ \{/g, "{")
      .replace(/;\}/g, "}"),
  );
}

/** @param {string} folder */
function build(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = reached(BOARD, LESSON);
  const modules = files.filter((file) => file.endsWith(".js"));
  // The compiler writes what types are taken from, too.
  const compiled = join(folder, "compiled");
  const config = join(folder, "tsconfig.json");
  const options = {
    allowJs: true,
    noCheck: true,
    removeComments: true,
    target: "esnext",
    module: "esnext",
    moduleResolution: "bundler",
    types: [],
    rootDir: SITE,
    outDir: compiled,
  };
  writeFileSync(
    config,
    JSON.stringify({ compilerOptions: options, files: modules.map((file) => join(SITE, file)) }),
  );
  execFileSync(process.execPath, [COMPILER, "--project", config], { stdio: "inherit" });
  for (const file of [...files, "pkg/pylos.d.ts"]) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith(".js")) {
      const source = readFileSync(join(compiled, file), "utf8");
      writeFileSync(target, file.endsWith("style.js") ? tightStyle(source) : unindented(source));
    } else copyFileSync(join(SITE, file), target);
  }
  rmSync(config);
  rmSync(compiled, { recursive: true });
  for (const name of ["pylos-board.d.ts", "pylos-lesson.d.ts", "rules-node.js", "README.md"]) {
    copyFileSync(join(HERE, name), join(folder, name));
  }
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) {
    copyFileSync(join(ROOT, name), join(folder, name));
  }
  const write = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  write("package.json", description());
  write("custom-elements.json", manifest());
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("which folder? node tools/npm/build.mjs FOLDER");
build(folder);
