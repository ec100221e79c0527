// Every text that the page's markup asks for exists.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { en } from "../../www/text/en.js";
import { isTextKey, known, loadText, nearest, text, useLanguage } from "../../www/text/text.js";

await useLanguage("en");

const page = readFileSync(new URL("../../www/index.html", import.meta.url), "utf8");

test("every key in index.html is a text", () => {
  const keys = [...page.matchAll(/data-(?:text|label)="([^"]*)"/g)].map(([, key]) => key);
  assert.ok(keys.length > 50);
  for (const key of keys) {
    assert.ok(isTextKey(key), key);
    assert.equal(typeof en[key], "string", key);
  }
});

test("texts agree with their numbers", () => {
  assert.equal(text("player.reserve", { count: 1 }), "1 ball");
  assert.equal(text("player.reserve", { count: 0 }), "0 balls");
  assert.equal(
    text("say.takesBack", { cells: ["2a1", "1a1"] }),
    " and takes back a1 of level 2 and a1 of level 1",
  );
});

test("a cell's label is a whole sentence about it", () => {
  assert.equal(
    text("board.cell", { cell: "1a1", ball: "light", states: ["may be raised"] }),
    "Level 1, a 1: light ball, may be raised",
  );
});

test("nothing inherited is taken for a text", () => {
  assert.equal(isTextKey("toString"), false);
  assert.equal(isTextKey("__proto__"), false);
});

test("the nearest language is found, and English where there is none", async () => {
  assert.equal(nearest("en-GB"), "en");
  assert.equal(nearest("EN_us"), "en");
  assert.equal(nearest("tlh"), "en");
  assert.equal(known("tlh"), null);
  assert.equal((await loadText("en-GB")).lang, "en");
  assert.equal((await loadText("tlh"))("player.you"), "you");
});
