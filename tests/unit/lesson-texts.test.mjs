// The texts of the course in every language: complete, translated, and without a hole in any sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lessons } from "../../www/text/en-lessons.js";
import { loadLessons } from "../../www/text/lessons.js";
import { languages } from "../../www/text/text.js";

const keys = /** @type {(keyof typeof lessons)[]} */ (Object.keys(lessons));

/** Parameters for every text that has some. */
const SAMPLES = {
  "learn.document": [{ step: "Step 1", chapter: "The board" }],
  "learn.step": [
    { step: 1, steps: 42 },
    { step: 2, steps: 42 },
  ],
  "learn.progress": [
    { done: 0, steps: 42 },
    { done: 1, steps: 42 },
    { done: 21, steps: 42 },
  ],
  "learn.figure": [{ figure: "B1" }],
  "learn.you": [{ player: "light" }, { player: "dark" }],
  "learn.showCells": [{ cells: ["1a1"] }, { cells: ["2a1", "4a1"] }],
  "learn.showMove": [
    { player: "light", from: null, to: "1a1", takeBack: [] },
    { player: "dark", from: "1b2", to: "2a1", takeBack: ["2a1"] },
    { player: "dark", from: "1b2", to: "2a1", takeBack: ["2a1", "1c1"] },
  ],
  "learn.more": [{ left: 1 }, { left: 2 }, { left: 5 }],
  "learn.badLesson": [{ fault: "step 1: no text" }],
};

/** What a language says to a key. */
async function sayings(lang, key) {
  const { read } = await loadLessons(lang);
  if (typeof lessons[key] === "string") return [read(key)];
  return SAMPLES[key].map((params) => read(key, params));
}

test("every text of the course with parameters has samples of them", () => {
  const wanted = keys.filter((key) => typeof lessons[key] === "function");
  assert.deepEqual(Object.keys(SAMPLES).sort(), wanted.sort());
});

for (const lang of languages) {
  test(`no sentence of the course has a hole in it (${lang})`, async () => {
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
      assert.equal(new Set(said).size, said.length, `${key} tells its parameters apart`);
    }
  });

  if (lang === "en") continue;

  test(`the course is all there, and all translated (${lang})`, async () => {
    const module = await import(`../../www/text/${lang}-lessons.js`);
    assert.deepEqual(Object.keys(module.lessons).sort(), [...keys].sort());
    for (const key of keys) {
      assert.equal(typeof module.lessons[key], typeof lessons[key], key);
      const english = await sayings("en", key);
      for (const [i, sentence] of (await sayings(lang, key)).entries()) {
        assert.notEqual(sentence, english[i], key);
        // Numbers are what lessons count with: none may be lost. Words may stand for the small ones.
        const large = english[i].match(/\b(?:\d\d+|[7-9])\b/g) ?? [];
        for (const number of large) assert.ok(sentence.includes(number), `${key}: ${number}`);
      }
    }
  });
}

test("a French sign of two parts never begins a line of the course", async () => {
  for (const key of keys) {
    for (const said of await sayings("fr", key)) assert.doesNotMatch(said, / [:;?!»]|« /, said);
  }
});
