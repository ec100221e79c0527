// The position editor: its state step by step, what the rules refuse, and what the board shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS } from "../../www/board/geometry.js";
import { signsOf } from "../../www/board/signs.js";
import { puzzleIn } from "../../www/editor/prove.js";
import * as steps from "../../www/editor/state.js";
import { editorView, refusedWords } from "../../www/editor/view.js";
import { formatGiven, readGiven } from "../../www/exercise/given.js";
import * as rules from "../e2e/support/rules.mjs";
import { readerOf } from "./support/all-texts.mjs";

const text = await readerOf("en");
const USUAL = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const at = (position) => steps.newEditor(rules.newGame({ ...USUAL, position }));
const positionOf = ({ now }) => now.position;
const tapAll = (editor, ...places) =>
  places.reduce((now, place) => steps.tap(rules, now, place), editor);
const why = (editor) => refusedWords(text, editor.refused, editor.now.balls);
const told = ({ kind, at }) => `${kind} ${at}`;

const PLACES = CELLS.map(({ name }) => name);
const SQUARE = "4/4/ll2/ll2 3/3/3 2/2 1 l";

test("a tap puts what the tool says; a further tap goes on to the next", () => {
  let editor = at(undefined);
  for (const [places, level] of [
    ["1a1", "4/4/4/l3"],
    ["1a1", "4/4/4/d3"],
    ["1a1", "4/4/4/4"],
    // A tap on a reserve takes its colour; the other colour is put on it.
    ["1a1 1b1 dark 1a1", "4/4/4/dl2"],
    // Another place was tapped between: the tool counts, not the round.
    ["1b1", "4/4/4/dd2"],
  ]) {
    editor = tapAll(editor, ...places.split(" "));
    assert.equal(positionOf(editor), `${level} 3/3/3 2/2 1 l`);
  }
  editor = tapAll(steps.choose(editor, "nothing"), "1a1", "1a1");
  assert.equal(positionOf(editor), "4/4/4/1d2 3/3/3 2/2 1 l");
});

test("a brush in the hand marks only places above level 1", () => {
  const editor = steps.choose(at(SQUARE), "dark");
  const { signs } = signsOf(editorView(text, editor));
  assert.deepEqual(signs.map(told), ["picked dark", "place 2a1"]);
});

test("gravity is kept, and the words say what is missing", () => {
  let editor = tapAll(at("4/4/ll2/l3 3/3/3 2/2 1 l"), "2a1");
  assert.equal(positionOf(editor), "4/4/ll2/l3 3/3/3 2/2 1 l");
  assert.equal(why(editor), "2a1 needs four balls under it; 1b1 is empty.");
  const { marks, labels } = editorView(text, editor);
  assert.deepEqual(marks.map(told), ["badge 2a1", "ring 1b1"]);
  assert.match(labels["2a1"], /needs four balls under it/);
  editor = tapAll(editor, "1b1", "2a1");
  assert.equal(editor.refused, null);
  assert.equal(positionOf(editor), "4/4/ll2/ll2 3/3/l2 2/2 1 l");
  const carried = steps.put(rules, editor, "1b2", "nothing");
  assert.equal(positionOf(carried), positionOf(editor));
  assert.equal(why(carried), "The ball on 1b2 carries the ball on 2a1, so it cannot be removed.");
  // A supporting ball can have the other colour; the round passes over what is refused.
  const round = tapAll(editor, "1b2");
  assert.equal(positionOf(round), "4/4/ld2/ll2 3/3/l2 2/2 1 l");
  assert.equal(positionOf(tapAll(round, "1b2")), positionOf(editor));
});

test("no colour has more than 15 balls", () => {
  const full = at("llll/llll/llll/lll1 3/3/3 2/2 1 d");
  const refused = steps.put(rules, full, "1d1", "light");
  assert.equal(why(refused), "Light has no ball left: all 15 are on the board.");
  assert.equal(positionOf(tapAll(full, "1d1")), positionOf(full));
  // By the brush, or by a second tap.
  for (const places of [
    ["dark", "1d1"],
    ["1d1", "1d1"],
  ])
    assert.equal(positionOf(tapAll(full, ...places)), "llll/llll/llll/llld 3/3/3 2/2 1 d");
});

test("undo and redo go through positions, turns and rules", () => {
  const start = at(SQUARE);
  let editor = tapAll(start, "2a1");
  editor = steps.rearrange(rules, editor, { turn: "dark" });
  const expert = { ...editor.now, rules: { ...USUAL, variant: "expert" }, moves: ["1d4"] };
  editor = steps.change(editor, steps.gameOf(rules, expert));
  const last = editor.now;
  const undo = (editor) => steps.goTo(editor, "past", "future");
  const redo = (editor) => steps.goTo(editor, "future", "past");
  const clear = (editor) => steps.rearrange(rules, editor, { balls: {}, turn: "light" });
  editor = clear(editor);
  assert.equal(positionOf(editor), "4/4/4/4 3/3/3 2/2 1 l");
  assert.equal(editor.now.rules.variant, "expert");
  editor = undo(editor);
  assert.deepEqual(editor.now, last);
  for (let step = 0; step < 4; step += 1) editor = undo(editor);
  assert.deepEqual(editor.now, start.now);
  assert.equal(editor.past.length, 0);
  for (let step = 0; step < 5; step += 1) editor = redo(editor);
  assert.equal(positionOf(editor), "4/4/4/4 3/3/3 2/2 1 l");
  assert.deepEqual(tapAll(undo(editor), "1d4").future, []);
  // What changes nothing is no step.
  assert.deepEqual(clear(editor).past, editor.past);
});

test("the board offers exactly the places where the rules let a ball be put", () => {
  let editor = at(undefined);
  for (let step = 0; step < 300; step += 1) {
    editor = steps.choose(editor, ["light", "dark", "nothing"][step % 3]);
    const { targets, active, labels, reserve, balls } = editorView(text, editor);
    assert.equal(reserve.light + reserve.dark + Object.keys(balls).length, 30);
    const mayPut = (name) => steps.put(rules, editor, name, editor.tool).refused === null;
    const empty = editor.tool === "nothing" ? [] : PLACES.filter((name) => !balls[name]);
    const allowed = empty.filter(mayPut);
    assert.deepEqual(targets, allowed, positionOf(editor));
    for (const cell of targets) assert.match(labels[cell], /may be placed here/);
    assert.ok(targets.every((cell) => active.includes(cell)));
    const places = step % 4 === 0 ? PLACES : targets;
    if (places.length > 0) editor = steps.tap(rules, editor, places[(step * 31) % places.length]);
  }
});

test("a puzzle is what keeps the value, and its address is read back", () => {
  const scores = (...values) =>
    values.map((value, i) => ({ text: `1a${i + 1}`, value, exact: true, score: -i }));
  assert.deepEqual(puzzleIn(scores("win", "win", "draw")), { value: "won", right: ["1a1", "1a2"] });
  assert.deepEqual(puzzleIn(scores("draw", "loss")), { value: "endless", right: ["1a1"] });
  assert.deepEqual(puzzleIn(scores("loss", "loss")), { why: "same" });
  assert.deepEqual(puzzleIn(scores("win", "win")), { why: "same" });
  const one = { rules: USUAL, position: SQUARE, value: "endless", right: ["1d4"] };
  const two = {
    ...one,
    rules: { ...USUAL, variant: "expert" },
    value: "won",
    right: ["1d4", "1c3"],
  };
  for (const given of [one, two, { ...two, position: "4/4/4/4 3/3/3 2/2 1 l" }]) {
    const written = formatGiven(given);
    const escaped = written.replaceAll("&", "&amp;");
    for (const sent of [written, `${written}&fbclid=x`, escaped, `${written}).`]) {
      assert.deepEqual(readGiven(rules, sent), given, sent);
    }
  }
  const all = rules.legalMoves(rules.newGame()).map(({ text }) => text);
  for (const address of [
    "",
    "value=won&right=9z9",
    "value=won&right=1a1_2a1",
    "value=lost&right=1a1",
    "value=won&right=",
    "position=x&value=won&right=1a1",
    "variant=chess&value=won&right=1a1",
    `value=won&right=${all.join("_")}`,
    `right=1a1&value=won&x=${"y".repeat(30_000)}`,
  ]) {
    assert.equal(readGiven(rules, `find&${address}`), null, address.slice(0, 60));
  }
});

test("what was said of a puzzle goes with its position, and each state is shown", () => {
  const before = at("4/4/4/4 3/3/3 2/2 1 l");
  for (const [next, ...expected] of [
    [steps.choose(before, "nothing"), "show"],
    [tapAll(before, "1a1"), "forget", "show"],
  ]) {
    const { state, effects } = steps.become(before, next);
    assert.deepEqual([state, effects.map((effect) => effect.do)], [next, expected]);
  }
  assert.equal(steps.newEditor(before.now).mayLoad, false);
});
