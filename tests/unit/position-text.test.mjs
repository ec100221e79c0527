// The balls of a position text, against the rules' own reading.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ballsOf } from "../../www/game/position-text.js";
import { newGame } from "../e2e/support/rules.mjs";

const positions = readFileSync(new URL("../data/moves.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t").find((field) => /^\S+ \S+ \S+ \S+ [ld]$/.test(field)));

test("the picture before the rules shows the same balls as the rules", () => {
  assert.ok(positions.length > 500);
  for (const position of positions) {
    assert.ok(position);
    const { balls, reserve } = newGame({ position });
    assert.deepEqual(ballsOf(position), { balls: { ...balls }, reserve: { ...reserve } });
    assert.deepEqual(ballsOf(position.replaceAll(" ", "_")), ballsOf(position));
  }
});

test("what is no position is passed over", () => {
  for (const nonsense of ["", " ", "hello", "99/ll", "llllllll/l", "4/4/4/4 d d d d d d"]) {
    const { balls, reserve } = ballsOf(nonsense);
    for (const cell of Object.keys(balls)) assert.match(cell, /^[1-4][a-d][1-4]$/);
    assert.ok(reserve.light >= 0 && reserve.dark >= 0);
  }
});
