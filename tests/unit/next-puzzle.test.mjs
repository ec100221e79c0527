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
    const puzzle = serve(puzzles, { rating, seen, before }, random);
    assert.ok(puzzle !== undefined);
    const chance = 1 / (1 + 10 ** ((puzzle.rating - strength) / 400));
    const isSolved = random() < chance;
    const outcome = { isSolved, mistakes: Number(!isSolved), hints: 0 };
    progress = withOutcome(progress, puzzle, outcome, 20_000, false);
    steps.push({ puzzle, rating, chance, after: progress.rating.value });
  }
  return steps;
}

/** The rating after all. @param {ReturnType<typeof practise>} steps */
const rated = (steps) => steps.at(-1)?.after ?? 0;

for (const catalogue of catalogues) {
  test(`people of 900 to 2100 get ${catalogue.variant} puzzles of their strength`, () => {
    const random = randomly(1);
    const isNear = [];
    for (let strength = 900; strength <= 2100; strength += 300) {
      const people = Array.from({ length: 12 }, () => practise(catalogue, strength, random));
      isNear.push(...people.map((steps) => Math.abs(rated(steps) - strength) <= 120));
      const later = people.flatMap((steps) => steps.slice(10));
      const solved = later.reduce((sum, { chance }) => sum + chance, 0) / later.length;
      // Three in four of the strongest: few puzzles are as hard.
      assert.ok(solved >= 0.55 && solved <= 0.77, `${strength}: ${solved} solved`);
      for (const { rating, after } of later) assert.ok(Math.abs(after - rating) <= 60);
    }
    assert.ok(isNear.filter(Boolean).length / isNear.length >= 0.9);
  });
}

test("within 40 puzzles the eight commonest themes all come, no idea a third time running, few ask for a judgement", () => {
  const common = ["deny", "raise", "zugzwang", "square", "two-back", "one-back", "unlock", "hold"];
  for (const strength of [900, 1500, 2100]) {
    const puzzles = practise(standard, strength, randomly(strength)).map(({ puzzle }) => puzzle);
    const ideas = puzzles.map(mainThemeOf);
    assert.equal(new Set(puzzles).size, 40);
    assert.ok(ideas.every((idea, at) => idea !== ideas[at - 1] || idea !== ideas[at - 2]));
    assert.ok(ideas.filter((idea) => idea === "judge").length <= 5);
    const themes = puzzles.flatMap((puzzle) => puzzle.themes);
    const missing = common.filter((theme) => !themes.includes(theme));
    assert.deepEqual(missing, []);
  }
});

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

test("where all were seen there is none", () => {
  const seen = new Set(standard.puzzles.map(({ id }) => id));
  assert.equal(serve(standard.puzzles, { rating: 1400, seen, before: [] }, randomly(1)), undefined);
});
