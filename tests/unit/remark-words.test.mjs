// Remarks of the engine in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { figureOf, reasonWords, remarkWords } from "../../www/play/analysis/remark-words.js";
import { remarkTexts } from "../../www/text/remarks.js";
import { addTexts, useLanguage } from "../../www/text/text.js";

await useLanguage("en");
await addTexts(remarkTexts);

const SQUARE = ["1a1", "1b1", "1a2", "1b2"];

test("a remark is one sentence in balls, for a person and for a colour", () => {
  const said = (kind, balls, who = "you", other = "dark") =>
    remarkWords({ kind, cells: SQUARE, balls }, who, other);
  assert.equal(said("allowsFigure", -2), "You let Dark complete a square: two balls.");
  assert.equal(said("allowsFigure", 0), "You left Dark the chance to complete a square.");
  assert.equal(said("missesRaise", -1), "You could have raised a ball: one ball.");
  assert.equal(said("completes", 2), "You completed a square and won two balls.");
  assert.equal(said("blocks", 2), "You kept Dark from completing a square.");
  assert.equal(said("allowsRaise", -1, "dark", "you"), "Dark let you raise a ball: one ball.");
  assert.equal(
    said("missesFigure", -3, "light", "dark"),
    "Light could have completed a square: three balls.",
  );
  assert.equal(said("takesOneBack", -1), "You could have taken two balls back: one ball.");
});

test("the reasons for a turn that is advised are in the present", () => {
  const remark = (kind) => ({ ply: 0, kind, cells: SQUARE, balls: 0, better: null });
  assert.deepEqual(reasonWords([remark("completes"), remark("blocks")], "1b2x1a1", "dark"), [
    "It completes a square.",
    "It keeps Dark from completing a square.",
  ]);
  assert.deepEqual(reasonWords([], "1b2-2a1", "dark"), ["It saves a ball."]);
  assert.deepEqual(reasonWords([remark("allowsRaise")], "1b2", "dark"), []);
});

test("cells that are not a square are a line; with a square among them, they are a square", () => {
  assert.equal(figureOf(SQUARE), "square");
  assert.equal(figureOf([...SQUARE, "2c1", "2c2", "2c3"]), "square");
  assert.equal(figureOf(["1a1", "1b1", "1c1", "1d1"]), "line");
  assert.equal(figureOf(["1d1", "1d2", "1d3", "1d4"]), "line");
  assert.equal(figureOf(["1b2", "1c3", "1b3", "2c3"]), "line", "not all on one level");
});
