// What search engines and cards of links read, without and with the address of the site.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { addHeads, LANGUAGES, notFound } from "../../tools/site/heads.mjs";

const WWW = new URL("../../www/", import.meta.url);
const ROOMS = ["embed", "index", "learn", "openings", "puzzles"];
const PAGES = [...ROOMS, "rules/de", "rules/en"].map((name) => `${name}.html`);

function heads(url, language) {
  const files = new Map(PAGES.map((name) => [name, readFileSync(new URL(name, WWW), "utf8")]));
  addHeads(files, url, language);
  return files;
}

/** The value of a tag of the head. */
const read = (page, tag) =>
  new RegExp(`<(?:meta|link) ${tag} (?:content|href)="([^"]*)"`).exec(page)?.[1];

test("without the address of the site, nothing is absolute", () => {
  const files = heads();
  assert.deepEqual([...files.keys()], PAGES);
  for (const page of files.values()) {
    assert.doesNotMatch(page, /(?:content|href)="https?:/);
    assert.equal(read(page, 'name="twitter:card"'), "summary");
    assert.ok(read(page, 'property="og:title"'));
    assert.ok(read(page, 'property="og:description"'));
  }
});

test("titles and descriptions are in the language that the host wants", () => {
  for (const language of LANGUAGES.slice(1)) {
    const files = heads(undefined, language);
    for (const name of ["index.html", "learn.html", "puzzles.html"]) {
      const page = files.get(name);
      const description = read(page, 'property="og:description"');
      assert.equal(read(page, 'property="og:locale"'), language);
      assert.match(page, new RegExp(`<html lang="${language}"`));
      assert.notEqual(description, read(heads().get(name), 'property="og:description"'));
      assert.ok(page.includes(`content="${description}"`));
    }
    assert.equal(read(files.get("rules/de.html"), 'property="og:locale"'), "de");
  }
});

test("with the address of the site, every page has its own address, its languages and a picture", () => {
  const home = "https://club.example/pylos/";
  const files = heads(home);
  for (const name of PAGES) {
    const page = files.get(name);
    const address = name === "index.html" ? home : home + name;
    assert.equal(read(page, 'rel="canonical"'), address);
    assert.equal(read(page, 'property="og:url"'), address);
    const picture = read(page, 'property="og:image"');
    assert.ok(picture.startsWith(home) && files.has(picture.slice(home.length)));
    const isListed = !["embed.html", "openings.html"].includes(name);
    assert.equal(files.get("sitemap.xml").includes(`<loc>${address}</loc>`), isListed, name);
  }
  const german = files.get("rules/de.html");
  assert.equal(read(german, 'rel="alternate" hreflang="en"'), `${home}rules/en.html`);
  assert.equal(read(german, 'rel="alternate" hreflang="x-default"'), `${home}rules/en.html`);
  assert.equal(files.has("robots.txt"), false, "robots look only at the root of a host");
  const robots = heads("https://pylos.example/").get("robots.txt");
  assert.match(robots, /^Sitemap: https:\/\/pylos\.example\/sitemap\.xml$/m);
});

test("the manifest names icons that exist, and only relative addresses", () => {
  const manifest = JSON.parse(readFileSync(new URL("manifest.webmanifest", WWW), "utf8"));
  for (const { src, sizes, type } of manifest.icons) {
    const bytes = readFileSync(new URL(src, WWW));
    assert.ok(bytes.length < 30_000, src);
    if (type !== "image/png") continue;
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
  assert.deepEqual([manifest.start_url, manifest.scope], ["./", "./"]);
  // Without `id`, a browser takes the start; a relative one would be relative to the origin, the same for two copies.
  assert.equal("id" in manifest, false);
});

test("the page in place of a missing one leads home from any depth, in every language", () => {
  const links = (page) => [...page.matchAll(/(?:href|src)="([^"]*)/g)].map(([, link]) => link);
  for (const [url, home] of [
    [undefined, "./"],
    ["https://club.example/pylos/", "/pylos/"],
    ["https://pylos.example/", "/"],
  ]) {
    const page = notFound(url);
    const langs = [...page.matchAll(/<p lang="(..)">/g)].map(([, lang]) => lang);
    assert.deepEqual(langs.toSorted(), LANGUAGES.toSorted());
    const [icon, ...ways] = links(page);
    assert.equal(icon, `${home}favicon.svg`);
    assert.deepEqual(
      ways,
      langs.map((lang) => `${home}?lang=${lang}`),
    );
    assert.doesNotMatch(page, /<(?:script|style)|style=/, "under any policy");
  }
});

test("the rules of all languages have the same links, each in its language and to a file of the site", () => {
  const linksOf = (lang) =>
    [
      ...readFileSync(new URL(`rules/${lang}.html`, WWW), "utf8").matchAll(
        /<a [^>]*href="([^"#]+)/g,
      ),
    ]
      .map(([, address]) => address)
      .filter((address) => !address.startsWith("https:"));
  const links = linksOf("en").map((address) => address.replace("lang=en", "lang=*"));
  assert.ok(links.length >= 12, `${links}`);
  for (const lang of LANGUAGES) {
    const others = linksOf(lang).map((address) => address.replace(`lang=${lang}`, "lang=*"));
    const of = (names) => names.filter((name) => !/^\w\w\.html/.test(name)).sort();
    assert.deepEqual(of(others), of(links), lang);
    const languages = LANGUAGES.filter((other) => other !== lang).map((other) => `${other}.html`);
    assert.deepEqual(others.filter((name) => /^\w\w\.html/.test(name)).sort(), languages.sort());
    for (const address of linksOf(lang)) {
      readFileSync(new URL(address.replace(/\?.*/, ""), new URL("rules/", WWW)));
    }
  }
});

test("every page says what it needs, in all languages, and names the script for that before all others", () => {
  const pages = readdirSync(WWW).filter((name) => name.endsWith(".html"));
  assert.ok(pages.length >= 7);
  for (const name of pages.filter((name) => name !== "openings.html")) {
    const page = readFileSync(new URL(name, WWW), "utf8");
    const [, needs = ""] = /<div class="needs">(.*?)<\/div>/s.exec(page) ?? [];
    const said = [...needs.matchAll(/<p[^>]* lang="(..)">[^<]*text\/javascript/g)];
    assert.deepEqual(said.map(([, lang]) => lang).sort(), LANGUAGES.toSorted(), name);
    assert.match(page, /^(?:(?!<script).)*<script src="site\/recover\.js"><\/script>/s, name);
  }
});
