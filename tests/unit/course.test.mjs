// The loop of the page of the course: where a link leads, and what becomes of the progress.

import assert from "node:assert/strict";
import { test } from "node:test";
import { places, reduce } from "../../www/learn/page.js";

/** What happens with the progress, after one event. */
function after(event, { at = "board/start", done = [], last = null } = {}) {
  const { state, effects } = reduce({ at }, event, { done, at: last });
  const of = (name) => effects.find((effect) => effect.do === name);
  return { at: state.at, keep: of("keep")?.changes, told: of("tell")?.say, of };
}

test("an address opens its step, without one the last, and an unknown one the first", () => {
  for (const [address, last, at, told, keep] of [
    ["", null, "board/start", "", { at: "board/start" }],
    ["", "raise/own", "raise/own", "", { at: "raise/own" }],
    ["", "stack/gap", "raise/gap", "", { at: "raise/gap" }],
    ["#raise/own", "board/up", "raise/own", "", {}],
    ["#turn/three", null, "board/three", "", {}],
    ["#board/castling", null, "board/start", "learn.unknown", {}],
  ]) {
    const opened = after({ is: "go", address }, { last });
    assert.deepEqual([opened.at, opened.told, opened.keep], [at, told, keep], address);
    assert.deepEqual(opened.of("open"), { do: "open", at });
    assert.deepEqual(opened.of("address"), { do: "address", at, isNew: false });
  }
  for (const { link } of places) assert.equal(after({ is: "go", address: `#${link}` }).at, link);
});

test("a step is done when it is solved, and one to be read when the learner has come to it or goes on", () => {
  const done = (at, last, before = []) => after({ is: "done", at }, { last, done: before });
  assert.deepEqual(done("raise/own", null).keep, { at: "raise/own", done: ["raise/own"] });
  assert.deepEqual(done("board/aim", "board/start").keep, {}, "a link is only looked at");
  const aim = { at: "board/aim", done: ["board/start", "board/aim"] };
  assert.deepEqual(done("board/aim", "board/aim", ["board/start"]).keep, aim);
  assert.deepEqual(done("board/aim", null).of("report"), {
    do: "report",
    at: "board/aim",
    left: 11,
  });
  const step = (from, at) => after({ is: "step", at }, { at: from, done: ["raise/own"] });
  const on = step("board/aim", "board/place");
  assert.deepEqual(on.keep, { at: "board/place", done: ["raise/own", "board/aim"] });
  assert.deepEqual([on.at, on.told, on.of("address").isNew], ["board/place", "", true]);
  assert.deepEqual(step("raise/gap", "raise/own").keep, { at: "raise/own", done: ["raise/own"] });
  assert.deepEqual(after({ is: "choose", at: "lines/four" }).keep, { at: "lines/four" });
  const forgotten = after({ is: "forget" }, { done: ["raise/own"] });
  assert.deepEqual([forgotten.keep, forgotten.told], [{ done: [] }, "learn.forgotten"]);
});
