// The little Markdown of lessons, and the links that it refuses.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isSafe, richText } from "../../www/exercise/rich-text.js";

/** Nodes as text: `<a x>words</a>`. */
const shown = (nodes) =>
  nodes
    .map((node) =>
      typeof node === "string"
        ? node
        : `<${[node.name, ...Object.values(node.attributes)].join(" ")}>${shown(node.content)}</${node.name}>`,
    )
    .join("");

test("emphasis and links become elements, and everything else stays text", () => {
  for (const [text, expected] of [
    ["Play.", "Play."],
    ["a *b* c", "a <em>b</em> c"],
    ["**b**", "<strong>b</strong>"],
    ["**a *b* c**", "<strong>a <em>b</em> c</strong>"],
    ["[*rules* here](rules/en.html#x).", "<a rules/en.html#x><em>rules</em> here</a>."],
    ["[a](https://a.example) and [c](#g:3)", "<a https://a.example>a</a> and <a #g:3>c</a>"],
    ["2*3*4, 5 * 6 * 7", "2*3*4, 5 * 6 * 7"],
    ["<b>x</b> *", "<b>x</b> *"],
    ["[a](javascript:alert(1))", "[a](javascript:alert(1))"],
    ["[a](javascript:x)", "[a](javascript:x)"],
  ]) {
    assert.equal(shown(richText(text)), expected);
  }
});

test("a text with any number of marks is read, and marks that do not end take no longer", () => {
  const many = 20_000;
  assert.equal(richText("*a* ".repeat(many)).length, 2 * many);
  assert.equal(richText("**a** ".repeat(many)).length, 2 * many);
  assert.equal(richText("[a](b) ".repeat(many)).length, 2 * many);
  for (const open of ["**a ", "*", "[a](", "["]) {
    const text = open.repeat(many);
    assert.equal(shown(richText(text)), text);
  }
});

test("a link leads to the web or to a relative address", () => {
  const safe = ["https://a.example", "http://a.example", "b.html", "/c", "#d", "?e", "//f.example"];
  for (const address of safe) assert.ok(isSafe(address), address);
  const scripts = ["javascript:x", "JavaScript:x", "java\nscript:x", "\u0001javascript:x"];
  const others = ["data:text/html,x", "file:///etc", "blob:x", "mailto:a@b.example", "https://"];
  for (const address of [...scripts, ...others]) assert.ok(!isSafe(address), address);
});
