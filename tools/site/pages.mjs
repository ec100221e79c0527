// The pages of the site: their links lead to the hashed files, which are loaded without a chain of requests.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { chunkOf, ENTRIES, hashedName, minifyStyle, nameOf, rule } from "./bundle.mjs";
import { SITE } from "./packages.mjs";
import { find, rewrite } from "./rules.mjs";

const SCRIPT = /<script type="module" src="(?<address>[^"]+)"><\/script>/g;
/** What names a file: a script, a style sheet, a picture or a part of one, the data of a board. */
const NAMING =
  /<(?:script|link|img|use|pylos-\w+)\b[^>]*?\b(?:src|href)="(?<address>[^"#?]+)[^>]*>/g;
/** A part of a picture in another file. */
const PART = rule("part of a picture", /<use href="([^"#]+)#(\w+)" \/>/g);
const WITHOUT_SCRIPTS = /(<noscript>[\s\S]*?<\/noscript>)/;

/** What keeps its name: browsers, systems and old pages name it. */
const NAMED = rule(
  "file that keeps its name",
  /rel="icon"/,
  /rel="apple-touch-icon"/,
  /rel="manifest"/,
  /recover\.js"/,
);

/** The first script of all pages, and what it loads, on the site beside the pages. */
const RECOVER = "site/recover.js";
const MEND = "site/mend.js";

/**
 * Chunks, each with all that its modules import. The texts are apart from the board, so that they begin to load before
 * it is there. In the worker of the painter, the board and the texts run without a document.
 */
const CHUNKS = Object.entries({
  board: ["pylos-board.js", "game/reasons.js"],
  text: [
    "text/board-text.js",
    "text/text.js",
    "site/announcer.js",
    "site/dom.js",
    "site/load-style.js",
    "site/markup.js",
    "site/nodes.js",
    "site/ready.js",
    "site/renew.js",
    "site/store.js",
  ],
  language: ["site/language.js", "site/start.js"],
  // Also of one's own mistakes, which must not load the first part of the play page.
  kept: ["library/settings.js", "library/storage.js"],
  address: ["game/address.js"],
  // What is loaded later imports some of it, and cannot import main.js, which awaits.
  first: ["play/first.js", "play/console.js", "play/setup.js"],
  engine: ["engine/judge.js", "engine/know.js", "engine/reduce.js", "library/tables.js"],
}).map(([chunk, names]) => ({ chunk, modules: rule(`chunk ${chunk}`, ...names) }));

/** Adds all pages and what they load. */
export async function addPages(bundler, files) {
  const pages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
  const html = new Map(pages.map((name) => [name, readFileSync(join(SITE, name), "utf8")]));

  const scripts = [...html].flatMap(([page, text]) =>
    [...text.matchAll(SCRIPT)].map(({ groups }) => within(page, groups.address)),
  );
  const own = [...new Set(scripts)].filter((name) => !ENTRIES.includes(name)).sort();
  const inputs = own.map((name) => [name.slice(0, -3).replaceAll("/", "-"), name]);
  const shared = (id) => CHUNKS.find(({ modules }) => modules.has(nameOf(id)))?.chunk;
  const chunks = await bundler.bundle(Object.fromEntries(inputs), { isPage: true, shared });

  await bundler.asset(MEND, withoutFolder(MEND));
  for (const [page, text] of html) files.set(page, await rewritten(page, withRecover(page, text)));

  async function rewritten(page, text) {
    const to = (name) => posix.relative(posix.dirname(page), name);
    const pieces = withParts(page, text)
      .split(WITHOUT_SCRIPTS)
      .map((piece) => withStyle(page, piece, to));
    const result = (await Promise.all(pieces)).join("");

    const loaded = [...text.matchAll(SCRIPT)]
      .map(({ groups }) => scriptOf(within(page, groups.address)))
      .filter((name) => name !== undefined);
    // Rollup hoists what imported chunks import.
    const imported = loaded.flatMap((name) => chunks.find((it) => it.fileName === name).imports);
    const preloaded = new Set(imported.filter((name) => !loaded.includes(name)));
    const preloads = [...preloaded].map(
      (name) => `<link rel="modulepreload" href="${to(name)}" />\n`,
    );
    const naming = [...result.matchAll(NAMING)];
    const targets = await Promise.all(
      naming.map(([tag, address]) => target(within(page, address), tag, page)),
    );
    const linked = result.replace(NAMING, (tag, address) => {
      const name = targets.shift();
      return name === undefined ? tag : tag.replace(address, to(name));
    });
    const first = '<script type="module"';
    if (preloads.length === 0) return compact(linked);
    return compact(rewrite(linked, first, preloads.join("") + first, `preloads of ${page}`));
  }

  /** Joins the style sheets of a piece of a page. */
  async function withStyle(page, text, to) {
    const tags = [...text.matchAll(NAMING)].filter(([tag]) => tag.includes('rel="stylesheet"'));
    if (tags.length === 0) return text;
    const sheets = tags.map(({ groups }) =>
      readFileSync(join(SITE, within(page, groups.address)), "utf8"),
    );
    const css = await minifyStyle(sheets.join("\n"));
    const name = hashedName(tags.at(-1).groups.address, css);
    files.set(name, css);
    const [first, ...others] = tags.map(([tag]) => tag);
    const rest = others.reduce((text, tag) => text.replace(tag, ""), text);
    return rest.replace(first, `<link rel="stylesheet" href="${to(name)}" />`);
  }

  /** Pages that show an entry point keep that. */
  function scriptOf(name) {
    return ENTRIES.includes(name) ? undefined : chunkOf(chunks, name);
  }

  /** What a tag names on the site, if it is another file. */
  function target(name, tag, page) {
    if (tag.startsWith('<script type="module"')) return scriptOf(name);
    if (tag.includes('rel="modulepreload"')) return bundler.part(name);
    const isFile = /\.(?!html$)\w+$/.test(name) && existsSync(join(SITE, name));
    const isData = tag.startsWith("<pylos-") && page.startsWith("examples/");
    const isNamed = isData || NAMED.has(tag);
    return isFile ? bundler.asset(name, isNamed ? withoutFolder(name) : undefined) : undefined;
  }
}

const withoutFolder = (name) => name.replace(/^site\//, "");

/** Paths of other files are written into the page: one request less. */
function withParts(page, text) {
  return PART.rewrite(text, (use, address, id) => {
    const picture = readFileSync(join(SITE, within(page, address)), "utf8");
    const [part] = find(picture, new RegExp(`<\\w+ id="${id}"[^>]*>`), `part of ${address}`);
    return part.startsWith("<path") ? part.replace(/ id="\w+"/, "") : use;
  });
}

function withRecover(page, text) {
  if (text.includes(RECOVER)) return text;
  const tag = `<script src="${posix.relative(posix.dirname(page), RECOVER)}"></script>\n`;
  return rewrite(text, /<(?:script|link)/, (found) => tag + found, `${RECOVER} in ${page}`);
}

const within = (page, address) => posix.join(posix.dirname(page), address.replace(/[?#].*/, ""));

/** Without indentation, where no text depends on it. */
const compact = (text) =>
  text.includes("<pre") ? text : text.replace(/<!--[\s\S]*?-->/g, "").replace(/^\s+/gm, "");
