// The new game: what is chosen for a stranger, and which computer cannot be beaten.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tablesOf } from "../../www/engine/tables.js";
import { isUnbeatable } from "../../www/play/dialogs/new-game.js";

/** @param {string} name */
const docs = (name) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");

/** The rule sets, and whether the start is lost. */
const starts = docs("solution/rule-sets.csv")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(","))
  .map(([variant, takeBack, emptyReserve, start]) => ({
    variant,
    takeBack,
    emptyReserve,
    isLost: start !== "endless",
  }));

test("light cannot beat level 8 where the start is lost and it has tables", () => {
  assert.equal(starts.length, 11);
  for (const { isLost, ...rules } of starts) {
    const is = isUnbeatable({ ...rules, opponent: 8, colour: "light" });
    assert.equal(is, isLost && tablesOf(rules).length > 0, JSON.stringify(rules));
    for (const other of [{ colour: "dark" }, { colour: "random" }, { opponent: 7 }]) {
      assert.ok(!isUnbeatable({ ...rules, opponent: 8, colour: "light", ...other }));
    }
  }
});
