// docs/embedding.md lists all examples and the whole interface of the elements.

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
const doc = read("docs/embedding.md");

/** The names in the first column of the tables of a section. */
function namesIn(title) {
  const section = doc.split(/^## /m).find((one) => one.startsWith(`${title}\n`));
  return namesOf(section);
}

function namesOf(table) {
  return table
    .split("\n")
    .filter((row) => row.startsWith("| `"))
    .flatMap((row) => [...row.split(" | ")[0].matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

/** The first column of the table with this head. */
const rowsOf = (head) => namesOf(doc.slice(doc.indexOf(`| ${head} |`)).split("\n\n")[0]);

/** The custom properties that the board asks for when it paints. */
function painted() {
  const asked = [];
  const style = { getPropertyValue: (name) => String(asked.push(name)) };
  Object.assign(globalThis, { getComputedStyle: () => style });
  readPalette(null);
  return asked;
}

const properties = (css) => [...new Set(css.match(/--pylos-[a-z-]+/g))].toSorted();

test("the document links every example", () => {
  const linked = [...doc.matchAll(/\]\(\.\.\/www\/examples\/([\w.-]+)\)/g)].map(([, name]) => name);
  const files = readdirSync(new URL("www/examples/", ROOT));
  assert.deepEqual([...linked, "examples.css"].toSorted(), files.toSorted());
});

test("the document shows files of the chains as they are", () => {
  const linked = doc.matchAll(/\]\(\.\.\/(tests\/chains\/[\w./-]+\.\w+)\)/g);
  const files = [...linked].map(([, name]) => read(name).trim());
  const section = doc.slice(doc.indexOf("## npm and bundlers"));
  const blocks = [...section.matchAll(/^```(?:js|tsx|svelte)\n(.*?)^```/gms)];
  assert.ok(blocks.length > 3);
  for (const [, block] of blocks) assert.ok(files.includes(block.trim()), block);
});

test("the document has every attribute, and no other", () => {
  const named = namesIn("Attributes and properties");
  assert.deepEqual(named.toSorted(), PylosBoard.observedAttributes.toSorted());
});

test("the document has every property and method without an attribute, and no other", () => {
  const named = [...namesIn("Properties"), ...namesIn("Methods")].map((name) =>
    name.replace(/\(.*/, ""),
  );
  const inherited = ["constructor", "focus"];
  const own = Object.getOwnPropertyNames(PylosBoard.prototype).filter(
    (name) => !inherited.includes(name) && !name.endsWith("Callback"),
  );
  assert.deepEqual(named.toSorted(), own.toSorted());
});

test("the document has every custom property, and no other", () => {
  const used = properties([elementStyle, boardStyle, ...painted()].join());
  assert.deepEqual(namesIn("Custom properties").toSorted(), used);
});

/** The parts that the check of lessons expects in the innermost object of `chapter`. */
function expectedIn(chapter) {
  const [fault] = faultsOfChapter(chapter).filter((one) => one.includes("nonsense is unknown"));
  return fault.split("expected ")[1].split(", ");
}

test("the document has every part of a lesson, and no other", () => {
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
  const named = rowsOf("of `<pylos-lesson>`").filter((name) => name.startsWith("--"));
  assert.deepEqual(
    named.toSorted(),
    properties(lessonStyle).filter((name) => name.startsWith("--pylos-lesson-")),
  );
});

test("the document has every attribute and event of a puzzle, and no other", () => {
  const events = ["pylos-solved", "pylos-failed"];
  const named = rowsOf("of `<pylos-puzzle>`");
  assert.deepEqual(named.toSorted(), [...PylosPuzzle.observedAttributes, ...events].toSorted());
});
