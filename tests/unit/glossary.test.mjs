// The texts use the words of docs/glossary.md, and none of those that it rules out.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "../../www/text/course.js";
import { loadLessons } from "../../www/text/lessons.js";
import { allTexts, readerOf } from "./support/all-texts.mjs";
import { LESSON_SAMPLES, SAMPLES } from "./support/text-samples.mjs";

const glossary = readFileSync(new URL("../../docs/glossary.md", import.meta.url), "utf8");

/** The rows of the table below a heading, cell by cell, without the head. */
function table(heading) {
  const part = glossary.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const rows = part.split("\n").filter((line) => line.startsWith("|"));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const [[, ...languages], , ...terms] = table("Terms");
const [, , ...banned] = table("Words not to use");

/** Matches a word at its beginning, with any ending after the dot. */
function pattern(word, flags = "u") {
  const [stem, ending] = word.split("·");
  return new RegExp(`(?<!\\p{L})${stem}${ending === undefined ? "(?!\\p{L})" : ""}`, flags);
}

/** All sentences of a language: every text with every sample of its parameters, and the page of rules. */
async function sentences(lang) {
  const { lessons } = await import("../../www/text/en-lessons.js");
  const { course } = await import("../../www/text/en-course.js");
  const say = await readerOf(lang);
  const { read } = await loadLessons(lang);
  const said = (keys, samples, speak) =>
    keys.flatMap((key) => (samples[key] ?? [{}]).map((params) => speak(key, params)));
  const rules = readFileSync(new URL(`../../www/rules/${lang}.html`, import.meta.url), "utf8");
  return [
    ...said(Object.keys(await allTexts("en")), SAMPLES, say),
    ...said(Object.keys({ ...lessons, ...course }), LESSON_SAMPLES, read),
    ...[...rules.matchAll(/>([^<>]*)</g)].map(([, words]) => words.trim()),
  ].map((sentence) => sentence.replaceAll("\u00a0", " "));
}

test("the glossary has every term in every language", () => {
  assert.deepEqual(languages, ["en", "es", "lt", "et", "fr", "de"]);
  assert.ok(terms.length >= 20);
  for (const row of terms) {
    assert.equal(row.length, 7, row[0]);
    for (const term of row) assert.notEqual(term, "", row[0]);
  }
});

for (const [column, lang] of languages.entries()) {
  test(`the texts use the terms of the glossary (${lang})`, async () => {
    const all = (await sentences(lang)).join("\n");
    for (const row of terms) {
      for (const term of row[column + 1].split(", ")) {
        // In German and Estonian a noun can be the end of a compound.
        const [stem] = term.split("·");
        assert.match(all, new RegExp(stem, "iu"), `${row[0]}: ${term}`);
      }
    }
  });

  test(`the texts avoid the words that the glossary rules out (${lang})`, async () => {
    const words = banned.filter(([code]) => code === lang).flatMap(([, not]) => not.split(", "));
    assert.ok(words.length > 3);
    for (const sentence of await sentences(lang)) {
      for (const word of words) assert.doesNotMatch(sentence, pattern(word));
    }
  });
}
