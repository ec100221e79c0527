// The files of puzzles: read, chosen from, and judged by their own data.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fits, parseCatalogue, parseId } from "../../www/exercise/catalogue.js";
import { judgeByFile } from "../../www/exercise/verdict.js";
import * as rules from "../e2e/support/rules.mjs";

const LINES = [
  "# a comment",
  "1\tmove\twon\t2\t1300\traise,deny\t4/4/4/4 3/3/3 2/2 1 l\t1b2 1c2 1b3\t1a1>1b1= 1c3 1d4=|1d1",
  "7\tjudge\tendless\t1\t1200\t\t4/4/4/4 3/3/3 2/2 1 l\t\t",
];
const catalogue = parseCatalogue(LINES.join("\n"), "standard");
const [first, second] = catalogue.puzzles;
const start = rules.newGame();

test("a line is a puzzle", () => {
  const { replies, ...data } = first;
  assert.deepEqual(replies, [["1a1>1b1=", "1c3", "1d4="], ["1d1"]]);
  assert.deepEqual(data, {
    id: "standard-1",
    number: 1,
    rules: { variant: "standard", takeBack: "required", emptyReserve: "loses" },
    position: "4/4/4/4 3/3/3 2/2 1 l",
    kind: "move",
    value: "won",
    grade: 2,
    rating: 1300,
    themes: ["raise", "deny"],
    line: ["1b2", "1c2", "1b3"],
  });
  assert.deepEqual([second.themes, second.line], [[], []]);
  assert.equal(catalogue.puzzle(7), second);
  assert.equal(catalogue.puzzle(2), null);
  assert.deepEqual(catalogue.grades, [1, 2]);
});

test("puzzles are chosen by grade and theme", () => {
  assert.deepEqual(catalogue.select({ grade: 2 }), [first]);
  assert.deepEqual(catalogue.select({ theme: "deny" }), [first]);
  assert.deepEqual(catalogue.select({ theme: "judge" }), [second]);
  assert.deepEqual(catalogue.select({ grade: 1, theme: "raise" }), []);
  assert.ok(fits(first, { grade: null, theme: null }));
});

test("the file judges every move: the line's, a reply of its own, the first legal reply", () => {
  assert.deepEqual(judgeByFile(first, 0, "1b2", start, rules), {
    isRight: true,
    value: "won",
    reply: "1c2",
  });
  assert.deepEqual(judgeByFile(first, 0, "1a1", start, rules), {
    isRight: false,
    value: "endless",
    reply: "1b1",
  });
  // The first reply of the group is not legal after 1c3, the second is.
  assert.deepEqual(
    [
      judgeByFile(first, 0, "1d1", start, rules),
      judgeByFile(first, 0, "1c3", start, rules),
      judgeByFile(first, 1, "1a4", rules.newGame({ moves: ["1b2", "1c2"] }), rules),
    ].map(({ value, reply }) => [value, reply]),
    [
      ["lost", "1c3"],
      ["endless", "1d4"],
      ["lost", "1d1"],
    ],
  );
});

test("what is no file of puzzles is refused", () => {
  assert.throws(() => parseCatalogue("<!doctype html>", "expert"), /expert.txt: 1 fields/);
});

test("an id names a variant and a number", () => {
  assert.deepEqual(parseId("children-12"), { variant: "children", number: 12 });
  for (const id of ["", "standard", "standard-0", "standard-01", "Standard-1", "hard-1", "a-1-2"]) {
    assert.equal(parseId(id), null, id);
  }
});

for (const variant of ["children", "standard", "expert"]) {
  test(`every move of every puzzle is legal, and every wrong move has a legal reply (${variant})`, async () => {
    const file = new URL(`../../www/puzzles/${variant}.txt`, import.meta.url);
    const { puzzles } = parseCatalogue(readFileSync(file, "utf8"), variant);
    assert.ok(puzzles.length >= 10);
    // A proof of them all is in Rust; here some are played through as the page plays them.
    const every = Math.ceil(puzzles.length / 40);
    for (const { id, rules: options, position, kind, line, replies } of puzzles.filter(
      (_, i) => i % every === 0,
    )) {
      let game = rules.newGame({ ...options, position });
      for (const [i, turn] of line.entries()) {
        const wrong = kind === "move" && i % 2 === 0 ? rules.legalMoves(game) : [];
        for (const { text } of wrong.filter(({ text }) => text !== turn)) {
          const { isRight, value, reply } = judgeByFile(
            { line, replies },
            i / 2,
            text,
            game,
            rules,
          );
          assert.ok(!isRight && value !== "won", `${id} ${text}`);
          const after = rules.play(game, text);
          if (after.result === null)
            assert.ok(reply !== null && rules.play(after, reply), `${id} ${text}`);
        }
        game = rules.play(game, turn);
      }
    }
  });
}
