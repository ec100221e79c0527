// The position editor: what a tap puts, what the board offers, and the address of a puzzle. The rest is in data/walks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS } from "../../www/board/geometry.js";
import { puzzleIn } from "../../www/editor/prove.js";
import * as steps from "../../www/editor/state.js";
import { editorView } from "../../www/editor/view.js";
import { formatGiven, readGiven } from "../../www/exercise/given.js";
import * as rules from "../e2e/support/rules.mjs";
import { readerOf } from "./support/all-texts.mjs";

const text = await readerOf("en");
const USUAL = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const at = (position) => steps.newEditor(rules.newGame({ ...USUAL, position }));
const positionOf = ({ now }) => now.position;
const tapAll = (editor, ...places) =>
  places.reduce((now, place) => steps.tap(rules, now, place), editor);

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
  // What carries a ball is not taken away: the round passes over that.
  const round = tapAll(at("4/4/ll2/ll2 3/3/l2 2/2 1 l"), "1b2", "1b2");
  assert.deepEqual([positionOf(round), round.mayLoad], ["4/4/ll2/ll2 3/3/l2 2/2 1 l", false]);
});

test("the board shows what is missing under a ball", () => {
  const { marks, labels } = editorView(text, tapAll(at("4/4/ll2/l3 3/3/3 2/2 1 l"), "2a1"));
  const shown = marks.map(({ kind, at }) => `${kind} ${at}`);
  assert.deepEqual(shown, ["badge 2a1", "ring 1b1"]);
  assert.match(labels["2a1"], /needs four balls under it/);
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
