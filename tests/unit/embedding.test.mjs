// docs/embedding.md against what there is.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { boardStyle } from "../../www/board/style.js";
import { ATTRIBUTES } from "../../www/element/attributes.js";
import { elementStyle } from "../../www/element/style.js";
import { faultsOfChapter } from "../../www/learn/lesson.js";
import { lessonStyle } from "../../www/learn/style.js";

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
  const sources = [elementStyle, boardStyle, read("www/board/palette.js")].join();
  const used = new Set(sources.match(/--pylos-[a-z-]+/g));
  const [, table] = /## Custom properties([\s\S]*?)\n## /.exec(doc);
  assert.deepEqual([...new Set(table.match(/--pylos-[a-z-]+/g))].toSorted(), [...used].toSorted());
});

/** The first column of the table of the document that begins so. */
function rowsOf(head) {
  const table = doc.slice(doc.indexOf(`| ${head} |`)).split("\n\n")[0];
  return [...table.matchAll(/^\| `([^`]+)`(?:, `([^`]+)`)* \|/gm)].flatMap(([, ...names]) =>
    names.filter((name) => name !== undefined),
  );
}

/** What the check of lessons says may stand in the innermost object of these. */
function expectedIn(chapter) {
  const [fault] = faultsOfChapter(chapter).filter((one) => one.includes("nonsense is unknown"));
  return fault.split("expected ")[1].split(", ");
}

test("everything that a lesson may say is in the document, and nothing else", () => {
  const nonsense = { nonsense: 1 };
  const step = (parts) => ({ steps: [parts] });
  for (const [head, data] of [
    ["part of a chapter", { steps: [], ...nonsense }],
    ["part of a step", step(nonsense)],
    ["part of a turn", step({ turns: [nonsense] })],
    ["part of a condition", step({ turns: [{ want: nonsense }] })],
  ]) {
    assert.deepEqual(rowsOf(head).toSorted(), expectedIn(data).toSorted(), head);
  }
  const told = rowsOf("of `<pylos-lesson>`").filter((name) => name.startsWith("--"));
  const used = new Set(lessonStyle.match(/--pylos-lesson-[a-z-]+/g));
  assert.deepEqual(told.toSorted(), [...used].toSorted());
});
