// Bundles the modules of the site with Rollup and minifies them with Terser.
//
// A chunk of a page may import other chunks. An entry point (a script that pages of other people name) and a part
// (a worker, the texts of a language, the glue of a WebAssembly module) import nothing: each is one file, whatever
// versions of the others a cache holds. Chunks and entry points load parts by `import()` and `new URL()`.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, posix, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { cached } from "./cache.mjs";
import { TARGET } from "./least.mjs";
import { load, PACKAGES, SITE } from "./packages.mjs";
import { createRules, rewrite } from "./rules.mjs";
import { smallWasm, withShortHashes } from "./wasm.mjs";

const { rollup } = await load("rollup");
const { minify } = await load("terser");
const { transform } = await load("esbuild");

const TERSER = readFileSync(join(PACKAGES, "terser/package.json"), "utf8");

/** The folder of everything with a hash in its name. */
export const HASHED = "assets/";

export const ENTRIES = [
  "pylos-board.js",
  "pylos-lesson.js",
  "pylos-puzzle.js",
  "pkg/pylos.js",
  "pkg/rules.js",
];

/** Those of the site; each matches something once all files are bundled. */
export const { rule, end } = createRules();

const TEXTS = /^text\/(?<lang>[a-z]{2})-\w+\.js$/;
const ALL_TEXTS = readdirSync(join(SITE, "text"));
const textsIn = (lang) =>
  ALL_TEXTS.filter((file) => file.startsWith(`${lang}-`) && !/-words/.test(file)).map(
    (file) => `text/${file}`,
  );
/** What is loaded by `import()` as a file of its own, wherever it is imported. */
const PARTS = rule("part", TEXTS, /^pkg\//);
/** Parts that draw, and have most of what they load in common. */
const DRAWING = ["board/plan.js", "element/picture.js"];
/** What all texts of a language share, in the chunk of the board's. */
const SHARED_TEXTS = /-(board|words)\.js$|plural\.js$/;

/**
 * Most of the painter is in the script of the board, which paints the poster and, where there are no workers,
 * everything. So the worker is that script once more, with this hash in its address.
 */
const PAINTER = "board/painter-worker.js";
const AS_PAINTER = rule("painter in the script of the board", PAINTER);
const PAINTERS = "#painter-";

/** A file beside a module, or a worker. */
const FILE = /new URL\((["'])([\w./-]+)\1,\s*import\.meta\.url\)/g;
/** Tables and solutions keep their names: the address of each has its checksum. A host writes the last. */
const NAMED = rule("address of a file with its name", /`\.\.\/(tables\/|solution\/|host\.json`)/g);
/** Only programs that name the glue call `initSync`. */
const GLUE = rule("glue", "pkg/pylos.js", "pkg/rules.js");

const TABLES = rule("no tables beside", "engine/tables.js");

/** The module that says whether there are tables and solutions beside the scripts, saying no; null for every other module. */
export const withoutTables = (code, id) =>
  TABLES.has(nameOf(id))
    ? rewrite(code, /(?<=export const BESIDE = )true/, "false", "no tables beside")
    : null;

/** A promise left pending: the page is about to be loaded again (recover.js). */
const LOST = ").catch(e=>{if(self.pylosLost)return pylosLost(e);throw e})";

export const nameOf = (path) => relative(SITE, path).replaceAll("\\", "/");

export const minifyStyle = async (css) => withLight(await shortStyle(css));

/** A style sheet minified, without nesting, and with the usual viewport for browsers that know no other. */
async function shortStyle(css) {
  const { code } = await transform(css, { loader: "css", minify: true, target: TARGET });
  return code.trim().replace(VIEWPORT, (declaration) => {
    return `${declaration.replace(/(?<=\d)[sd]vb\b/g, "vh")};${declaration}`;
  });
}

/** Colours of two themes; one of them may be a function. */
const BOTH = /light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/g;

/** A declaration with a length of a viewport whose bars come and go. */
const VIEWPORT = /(?<=[{;])[\w-]+:[^;{}]*\d[sd]vb\b[^;{}]*/g;

/** Gives a page its light colours in browsers without `light-dark()`. There, elements have those of the page around. */
function withLight(css) {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*light-dark\([^{}]*)\}/g)].map(
    ([, selector, declarations]) => {
      const own = declarations.split(";").filter((one) => one.includes("light-dark("));
      return `${selector}{${own.join(";").replace(BOTH, "$1")}}`;
    },
  );
  return rules.length === 0
    ? css
    : `${css}@supports not (color:light-dark(red,red)){${rules.join("")}}`;
}

/** Style sheets that are texts in a module. */
export async function minifiedStyles(id) {
  if (!/[\\/]style\.js$/.test(id)) return null;
  const styles = Object.entries(await import(pathToFileURL(id).href));
  const lines = styles.map(
    async ([name, css]) => `export const ${name} = ${JSON.stringify(await shortStyle(css))};\n`,
  );
  return (await Promise.all(lines)).join("");
}

/** Hashes of files, and what stands for them until Rollup knows them, in texts alone. */
const UNREAD = /!~\{\w{3}\}~|(?<=-)[\w-]{8}(?=\.(?:js|wasm)\b)/g;

/** Minifies a script. What differs from another one in the hashes alone is minified once. */
export async function minifyScript(code, module = false) {
  const options = {
    module,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
  };
  const how = `${TERSER} ${JSON.stringify(options)}`;
  /** @type {string[]} */
  const hashes = [];
  const named = withShortHashes(code).replace(UNREAD, (hash) => {
    if (!hashes.includes(hash)) hashes.push(hash);
    return `~~${String(hashes.indexOf(hash)).padStart(4, "0")}~~`;
  });
  const made = await cached(how, named, async () => (await minify(named, options)).code);
  return made.toString().replace(/~~(\d{4})~~/g, (_, i) => hashes[Number(i)]);
}

export function hashedName(name, content) {
  return HASHED + basename(name).replace(/(\.\w+)$/, `-${hashOf(content)}$1`);
}

const hashOf = (content) => createHash("sha256").update(content).digest("base64url").slice(0, 8);

/** Of the messages between a board and its painter. */
const version = hashOf(
  readdirSync(join(SITE, dirname(PAINTER)))
    .filter((name) => name.endsWith(".js"))
    .sort()
    .map((name) => readFileSync(join(SITE, dirname(PAINTER), name)))
    .join(),
);

/**
 * The module of the painter's worker, which does nothing in the page. With a script of another version, the worker
 * fails, and the board paints in the page.
 */
function onlyAsPainter(code, body) {
  const { end } = body.findLast(({ type }) => type === "ImportDeclaration");
  return `${code.slice(0, end)}
    const asked = new URL(import.meta.url).hash;
    if (asked === "${PAINTERS}${version}") {${code.slice(end)}}
    else if (asked.startsWith("${PAINTERS}")) throw new Error("a board of another version");`;
}

const TRANSLATIONS = rule("texts of a part", /\btranslations\("(\w+)"\)/g);

/** Names the files of a part in all languages in place of the call that loads them (text/board-text.js). */
const namedTexts = {
  name: "texts",
  transform(code, id) {
    const folder = posix.relative(posix.dirname(nameOf(id)), "text") || ".";
    const table = (_, part) => {
      const files = ALL_TEXTS.filter((file) => file.slice(2) === `-${part}.js`);
      const lines = files.map((file) => `${file.slice(0, 2)}: () => import("./${folder}/${file}")`);
      if (lines.length === 0) throw new Error(`${id}: no texts of the part ${part}`);
      return `(async (lang) => (await { ${lines.join(", ")} }[lang]()).${part})`;
    };
    return TRANSLATIONS.rewrite(code, table);
  },
};

export async function roll(input, plugins, output, signatures = "allow-extension") {
  const paths = Object.entries(input).map(([chunk, name]) => [chunk, resolve(SITE, name)]);
  const build = await rollup({
    input: Object.fromEntries(paths),
    preserveEntrySignatures: signatures,
    plugins: [...plugins, namedTexts],
    onLog(level, log) {
      if (level === "warn") throw new Error(log.message);
    },
  });
  const made = await build.generate({ format: "es", ...output });
  await build.close();
  return made.output;
}

/** The chunk of a module: the one that exports it, where others import it from there. */
export function chunkOf(chunks, name) {
  const path = join(SITE, name);
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === path) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(path));
  return chunk?.fileName;
}

/**
 * What bundles modules and adds the chunks to the files of a site, which are by their names.
 * @param {Map<string, string | Uint8Array>} files @param {boolean} hasTables Whether it has tables and solutions.
 */
export function createBundler(files, hasTables = true) {
  /** The chunks of parts, or promises of them, by the language of texts or the name of any other module. */
  const made = new Map();

  /** Adds a file of `www/`, and returns its name: `kept`, or one with its hash. */
  async function asset(name, kept) {
    const path = join(SITE, name);
    const read = {
      ".css": () => minifyStyle(readFileSync(path, "utf8")),
      ".js": () => minifyScript(readFileSync(path, "utf8")),
      ".wasm": () => smallWasm(path),
    };
    const content = await (read[extname(name)]?.() ?? readFileSync(path));
    const to = kept ?? hashedName(name, content);
    files.set(to, content);
    return to;
  }

  /** Adds a part of the site, with those that belong to it: all texts of a language. @returns Its name. */
  async function part(name) {
    if (!name.endsWith(".js")) return asset(name);
    const lang = TEXTS.exec(name)?.groups?.lang;
    const alike = lang ? textsIn(lang) : DRAWING.includes(name) ? DRAWING : [name];
    const inputs = Object.fromEntries(alike.map((one) => [basename(one, ".js"), one]));
    const shared = (id) => (lang && SHARED_TEXTS.test(id) ? `${lang}-board` : undefined);
    const task = made.get(alike[0]) ?? bundle(inputs, { shared });
    made.set(alike[0], task);
    return chunkOf(await task, name);
  }

  /** The plugin that makes parts: for an entry point, of all that it imports later. `home`: where parts are. */
  const parts = (home, isEntry) => {
    const addressOf = async (name) => (await part(name)).replace(HASHED, home);
    return {
      name: "parts",
      async resolveDynamicImport(specifier, importer) {
        if (typeof specifier !== "string") return null;
        const name = nameOf(resolve(dirname(importer), specifier));
        if (!PARTS.has(name) && !isEntry) return null;
        return { id: await addressOf(name), external: true };
      },
      load: minifiedStyles,
      async transform(code, id) {
        if (AS_PAINTER.has(nameOf(id))) return onlyAsPainter(code, this.parse(code).body);
        let text = (!hasTables && withoutTables(code, id)) || code;
        if (!isEntry && GLUE.has(nameOf(id)))
          text = rewrite(text, "export { initSync, ", "export { ", "glue");
        for (const [whole, , file] of code.matchAll(FILE)) {
          const path = resolve(dirname(id), file);
          const isPainter = nameOf(path) === PAINTER;
          if (isPainter) text += `\nimport ${JSON.stringify(path)};`;
          const address = isPainter ? PAINTERS + version : await addressOf(nameOf(path));
          text = text.replace(whole, () => `new URL(${JSON.stringify(address)}, import.meta.url)`);
        }
        return { code: text, map: null };
      },
    };
  };

  /**
   * Bundles modules, which `inputs` has by the names of their chunks, and returns the chunks.
   * @param {object} options
   * @param {(id: string) => string | undefined} [options.shared] The chunk of a module.
   * @param {boolean} [options.isPage] Whether a file that is gone loads the page again.
   * @param {string} [options.entry] The name that the only chunk keeps.
   */
  async function bundle(inputs, { shared, isPage = false, entry } = {}) {
    const name = `${HASHED}[name]-[hash].js`;
    const root = `${posix.relative(posix.dirname(entry ?? name), ".") || "."}/`;
    const home = entry === undefined ? "./" : root + HASHED;
    const output = await roll(inputs, [parts(home, entry !== undefined)], {
      entryFileNames: entry ?? name,
      chunkFileNames: name,
      inlineDynamicImports: entry !== undefined,
      manualChunks: entry === undefined ? shared : undefined,
      plugins: [
        {
          name: "minify",
          renderDynamicImport: () => (isPage ? { left: "import(", right: LOST } : null),
          renderChunk: (code) => minifyScript(NAMED.rewrite(code, `\`${root}$1`), true),
        },
      ],
    });
    for (const { fileName, code } of output) files.set(fileName, code);
    return output;
  }

  return { asset, part, bundle };
}
