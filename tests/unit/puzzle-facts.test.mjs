// Something can be said about nearly every move of a puzzle, and about every reply to a wrong one.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseCatalogue, VARIANTS } from "../../www/exercise/catalogue.js";
import { factsOf, factWords } from "../../www/exercise/facts.js";
import { judgeByFile } from "../../www/exercise/verdict.js";
import { loadPuzzleText } from "../../www/text/puzzle.js";
import * as rules from "../e2e/support/rules.mjs";

const read = await loadPuzzleText("en");

/** What is said of a turn. */
const wordsOf = (before, turn, isOwn) => factWords(read, factsOf(rules, before, turn), isOwn);

for (const variant of VARIANTS) {
  test(`there is something to say about the moves of the puzzles: ${variant}`, () => {
    const file = new URL(`../../www/puzzles/${variant}.txt`, import.meta.url);
    const puzzles = parseCatalogue(readFileSync(file, "utf8"), variant).puzzles.filter(
      ({ kind }) => kind === "move",
    );
    let told = 0;
    for (const [i, puzzle] of puzzles.entries()) {
      const { id, rules: set, position, line } = puzzle;
      const before = rules.newGame({ ...set, position, moves: line.slice(0, -1) });
      if (wordsOf(before, line[line.length - 1], true) !== "") told += 1;
      // Of every fifth puzzle a wrong move and its reply too.
      if (i % 5 !== 0) continue;
      const start = rules.newGame({ ...set, position });
      const wrong = rules.legalMoves(start).find(({ text }) => text !== line[0])?.text ?? "";
      const { reply } = judgeByFile(puzzle, 0, wrong, start, rules);
      if (reply !== null) assert.notEqual(wordsOf(rules.play(start, wrong), reply, false), "", id);
    }
    assert.ok(told >= 0.95 * puzzles.length, `${told} of ${puzzles.length} have such a sentence`);
  });
}
