// The texts of the lessons in every language: complete, translated and well formed.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../../www/text/course.js";
import { course } from "../../www/text/en-course.js";
import { lessons as around } from "../../www/text/en-lessons.js";
import { loadLessons } from "../../www/text/lessons.js";
import { languages } from "../../www/text/text.js";
import { LESSON_SAMPLES as SAMPLES } from "./support/text-samples.mjs";

const lessons = { ...around, ...course };
const keys = /** @type {(keyof typeof lessons)[]} */ (Object.keys(lessons));

/** The sentences of a key in a language. */
async function sayings(lang, key) {
  const { read } = await loadLessons(lang);
  if (typeof lessons[key] === "string") return [read(key)];
  return SAMPLES[key].map((params) => read(key, params));
}

test("exactly the texts with parameters have samples", () => {
  const wanted = keys.filter((key) => typeof lessons[key] === "function");
  assert.deepEqual(Object.keys(SAMPLES).sort(), wanted.sort());
});

for (const lang of languages) {
  test(`no sentence contains undefined values or stray punctuation (${lang})`, async () => {
    for (const key of keys) {
      const said = await sayings(lang, key);
      for (const sentence of said) {
        assert.notEqual(sentence.trim(), "", key);
        assert.doesNotMatch(sentence, /undefined|\bnull\b|NaN|\[object|\$\{|¦/, key);
        assert.doesNotMatch(
          sentence,
          /\.\.(?!\.)| {2}|\( | [,.]|,,|^\s|\s$/,
          `${key}: ${sentence}`,
        );
      }
      assert.equal(new Set(said).size, said.length, `${key}: the sentences differ`);
    }
  });

  if (lang === "en") continue;

  test(`the lessons are complete and translated (${lang})`, async () => {
    const { lessons: around } = await import(`../../www/text/${lang}-lessons.js`);
    const { course } = await import(`../../www/text/${lang}-course.js`);
    const translated = { ...around, ...course };
    assert.deepEqual(Object.keys(translated).sort(), [...keys].sort());
    for (const key of keys) {
      assert.equal(typeof translated[key], typeof lessons[key], key);
      const english = await sayings("en", key);
      for (const [i, sentence] of (await sayings(lang, key)).entries()) {
        assert.notEqual(sentence, english[i], key);
        // A translation must keep every number from 7; it may write smaller ones as words.
        const large = english[i].match(/\b(?:\d\d+|[7-9])\b/g) ?? [];
        for (const number of large) assert.ok(sentence.includes(number), `${key}: ${number}`);
      }
    }
  });
}

test("French has a no-break space before : ; ? ! and inside quotation marks", async () => {
  for (const key of keys) {
    for (const said of await sayings("fr", key)) assert.doesNotMatch(said, / [:;?!»]|« /, said);
  }
});
