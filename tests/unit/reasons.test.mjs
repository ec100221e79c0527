// Errors of the rules have sentences in every language. Each refusal is caused by playing a move that it forbids.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reason } from "../../www/game/reasons.js";
import { loadTexts, translations } from "../../www/text/board-text.js";
import { languages } from "../../www/text/text.js";
import { legalMoves, loadGame, newGame, play } from "../e2e/support/rules.mjs";
import { RECORD_RULES } from "./support/record-rules.mjs";
import { thrown } from "./support/throws.mjs";

/** A light ball on b2 completes a square. */
const figure = { position: "4/4/l3/ll1d 3/3/3 2/2 1 l" };
/** A light ball on b3 completes a square; beside it a light square carries a dark ball. */
const stack = { position: "4/l3/lldd/lldd 3/3/d2 2/2 1 l" };
/** Light has no ball left, but may raise one. */
const empty = { position: "llld/ldld/dlld/llld ldl/dld/ldl 2/2 1 l", emptyReserve: "playsOn" };

/** For every rule that can forbid a turn: a turn that it forbids, and its sentence. */
const REFUSALS = {
  emptyReserve: [empty, "3b1", "Light’s reserve is empty: raise a ball."],
  nothingToRaise: [figure, "1d4-2a1", "There is no ball on 1d4."],
  raisesOpponent: [figure, "1d1-2a1", "The ball on 1d1 is the opponent’s."],
  raisesSupport: [stack, "1a1-2b1", "The ball on 1a1 must stay: it carries the one on 2a1."],
  notHigher: [figure, "1a1-1c1", "A ball can only be raised: 1c1 is not higher than 1a1."],
  occupied: [figure, "1a1", "There is already a ball on 1a1."],
  onOwnSupport: [
    { position: "4/4/ld2/dl2 3/3/3 2/2 1 l" },
    "1b1-2a1",
    "2a1 rests on 1b1, so that ball cannot go there.",
  ],
  unsupported: [figure, "2a1", "2a1 needs four balls under it; 1b2 is empty."],
  noTakeBackForChildren: [
    { ...figure, variant: "children" },
    "1b2x1a1",
    "With the children’s rules, no balls are taken back.",
  ],
  noFigure: [
    figure,
    "1d4x1a1",
    "The ball on 1d4 completes no square: you cannot take a ball back.",
  ],
  takeBackRequired: [figure, "1b2", "With the ball on 1b2 you must take back one or two balls."],
  nothingToTakeBack: [figure, "1b2x1d4", "There is no ball on 1d4."],
  takesBackOpponent: [figure, "1b2x1d1", "The ball on 1d1 is the opponent’s."],
  takesBackSupport: [stack, "1b3x1a1", "The ball on 1a1 must stay: it carries the one on 2a1."],
};

test("every refusal of a turn has a sentence with its cells", async () => {
  const text = await loadTexts("en", translations("reasons"));
  for (const [rule, [options, move, sentence]] of Object.entries(REFUSALS)) {
    const error = thrown(() => play(newGame(options), move));
    assert.equal(error.rule, rule, error.message);
    assert.equal(reason(text, error), sentence);
  }
});

/** For every rule of a record: a text that breaks it. */
const BAD_RECORDS = {
  noRecord: null,
  empty: "",
  badTag: "[White Anna]",
  tagTwice: '[Site "a"]\n[Site "b"]\n\n1. 1a1',
  tagAmongMoves: '1. 1a1 [Site "a"]',
  openComment: "1. 1a1 {open",
  badGlyph: "1. 1a1 $999 *",
  variationWithoutMove: "(1. 1a1) 1. 1a2",
  openVariation: "1. 1a1 (1. 1a2",
  emptyVariation: "1. 1a1 () *",
  strayParenthesis: "1. 1a1 )",
  strayBrace: "1. 1a1 }",
  tooDeep: `1. 1a1 ${"(1. 1a2 ".repeat(40)}`,
  glyphWithoutMove: "$1 1. 1a1",
  resultInVariation: "1. 1a1 (1. 1a2 *) *",
  afterResult: "1. 1a1 * 1b1",
  anotherGame: '1. 1a1 *\n[Site "b"]\n\n1. 1a1 *',
  tooLong: Array.from({ length: 300 }, (_, i) => `[A${i} "b"]`).join("\n"),
  unknownResult: '[Result "?"]\n\n1. 1a1',
  twoResults: '[Result "1-0"]\n\n1. 1a1 0-1',
  // `wrongResult()` makes it.
  wrongResult: null,
  noDraw: "1. 1a1 1/2-1/2",
};

/** A game that light wins, and a record that says the opposite. */
function wrongResult() {
  let game = newGame({ variant: "children" });
  while (game.result === null) game = play(game, legalMoves(game)[0]);
  const [, other] = game.result.winner === "light" ? ["1-0", "0-1"] : ["0-1", "1-0"];
  return game.record.replace(/(\[Result ")[^"]*/, `$1${other}`).replace(/\S+\s*$/, other);
}

test("every rule of a record has a sentence of its own in every language", async () => {
  assert.deepEqual(Object.keys(BAD_RECORDS).sort(), [...RECORD_RULES].sort());
  for (const [rule, record] of Object.entries(BAD_RECORDS)) {
    const error = thrown(() => loadGame(rule === "wrongResult" ? wrongResult() : record));
    assert.deepEqual([error.code, error.rule], ["badRecord", rule]);
  }
  for (const lang of languages) {
    const text = await loadTexts(lang, translations("reasons"));
    const said = RECORD_RULES.map((rule) => reason(text, { code: "badRecord", rule }));
    assert.equal(new Set(said).size, RECORD_RULES.length, lang);
  }
});

test("a fault is said with its line and move, in every language", async () => {
  const english = await loadTexts("en", translations("reasons"));
  const said = (record) => {
    const error = thrown(() => loadGame(record));
    return reason(english, error);
  };
  assert.equal(said("1. 1a1\n1b1 2. 1a1 *"), "Line 2, move 2: There is already a ball on 1a1.");
  assert.equal(said("1. 1a1 {open"), "Line 1: A comment is not closed.");
  const moves = thrown(() => newGame({ moves: ["1a1", "1a1"] }));
  assert.equal(reason(english, moves), "Move 2: There is already a ball on 1a1.");
  for (const lang of languages) {
    assert.match(reason(await loadTexts(lang, translations("reasons")), moves), /2.*1a1/);
  }
  assert.equal(reason(english, new Error("out of memory")), "Out of memory.", "without a code");
  assert.equal(reason(english, "no"), "No.");
});
