// Records and lists of moves with a fault, and hostile text: what of them can be loaded.

import assert from "node:assert/strict";
import { test } from "node:test";
import { beginningOf } from "../../www/play/dialogs/record.js";
import * as rules from "../e2e/support/rules.mjs";
import { thrown } from "./support/throws.mjs";

/** What is found in a text that is no record. */
const found = (text) => {
  const fault = thrown(() => rules.loadGame(text));
  return beginningOf(rules, text, fault);
};

test("a record with a fault gives the turns before it, with their comments", () => {
  const record =
    '[White "Ada"]\n[Variant "expert"]\n\n1. 1b2 {The middle.} 1c2 (1... 1c3)\n2. 1b3 1b3 {more}\n3. 1a1 *\n';
  const game = found(record);
  assert.deepEqual(game.moves, ["1b2", "1c2", "1b3"]);
  assert.equal(game.tags.White, "Ada");
  assert.equal(game.rules.variant, "expert");
  assert.deepEqual(
    game.notes.map(({ text }) => text),
    ["The middle.", "1... 1c3"],
  );
});

test("one reading is enough, wherever the fault is in a long text", () => {
  const lines = "{x}\n".repeat(40_000);
  for (const text of [
    `1. 1b2 ${lines}{`,
    `${lines}1. 1b2 {`,
    '[A1 "b"]\n'.repeat(19_500),
    "x ".repeat(1e5),
  ]) {
    const fault = thrown(() => rules.loadGame(text));
    let readings = 0;
    const counting = {
      loadGame(/** @type {string} */ record) {
        readings += 1;
        return rules.loadGame(record);
      },
    };
    beginningOf(/** @type {any} */ (counting), text, fault);
    assert.equal(readings, 1);
  }
});

test("a text without a turn gives no game", () => {
  for (const text of ["hello", "9z9 1a1", "{", "[", "1. x", "\u0000", `${"x\n".repeat(90_000)}`])
    assert.equal(found(text), null, text.slice(0, 20));
});
