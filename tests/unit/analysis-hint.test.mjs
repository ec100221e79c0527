// The hint and the analysis are two views of one answer: a hint never contradicts the analysis beside it.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { NOTHING } from "../../www/game/turn-builder.js";
import { createHint } from "../../www/play/analysis/hint.js";
import { analysisTexts } from "../../www/text/analysis.js";
import { addTexts, useLanguage } from "../../www/text/text.js";

await useLanguage("en");
await addTexts(analysisTexts);

const move = (to) => ({ text: to, from: null, to, takeBack: [], completes: [] });
const scored = (to, rest) => ({
  text: to,
  move: move(to),
  value: null,
  distance: null,
  exact: false,
  score: 0,
  ...rest,
});

let notes;
let said;
let hint;
beforeEach(() => {
  notes = [];
  said = [];
  hint = createHint({ note: (words) => notes.push(words), say: (words) => said.push(words) });
});

test("a proof that comes after the hint replaces what it said", () => {
  hint.ask();
  const guess = [scored("1a1", { score: 40 }), scored("1b1", { score: 30 })];
  hint.tell({ timeMs: 4000, final: true }, guess, NOTHING, () => []);
  assert.deepEqual(notes, ["Hint: place a ball on 1a1. Looks best; not proven."]);
  assert.equal(hint.isOpen, false);
  const proof = [
    scored("1b1", { value: "win", distance: 21, exact: true }),
    scored("1a1", { value: "loss", distance: 20, exact: true }),
  ];
  hint.tell({ timeMs: 100, final: true }, proof, NOTHING, () => []);
  const words = "Hint: place a ball on 1b1. The only winning move; it wins in 21 turns.";
  assert.equal(notes.at(-1), words);
  assert.equal(said.at(-1), words);
  assert.equal(hint.move.text, "1b1");
});

test("a hint asks again when the engine knows more", () => {
  hint.ask();
  const guess = [scored("1a1", {})];
  hint.tell({ timeMs: 4000, final: true }, guess, NOTHING, () => []);
  assert.equal(hint.isOpen, false);
  hint.tell({ timeMs: 0, final: false }, guess, NOTHING, () => []);
  assert.equal(hint.isOpen, true);
  assert.equal(notes.length, 1, "until then it stays as it was");
});

test("without a scored move a hint says nothing, and goes on waiting", () => {
  hint.ask();
  hint.tell({ timeMs: 4000, final: true }, [], NOTHING, () => []);
  assert.deepEqual([notes, hint.move, hint.isOpen], [[], null, true]);
});

test("a hint that was dropped stays away", () => {
  hint.ask();
  hint.drop();
  hint.tell({ timeMs: 4000, final: true }, [scored("1a1", {})], NOTHING, () => []);
  assert.deepEqual([notes, hint.move], [[], null]);
});
