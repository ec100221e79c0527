// The page of puzzles: what is wanted, found and rated. What comes back, and what stands beside a puzzle, is in data/walks.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { loadCatalogue } from "../../www/exercise/catalogue.js";
import { keep, next, opening, wishes } from "../../www/puzzles/lists.js";
import { FIRST, reduce } from "../../www/puzzles/page.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, useLanguage } from "../../www/text/text.js";
import { install } from "./support/storage.mjs";

globalThis.fetch = async (address) =>
  new Response(readFileSync(new URL(address)), { headers: { "content-type": "application/wasm" } });
Object.assign(globalThis, { document: { documentElement: { lang: "en" } }, self: globalThis });
await useLanguage("en");
await addTexts(translations("daily"));
beforeEach(() => install());

const PUZZLE = { id: "standard-1" };
const named = ({ do: name, ...more }) => [name, ...Object.values(more)].join(" ").trim();
/** The state after events, and what the last one did. */
const after = (...events) =>
  events.reduce(
    ({ state }, event) => {
      const step = reduce(state, { today: 100, ...event });
      return { ...step, did: step.effects.map(named) };
    },
    { state: FIRST, did: [] },
  );

test("what was found for an earlier wish is dropped, and a page or puzzle opens with its focus", () => {
  const want = { is: "want", what: "next" };
  assert.deepEqual(after(want).did, ["tell", "find next 1"]);
  const found = (more) => ({ is: "found", found: { puzzle: PUZZLE, ...more } });
  const first = after(want, { ...found(), to: 1, isNew: true, isFocused: true });
  assert.deepEqual(first.did, ["open true", "show", "focus"]);
  assert.deepEqual(first.state, {
    ...{ opened: { puzzle: PUZZLE, hash: "standard-1" }, since: 100, current: 100, copy: "" },
    asked: 2,
  });
  for (const late of [
    { ...found(), to: 1 },
    { is: "failed", to: 1 },
  ]) {
    assert.deepEqual(after(want, want, late).did, []);
    assert.deepEqual(after(want, found(), late).did, [], "or something else was opened");
  }
  assert.deepEqual(after(want, { is: "failed", to: 1 }).did, ["tell puzzles.failed"]);
  assert.deepEqual(after(want, { is: "found", found: null, to: 1 }).did, ["tell puzzles.none"]);
  const pile = after({ is: "found", found: { puzzle: null, hash: "own", note: "Gone." } });
  assert.deepEqual(pile.did, ["open false", "show", "focus", "tell Gone."]);
  const day = found({ day: 90 });
  const moved = after(day, { is: "show", changes: { current: 80 }, isDay: true });
  assert.deepEqual([moved.state.current, moved.did], [80, ["show true"]]);
  const next = after(day, { is: "show", changes: { copy: "x" } }, found()).state;
  assert.deepEqual([next.current, next.copy], [90, ""], "the month stays");
});

const SOLVED = { isSolved: true, mistakes: 0, hints: 0 };
const { puzzles } = await loadCatalogue("standard");

test("what was shown does not come again before all others, and an unknown address is none", async () => {
  wishes.change((wish) => ({ ...wish, grade: 2, theme: "unlock" }));
  const few = puzzles.filter(({ grade, themes }) => grade === 2 && themes.includes("unlock"));
  const ids = [];
  for (const _ of few) ids.push((await next()).puzzle.id);
  assert.deepEqual(new Set(ids), new Set(few.map(({ id }) => id)));
  assert.equal((await next()).puzzle.id, ids[0], "then the one shown first");
  assert.equal(await opening("standard-99999"), null);
  const ofDay = await opening("2026-11-20-expert");
  assert.deepEqual([ofDay.puzzle.rules.variant, ofDay.hash], ["expert", "2026-11-20-expert"]);
});

test("a rating is about right for ten puzzles; one that asks for a judgement changes none", async () => {
  const judged = puzzles.find(({ kind }) => kind === "judge");
  assert.equal(await keep(judged, SOLVED, 5), "");
  const moves = puzzles.filter(({ kind }) => kind === "move").slice(-10);
  for (const [i, puzzle] of moves.entries()) {
    const said = await keep(puzzle, SOLVED, 5);
    if (i < 8) assert.match(said, /about \d+\b(?! \()/);
    if (i === 9) assert.match(said, /^Rating \d+ \(\+\d+\)/);
  }
});
