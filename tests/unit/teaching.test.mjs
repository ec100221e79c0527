// What docs/teaching.md says to copy works: tags, records, lessons, links.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { ATTRIBUTES, parseAttribute } from "../../www/element/attributes.js";
import { faultsInPlay } from "../../www/exercise/check.js";
import { faultsOfChapter } from "../../www/exercise/lesson.js";
import * as rules from "../e2e/support/rules.mjs";

const ROOT = new URL("../../", import.meta.url);
const doc = readFileSync(new URL("docs/teaching.md", ROOT), "utf8");
const properties = new Map(Object.entries(ATTRIBUTES).map(([key, { name }]) => [name, key]));

test("every board has valid attributes, and every record in a tag can be read", () => {
  const tags = [...doc.matchAll(/<pylos-board ([^>]*)>/g)];
  assert.ok(tags.length >= 5);
  for (const [tag, written] of tags) {
    for (const [, name, value] of written.matchAll(/([\w-]+)="([^"]*)"/g)) {
      if (name !== "id") parseAttribute(properties.get(name), value);
      if (name === "position") rules.newGame({ position: value });
      if (name === "src") assert.match(value, /game\.pgn$/, tag);
    }
  }
  const records = [
    ...doc.matchAll(/<script type="text\/x-pylos">(?:\{`)?([^`]*?)(?:`\})?<\/script>/g),
  ];
  assert.equal(records.length, 2);
  for (const [, record] of records) assert.ok(rules.loadGame(record).moves.length > 0);
});

test("the lesson can be solved", () => {
  const [, json] = doc.match(/```json\n([\s\S]*?)```/) ?? [];
  const chapter = JSON.parse(json);
  assert.deepEqual(faultsOfChapter(chapter), []);
  for (const step of chapter.steps) assert.deepEqual(faultsInPlay(rules, step, step.id), []);
});

test("every link leads to a board of the page, a heading, or a file of the project", () => {
  const headings = [...doc.matchAll(/^## (.*)$/gm)].map(([, words]) => words.toLowerCase());
  for (const [, address] of doc.matchAll(/(?:\]\(|href=")([^)"\s]+)/g)) {
    const [path, hash = ""] = address.split("#");
    if (path !== "") assert.ok(existsSync(new URL(`docs/${path}`, ROOT)), address);
    else assert.ok(/^game:(\d+|play)$/.test(hash) || headings.includes(hash), address);
  }
});
