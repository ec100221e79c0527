// Comments, glyphs and variations of a record, for the list of turns.

import assert from "node:assert/strict";
import { test } from "node:test";
import { annotations } from "../../www/game/annotations.js";

const tags = '[Event "?"]\n[Variant "expert"]\n\n';
const comment = (text) => ({ kind: "comment", text });

test("comments stand after the turn they follow", () => {
  const { remarks } = annotations(
    `${tags}{before} 1. 1b2 {first} 1... 1c2 2. 1b3 {third} {again} *`,
  );
  assert.deepEqual(remarks[0], [comment("before")]);
  assert.deepEqual(remarks[1], [comment("first")]);
  assert.equal(remarks[2], undefined);
  assert.deepEqual(remarks[3], [comment("third"), comment("again")]);
});

test("a comment may hold moves, brackets and line breaks", () => {
  const { remarks } = annotations(`${tags}1. 1b2 {not (1c2)\n$1 here} 1c2 *`);
  assert.deepEqual(remarks[1], [comment("not (1c2) $1 here")]);
});

test("variations are kept as they are written, inner ones too", () => {
  const { remarks } = annotations(
    `${tags}1. 1b2 1c2 (1... 1a1 {or} (1... 1d1 2. 1b3) 2. 1a2) 2. 1c3 {x} *`,
  );
  assert.deepEqual(remarks[2], [
    { kind: "variation", text: "1... 1a1 {or} (1... 1d1 2. 1b3) 2. 1a2" },
  ]);
  assert.deepEqual(remarks[3], [comment("x")]);
});

test("glyphs become their signs", () => {
  assert.deepEqual(annotations(`${tags}1. 1b2 $1 1c2 $4 $99 *`).glyphs[1], "!");
  assert.equal(annotations(`${tags}1. 1b2 $1 1c2 $4 *`).glyphs[2], "??");
});

test("nonsense is passed over", () => {
  for (const record of ["", ")))(((", "{", "1. 1b2 {open", "$", "[[[", `${tags}((((`]) {
    assert.doesNotThrow(() => annotations(record));
  }
});
