// The marks written in comments, and the moves of variations.

import assert from "node:assert/strict";
import { test } from "node:test";
import { commentShown, MOST_REMARKS, readComment, readVariation } from "../../www/game/comments.js";
import { newSession, showPly } from "../../www/game/session.js";
import * as rules from "../e2e/support/rules.mjs";

test("rings and arrows are read from a comment, and what cannot be read stays in the words", () => {
  assert.deepEqual(readComment("One [%csl G1b2,R2a1] two [%cal Y1a1-2b2,B1a12b2]"), {
    words: "One two",
    marks: [
      { kind: "ring", at: "1b2", tone: "good" },
      { kind: "ring", at: "2a1", tone: "bad" },
      { kind: "arrow", from: "1a1", at: "2b2", tone: "even" },
      { kind: "arrow", from: "1a1", at: "2b2", tone: "accent" },
    ],
  });
  const odd = ["[%csl G9z9]", "[%csl G1b2,X1b2]", "[%csl G1b2-1b3]", "[%cal G1b2]"];
  for (const words of [...odd, "[%clk 0:01:00]", "[csl G1b2]"]) {
    assert.deepEqual(readComment(words), { words, marks: [] });
  }
});

test("every move of a variation, nested ones too, has the number of its turn and leads to its own position", () => {
  const game = rules.loadGame(
    `1. 1b2 1c2 2. 1b3 (2. 1a1! {a (b) c} 1a2 (2... 1d4 3. 1d3 (3. 1d2 1d1)) 3. 1b1) 2... 1c3
     (2... 1a4 $10 3. 1a3) *`,
  );
  const parts = game.notes.flatMap((note) => readVariation(game, note));
  const written = parts.map(({ text }) => text).join(" ");
  assert.match(
    written,
    /^3\. 1a1! a \(b\) c 4\. 1a2 \( 4\. 1d4 5\. 1d3 \( 5\. 1d2 6\. 1d1 \) \) 5\. 1b1/,
  );
  const moves = parts.filter(({ kind }) => kind === "move");
  assert.deepEqual(
    moves.map(({ text, line, ply }) => `${text}: ${line.slice(0, ply).join(" ")}`),
    [
      "1a1!: 1b2 1c2 1a1",
      "1a2: 1b2 1c2 1a1 1a2",
      "1d4: 1b2 1c2 1a1 1d4",
      "1d3: 1b2 1c2 1a1 1d4 1d3",
      "1d2: 1b2 1c2 1a1 1d4 1d2",
      "1d1: 1b2 1c2 1a1 1d4 1d2 1d1",
      "1b1: 1b2 1c2 1a1 1a2 1b1",
      "1a4: 1b2 1c2 1b3 1a4",
      "1a3: 1b2 1c2 1b3 1a4 1a3",
    ],
  );
  const { text, ply } = parts.find(({ kind }) => kind === "comment");
  assert.deepEqual([text, ply], ["a (b) c", 3]);
  const session = newSession(rules, game, { computer: null, hands: [] });
  for (const { line, ply } of moves) {
    const now = showPly(rules, session, ply, line);
    assert.deepEqual([now.shown.moves, now.line], [line.slice(0, ply), line]);
  }
  // The moves before a variation are the game's.
  assert.equal(showPly(rules, session, 2, moves[0].line).line, null);
});

const shownOf = (game, ply, line) => {
  const session = newSession(rules, game, { computer: null, hands: [] });
  return commentShown(showPly(rules, session, ply, line));
};

test("a comment is shown at its moment alone, in the game and in a variation", () => {
  const game = rules.loadGame("1. 1b2 {a} (1. 1c2 {y} 1... 1b3 {z}) 1... 1c3 {b} *");
  const lines = [["1c2"], ["1c2", "1b3"], ["1c2", "1d3"]];
  const shown = [
    ...[0, 1, 2].map((ply) => [ply, null]),
    ...lines.map((line) => [line.length, line]),
  ];
  const words = shown.map(([ply, line]) => shownOf(game, ply, line).words);
  assert.deepEqual(words, ["", "a", "b", "y", "z", ""]);
});

test("of very many comments at a moment the first are shown, and variations are read once", () => {
  const many = rules.loadGame(`1. 1b2 ${"{x [%csl G1b2]} ".repeat(9000)}*`);
  const { words, marks } = shownOf(many, 1, null);
  assert.equal(words, Array(MOST_REMARKS).fill("x").join(" "));
  assert.equal(marks.length, MOST_REMARKS);

  const game = rules.loadGame(`1. 1b2 ${"(1. 1c2 {y}) ".repeat(100)}(1. 1c3 {z}) *`);
  let readings = 0;
  const notes = game.notes.map(({ kind, ply, text }) => ({
    kind,
    ply,
    get text() {
      readings += 1;
      return text;
    },
  }));
  const counted = { ...game, notes };
  assert.equal(shownOf(counted, 1, ["1c3"]).words, "z");
  const first = readings;
  assert.ok(first > 0);
  assert.equal(shownOf(counted, 1, ["1c2"]).words, Array(MOST_REMARKS).fill("y").join(" "));
  assert.equal(readings, first);
});
