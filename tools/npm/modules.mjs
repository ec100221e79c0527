// Bundles modules of the site for the npm package.

import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { deflateRawSync } from "node:zlib";
import { minifiedStyles, minifyScript, roll, withoutTables } from "../site/bundle.mjs";
import { ROOT, SITE } from "../site/packages.mjs";
import { createRules, find, rewrite } from "../site/rules.mjs";
import { smallWasm, withShortHashes } from "../site/wasm.mjs";

const UNPACK = join(ROOT, "tools/npm/unpack.js");
const START = join(SITE, "site/start-worker.js");
/** What each bundle has in place of its own address, if it cannot know it. */
const NOWHERE = '"pylos-board:"';

/** Those of the package, whose forms are all bundled before the end. */
export const { rule, end } = createRules();

const WORKER = rule(
  "worker in a module",
  /startWorker\(new URL\("(\.\/[\w-]+\.js)", import\.meta\.url\)\)/,
);
const WASM = /new URL\('(\w+\.wasm)', import\.meta\.url\)/;
const COURSE = rule("course", /[\\/]learn[\\/]course\.js$/);
const CATALOGUE = rule("catalogue of puzzles", /[\\/]exercise[\\/]catalogue\.js$/);
const PUZZLES = /new URL\("\.\/puzzles\/(\w+\.txt)", import\.meta\.url\)/g;
const GLUE = rule("glue", /[\\/]pkg[\\/]\w+\.js$/);
/** Modules that are a chunk of their own, by its name. */
const CHUNKS = rule(
  "chunk",
  /^\0wasm:.*?(\w+)\.wasm$/,
  /[\\/]text[\\/]([a-z]{2})-(?:board|words)\.js$/,
);

/** @typedef {"files" | "embedded" | "classic" | "worker" | "node"} Form "classic": for pages without modules. */

/** Whether it is a script that imports and exports nothing. */
const isScript = (form) => form === "classic" || form === "worker";

const inPackage = {
  name: "in-package",
  resolveId: (id) => (id === "react" ? { id, external: true } : null),
  load: minifiedStyles,
  transform(code, id) {
    // What the course shares with a board is then in the chunk of the board.
    if (COURSE.has(id)) return `import "../pylos-board.js";${code}`;
    // All modules of the package are in one folder, and the puzzles in a folder there.
    if (CATALOGUE.has(id)) return rewrite(code, /\.\.\/puzzles\//g, "./puzzles/", "puzzles");
    return withoutTables(code, id);
  },
};

/**
 * Bundlers move modules away from the files beside them, each in its own way. With this plugin there is nothing but
 * modules: a WebAssembly module is a text in a module, and so is the code of a worker. In a worker, the WebAssembly
 * module is `self.packed`.
 */
const embedded = (form) => ({
  name: "embedded",
  resolveId: (id) => (/^(packed|worker):/.test(id) ? `\0${id}` : null),
  async load(id) {
    const [kind, path] = id.split(/:(.*)/);
    if (kind === "\0packed") {
      const packed = form === "worker" ? "self.packed" : JSON.stringify(await packedFile(path));
      // Rolldown writes a constant text into every place that names it.
      return `export const packed = () => ${packed};`;
    }
    if (kind !== "\0worker") return null;
    const [{ code, moduleIds }] = await bundle({ worker: path }, "worker");
    const packed = moduleIds.find((name) => name.startsWith("\0packed:"))?.slice(1);
    const parts = packed ? `"packed='", packed(), "';", code` : "code";
    return `import { blobWorker } from ${JSON.stringify(START)};
      ${packed ? `import { packed } from ${JSON.stringify(packed)};` : ""}
      const code = ${JSON.stringify(code)};
      export const start = () => blobWorker([${parts}]);`;
  },
  transform(code, id) {
    const beside = (kind, name) => JSON.stringify(`${kind}:${resolve(dirname(id), name)}`);
    const unpacking = `import { unpack } from ${JSON.stringify(UNPACK)};`;
    const worker = WORKER.match(code);
    if (worker) {
      return `import { start as startEmbedded } from ${beside("worker", worker[1])};
        ${rewrite(code, worker[0], "startEmbedded()", "worker")}`;
    }
    if (CATALOGUE.has(id)) {
      const packed = (_, name) =>
        `import(${beside("packed", `../puzzles/${name}`)}).then(({ packed }) => unpack(packed()))`;
      const loading = rewrite(code, PUZZLES, packed, "embedded puzzles");
      const fetching = "await fetchText(FILES[variant]().href)";
      const unpacked = "await (await FILES[variant]()).text()";
      return unpacking + rewrite(loading, fetching, unpacked, "loading of puzzles");
    }
    if (!GLUE.has(id)) return null;
    const [address, name] = find(code, WASM, "WebAssembly module of the glue");
    return `import { packed } from ${beside("packed", name)};
      ${unpacking}${rewrite(code, address, "unpack(packed())", "glue")}`;
  },
  resolveImportMeta: () => NOWHERE,
});

/**
 * In Node, a program has the rules directly after the import. Node prints the line that throws: the WebAssembly module is
 * in a file of its own, and nothing is minified.
 */
const ready = {
  name: "ready",
  resolveId: (id) => (id.startsWith("wasm:") ? `\0${id}` : null),
  async load(id) {
    const [, path] = id.split("\0wasm:");
    if (path === undefined) return null;
    // Minified with the program that uses it, it still shares no line with code.
    return `export const packed = \`\n${(await smallWasm(path)).toString("base64")}\n\`;`;
  },
  transform(code, id) {
    if (!GLUE.has(id)) return null;
    const init = `import { packed } from ${JSON.stringify(`wasm:${id.replace(/\.js$/, "_bg.wasm")}`)};
initSync({ module: Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0)) });
export default async function init() {}`;
    return rewrite(withShortHashes(code), /^export \{.*\};$/m, init, "exports of the glue");
  },
  resolveImportMeta: () => NOWHERE,
};

/** A page that loads one file needs the rules only once. */
const RULES = rule("rules in one file", /\/pkg\/rules\.js$/);
const oneModule = {
  name: "one-module",
  resolveId: (id) => (RULES.has(id) ? join(SITE, "pkg/pylos.js") : null),
};

async function packedFile(path) {
  const bytes = path.endsWith(".wasm") ? await smallWasm(path) : readFileSync(path);
  return deflateRawSync(bytes, { level: 9 }).toString("base64");
}

/**
 * @param {Record<string, string>} input Modules of the site, or absolute paths, by the names of their chunks.
 * @param {Form} form
 */
export function bundle(input, form, inOneFile = isScript(form)) {
  const plugins = { files: [inPackage], node: [ready] }[form] ?? [
    inPackage,
    embedded(form),
    inOneFile && form !== "worker" && oneModule,
  ];
  const output = {
    format: isScript(form) ? "iife" : "es",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    inlineDynamicImports: inOneFile,
    manualChunks: inOneFile ? undefined : (id) => CHUNKS.match(id)?.[1],
    plugins: form !== "node" && [
      { name: "minify", renderChunk: (code) => minifyScript(code, !isScript(form)) },
    ],
  };
  const modules = form === "files" ? "allow-extension" : "exports-only";
  return roll(input, plugins, output, !isScript(form) && modules);
}
