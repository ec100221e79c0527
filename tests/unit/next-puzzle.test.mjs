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
    const { value: rating } = progress.rating;
    const shown = steps.map(({ puzzle }) => puzzle.id);
    const puzzle = serve(puzzles, puzzles, progress, shown, random);
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

const { puzzles } = standard;
/** Somebody rated 1400, after ten puzzles that `puzzles` does not have and, maybe, one that was missed. @param {string} [missed] */
function rated1400(missed, done = 10) {
  const solved = { isSolved: true, mistakes: 0, hints: 0, day: 1 };
  const ids = Array.from({ length: done }, (_, i) => `solved ${i}`);
  const results = Object.fromEntries(ids.map((id) => [id, solved]));
  if (missed !== undefined) results[missed] = { ...solved, isSolved: false };
  return { rating: { value: 1400, deviation: 60, day: 1 }, results };
}

test("a puzzle is near the rating, wider only where few are left", () => {
  const off = (/** @type {string[]} */ shown) =>
    Math.abs((serve(puzzles, puzzles, rated1400(), shown, randomly(7))?.rating ?? 0) - 1400);
  assert.ok(off([]) <= 120);
  const near = puzzles.filter(({ rating }) => Math.abs(rating - 1400) <= 120);
  const wide = off(near.map(({ id }) => id));
  assert.ok(wide > 120 && wide <= 240, `${wide}`);
});

test("who missed a puzzle gets an easier one, which is not lost; a beginner one near it", () => {
  const missed = puzzles.find(({ rating }) => rating > 1400) ?? puzzles[0];
  const easy = puzzles.find(({ rating }) => rating > 1000 && rating < 1100) ?? puzzles[0];
  for (let seed = 0; seed < 40; seed += 1) {
    const next = serve(puzzles, puzzles, rated1400(missed.id), [missed.id], randomly(seed));
    assert.ok(next && next.rating < missed.rating && next.value !== "lost", next?.id);
    assert.ok(next.rating >= 1280, next.id);
    const begun = serve(puzzles, puzzles, rated1400(easy.id, 2), [easy.id], randomly(seed));
    assert.ok(begun && begun.rating < easy.rating, begun?.id);
    const known = serve(puzzles, puzzles, rated1400(easy.id), [easy.id], randomly(seed));
    assert.ok(known && known.rating > easy.rating, known?.id);
  }
});

test("where all were seen it is the one seen longest ago: first those with a result alone, then by the last look", () => {
  const [first, second, ...others] = puzzles.map(({ id }) => id);
  const shown = [...others, second];
  const served = (/** @type {typeof puzzles} */ chosen) =>
    serve(puzzles, chosen, rated1400(first), shown, randomly(1))?.id;
  assert.equal(served(puzzles), first);
  assert.equal(served(puzzles.slice(1, 3)), others[0]);
  assert.equal(served([]), undefined);
});
