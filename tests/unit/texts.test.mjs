// The texts of every language: complete, used, and well formed with every sample of their parameters.

import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "../../www/text/board-text.js";
import { countBalls } from "../../www/text/lt-words.js";
import {
  addTexts,
  known,
  languageNames,
  languages,
  loadText,
  nearest,
  text,
  useLanguage,
} from "../../www/text/text.js";
import { ADDITIONS, allTexts, everything } from "./support/all-texts.mjs";
import { SAMPLES, SPECIAL } from "./support/text-samples.mjs";

await useLanguage("en");
for (const addition of ADDITIONS) await addTexts(addition);

/** @type {Map<string, ReturnType<typeof textOf>>} */
const readers = new Map();
async function readerOf(lang) {
  if (!readers.has(lang)) readers.set(lang, textOf(lang, await everything(lang)));
  return readers.get(lang);
}
const en = await everything("en");

const others = languages.filter((lang) => lang !== "en");
const keys = Object.keys(en);

/** The sentences of a key in a language, one for every sample of its parameters. */
async function sayings(lang, key) {
  const say = await readerOf(lang);
  if (typeof en[key] === "string") return [say(key)];
  return SAMPLES[key].map((params) => say(key, params));
}

test("every language has exactly the keys of English", async () => {
  assert.deepEqual([...languages].sort(), Object.keys(languageNames).sort());
  for (const lang of others) {
    const texts = await everything(lang);
    assert.deepEqual(Object.keys(texts).sort(), [...keys].sort(), lang);
    for (const key of keys) assert.equal(typeof texts[key], typeof en[key], `${lang} ${key}`);
  }
});

test("samples are chosen for texts that have parameters", () => {
  for (const key of Object.keys(SPECIAL)) assert.ok(key in SAMPLES, key);
});

for (const lang of languages) {
  test(`no sentence contains undefined values or stray punctuation (${lang})`, async () => {
    for (const key of keys) {
      for (const said of await sayings(lang, key)) {
        assert.equal(typeof said, "string", key);
        assert.notEqual(said.trim(), "", key);
        assert.doesNotMatch(said, /undefined|\bnull\b|NaN|\[object|\$\{|¦/, key);
        assert.doesNotMatch(said, /\.\.(?!\.)| {2}|\( | [,.]|,,/, `${key}: ${said}`);
      }
    }
  });
}

for (const lang of others) {
  test(`sentences that differ in English differ in every language (${lang})`, async () => {
    for (const key of keys) {
      if (typeof en[key] === "string") continue;
      const english = await sayings("en", key);
      const said = await sayings(lang, key);
      // Different English sentences have different translations.
      for (const [i, a] of english.entries()) {
        for (const [j, b] of english.entries()) {
          if (a !== b) assert.notEqual(said[i], said[j], `${key}: ${a} / ${b}`);
        }
      }
    }
  });

  test(`no text is the same as in English (${lang})`, async () => {
    /** Signs, names of keys, the name of the game, and words that are the same in another language. */
    const same =
      /^(name|title|language\.direction|help\.key\..*|moves\..*\.sign|analysis\.estimate|say\.(status|end|lookedAt)|action\.(analysis|menu)|analysis\.label|games\.named|(atlas|editor)\.link|atlas\.centre|puzzle\.theme)$/;
    for (const key of keys) {
      if (same.test(key)) continue;
      const english = await sayings("en", key);
      for (const [i, said] of (await sayings(lang, key)).entries()) {
        assert.notEqual(said, english[i], key);
      }
    }
  });
}

test("a translation of a lesson keeps every number from 7", async () => {
  for (const lang of others) {
    for (const key of keys.filter((key) => key.startsWith("lesson."))) {
      const said = await sayings(lang, key);
      for (const [i, english] of (await sayings("en", key)).entries()) {
        // Smaller ones may be words.
        for (const number of english.match(/\b(?:\d\d+|[7-9])\b/g) ?? []) {
          assert.ok(said[i].includes(number), `${lang} ${key}: ${number}`);
        }
      }
    }
  }
});

test("French has a no-break space before : ; ? ! and inside quotation marks", async () => {
  for (const key of keys) {
    for (const said of await sayings("fr", key)) assert.doesNotMatch(said, / [:;?!»]|« /, said);
  }
});

test("nouns agree with their numbers", async () => {
  const balls = [0, 1, 2, 9, 10, 11, 15, 21].map((count) => countBalls(count));
  const [many, one, few] = ["rutuliukų", "rutuliukas", "rutuliukai"];
  const words = [many, one, few, few, many, many, many, one];
  assert.deepEqual(
    balls.map((said) => said.split(" ")[1]),
    words,
  );
  const de = await readerOf("de");
  assert.equal(de("analysis.estimate", { score: -120 }), "−1,2", "German has a decimal comma");
});

test("added texts follow the language of the page, also when it changes while they load", async () => {
  assert.equal(text("analysis.looking"), en["analysis.looking"]);
  await useLanguage("de");
  assert.equal(text("analysis.looking"), (await allTexts("de"))["analysis.looking"]);
  let release = () => {};
  const held = new Promise((resolve) => {
    release = resolve;
  });
  const late = Object.fromEntries(
    languages.map((lang) => [
      lang,
      async () => {
        if (lang === "de") await held;
        return { "test.late": lang };
      },
    ]),
  );
  const added = addTexts(late);
  await useLanguage("fr");
  release();
  await added;
  assert.equal(text("test.late"), "fr");
  const broken = Object.fromEntries(languages.map((lang) => [lang, () => Promise.reject(lang)]));
  await assert.rejects(addTexts(broken));
  assert.equal(await useLanguage("en"), "en", "a part that has no texts does not hold the page");
  assert.equal(text("test.late"), "en");
});

test("a language tag selects its language, or English", async () => {
  assert.equal(nearest("lt-LT"), "lt");
  assert.equal(nearest("ES_mx"), "es");
  assert.equal(nearest("tlh"), "en");
  assert.equal(known("tlh"), null);
  assert.equal(known("e"), null);
  assert.equal((await loadText("fr-CA")).lang, "fr");
  assert.equal((await loadText("tlh"))("player.you"), "you");
});
