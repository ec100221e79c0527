// The heads of the pages: what search engines read, and the cards of links. With the address of the site also what
// must be absolute: canonical addresses, `hreflang`, the picture of the card, sitemap.xml and robots.txt.

import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { rule } from "./bundle.mjs";
import { SITE } from "./packages.mjs";
import { find, rewrite } from "./rules.mjs";

const PICTURE = "icons/link-1200x630.jpg";
/** Titles and descriptions of pages by language; the pages have the English ones. */
const HEADS = JSON.parse(readFileSync(new URL("heads.json", import.meta.url), "utf8"));

export const LANGUAGES = ["en", ...Object.keys(HEADS)];
/** A robots.txt is read only at the root of a host. */
const AT_ROOT = /^https?:\/\/[^/]+\/$/;

/** What search engines are not to list: a frame for other pages, and a page that leads to another one. */
const UNLISTED = rule("page that is not listed", "embed.html", "openings.html");

/** `home` is the address of the folder of the site, with its last slash; titles and descriptions are in the language. */
export function addHeads(files, home, language = "en") {
  const pages = [...files.keys()].filter((name) => /^(?!examples\/).*\.html$/.test(name)).sort();
  for (const name of pages)
    files.set(name, withHead(name, String(files.get(name)), home, language));
  const listed = pages.filter((name) => !UNLISTED.has(name));
  if (home === undefined) return;
  files.set(PICTURE, readFileSync(join(SITE, PICTURE)));
  const places = listed.map((name) => `<url><loc>${addressOf(home, name)}</loc></url>\n`).join("");
  const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places}</urlset>\n`;
  files.set("sitemap.xml", `<?xml version="1.0" encoding="UTF-8"?>\n${sitemap}`);
  if (AT_ROOT.test(home)) {
    files.set("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${home}sitemap.xml\n`);
  }
}

/** The page in place of one that does not exist, at any depth: with the address of the site, its links are absolute. */
export function notFound(home) {
  const page = readFileSync(new URL("404.html", import.meta.url), "utf8");
  return home === undefined
    ? page
    : rewrite(page, /href="\.\//g, `href="${new URL(home).pathname}`, "links of 404.html");
}

const addressOf = (home, name) => home + name.replace(/^index\.html$/, "");

const LANGUAGE = /(?<=<html lang=")[a-z]+/;
const TITLE = /(?<=<title>)[^<]+/;
const DESCRIPTION = /(?<=<meta\s+name="description"\s+content=")[^"]+/;

const ALTERNATE = rule(
  "other languages of a page",
  /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"[^>]*>\s*/g,
);

function withHead(name, english, home, language) {
  const own = HEADS[language]?.[name];
  const inPage = (tag) => find(english, tag, `title, description and language of ${name}`)[0];
  const [title, description] = own ?? [TITLE, DESCRIPTION].map(inPage);
  const locale = own ? language : inPage(LANGUAGE);
  const page = english
    .replace(LANGUAGE, locale)
    .replace(TITLE, title)
    .replace(DESCRIPTION, description);
  const address = addressOf(home, name);
  const absolute = [
    `<link rel="canonical" href="${address}" />\n`,
    property("og:url", address),
    property("og:image", home + PICTURE),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
  ];
  const lines = [
    property("og:type", "website"),
    property("og:site_name", "Pylos"),
    property("og:locale", locale),
    property("og:title", title),
    property("og:description", description),
    `<meta name="twitter:card" content="${home === undefined ? "summary" : "summary_large_image"}" />\n`,
    ...(home === undefined ? [] : absolute),
  ];
  // Search engines read `hreflang` with absolute addresses only.
  const alternate = (tag, to) =>
    home === undefined ? "" : tag.replace(to, addressOf(home, posix.join(posix.dirname(name), to)));
  const linked = ALTERNATE.rewrite(page, alternate);
  return rewrite(linked, "</head>", `${lines.join("")}</head>`, `head of ${name}`);
}

const property = (name, content) => `<meta property="${name}" content="${content}" />\n`;
