// The page of the course: where a link leads, and what becomes of the progress.

import assert from "node:assert/strict";
import { test } from "node:test";
import { doneAt, goneTo, places, stepOf } from "../../www/learn/page.js";

test("an address opens its step, without one the last, and an unknown one the first", () => {
  for (const [address, last, ...expected] of [
    ["", null, "board/start", true, false],
    ["", "raise/own", "raise/own", true, false],
    ["", "stack/gap", "raise/gap", true, false],
    ["#think/last", null, "think/tempo", true, true],
    ["#think/sit", null, "think/hold", true, true],
    ["#think/play", null, "think/second", true, true],
    ["#end/last", null, "think/tempo", true, true],
    ["#raise/own&utm_source=x", "board/up", "raise/own", true, true],
    ["#turn/three", null, "board/three", true, true],
    ["#board/castling", null, "board/start", false, true],
  ]) {
    const { at, isKnown, isLink } = stepOf(address, { done: [], at: last });
    assert.deepEqual([at, isKnown, isLink], expected, address);
  }
  assert.deepEqual([places[0].number, places[1].number], [1, 2]);
  for (const { link } of places) assert.equal(stepOf(`#${link}`, { done: [], at: null }).at, link);
});

test("a step is done when it is solved, and one to be read when the learner goes on", () => {
  const done = ["raise/own"];
  const at = (last) => ({ done, at: last });
  assert.deepEqual(doneAt(at(null), "raise/gap"), {
    at: "raise/gap",
    done: ["raise/own", "raise/gap"],
  });
  assert.deepEqual(doneAt(at("board/start"), "board/aim"), at("board/start"), "only looked at");
  const read = { at: "board/aim", done: ["raise/own", "board/aim"] };
  assert.deepEqual(doneAt(at("board/aim"), "board/aim"), at("board/aim"), "opened");
  assert.deepEqual(goneTo(at(null), "board/aim", "board/place"), { ...read, at: "board/place" });
  assert.deepEqual(goneTo(at(null), "raise/gap", "raise/higher"), at("raise/higher"));
});
