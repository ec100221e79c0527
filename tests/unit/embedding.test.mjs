// docs/embedding.md against what there is.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { ATTRIBUTES } from "../../www/board/element/attributes.js";
import { elementStyle } from "../../www/board/element/style.js";
import { boardStyle } from "../../www/board/style.js";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");
const doc = read("docs/embedding.md");

test("every example in the document is the file that is tested, and every file is in it", () => {
  const blocks = [...doc.matchAll(/^`examples\/([\w.-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)];
  for (const [, name, code] of blocks) assert.equal(code, read(`www/examples/${name}`), name);
  assert.deepEqual(
    blocks.map(([, name]) => name).toSorted(),
    readdirSync(new URL("www/examples/", ROOT))
      .filter((name) => name !== "examples.css")
      .toSorted(),
  );
});

test("every attribute is in the document, and no other", () => {
  const [, table] = /## Attributes and properties([\s\S]*?)\n## /.exec(doc);
  const told = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  const names = [...Object.values(ATTRIBUTES).map(({ name }) => name), "lang"];
  assert.deepEqual(told.toSorted(), names.toSorted());
});

test("every custom property is in the document, and no other", () => {
  const sources = [elementStyle, boardStyle, read("www/board/board.js")].join();
  const used = new Set(sources.match(/--pylos-[a-z-]+/g));
  const [, table] = /## Custom properties([\s\S]*?)\n## /.exec(doc);
  assert.deepEqual([...new Set(table.match(/--pylos-[a-z-]+/g))].toSorted(), [...used].toSorted());
});
