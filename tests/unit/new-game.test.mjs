// What perfect play means for a new game, against the table of docs/solution.md.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { perfectPlay } from "../../www/play/dialogs/new-game.js";

const solution = readFileSync(new URL("../../docs/solution.md", import.meta.url), "utf8");

/** The rule sets of the table, and whether the start is lost. */
const starts = [...solution.matchAll(/^\| ((?:children|standard|expert)[^|]*)\|([^|]*)\|/gm)]
  .filter(([, , start]) => /lost in \d+|endless/.test(start))
  .map(([, words, start]) => ({
    variant: /^\w+/.exec(words)?.[0],
    takeBack: words.includes("optional") ? "optional" : "required",
    emptyReserve: words.includes("playsOn") ? "playsOn" : "loses",
    isLost: start.includes("lost"),
  }));

test("light is lost from the start where the solution says so", () => {
  assert.equal(starts.length, 11);
  for (const { isLost, ...rules } of starts) {
    const said = perfectPlay({ ...rules, opponent: 2, colour: "light" });
    assert.equal(said, isLost ? "open" : "draw", JSON.stringify(rules));
  }
});

test("the sentence depends on the person's colour and on the level", () => {
  const usual = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
  const said = (opponent, colour, more = {}) =>
    perfectPlay({ ...usual, ...more, opponent, colour });
  assert.equal(said(0, "light"), "dark");
  assert.equal(said(3, "random"), "dark");
  assert.equal(said(3, "dark"), "better");
  assert.equal(said(8, "light"), "hard");
  assert.equal(said(8, "light", { takeBack: "optional" }), "open", "there is no table");
});
