// The coach beside a game: the steps of a hint, in words and marks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING } from "../../www/game/turn-builder.js";
import { coach } from "../../www/pkg/pylos.js";
import { figureOf } from "../../www/play/analysis/words.js";
import { hintSteps } from "../../www/play/hint.js";
import { analysisTexts } from "../../www/text/analysis.js";
import { remarkTexts } from "../../www/text/remarks.js";
import { addTexts, useLanguage } from "../../www/text/text.js";
import * as rules from "../e2e/support/rules.mjs";

await useLanguage("en");
await Promise.all([analysisTexts, remarkTexts].map(addTexts));

const ABOVE = "3/3/3 2/2 1";

/** The steps of the hint on a position, where a turn may have begun. */
function steps(position, { variant = "standard", choice = NOTHING, turn, moves = [] } = {}) {
  const game = rules.newGame({ variant, position, moves });
  const advice = coach(game);
  const move = rules.legalMoves(game).find(({ text }) => text === (turn ?? advice.best));
  return hintSteps(rules, game, choice, advice, move);
}

const words = (all) => all.map(({ words }) => words);
/** The marks of each step, in short. */
const marks = (all) =>
  all.map(({ marks }) =>
    marks.map(({ kind, from = "", at, tone }) => `${kind} ${from}${at} ${tone}`).join(", "),
  );

test("on the empty board a hint is about the centre and squares, under every rule set", () => {
  for (const variant of ["children", "standard", "expert"]) {
    const all = steps(undefined, { variant });
    assert.deepEqual(words(all), [
      "Look at the centre: most squares are made there.",
      "Look at the marked place.",
      "The centre belongs to four squares, a corner to one.",
    ]);
    const [look, where, why] = marks(all);
    assert.equal(look, "ring 1b2 coach, ring 1c2 coach, ring 1b3 coach, ring 1c3 coach");
    assert.match(where, /^ring 1[bc][23] coach$/);
    assert.equal(why, where, "no arrow from the reserve across the pile");
  }
  assert.equal(marks(steps(undefined, { moves: ["1b2"] }))[0].includes("1b2"), false);
});

test("a hint shows what the opponent can complete, then where, then why", () => {
  const all = steps(`4/4/dd2/d2l ${ABOVE} l`);
  assert.deepEqual(words(all), [
    "Dark can complete a square.",
    "Look at the marked place.",
    "It keeps Dark from completing a square. Then Dark can complete and raise nothing.",
  ]);
  assert.deepEqual(marks(all), [
    "ring 1a1 threat, ring 1b1 threat, ring 1a2 threat, ring 1b2 threat",
    "ring 1b1 coach",
    "ring 1b1 coach",
  ]);
  const [look, where, why] = all.map(({ aloud }) => aloud);
  assert.deepEqual([look, where], [all[0].words, "Look at the marked place: 1b1."]);
  assert.equal(why, `Place a ball on 1b1. ${all[2].words}`);
});

test("a hint on a square of one's own shows the balls to be taken back at the end", () => {
  const all = steps(`4/4/ll2/l2d ${ABOVE} l`);
  assert.equal(all[0].words, "You can complete a square.");
  assert.match(all[2].words, /^It completes a square\./);
  const [look, where, why] = marks(all);
  assert.deepEqual([look, where], ["", "ring 1b1 coach"]);
  assert.match(why, /^ring 1b1 coach, minus \w+ coach, minus \w+ coach$/);
});

test("a hint to raise a ball shows the ball, then its way", () => {
  const all = steps(`3l/4/dd2/ld2 ${ABOVE} l`);
  assert.deepEqual(words(all).slice(0, 2), ["You can raise a ball.", "Look at the marked ball."]);
  assert.match(all[2].words, /^It saves a ball\./);
  assert.deepEqual(marks(all), [
    "",
    "ring 1d4 coach",
    "ring 2a1 coach, arrow 1d42a1 coach, label 1d4 coach",
  ]);
});

test("in the middle of taking back a hint speaks of the rest of the turn", () => {
  const position = `4/4/ll2/l2d ${ABOVE} l`;
  const choice = { picked: "reserve", to: "1b1", takeBack: [] };
  const two = steps(position, { choice, turn: "1b1x1b1x1a2" });
  assert.deepEqual(words(two), [
    "Take back two balls.",
    "Look at the marked balls.",
    "Every ball taken back can be played again.",
  ]);
  const rings = "ring 1b1 coach, ring 1a2 coach";
  assert.deepEqual(marks(two), ["", rings, rings]);
  const taken = { ...choice, takeBack: ["1a2"] };
  const one = steps(position, { choice: taken, turn: "1b1x1b1x1a2" });
  assert.equal(one[1].aloud, "Look at the marked ball: 1b1.");
  assert.match(one[2].aloud, /^Take back the ball on 1b1\. Every ball/);
  const none = steps(position, { choice: taken, turn: "1b1x1a2" });
  assert.deepEqual(words(none), ["Take back no more balls."]);
});

test("a winning turn is called one, and a quiet turn has a reason", () => {
  const win = steps("dldd/ldll/lldd/dlld dld/ldl/dld ld/dl 1 l");
  assert.deepEqual([win[0].words, win[2].words], ["You can win now.", "It wins the game."]);
  const quiet = steps(undefined, { moves: ["1b2", "1c3", "1a1", "1d4"] });
  assert.match(quiet[0].words, /^(You can prepare a square|Look for a place that does not help)/);
  assert.notEqual(quiet[2].words, "");
});

test("cells that are not a square are a line; with a square among them, they are a square", () => {
  const square = ["1a1", "1b1", "1a2", "1b2"];
  assert.equal(figureOf([...square, "2c1", "2c2", "2c3"]), "square");
  assert.equal(figureOf(["1d1", "1d2", "1d3", "1d4"]), "line");
  assert.equal(figureOf(["1b2", "1c3", "1b3", "2c3"]), "line", "not all on one level");
});
