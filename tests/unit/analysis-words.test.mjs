// The words and marks of the analysis, which distinguish proven values from estimates.

import assert from "node:assert/strict";
import { test } from "node:test";
import { judge, standing } from "../../www/engine/judge.js";
import { NOTHING } from "../../www/game/turn-builder.js";
import { overlay, valueMarks, wayMarks } from "../../www/play/analysis/marks.js";
import {
  adviceWords,
  moveValue,
  positionWords,
  shownAs,
  tierOf,
} from "../../www/play/analysis/words.js";
import { analysisTexts } from "../../www/text/analysis.js";
import { addTexts, useLanguage } from "../../www/text/text.js";
import * as scores from "./support/scores.mjs";

await useLanguage("en");
await addTexts(analysisTexts);

const proven = (...about) => shown(scores.proven(...about));
const guessed = (...about) => shown(scores.guessed(...about));

/** With its move, and the numbers of perfect play. */
const shown = (score) => ({ ...score, move: move(score.text), ...shownAs(score, score, true) });

/** The move with this text as an object of the rules, without figures. */
function move(text) {
  const [ball, ...takeBack] = text.split("x");
  const [first, second] = ball.split("-");
  return { text, from: second ? first : null, to: second ?? first, takeBack, completes: [] };
}

/** Marks without their descriptions and colours. */
const bare = (marks) => marks.map(({ label, tone, ...mark }) => mark);

/** The values on the board. */
const badges = (list, choice) =>
  valueMarks(list, choice).map(({ at, shape, hollow, text }) =>
    [at, ...(hollow ? ["hollow"] : []), shape, text].join(" "),
  );

/** What a screen reader says about a place. */
const told = (marks, place) =>
  marks.filter(({ at, label }) => at === place && label !== "").map(({ label }) => label);

test("an estimated distance has the sign ≈, and what depends on it is not called proven", () => {
  const about = (text, value, estimate) => shown({ ...proven(text, value), score: 0, estimate });
  const lost = [about("1b2", "loss", 40), about("1a1", "loss", 38)];
  assert.deepEqual(lost.map(moveValue), ["loses in ≈\u00a040", "loses in ≈\u00a038"]);
  const won = [about("1b2", "win", 13), proven("1a1", "loss", 4)];
  assert.equal(positionWords(standing(won), "dark"), "Dark wins in ≈\u00a013 turns");
  assert.equal(
    adviceWords(3, "1a1", judge(won, "1a1", null)),
    "Turn 3, 1a1: a win became a loss in 4. Better: 1b2.",
    "an estimate is no cost",
  );
  assert.deepEqual(badges(lost, NOTHING), ["1b2 square −≈40", "1a1 square −≈38"]);
});

test("a move is as good as the best one, not quite, or worse; where all lose, the longest loss is best", () => {
  const tiers = (list) => list.map((score) => tierOf(score, list[0]));
  const wins = [9, 31].map((turns) => proven("1a1", "win", turns));
  const worse = [proven("1a2", "draw"), guessed("1b1", 10), proven("1a3", "loss", 8)];
  assert.deepEqual(tiers([...wins, ...worse]), [0, 0, 1, 1, 2]);
  const guesses = [40, 20, 0, -60].map((score) => guessed("1b1", score));
  assert.deepEqual(tiers(guesses), [0, 0, 1, 2]);
  const losses = [40, 38, 30, 20].map((turns) => proven("1a1", "loss", turns));
  assert.deepEqual(tiers(losses), [0, 0, 1, 2]);
});

test("the marks show the rest of a move, and disappear when another move is played", () => {
  const played = { picked: "1d1", to: "2a1", takeBack: [] };
  const way = (text, choice) => wayMarks(move(text), choice);
  assert.deepEqual(bare(way("1d1-2a1x1b1", played)), [{ kind: "ring", at: "1b1" }]);
  assert.equal(way("1d1-2b1x1b1", played), null);
  assert.equal(way("1d1-2a1x1b1", { ...played, takeBack: ["1c1"] }), null);
  assert.notEqual(way("1d1-2b1", { picked: "1a1", to: null, takeBack: [] }), null);
});

test("each place that can be chosen next has a badge with the best value of its moves", () => {
  const list = [
    proven("1d1-2a1x2a1", "win", 9),
    proven("1d1-2a1x1b1", "win", 11),
    proven("1a4", "draw"),
    guessed("1d1-2b1", -50),
    proven("1b4", "loss", 6),
  ];
  const picked = { picked: "1d1", to: null, takeBack: [] };
  assert.deepEqual(badges(list, NOTHING), ["1d1 round +9", "1a4 diamond =", "1b4 square −6"]);
  assert.deepEqual(badges(list, picked), ["2a1 round +9", "2b1 hollow square −0.5"]);
  assert.deepEqual(badges(list, { ...picked, to: "2a1" }), ["2a1 round +9", "1b1 round +11"]);
  assert.deepEqual(told(valueMarks(list, NOTHING), "1d1"), ["analysis: wins in 9"]);
  // The ball played has the value of the turn as it stands, which may be ended or gone on with.
  const line = [proven("2a1x1b1x1c1", "win", 5), proven("2a1x1b1", "loss", 8)];
  const begun = { picked: "reserve", to: "2a1", takeBack: ["1b1"] };
  assert.deepEqual(badges(line, begun), ["1c1 round +5", "2a1 square −8"]);
  const whole = told(valueMarks(line, begun), "2a1");
  assert.deepEqual(whole, ["analysis: loses in 8, taking no more back"]);
});

test("the places that a move marks show only the value of that move", () => {
  const values = ["1b1", "1d1", "2a1", "1c1"].map((at) => ({
    kind: "badge",
    at,
    text: "=",
    label: "analysis: draws",
  }));
  const way = wayMarks(move("1d1-2a1x1b1"), NOTHING);
  const marks = overlay(way, values, proven("1d1-2a1x1b1", "win", 9));
  const seen = marks.flatMap(({ kind, at, text }) => (kind === "badge" ? `${at} ${text}` : []));
  assert.deepEqual(seen, ["1c1 =", "2a1 +9"]);
  assert.deepEqual(told(marks, "1b1"), ["analysis: draws", "hint: take this ball back"]);
  const kinds = overlay(way, values, null).map(({ kind }) => kind);
  assert.deepEqual(
    kinds.filter((kind) => kind !== "label"),
    ["badge", "ring", "arrow", "minus"],
  );
});
