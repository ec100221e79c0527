// Errors of the rules have sentences in every language. Each refusal is caused by playing a move that it forbids.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reason } from "../../www/game/reasons.js";
import { loadReasonText } from "../../www/text/reasons.js";
import { languages } from "../../www/text/text.js";
import { loadGame, newGame, play } from "../e2e/support/rules.mjs";
import { thrown } from "./support/throws.mjs";

const plays = (options, move) => thrown(() => play(newGame(options), move));
/** A light ball on b2 completes a square. */
const figure = { position: "4/4/l3/ll1d 3/3/3 2/2 1 l" };
/** A light ball on b3 completes a square; beside it a light square carries a dark ball. */
const stack = { position: "4/l3/lldd/lldd 3/3/d2 2/2 1 l" };
/** Light has no ball left, but may raise one. */
const empty = { position: "llld/ldld/dlld/llld ldl/dld/ldl 2/2 1 l", emptyReserve: "playsOn" };

/** For every rule that can forbid a turn: a turn that it forbids, and the parameters of its sentence. */
const REFUSALS = {
  "refusal.emptyReserve": [empty, "3b1", { player: "light" }],
  "refusal.nothingToRaise": [figure, "1d4-2a1", { cell: "1d4" }],
  "refusal.raisesOpponent": [figure, "1d1-2a1", { cell: "1d1" }],
  "refusal.raisesSupport": [stack, "1a1-2b1", { cell: "1a1", above: "2a1" }],
  "refusal.notHigher": [figure, "1a1-1c1", { from: "1a1", to: "1c1" }],
  "refusal.occupied": [figure, "1a1", { cell: "1a1" }],
  "refusal.onOwnSupport": [
    { position: "4/4/ld2/dl2 3/3/3 2/2 1 l" },
    "1b1-2a1",
    { from: "1b1", to: "2a1" },
  ],
  "refusal.unsupported": [figure, "2a1", { to: "2a1", missing: ["1b2"] }],
  "refusal.noTakeBackForChildren": [{ ...figure, variant: "children" }, "1b2x1a1", {}],
  "refusal.noFigure": [figure, "1d4x1a1", { to: "1d4", lines: false }],
  "refusal.takeBackRequired": [figure, "1b2", { to: "1b2" }],
  "refusal.nothingToTakeBack": [figure, "1b2x1d4", { cell: "1d4" }],
  "refusal.takesBackOpponent": [figure, "1b2x1d1", { cell: "1d1" }],
  "refusal.takesBackSupport": [stack, "1b3x1a1", { cell: "1a1", above: "2a1" }],
};

for (const lang of languages) {
  test(`every refusal of a turn has its own sentence (${lang})`, async () => {
    const text = await loadReasonText(lang);
    for (const [key, [options, move, params]] of Object.entries(REFUSALS)) {
      const error = plays(options, move);
      assert.equal(error.code, "illegalMove", `${key}: ${error.message}`);
      assert.equal(reason(text, error), text(key, params), error.message);
    }
  });
}

/** A record for every fault that a record may have. */
const FAULTY_RECORDS = {
  empty: "",
  badTag: "[Variant",
  tagTwice: '[Event "a"]\n[Event "b"]\n\n*',
  tagAmongMoves: '1. 1a1 [Event "a"] *',
  openComment: "1. 1a1 {open",
  badGlyph: "1. 1a1 $999 *",
  variationWithoutMove: "(1. 1a1) *",
  openVariation: "1. 1a1 (1. 1b1",
  emptyVariation: "1. 1a1 () *",
  strayParenthesis: "1. 1a1 ) *",
  strayBrace: "1. 1a1 } *",
  glyphWithoutMove: "$1 1. 1a1 *",
  resultInVariation: "1. 1a1 (1. 1b1 1-0) *",
  afterResult: "1. 1a1 * 1b1",
  unknownResult: '[Result "3-0"]\n\n1. 1a1 *',
  twoResults: '[Result "1-0"]\n\n1. 1a1 0-1',
  noDraw: '[Result "1/2-1/2"]\n\n1. 1a1 1/2-1/2',
};

test("every fault of a record has its sentence in every language", async () => {
  for (const lang of languages) {
    const text = await loadReasonText(lang);
    const sentences = Object.entries(FAULTY_RECORDS).map(([rule, record]) => {
      const error = thrown(() => loadGame(record));
      assert.equal(error.rule, rule, error.message);
      return reason(text, error);
    });
    assert.equal(new Set(sentences).size, sentences.length, "the sentences differ");
    for (const sentence of sentences) assert.doesNotMatch(sentence, /undefined|\bnull\b|NaN/);
  }
});

test("an error without a code keeps its message", async () => {
  const text = await loadReasonText("lt");
  assert.equal(reason(text, new Error("out of memory")), "Out of memory.");
  assert.equal(reason(text, "no"), "No.");
});
