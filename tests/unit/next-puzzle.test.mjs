// Which puzzle comes next, and what becomes of the rating of people whose strength is known.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseCatalogue, VARIANTS } from "../../www/exercise/catalogue.js";
import { PROGRESS, withOutcome } from "../../www/library/progress.js";
import { mainThemeOf, serve } from "../../www/puzzles/next-puzzle.js";
import { randomly } from "./support/randomly.mjs";

const catalogues = VARIANTS.map((variant) =>
  parseCatalogue(
    readFileSync(new URL(`../../www/puzzles/${variant}.txt`, import.meta.url), "utf8"),
    variant,
  ),
);
const standard = /** @type {(typeof catalogues)[number]} */ (
  catalogues.find(({ variant }) => variant === "standard")
);

/** What somebody of a strength is given, and does. @param {typeof standard} catalogue @param {number} strength @param {() => number} random */
function practise({ puzzles }, strength, random, count = 40) {
  let progress = PROGRESS.none;
  const steps = [];
  for (let at = 0; at < count; at += 1) {
    const before = steps.map(({ puzzle }) => puzzle);
    const { value: rating } = progress.rating;
    const seen = new Set(before.map(({ id }) => id));
    const missed = steps.at(-1)?.isSolved === false ? before.at(-1) : undefined;
    const puzzle = serve(puzzles, { rating, seen, before, missed }, random);
    assert.ok(puzzle !== undefined);
    const chance = 1 / (1 + 10 ** ((puzzle.rating - strength) / 400));
    const isSolved = random() < chance;
    const outcome = { isSolved, mistakes: Number(!isSolved), hints: 0 };
    progress = withOutcome(progress, puzzle, outcome, 20_000, false);
    steps.push({ puzzle, isSolved, rating, chance, after: progress.rating.value });
  }
  return steps;
}

/** The eight commonest themes that have at least 20 puzzles. @param {typeof standard} catalogue */
function commonest({ puzzles, themes }) {
  const count = (/** @type {string} */ theme) =>
    puzzles.filter((puzzle) => puzzle.themes.includes(theme)).length;
  const common = themes.filter((theme) => count(theme) >= 20);
  return common.sort((a, b) => count(b) - count(a)).slice(0, 8);
}

for (const catalogue of catalogues) {
  test(`people of 900 to 2100 get ${catalogue.variant} puzzles of their strength, of many kinds`, () => {
    const common = commonest(catalogue);
    const isNear = [];
    for (let strength = 900; strength <= 2100; strength += 300) {
      const people = Array.from({ length: 40 }, (_, seed) =>
        practise(catalogue, strength, randomly(1000 * seed + strength)),
      );
      isNear.push(...people.map((steps) => Math.abs((steps.at(-1)?.after ?? 0) - strength) <= 120));
      const later = people.flatMap((steps) => steps.slice(10));
      const solved = later.reduce((sum, { chance }) => sum + chance, 0) / later.length;
      assert.ok(solved >= 0.55 && solved <= 0.75, `${strength}: ${solved} solved`);
      for (const { rating, after } of later) assert.ok(Math.abs(after - rating) < 60.001);
      for (const puzzles of people.map((steps) => steps.map(({ puzzle }) => puzzle))) {
        const ideas = puzzles.map(mainThemeOf);
        assert.equal(new Set(puzzles).size, 40);
        assert.ok(ideas.every((idea, at) => idea !== ideas[at - 1] || idea !== ideas[at - 2]));
        assert.ok(ideas.filter((idea) => idea === "judge").length <= 5);
        const themes = puzzles.flatMap((puzzle) => puzzle.themes);
        const missing = common.filter((theme) => !themes.includes(theme));
        assert.deepEqual(missing, []);
      }
    }
    assert.ok(isNear.filter(Boolean).length / isNear.length >= 0.9);
  });
}

test("a puzzle is near the rating, wider only where few are left", () => {
  const person = { rating: 1400, seen: new Set(), before: [] };
  const off = (/** @type {Set<string>} */ seen) => {
    const puzzle = serve(standard.puzzles, { ...person, seen }, randomly(7));
    return Math.abs((puzzle?.rating ?? 0) - person.rating);
  };
  assert.ok(off(new Set()) <= 120);
  const near = standard.puzzles.filter(({ rating }) => Math.abs(rating - 1400) <= 120);
  const wide = off(new Set(near.map(({ id }) => id)));
  assert.ok(wide > 120 && wide <= 240, `${wide}`);
});

test("who missed a puzzle gets an easier one, which is not lost", () => {
  const missed = standard.puzzles.find(({ rating }) => rating > 1400) ?? standard.puzzles[0];
  const person = { rating: 1400, seen: new Set([missed.id]), before: [missed] };
  for (let seed = 0; seed < 40; seed += 1) {
    const next = serve(standard.puzzles, { ...person, missed }, randomly(seed));
    assert.ok(next && next.rating < missed.rating && next.value !== "lost", next?.id);
  }
});

test("where all were seen there is none", () => {
  const seen = new Set(standard.puzzles.map(({ id }) => id));
  assert.equal(serve(standard.puzzles, { rating: 1400, seen, before: [] }, randomly(1)), undefined);
});
