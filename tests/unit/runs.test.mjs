// Runs of puzzles: what ends them, what is kept, the clock, and which puzzle comes next.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseCatalogue } from "../../www/exercise/catalogue.js";
import { mainThemeOf } from "../../www/puzzles/next-puzzle.js";
import { climb, FIRST, reduce } from "../../www/puzzles/run/reduce.js";
import { randomly } from "./support/randomly.mjs";

/** The state after events, of which a name alone is one, and the effects of the last. What answers an effect is in time. */
const after = (...events) =>
  events.reduce(
    ({ state }, event) => {
      const { state: next, effects } = reduce(state, {
        to: state.asked,
        ...(typeof event === "string" ? { is: event } : event),
      });
      return {
        state: next,
        did: effects.map(({ to: _, ...more }) => Object.values(more).join(" ")),
      };
    },
    { state: FIRST, did: [] },
  );
const begin = (kind, best = 0) => ({ is: "begin", kind, name: `standard-${kind}`, best });
const ended = (isSolved) => ({ is: "ended", isSolved });
/** Puzzles one after the other, solved and missed. */
const done = (marks) => [...marks].flatMap((mark) => [ended(mark === "s"), "next"]);
const ticks = (count) => Array.from({ length: count }, () => "tick");

test("a run of ten ends after ten puzzles, any with the third that was missed", () => {
  for (const [kind, marks, phase] of [
    ["ten", "ssxssssxs", "solving"],
    ["ten", "ssxssssxss", "over"],
    ["ten", "xsxsx", "over"],
    ["three", "sssssssssssxx", "solving"],
    ["three", "sssssssssssxsxx", "over"],
    ["free", "sssssssssssssssxx", "solving"],
    ["free", "xxx", "over"],
  ]) {
    assert.equal(after(begin(kind), ...done(marks)).state.phase, phase, `${kind} ${marks}`);
  }
});

test("more than ever is kept with each puzzle, and only what was solved goes on by itself", () => {
  const first = [begin("ten", 1), ended(true)];
  assert.deepEqual(after(...first).did, ["wait"]);
  assert.deepEqual(after(...first, "waited").did, ["next"]);
  assert.deepEqual(after(...first, "next", ended(true)).did, ["keep standard-ten 2", "wait"]);
  assert.deepEqual(after(...first, "next", ended(false)).did, []);
  const { state } = after(...first);
  assert.equal(reduce(state, ended(true)).state, state, "a puzzle ends once");
  const gone = after(...first, "next").state;
  assert.equal(reduce(gone, { is: "waited", to: state.asked }).state, gone);
  assert.deepEqual(reduce(gone, { is: "next" }), { state: gone, effects: [] });
  assert.equal(after(...first, "close").state.phase, "ready");
});

test("the clock stands between puzzles; what is left is told three times, and the last puzzle may be solved", () => {
  assert.deepEqual(after(begin("three")).did, ["clock"]);
  assert.deepEqual(after(begin("ten")).did, []);
  assert.deepEqual(after(begin("free"), ended(true), "next").did, []);
  assert.deepEqual(after(begin("three"), ended(true), "next").did, ["clock"]);
  const first = after(begin("three"), "tick");
  assert.deepEqual([first.state.left, first.did], [179, ["show", "clock"]]);
  assert.equal(after(begin("three"), "tick", ended(true), { is: "tick", to: 2 }).state.left, 179);
  const told = ticks(180).flatMap((_, i) => {
    const words = after(begin("three"), ...ticks(i + 1)).did.filter((did) => did.startsWith("say"));
    return words.map((word) => `${i + 1}: ${word}`);
  });
  assert.deepEqual(told, ["120: say 60", "150: say 30", "170: say 10", "180: say 0"]);
  const late = [begin("three"), ...ticks(180)];
  assert.deepEqual(after(...late).did, ["show", "say 0"], "no second follows");
  assert.equal(after(...late).state.phase, "solving");
  assert.deepEqual(after(...late, ended(true)).did, ["keep standard-three 1", "wait"]);
  assert.equal(after(...late, ended(true), "next").state.phase, "over");
});

const { puzzles } = parseCatalogue(
  readFileSync(new URL("../../www/puzzles/standard.txt", import.meta.url), "utf8"),
  "standard",
);

/** The puzzles of a run. */
function ladder(kind, count, isSeen, random) {
  const found = [];
  while (found.length < count) found.push(climb(puzzles, kind, found, isSeen, random));
  return found;
}

test("each puzzle is harder than the one before, none asks for a judgement, no idea comes a third time running", () => {
  for (const [kind, count, last] of [
    ["ten", 10, 2000],
    ["three", 25, 2000],
    ["free", 60, 2050],
  ]) {
    const found = ladder(kind, count, () => false, randomly(3));
    const ratings = found.map(({ rating }) => rating);
    const first = ratings.slice(0, 25);
    const rising = first.toSorted((a, b) => a - b);
    assert.deepEqual(first, rising, kind);
    assert.ok(ratings[0] < 800 && ratings[count - 1] > last, `${kind}: ${ratings}`);
    assert.equal(new Set(found).size, count);
    const ideas = found.map(mainThemeOf);
    assert.ok(!ideas.includes("judge"));
    assert.ok(ideas.every((idea, at) => idea !== ideas[at - 1] || idea !== ideas[at - 2]));
  }
});

test("two runs differ, and what was seen comes where nothing else is near", () => {
  const [one, other] = [1, 2].map((seed) => ladder("ten", 10, () => false, randomly(seed)));
  assert.ok(one.filter((puzzle) => other.includes(puzzle)).length < 6);
  const seen = new Set(puzzles.filter((_, i) => i % 2 > 0).map(({ id }) => id));
  const fresh = ladder("ten", 10, ({ id }) => seen.has(id), randomly(1));
  assert.ok(fresh.every(({ id }) => !seen.has(id)));
  assert.equal(ladder("ten", 10, () => true, randomly(1)).length, 10);
});
