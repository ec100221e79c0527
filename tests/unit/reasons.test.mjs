// Errors of the rules have sentences in every language. Each refusal is caused by playing a move that it forbids.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reason } from "../../www/game/reasons.js";
import { loadReasonText } from "../../www/text/reasons.js";
import { languages } from "../../www/text/text.js";
import { loadGame, newGame, play } from "../e2e/support/rules.mjs";
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
  raisesSupport: [stack, "1a1-2b1", "The ball on 1a1 must stay: it supports the one on 2a1."],
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
  takeBackRequired: [
    figure,
    "1b2",
    "The ball on 1b2 completes a square or line: take back one or two balls.",
  ],
  nothingToTakeBack: [figure, "1b2x1d4", "There is no ball on 1d4."],
  takesBackOpponent: [figure, "1b2x1d1", "The ball on 1d1 is the opponent’s."],
  takesBackSupport: [stack, "1b3x1a1", "The ball on 1a1 must stay: it supports the one on 2a1."],
};

test("every refusal of a turn has a sentence with its cells", async () => {
  const text = await loadReasonText("en");
  for (const [rule, [options, move, sentence]] of Object.entries(REFUSALS)) {
    const error = thrown(() => play(newGame(options), move));
    assert.equal(error.rule, rule, error.message);
    assert.equal(reason(text, error), sentence);
  }
});

test("a fault is said with its line and move, in every language", async () => {
  const english = await loadReasonText("en");
  const said = (record) => {
    const error = thrown(() => loadGame(record));
    return reason(english, error);
  };
  assert.equal(said("1. 1a1\n1b1 2. 1a1 *"), "Line 2, move 2: There is already a ball on 1a1.");
  assert.equal(said("1. 1a1 {open"), "Line 1: A comment or variation is not closed.");
  assert.equal(said('[Result "1-0"]\n\n1. 1a1 0-1'), "Line 3: The result does not match the game.");
  assert.equal(said("1. 1a1 $999 *"), "Line 1: This is not a valid game record.");
  assert.equal(said(""), "Line 1: This is not a valid game record.");
  const moves = thrown(() => newGame({ moves: ["1a1", "1a1"] }));
  assert.equal(reason(english, moves), "Move 2: There is already a ball on 1a1.");
  for (const lang of languages) {
    assert.match(reason(await loadReasonText(lang), moves), /2.*1a1/);
  }
  assert.equal(reason(english, new Error("out of memory")), "Out of memory.", "without a code");
  assert.equal(reason(english, "no"), "No.");
});
