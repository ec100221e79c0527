// The texts use the words of docs/glossary.md, none of those that it rules out, and not too many.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { prose, wordCount } from "./support/sentences.mjs";

const glossary = readFileSync(new URL("../../docs/glossary.md", import.meta.url), "utf8");

/** The rows of the table below a heading, cell by cell. */
function table(heading) {
  const part = glossary.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const rows = part.split("\n").filter((line) => line.startsWith("|"));
  return rows.map((row) => row.slice(2, -2).split(/ +\| +/));
}

const [[, ...languages], , ...terms] = table("Terms");
const [, , ...banned] = table("Words not to use");

/** Matches a word at its beginning, with any ending after the dot. */
function pattern(word) {
  const [stem, ending] = word.split("·");
  return new RegExp(`(?<!\\p{L})${stem}${ending === undefined ? "(?!\\p{L})" : ""}.*`, "u");
}

for (const [column, lang] of languages.entries()) {
  test(`the texts use the words of the glossary (${lang})`, async () => {
    const all = await prose(lang);
    for (const row of terms) {
      assert.equal(row.length, languages.length + 1, row[0]);
      for (const term of row[column + 1].split(", ")) {
        // In German and Estonian a noun can be the end of a compound.
        assert.ok(new RegExp(term.split("·")[0], "iu").test(all), `${row[0]}: ${term}`);
      }
    }
    const words = banned.filter(([code]) => code === lang).flatMap(([, not]) => not.split(", "));
    assert.ok(words.length > 3);
    for (const word of words) assert.equal(pattern(word).exec(all)?.[0], undefined, word);
    assert.ok(wordCount(lang) <= 6500, `${wordCount(lang)} words`);
  });
}
