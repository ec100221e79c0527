// The texts of every language: complete, used, and well formed with every sample of their parameters.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { loadBoardText, translations } from "../../www/text/board-text.js";
import { countBalls } from "../../www/text/lt-words.js";
import * as language from "../../www/text/text.js";
import { everything, readerOf } from "./support/all-texts.mjs";
import { SAMPLES, SPECIAL } from "./support/text-samples.mjs";

const en = await everything("en");
const keys = Object.keys(en);

/** The sentences of each key in a language, one for every sample of its parameters. */
async function sayingsOf(lang) {
  const say = await readerOf(lang);
  return keys.map((key) => (SAMPLES[key] ?? [{}]).map((params) => say(key, params)));
}
const english = await sayingsOf("en");

/** Signs, names of keys, the name of the game, and words that are the same in another language. */
const SAME =
  /^(name|title|language\.direction|help\.key\..*|moves\..*\.sign|analysis\.estimate|say\.(status|end|lookedAt)|action\.(analysis|menu)|analysis\.label|games\.named|settings\.haptics|new\.standard|replay\.pause|editor\.link|atlas\.(title|centre|standard)|puzzle\.theme)$/;

/** A unit or a French sign that a line could begin with, or with a space that is too wide. */
const LOOSE_UNIT = /\d (?:[KMk][Bo]|%)(?!\p{L})| …/u;
const LOOSE = new RegExp(`${LOOSE_UNIT.source}|[ \u00a0][;?!»]| :|«[^\u202f]`, "u");

const SITE = new URL("../../www/", import.meta.url);

test("samples are chosen for texts that have parameters, and every language has a name", () => {
  for (const key of Object.keys(SPECIAL)) assert.ok(key in SAMPLES, key);
  assert.deepEqual([...language.languages].sort(), Object.keys(language.languageNames).sort());
});

for (const lang of language.languages) {
  test(`every text is there, well formed, and different where the English ones are and from them (${lang})`, async () => {
    const texts = await everything(lang);
    assert.deepEqual(Object.keys(texts).sort(), [...keys].sort());
    const all = await sayingsOf(lang);
    for (const [index, key] of keys.entries()) {
      assert.equal(typeof texts[key], typeof en[key], key);
      for (const [i, said] of all[index].entries()) {
        assert.equal(typeof said, "string", key);
        assert.notEqual(said.trim(), "", key);
        assert.doesNotMatch(said, /undefined|\bnull\b|NaN|\[object|\$\{|¦/, key);
        assert.doesNotMatch(said, /\.\.(?!\.)| {2}|\( | [,.]|,,/, `${key}: ${said}`);
        assert.doesNotMatch(said, lang === "fr" ? LOOSE : LOOSE_UNIT, said);
        const original = english[index][i];
        if (lang !== "en" && !SAME.test(key)) assert.notEqual(said, original, key);
        for (const [j, other] of english[index].entries()) {
          if (other !== original) assert.notEqual(said, all[index][j], `${key}: ${original}`);
        }
        if (!key.startsWith("lesson.")) continue;
        // Smaller numbers may be words.
        for (const number of original.match(/\b(?:\d\d+|[7-9])\b/g) ?? []) {
          assert.ok(said.includes(number), `${key}: ${number}`);
        }
      }
    }
  });
}

test("no line breaks before a unit, dots or a French sign, on the pages of rules either", async () => {
  const fr = await readerOf("fr");
  assert.equal(fr("tables.load", { bytes: 5_685_292 }), "Charger (5,7\u00a0Mo)");
  assert.equal(fr("link.unknown", { found: "a" }), "«\u202fa\u202f» est inconnu.");
  assert.equal((await readerOf("de"))("analysis.looking"), "Analyse läuft\u00a0…");
  for (const lang of language.languages) {
    const page = readFileSync(new URL(`rules/${lang}.html`, SITE), "utf8");
    const [, body] = /<main(.*)<\/main>/s.exec(page) ?? [];
    assert.doesNotMatch(String(body), lang === "fr" ? LOOSE : LOOSE_UNIT);
  }
});

test("every page says what it needs in every language, in the same words, and the rest in English", async () => {
  const pages = readdirSync(SITE).filter(
    (name) => name.endsWith(".html") && name !== "openings.html",
  );
  const say = await readerOf("en");
  const needs = pages.map((page) => {
    const html = readFileSync(new URL(page, SITE), "utf8");
    for (const [, key, words] of html.matchAll(/data-text="([^"]+)"[^>]*>([^<]+)</g)) {
      assert.equal(words, say(key), page);
    }
    const [, part = ""] = /class="needs">(.*?)<\/div>/s.exec(html) ?? [];
    return [...part.matchAll(/<p [^>]*lang="(\w\w)">\s*([^<]*?)\s*</g)].map(
      ([, ...words]) => words,
    );
  });
  assert.equal(needs.length, 7);
  for (const sentences of needs) assert.deepEqual(sentences, needs[0]);
  assert.deepEqual(needs[0].map(([lang]) => lang).sort(), [...language.languages].sort());
});

test("nouns agree with their numbers", async () => {
  const [many, one, few] = ["rutuliukų", "rutuliukas", "rutuliukai"];
  assert.deepEqual(
    [0, 1, 2, 9, 10, 11, 15, 21].map((count) => countBalls(count).split(" ")[1]),
    [many, one, few, few, many, many, many, one],
  );
  const de = await readerOf("de");
  assert.equal(de("analysis.estimate", { score: -120 }), "−1,2", "German has a decimal comma");
  for (const lang of language.languages) {
    const say = await readerOf(lang);
    for (const best of [-5, 0, 0.5, 999, 1000, 12_345]) {
      const written = new Intl.NumberFormat(lang === "en" ? "en-GB" : lang).format(best);
      assert.ok(say("run.best", { best }).endsWith(` ${written}`), `${lang} ${best}`);
    }
  }
});

test("added texts follow the language of the page, also when it changes while they load", async () => {
  await language.useLanguage("en");
  await language.addTexts(translations("analysis"));
  assert.equal(language.text("analysis.looking"), en["analysis.looking"]);
  await language.useLanguage("de");
  assert.equal(language.text("analysis.looking"), (await readerOf("de"))("analysis.looking"));
  let release = () => {};
  const held = new Promise((resolve) => {
    release = resolve;
  });
  const late = async (lang) => {
    if (lang === "de") await held;
    return { "test.late": lang };
  };
  const added = language.addTexts(late);
  await language.useLanguage("fr");
  release();
  await added;
  assert.equal(language.text("test.late"), "fr");
  const broken = (lang) => Promise.reject(lang);
  await assert.rejects(language.addTexts(broken));
  assert.equal(
    await language.useLanguage("en"),
    "en",
    "a part without texts does not hold the page",
  );
  assert.equal(language.text("test.late"), "en");
});

test("a language tag selects its language, or English", async () => {
  assert.deepEqual(["lt-LT", "ES_mx", "tlh"].map(language.nearest), ["lt", "es", "en"]);
  assert.deepEqual(["tlh", "e"].map(language.spoken), [null, null]);
  assert.equal((await loadBoardText("fr-CA")).lang, "fr");
  assert.equal((await loadBoardText("tlh")).lang, "en");
});
