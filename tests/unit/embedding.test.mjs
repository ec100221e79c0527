// docs/embedding.md and docs/formats.md name all examples, and the whole interface of the elements.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readPalette } from "../../www/board/palette.js";
import { boardStyle } from "../../www/board/style.js";
import { PylosBoard } from "../../www/element/element.js";
import { elementStyle } from "../../www/element/style.js";
import { faultsOfChapter } from "../../www/learn/lesson.js";
import { lessonStyle } from "../../www/learn/style.js";
import { PylosPuzzle } from "../../www/puzzle/element.js";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");
const doc = read("docs/embedding.md") + read("docs/formats.md");

/** Asserts that the documents have all of these names as code. @param {readonly string[]} names */
function assertNamed(names) {
  assert.ok(names.length > 0);
  const missing = names.filter((name) => !new RegExp(`\`${name}[\`(:]`).test(doc));
  assert.deepEqual(missing, []);
}

test("every example is linked", () => {
  const files = readdirSync(new URL("www/examples/", ROOT));
  for (const file of files) {
    assert.ok(file === "examples.css" || doc.includes(`(../www/examples/${file})`), file);
  }
});

test("every attribute, property and method of the board is named", () => {
  const own = Object.getOwnPropertyNames(PylosBoard.prototype).filter(
    (name) => !["constructor", "focus"].includes(name) && !name.endsWith("Callback"),
  );
  assertNamed([...PylosBoard.observedAttributes, ...own]);
});

test("every custom property is named", () => {
  const painted = [];
  const style = { getPropertyValue: (name) => String(painted.push(name)) };
  Object.assign(globalThis, { getComputedStyle: () => style });
  readPalette(null);
  const css = [elementStyle, boardStyle, lessonStyle, ...painted].join();
  assertNamed([...new Set(css.match(/--pylos-[a-z-]+/g))]);
});

test("every part of a lesson is named, and every attribute of a puzzle", () => {
  const nonsense = { nonsense: 1 };
  for (const data of [
    { steps: [], ...nonsense },
    { steps: [nonsense] },
    { steps: [{ turns: [nonsense] }] },
    { steps: [{ turns: [{ want: nonsense }] }] },
  ]) {
    const [fault] = faultsOfChapter(data).filter((one) => one.includes("nonsense is unknown"));
    assertNamed(fault.split("expected ")[1].split(", "));
  }
  assertNamed([...PylosPuzzle.observedAttributes, "pylos-solved", "pylos-failed"]);
});
