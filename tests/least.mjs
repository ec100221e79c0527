/**
 * Fails where the site uses what its least browsers do not have (docs/embedding.md), by MDN's data:
 * - names of JavaScript and of the web: TypeScript checks www/ against declarations without newer properties, and in which
 *   newer functions may be undefined, so that a call needs a guard;
 * - syntax: esbuild would write it anew for these browsers;
 * - CSS: properties, at-rules, selectors and functions, except those that a rule may lack, which `SPARE` lists.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { LEAST, TARGET } from "../tools/site/least.mjs";

/** What is newer, and why it may be used: `names` are guarded, and without the `css` a rule is not applied. */
const SPARE = JSON.parse(readFileSync(new URL("least.json", import.meta.url), "utf8"));

const require = createRequire(import.meta.url);
const data = require("@mdn/browser-compat-data");
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "target/least");
/** @type {string[]} */
const faults = [];
/** Of `SPARE`. */
const used = new Set();

/** @param {string} version Such as "≤37". @param {string} least */
function isAtMost(version, least) {
  const [[major, minor = 0], [most, rest = 0]] = [version.replace("≤", ""), least].map((text) =>
    text.split(".").map(Number),
  );
  return major < most || (major === most && minor <= rest);
}

/** Whether a feature is in all the least browsers; also one that the data does not know. @param {any} feature */
function isThere(feature) {
  const support = feature?.__compat?.support;
  if (support === undefined) return true;
  /** @type {(browser: string, least: string) => boolean} */
  const has = (browser, least) =>
    [support[browser]].flat().some(({ version_added: added, ...limits }) => {
      const isWhole = !limits.flags && !limits.prefix && !limits.alternative_name;
      return isWhole && typeof added === "string" && added !== "preview" && isAtMost(added, least);
    });
  // Touch, for example, is only on the telephone.
  const { chrome, firefox, safari } = LEAST;
  return (
    has("chrome", chrome) &&
    has("firefox", firefox) &&
    (has("safari", safari) || has("safari_ios", safari))
  );
}

const { builtins } = data.javascript;

/** What the data says of a member of an interface. @type {(space: string | null, owner: string, name: string) => any} */
function memberOf(space, owner, name) {
  const known = owner.replace(/^Readonly|Constructor$/g, "").replace("IteratorObject", "Iterator");
  const group = space ? builtins[space]?.[known] : (builtins[known] ?? data.api[known]);
  return owner.endsWith("Constructor")
    ? (group?.[`${name}_static`] ?? group?.[name])
    : group?.[name];
}

/** What the data says of a global name. @param {string} name */
const globalOf = (name) => data.api.Window[name] ?? data.api[name] ?? builtins[name];

/** A library of TypeScript without what is newer. @param {string} text */
function lessOf(text) {
  const [, whole] = /^declare namespace (\w+)/m.exec(text) ?? [];
  if (whole !== undefined && !isThere(builtins[whole])) return "";
  let owner = "";
  /** Whether the variable whose type is open may be undefined. */
  let isNew = false;
  /** The page of MDN for the next member, and for the last one, whose overloads have no page of their own. */
  let [page, of] = [/** @type {any} */ (null), /** @type {any} */ (null)];
  let last = "";
  /** The namespace whose names are further in, such as `Intl`. @type {string | null} */
  let space = null;
  return text
    .split("\n")
    .map((whole) => {
      const opened = /^declare (?:global|namespace (\w+)) \{/.exec(whole);
      if (opened) space = opened[1] ?? "";
      if (whole === "}") space = null;
      const pad = space !== null && whole.startsWith("    ") ? "    " : "";
      return pad + lessOfLine(whole.slice(pad.length));
    })
    .join("\n");

  /** @param {string} line */
  function lessOfLine(line) {
    if (line.startsWith("/// <reference lib")) return "";
    const [, topic, part] = /\/Web\/API\/(\w+)(?:\/(\w+))?\)/.exec(line) ?? [];
    if (topic !== undefined) page = part ? data.api[topic]?.[part] : data.api[topic];
    const [, name, type = ""] =
      /^(?:interface|(?:declare )?(?:var|const|function)) (\w+)(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      owner = name;
      page = null;
      const isMissing =
        !line.startsWith("interface") && !isThere(space ? builtins[space]?.[name] : globalOf(name));
      if (!isMissing) return line;
      const [, parts, result] = /^(.*): ([^:]*);$/.exec(type) ?? [];
      if (line.startsWith("declare function"))
        return `declare var ${name}: (${parts} => ${result}) | undefined;`;
      isNew = type === ": {";
      return isNew ? line : line.replace(/: (.*);/, ": ($1) | undefined;");
    }
    if (isNew && line === "};") {
      isNew = false;
      return "} | undefined;";
    }
    const [, member, rest = ""] = /^ {4}(?:readonly )?(\w+)\??([<(:].*)$/.exec(line) ?? [];
    if (member === undefined) return line;
    if (page !== null || member !== last) of = page ?? memberOf(space, owner, member);
    [last, page] = [member, null];
    if (isThere(of)) return line;
    const isGuarded = `${owner}.${member}` in SPARE.names;
    if (isGuarded) used.add(`${owner}.${member}`);
    // A call of what may be undefined is a fault; a property would only be undefined.
    return isGuarded || !rest.startsWith(":") ? line.replace(/\??([<(:])/, "?$1") : "";
  }
}

/** The libraries that others name. @param {string} name @param {Set<string>} [found] */
function libraries(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(LIBRARY, `lib.${name}.d.ts`), "utf8");
  for (const [, other] of text.matchAll(/^\/\/\/ <reference lib="([\w.]+)"/gm))
    libraries(other, found);
  return found;
}

const compiler = createRequire(require.resolve("typescript/package.json"));
const LIBRARY = join(
  dirname(
    compiler.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`),
  ),
  "lib",
);
mkdirSync(folder, { recursive: true });
const files = ["esnext", "dom", "dom.iterable", "dom.asynciterable"].flatMap((name) => [
  ...libraries(name),
]);
for (const name of new Set(files)) {
  writeFileSync(
    join(folder, `${name}.d.ts`),
    lessOf(readFileSync(join(LIBRARY, `lib.${name}.d.ts`), "utf8")),
  );
}
const config = {
  extends: join(root, "tests/tsconfig.json"),
  compilerOptions: { lib: null, noLib: true, skipLibCheck: true, rootDir: root },
  files: [...new Set(files)].map((name) => `${name}.d.ts`),
  include: [join(root, "www/**/*.js"), join(root, "www/*/*.d.ts")],
  exclude: [join(root, "www/pkg/*.js"), join(root, "www/examples/*.js")],
};
writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config, null, 2));
try {
  execFileSync(
    process.execPath,
    [join(root, "tests/node_modules/typescript/bin/tsc"), "--project", folder],
    { encoding: "utf8" },
  );
} catch (error) {
  faults.push(error.stdout);
}

/** The modules and styles of the site, and of its service worker. */
const sources = ["www", "tools/site", "crate/src/wasm"].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(js|css)$/.test(name) && !/(^|\/)pkg\//.test(name))
    .map((name) => `${place}/${name}`),
);

/** CSS as it is served: what is nested has been written out. @param {string} css */
const served = async (css) =>
  (await transform(css, { loader: "css", target: TARGET })).code.replace(/\/\*[\s\S]*?\*\//g, "");

/** Names what is newer, and has not said so yet. @type {(where: string, kind: string, name: string, feature: any) => void} */
function look(where, kind, name, feature) {
  if (isThere(feature)) return;
  const called = kind === "selectors" ? `:${name}` : name;
  if (called in SPARE.css) used.add(called);
  else faults.push(`${where}: ${called} (${kind}) is newer than the least browsers`);
}

const lengths = data.css.types.length;
/** Units of a viewport, as the data names them. @type {Record<string, string>} */
const WINDOWS = Object.fromEntries(
  ["small", "large", "dynamic"].flatMap((size) =>
    ["b", "h", "i", "w", "max", "min"].map((side) => [
      `${size[0]}v${side}`,
      `viewport_percentage_units_${size}`,
    ]),
  ),
);

/** Texts of a module that name a pseudo-class or -element. */
const SELECTOR = /"((?:[^"\n]*[\w*)\],(])?:[a-z][^"\n]*)"/g;

/** Whether a pseudo-class or -element that a text names is there. @type {(where: string, text: string) => void} */
function lookAtSelectors(where, text) {
  for (const [, name] of text.matchAll(/:([a-z-]+)/g)) {
    look(where, "selectors", name, data.css.selectors[name]);
  }
}

/** @type {(where: string, css: string) => Promise<void>} */
async function lookAtStyle(where, css) {
  // What stands in `@supports` is guarded.
  const text = (await served(css)).replace(/@supports[^{]*\{(?:[^{}]*|\{[^{}]*\})*\}/g, "");
  for (const [, name] of text.matchAll(/@([a-z-]+)/g))
    look(where, "at-rules", name, data.css["at-rules"][name]);
  for (const [, selector] of text.matchAll(/(?<=^|[{}])\s*([^{}@;]+)\{/g))
    lookAtSelectors(where, selector);
  for (const [, property, value] of text.matchAll(
    /(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g,
  )) {
    const own = data.css.properties[property];
    // Safari has some under an older name, which stands beside the new one.
    if (!text.includes(`-webkit-${property}:`)) look(where, "properties", property, own);
    if (!isThere(own)) continue;
    for (const [, word] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)/g)) {
      look(where, `values of ${property}`, word, own?.[word]);
    }
    for (const [, name] of value.matchAll(/(?<![\w-])([a-z-]+)\(/g)) {
      look(where, "functions", name, data.css.types.color[name] ?? data.css.types[name]);
    }
    for (const [, unit] of value.matchAll(/\d([a-z]+)(?![\w-])/g)) {
      look(where, "units", unit, lengths[unit] ?? lengths[WINDOWS[unit]]);
    }
  }
}

/** @param {string} name */
async function lookAt(name) {
  const code = readFileSync(join(root, name), "utf8");
  if (name.endsWith(".css")) return lookAtStyle(name, code);
  for (const [, css] of code.matchAll(/\/\* css \*\/ `([^`]*)`/g)) await lookAtStyle(name, css);
  for (const [, text] of code.matchAll(SELECTOR)) lookAtSelectors(name, text);
  const [asIs, anew] = await Promise.all(
    ["esnext", TARGET].map(
      async (target) => (await transform(code, { target, format: "esm" })).code,
    ),
  );
  if (asIs === anew) return;
  const lines = anew.split("\n");
  const line = asIs.split("\n").find((line, i) => line !== lines[i]);
  faults.push(`${name}: this syntax is newer than the least browsers: ${line}`);
}

await Promise.all(sources.map(lookAt));

for (const name of [...Object.keys(SPARE.names), ...Object.keys(SPARE.css)]) {
  if (!used.has(name)) faults.push(`least.json: ${name} is not used, or is not newer`);
}
if (faults.length > 0) {
  const all = Object.entries(LEAST)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
  console.error(
    `${faults.join("\n")}\n\nNot in ${all}. Guard it, or say in tests/least.json why it may be used.`,
  );
  process.exit(1);
}
