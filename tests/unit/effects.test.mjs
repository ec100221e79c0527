// Every effect that a loop's reducer names is carried out by its runner, and nothing else: a misspelt name is found here.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const codeOf = (name) =>
  readFileSync(new URL(`../../www/${name}`, import.meta.url), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*/gm, "");

/** The names of the effects that modules make, or what stands after another sign. */
const made = (names, sign = "do: ") =>
  names
    .flatMap((name) => [...codeOf(name).matchAll(RegExp(`\\b${sign}"([^"]+)"`, "g"))])
    .map(([, effect]) => effect);

/** The names in the table of a runner. */
function carriedOut([name, table]) {
  const [, indent, lines] = new RegExp(`^( *)const ${table} = \\{\\n([^]*?)\\n\\1\\};`, "m").exec(
    codeOf(name),
  );
  const entry = new RegExp(`^ {${indent.length + 2}}(?:async )?"?(\\w[\\w ]*)"?[(:,]`, "gm");
  return [...lines.matchAll(entry)].map(([, effect]) => effect);
}

/** What makes most of the effects of the play page. */
const PLAY = ["play/reduce.js", "play/acts.js", "play/friend/reduce.js"];

const sorted = (names) => [...new Set(names)].sort();

for (const [loop, makers, runners] of [
  ["board", ["game/reduce.js"], [["element/showing.js", "carryOut"]]],
  ["exercise", ["exercise/attempt.js"], [["exercise/core.js", "RUN"]]],
  ["knowledge", ["engine/reduce.js"], [["engine/know.js", "RUN"]]],
  ["puzzles", ["puzzles/page.js"], [["puzzles/main.js", "RUN"]]],
  ["runs", ["puzzles/run/reduce.js"], [["puzzles/run/run.js", "RUN"]]],
  ["editor", ["editor/state.js"], [["editor/main.js", "RUN"]]],
  [
    "play",
    [...PLAY, "play/state.js", "play/main.js", "play/dialogs/menu.js"],
    [
      ["play/main.js", "EFFECTS"],
      ["play/later.js", "effects"],
      ["play/friend/friend.js", "effects"],
    ],
  ],
]) {
  test(`the runner of the ${loop} loop carries out the effects that its reducer makes`, () => {
    assert.deepEqual(sorted(runners.flatMap(carriedOut)), sorted(made(makers)));
  });
}

test("the play page knows every place that its reducer gives the focus to", () => {
  const wanted = made(PLAY, 'do: "focus", on: ');
  assert.deepEqual(sorted(carriedOut(["play/later.js", "focus"])), sorted(wanted));
});
