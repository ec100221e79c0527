// The page of puzzles: what is wanted and found, what comes back, and what stands beside a puzzle.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { loadCatalogue, puzzleOfDay } from "../../www/exercise/catalogue.js";
import { dayOf, FIRST_DAY } from "../../www/exercise/day.js";
import { besides, calendar, shareText } from "../../www/puzzles/besides.js";
import { current, due, keep, next, opening, progress, wishes } from "../../www/puzzles/lists.js";
import { FIRST, reduce } from "../../www/puzzles/page.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, useLanguage } from "../../www/text/text.js";
import { install } from "./support/storage.mjs";

globalThis.fetch = async (address) =>
  new Response(readFileSync(new URL(address)), { headers: { "content-type": "application/wasm" } });
Object.assign(globalThis, { document: { documentElement: { lang: "en" } }, self: globalThis });
await useLanguage("en");
await Promise.all([addTexts(translations("puzzle")), addTexts(translations("daily"))]);
beforeEach(() => {
  install();
  Object.assign(location, { search: "" });
});

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

const catalogue = await loadCatalogue("standard");
const { puzzles } = catalogue;
const SOLVED = { isSolved: true, mistakes: 0, hints: 0 };
/** What is shown around a puzzle, as JSON. */
const shown = (show, opened, current = dayOf()) =>
  JSON.stringify(show({ catalogue, opened, current, copy: "" }));
/** Whether a button, or the link of today's puzzle, stands beside a puzzle. */
const isOffered = (opened, name) =>
  shown(besides, opened).includes(name === "today" ? '"href":"#2' : `"data-do":"${name}"`);

test("without an address the day's puzzle is open until it has a result, and that is kept and can be shared", async () => {
  const opened = await opening("");
  assert.equal(opened.puzzle, await puzzleOfDay("standard", dayOf(), true));
  assert.match(opened.hash, /-easy$/);
  assert.ok(!isOffered(opened, "share") && !isOffered(opened, "today"));
  assert.match(await keep(opened.puzzle, SOLVED, dayOf()), /^Rating/);
  assert.deepEqual(progress.read().days, [dayOf()]);
  assert.ok(isOffered(opened, "share"));
  const tellsRating = (opened) => shown(besides, opened).includes("Rating about");
  assert.ok(!tellsRating(opened) && tellsRating({ puzzle: puzzles[0] }), "it is said once");
  assert.equal(await opening(""), null);
  assert.equal((await opening(opened.hash)).puzzle, opened.puzzle, "its own address opens it");
  const { puzzle } = await current();
  assert.ok(isOffered({ puzzle }, "today"));
  assert.equal((await current()).puzzle, puzzle, "the one that is open stays");
  assert.deepEqual(wishes.read().shown, [], "and nothing is stored");
  assert.notEqual((await next(puzzle)).puzzle, puzzle, "the one that was passed over is not next");
  assert.equal(wishes.read().shown[0], puzzle.id);
  await keep(puzzle, SOLVED, dayOf() - 1);
  assert.deepEqual(progress.read().days, [dayOf()], "only a day's own puzzle counts");
  assert.notEqual((await current()).puzzle, puzzle, "what has a result is passed over");
  const missed = puzzles.find(({ rating }) => rating > 1100);
  await keep(missed, { ...SOLVED, mistakes: 1 }, dayOf());
  const { puzzle: easier } = await next();
  assert.ok(easier.rating < missed.rating && easier.value !== "lost", "an easier one follows");
  assert.notEqual((await next()).puzzle, puzzle);
  const today = /"class":"today","href":"#[\d-]+","tabindex":0[^}]*: solved first time/;
  assert.match(shown(calendar, opened), today);
});

test("who has solved ten gets the day's puzzle that is not easy; either counts for the streak, the easy one of a Monday only then", async () => {
  const sunday = FIRST_DAY + 6;
  const results = puzzles.slice(-10).map(({ id }) => [id, { ...SOLVED, day: sunday }]);
  progress.change((now) => ({ ...now, results: Object.fromEntries(results) }));
  assert.equal((await opening("")).puzzle, await puzzleOfDay("standard", dayOf()));
  for (const isEasy of [true, false]) {
    const day = sunday + Number(isEasy);
    await keep(await puzzleOfDay("standard", day, isEasy), SOLVED, day);
  }
  assert.deepEqual(progress.read().days, [sunday, sunday + 1]);
  const easy = await puzzleOfDay("standard", sunday - 1, true);
  for (const day of [sunday, sunday - 1]) {
    progress.change((now) => ({ ...now, results: { [easy.id]: { ...SOLVED, day } } }));
    const isSolved = /"6 June: solved/.test(shown(calendar, { puzzle: easy }, sunday));
    assert.equal(isSolved, day === sunday - 1);
  }
});

test("a result to share is the row of marks with the streak, and says nothing of the position or the moves", async () => {
  Object.assign(location, { href: "https://example.org/puzzles.html?lang=en" });
  const opened = await opening("");
  await keep(opened.puzzle, { isSolved: true, mistakes: 1, hints: 1, trail: "xhs" }, dayOf());
  const lines = shareText(opened).split("\n");
  assert.deepEqual(lines.slice(2, 4), ["✗?✓", "Streak: 1 day"]);
  assert.equal(lines.length, 5);
  assert.match(lines[4], /puzzles\.html#\d{4}-\d\d-\d\d-easy$/);
  assert.match(shown(besides, opened), /"✗\?✓".*"mistake, Hint, solved"/);
  // Of a result that an earlier version has kept.
  progress.change((now) => ({
    ...now,
    results: { [opened.puzzle.id]: { isSolved: false, mistakes: 2, hints: 0, day: 1 } },
    days: [],
  }));
  assert.equal(shareText(opened).split("\n")[2], "✗✗–");
});

test("what was failed is offered when it is due, the longest due first, and then the choices go on", async () => {
  const opened = await opening("standard-9");
  assert.ok(!isOffered(opened, "practise"));
  for (const [id, day] of [
    ["standard-7", dayOf() - 3],
    ["standard-5", dayOf() - 2],
  ]) {
    await keep((await opening(id)).puzzle, { ...SOLVED, isSolved: false }, day);
  }
  const first = await due();
  assert.equal(first.puzzle.id, "standard-7");
  await keep(first.puzzle, SOLVED, dayOf());
  assert.ok(isOffered(opened, "practise"), "one is left");
  assert.equal((await first.next()).puzzle.id, "standard-5");
  await keep((await due()).puzzle, SOLVED, dayOf());
  // One of an earlier stock is forgotten.
  progress.change((now) => ({
    ...now,
    pile: [...now.pile, { id: "standard-9999", due: 0, solved: 0 }],
  }));
  assert.equal((await due()).puzzle.id, wishes.read().shown.at(-1));
  assert.ok(progress.read().pile.every(({ id }) => id !== "standard-9999"));
});

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
