// The first hint: what a move does, else what the puzzle is about.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ideaOf, knownThemes } from "../../www/exercise/themes.js";

const move = { text: "", from: null, to: "1b2", takeBack: [], completes: [] };
const square = [{ kind: "square", cells: [] }];
const one = { ...move, completes: square, takeBack: ["1a1"] };
const two = { ...move, completes: square, takeBack: ["1a1", "1b1"] };

test("what the rules show of a move comes first", () => {
  const all = ["square", "line", "raise", "deny", "zugzwang"];
  assert.equal(ideaOf(all, two, [one, two]), "two-back");
  assert.equal(ideaOf(all, one, [one, two]), "one-back");
  assert.equal(ideaOf(all, one, [one]), "square");
  assert.equal(ideaOf(all, { ...move, from: "1c1" }, []), "raise");
});

test("a quiet move has a theme of the puzzle that a look at it does not refute", () => {
  assert.equal(ideaOf(["square", "raise", "deny"], move, [move]), "deny");
  assert.equal(ideaOf(["deny", "zugzwang"], move, [move]), "zugzwang");
  assert.equal(ideaOf(["square"], move, [move]), null);
});

test("themes without a name are not shown", () => {
  assert.deepEqual(knownThemes(["newer", "deny", "square"]), ["square", "deny"]);
});
