// The rules pages: the same structure in every language, everything translated, no dead link.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { languageNames, languages, loadText } from "../../www/text/text.js";

const RULES = new URL("../../www/rules/", import.meta.url);
const pages = new Map(
  languages.map((lang) => [lang, readFileSync(new URL(`${lang}.html`, RULES), "utf8")]),
);
const page = (lang) => /** @type {string} */ (pages.get(lang));

/** The tags in their order, with what is the same in every language. */
function skeleton(html) {
  return [...html.matchAll(/<(\/?[a-z][a-z0-9]*)((?:\s[^<>]*?)?)\s*\/?>/g)].map(([, tag, rest]) => {
    const kept = [...rest.matchAll(/(id|class|src|rel|hreflang|scope|width|height)="([^"]*)"/g)];
    return [tag, ...kept.map(([, name, value]) => `${name}=${value}`)].join(" ");
  });
}

/** The sentences between the tags. */
function sentences(html) {
  return [...html.slice(html.indexOf("<main>")).matchAll(/>([^<>]*)</g)]
    .map(([, words]) => words.trim())
    .filter((words) => /\p{L}{2}/u.test(words));
}

for (const lang of languages) {
  test(`the page has the structure of the English one (${lang})`, () => {
    assert.deepEqual(skeleton(page(lang)), skeleton(page("en")));
    assert.match(page(lang), new RegExp(`<html lang="${lang}" data-ready>`));
    const current = /<a href="(\w\w)[.]html"[^>]*aria-current="page">([^<]*)</.exec(page(lang));
    assert.deepEqual(current?.slice(1), [lang, languageNames[lang]]);
  });

  test(`the page links to every language, and to the other pages in its own language (${lang})`, () => {
    const alternates = [
      ...page(lang).matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g),
    ];
    assert.deepEqual(
      alternates.map(([, to, href]) => [to, href]),
      [...languages.map((to) => [to, `${to}.html`]), ["x-default", "en.html"]],
    );
    for (const [to, name] of Object.entries(languageNames)) {
      const link = `<a href="${to}.html" hreflang="${to}" lang="${to}"`;
      assert.ok(page(lang).includes(link), link);
      assert.ok(page(lang).includes(`>${name}</a>`), name);
    }
    for (const [, href] of page(lang).matchAll(/(?:href|src)="([^"]*)"/g)) {
      assert.ok(existsSync(new URL(href.replace(/[?#].*/, ""), RULES)), href);
      assert.doesNotMatch(href, /^(?:https?:)?\/\//);
    }
    const ways = ["index", "learn", "puzzles", "openings", "atlas"];
    for (const way of ways.map((name) => `../${name}.html`)) {
      assert.ok(page(lang).includes(`href="${way}?lang=${lang}"`), way);
    }
  });

  test(`the page is translated and uses the names of the game (${lang})`, async () => {
    assert.doesNotMatch(page(lang), /<(p|li|t[dh]|h[12]|figcaption|title)[^>]*>\s*<\/\1>/);
    const say = await loadText(lang);
    const words = (key) => say(key).toLocaleLowerCase(lang);
    const all = page(lang).toLocaleLowerCase(lang);
    for (const variant of ["children", "standard", "expert"]) {
      const name = say("page.rules", { variant, takeBack: "required", emptyReserve: "loses" });
      assert.ok(page(lang).includes(`<th scope="row">${name}</th>`), name);
    }
    assert.ok(all.includes(words("player.light")), "the light player");
    if (lang === "en") return;
    const english = new Set(
      sentences(page("en")).filter((words) => !/^(?:Variant|Question)$/.test(words)),
    );
    for (const sentence of sentences(page(lang))) {
      assert.ok(!english.has(sentence) || !/\p{L}{4}/u.test(sentence), sentence);
    }
  });
}

test("French has a no-break space before : ; ? ! and inside quotation marks", () => {
  for (const sentence of sentences(page("fr"))) assert.doesNotMatch(sentence, / [:;?!»]|« /);
});
