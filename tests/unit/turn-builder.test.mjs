// A turn built click by click, against every list of legal turns in tests/data/moves.tsv.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { choose, NOTHING, options, putBack, wording } from "../../www/game/turn-builder.js";

/** The move with this text as an object of the rules, without figures. */
function move(text) {
  const [ball, ...takeBack] = text.split("x");
  const [first, second] = ball.split("-");
  return { text, from: second ? first : null, to: second ?? first, takeBack, completes: [] };
}

const lists = readFileSync(new URL("../data/moves.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t")[4])
  .filter((moves) => !moves.startsWith("over"))
  .map((moves) => moves.split(" ").map(move));

/** Clicks one after the other; every one must be allowed. */
function click(moves, ...places) {
  return places.reduce((choice, place) => {
    const next = choose(moves, choice, place);
    assert.ok(next, `${place} after ${wording(choice) || "nothing"}`);
    return next;
  }, NOTHING);
}

test("the clicks of every listed turn build that turn", () => {
  for (const moves of lists) {
    for (const { text, from, to, takeBack } of moves) {
      const choice = click(moves, ...(from ? [from] : []), to, ...takeBack);
      assert.equal(options(moves, choice).whole?.text, text);
      const [first, second] = takeBack;
      if (second === undefined) continue;
      assert.equal(options(moves, choice).finished?.text, text);
      // Two balls that can each be taken back alone can be taken back in either order.
      if (moves.every((other) => other.text !== text.replace(`x${first}`, ""))) continue;
      const turned = click(moves, ...(from ? [from] : []), to, second, first);
      assert.equal(options(moves, turned).finished?.text, text);
    }
  }
});

test("the offered choices lead to exactly the listed turns", () => {
  for (const moves of lists) {
    const seen = new Set();
    const walk = (choice) => {
      const { targets, removable, whole, finished } = options(moves, choice);
      if (whole !== null) seen.add(whole.text);
      if (finished !== null) return;
      if (choice.to !== null) assert.ok(whole !== null || removable.length > 0);
      for (const place of choice.to === null ? targets : removable) {
        walk(choose(moves, choice, place));
      }
    };
    for (const start of ["reserve", ...options(moves, NOTHING).liftable]) {
      const picked = choose(moves, NOTHING, start);
      if (picked !== null) walk(picked);
    }
    assert.deepEqual([...seen].sort(), moves.map(({ text }) => text).sort());
  }
});

test("undoing the first take-back undoes the second, which it has freed", () => {
  // The ball on 2a1 rests on 1a1.
  const moves = ["2a1x2a1", "2a1x2a1x1a1", "2a1x1d4", "2a1x2a1x1d4"].map(move);
  const freed = { picked: "reserve", to: "2a1", takeBack: ["2a1", "1a1"] };
  assert.deepEqual(putBack(moves, freed, "2a1").takeBack, []);
  assert.deepEqual(putBack(moves, freed, "1a1").takeBack, ["2a1"]);
});

test("a whole turn that waits can be exchanged or put back, but not once balls have been taken back", () => {
  const moves = ["1c2", "1d4", "1b1x1a1", "1b1x1a1x1b1"].map(move);
  const placed = click(moves, "1c2");
  assert.deepEqual(options(moves, placed).targets, ["1d4", "1b1"]);
  assert.equal(choose(moves, placed, "1c2"), NOTHING);
  assert.deepEqual(choose(moves, placed, "1d4"), { ...placed, to: "1d4" });
  const square = click(moves, "1b1", "1a1", "1b1");
  assert.deepEqual([choose(moves, square, "1d4"), options(moves, square).targets], [null, []]);
  const raises = ["1a1-2a1", "1b1-2a1"].map(move);
  assert.deepEqual(options(raises, click(raises, "1a1", "2a1")).liftable, ["1b1"]);
  assert.equal(choose(moves, click(moves, "1b1"), "1d4"), null, "a ball is missing");
});
