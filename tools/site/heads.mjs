// The heads of the pages: what search engines read, and the cards of links. With the address of the site also what
// must be absolute: canonical addresses, `hreflang`, the picture of the card, sitemap.xml and robots.txt.

import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { SITE } from "./packages.mjs";

const PICTURE = "icons/link-1200x630.jpg";
/** Titles and descriptions of pages by language; the pages have the English ones. */
const HEADS = JSON.parse(readFileSync(new URL("heads.json", import.meta.url), "utf8"));

/** The languages that heads can be written in. */
export const LANGUAGES = ["en", ...Object.keys(HEADS)];
/** A robots.txt is read only at the root of a host. */
const AT_ROOT = /^https?:\/\/[^/]+\/$/;

/** What search engines are not to list: a frame for other pages, and a page that leads to another one. */
const UNLISTED = ["embed.html", "openings.html"];

/** `home` is the address of the folder of the site, with its last slash; titles and descriptions are in the language. */
export function addHeads(files, home, language = "en") {
  const pages = [...files.keys()].filter((name) => /^(?!examples\/).*\.html$/.test(name)).sort();
  for (const name of pages)
    files.set(name, withHead(name, String(files.get(name)), home, language));
  if (home === undefined) return;
  files.set(PICTURE, readFileSync(join(SITE, PICTURE)));
  const listed = pages.filter((name) => !UNLISTED.includes(name));
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
    : page.replaceAll('href="./', () => `href="${new URL(home).pathname}`);
}

const addressOf = (home, name) => home + name.replace(/^index\.html$/, "");

const LANGUAGE = /(?<=<html lang=")[a-z]+/;
const TITLE = /(?<=<title>)[^<]*/;
const DESCRIPTION = /(?<=<meta\s+name="description"\s+content=")[^"]*/;

function withHead(name, english, home, language) {
  const own = HEADS[language]?.[name];
  const [title, description] = own ?? [TITLE, DESCRIPTION].map((tag) => tag.exec(english)?.[0]);
  if (!title || !description) throw new Error(`${name} has no title or description`);
  const locale = own ? language : LANGUAGE.exec(english)?.[0];
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
  return page
    .replace(/<link rel="alternate" hreflang="[^"]*" href="([^"]*)"[^>]*>\s*/g, alternate)
    .replace("</head>", () => `${lines.join("")}</head>`);
}

const property = (name, content) => `<meta property="${name}" content="${content}" />\n`;
