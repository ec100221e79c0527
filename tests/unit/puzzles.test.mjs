// The files of puzzles: read, chosen from, judged by their own data; and what is said about their moves.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { findPuzzle, fits, parseCatalogue, VARIANTS } from "../../www/exercise/catalogue.js";
import { moveFacts } from "../../www/exercise/facts.js";
import { ideaOf, knownThemes } from "../../www/exercise/themes.js";
import { verdictByFile } from "../../www/exercise/verdict.js";
import { passed } from "../../www/game/session.js";
import { loadPuzzleText } from "../../www/text/puzzle.js";
import { wholeGame } from "../e2e/support/games.mjs";
import * as rules from "../e2e/support/rules.mjs";

const LINES = [
  "# a comment",
  "1\tmove\twon\t2\t1300\traise,deny\t4/4/4/4 3/3/3 2/2 1 l\t1b2 1c2 1b3\t1a1>1b1= 1c3 1d4=|1d1",
  "7\tjudge\tendless\t1\t1200\t\t4/4/4/4 3/3/3 2/2 1 l\t\t",
  "8\tmove\tlost\t3\t1400\tsquare\t4/4/4/4 3/3/3 2/2 1 l\t1a1\t1d4",
];
const catalogue = parseCatalogue(LINES.join("\n"), "standard");
const [first, second, third] = catalogue.puzzles;

test("a line is a puzzle", () => {
  assert.deepEqual(first, {
    ...{ id: "standard-1", number: 1, kind: "move", value: "won", grade: 2, rating: 1300 },
    rules: { variant: "standard", takeBack: "required", emptyReserve: "loses" },
    position: "4/4/4/4 3/3/3 2/2 1 l",
    ...{ themes: ["raise", "deny"], line: ["1b2", "1c2", "1b3"] },
    replies: [["1a1>1b1=", "1c3", "1d4="], ["1d1"]],
  });
  assert.deepEqual([second.themes, second.line], [[], []]);
  assert.deepEqual(catalogue.grades, [1, 2, 3]);
  assert.throws(() => parseCatalogue("<!doctype html>", "expert"), /expert.txt: 1 fields/);
});

test("puzzles are chosen by grade and theme", () => {
  for (const [grade, theme, expected] of [
    [2, null, [first]],
    [null, "deny", [first]],
    [null, "judge", [second]],
    [null, "longest", [third]],
    [null, "square", [third]],
    [1, "raise", []],
    [null, null, [first, second, third]],
  ]) {
    const found = catalogue.puzzles.filter((puzzle) => fits(puzzle, { grade, theme }));
    assert.deepEqual(found, expected);
  }
});

test("the file judges every move: the line's, a reply of its own, the first legal reply", () => {
  const games = [rules.newGame(), rules.newGame({ moves: ["1b2", "1c2"] })];
  for (const [move, step, isRight, value, reply] of [
    ["1b2", 0, true, "won", "1c2"],
    ["1a1", 0, false, "endless", "1b1"],
    ["1d1", 0, false, "lost", "1c3"],
    // The first reply of the group is not legal after 1c3, the second is.
    ["1c3", 0, false, "endless", "1d4"],
    ["1a4", 1, false, "lost", "1d1"],
  ]) {
    const verdict = verdictByFile(first, step, move, games[step], rules);
    assert.deepEqual(verdict, { isRight, value, reply }, move);
  }
});

test("an id names a variant and a number", async () => {
  globalThis.fetch = async (address) => new Response(readFileSync(new URL(address), "utf8"));
  assert.equal((await findPuzzle("children-12")).number, 12);
  for (const id of ["", "standard", "standard-0", "standard-01", "Standard-1", "hard-1", "a-1-2"]) {
    assert.equal(await findPuzzle(id), null, id);
  }
});

test("a theme is what the rules show of a move, else one of the puzzle that a look at it does not refute", () => {
  const move = { text: "", from: null, to: "1b2", takeBack: [], completes: [] };
  const square = { ...move, completes: [{ kind: "square", cells: [] }] };
  const one = { ...square, takeBack: ["1a1"] };
  const two = { ...square, takeBack: ["1a1", "1b1"] };
  const all = ["square", "line", "raise", "deny", "zugzwang"];
  for (const [themes, played, legal, idea] of [
    [all, two, [one, two], "two-back"],
    [all, one, [one, two], "one-back"],
    [all, one, [one], "square"],
    [all, { ...one, from: "1c1" }, [two], "square"],
    [all, { ...one, to: "1b3" }, [two], "square"],
    [all, square, [one, two], "square"],
    [all, { ...move, from: "1c1" }, [], "raise"],
    [["square", "raise", "deny"], move, [move], "deny"],
    [["deny", "zugzwang"], move, [move], "zugzwang"],
    [["square"], move, [move], null],
  ]) {
    assert.equal(ideaOf(themes, played, legal), idea);
  }
  assert.deepEqual(knownThemes(["newer", "deny", "square"]), ["square", "deny"]);
});

const read = await loadPuzzleText("en");
const wordsOf = (before, turn, isOwn) => moveFacts(read, rules, before, turn, isOwn);
/** The keys of the texts in them. */
function keysOf(...about) {
  const keys = [];
  moveFacts((key) => keys.push(key) && key, rules, ...about);
  return keys;
}

for (const variant of VARIANTS) {
  // A proof of all lines is in Rust.
  test(`nearly every solution is told, and wrong moves have a legal reply, which is told too (${variant})`, () => {
    const file = new URL(`../../www/puzzles/${variant}.txt`, import.meta.url);
    const { puzzles } = parseCatalogue(readFileSync(file, "utf8"), variant);
    const moves = puzzles.filter(({ kind }) => kind === "move");
    let told = 0;
    const keys = new Set();
    for (const [i, puzzle] of moves.entries()) {
      const { id, rules: set, position, line } = puzzle;
      const before = rules.newGame({ ...set, position, moves: line.slice(0, -1) });
      const own = keysOf(before, line[line.length - 1], true);
      if (own.length > 0) told += 1;
      for (const key of own) keys.add(key);
      const threats = rules.legalMoves(passed(rules, before));
      const stops = own.includes("puzzle.stopsRaise");
      assert.ok(!stops || threats.some(({ from }) => from !== null), `${id}: ${own}`);
      const weighs = (pattern) => own.some((key) => pattern.test(key));
      assert.ok(!weighs(/stopsRaise|mustPlace/) || !weighs(/blocks|frees|sure/), `${id}: ${own}`);
      if (i % 20 !== 0) continue;
      for (let step = 0; 2 * step < line.length; step += 1) {
        const game = rules.newGame({ ...set, position, moves: line.slice(0, 2 * step) });
        const wrong = rules.legalMoves(game).filter(({ text }) => text !== line[2 * step]);
        for (const [j, { text }] of wrong.entries()) {
          const { isRight, value, reply } = verdictByFile(puzzle, step, text, game, rules);
          assert.ok(!isRight && value !== "won", `${id} ${text}`);
          const after = rules.play(game, text);
          if (after.result !== null) continue;
          assert.ok(reply !== null && rules.play(after, reply), `${id} ${text}`);
          if (j === 0) assert.notEqual(wordsOf(after, reply, false), "", id);
        }
      }
    }
    // Children take no balls back: little can be claimed there.
    const facts = ["reason.blocks", "puzzle.frees", "puzzle.sure", "puzzle.stopsRaise"];
    const claimed = variant === "children" ? [] : [...facts, "puzzle.mustPlace"];
    for (const key of claimed) assert.ok(keys.has(key), key);
    assert.ok(told >= 0.95 * moves.length, `${told} of ${moves.length} have such a sentence`);
  });
}

test("the move that ends a game is told by the end, and a ball placed by oneself is not told", () => {
  const { moves } = wholeGame({ variant: "children" }, []);
  const last = rules.newGame({ variant: "children", moves: moves.slice(0, -1) });
  assert.deepEqual(keysOf(last, moves.at(-1), true), ["status.wins", "say.status"]);
  const ending = verdictByFile({ line: [] }, 0, moves.at(-1), last, rules);
  assert.deepEqual(ending, { isRight: false, value: "won", reply: null });
  const square = rules.newGame({ position: "4/4/ll2/l1dd 3/3/3 2/2 1 l" });
  for (const [game, move, isOwn, isTold] of [
    [rules.newGame(), "1b2", true, false],
    [rules.newGame(), "1b2", false, true],
    [square, "1b1x1a1", true, true],
  ]) {
    assert.equal(keysOf(game, move, isOwn).includes("say.status"), isTold, move);
  }
  // Light can complete a square before the move and after it.
  assert.ok(!keysOf(passed(rules, square), "1d4", true).includes("reason.blocks"));
});
