// The words and marks of the analysis, which distinguish proven values from estimates, and of the steps of a hint.

import assert from "node:assert/strict";
import { test } from "node:test";
import { standing } from "../../www/engine/judge.js";
import { newSession } from "../../www/game/session.js";
import { NOTHING } from "../../www/game/turn-builder.js";
import { overlay, valueMarks, wayMarks } from "../../www/play/analysis/marks.js";
import {
  figureOf,
  legendWords,
  moveValue,
  positionWords,
  shownAs,
  tiersOf,
} from "../../www/play/analysis/words.js";
import { findHint, hintSteps, hintWords, nextStep } from "../../www/play/hint.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, useLanguage } from "../../www/text/text.js";
import * as rules from "../e2e/support/rules.mjs";
import { coach } from "./support/coach.mjs";
import { dice } from "./support/randomly.mjs";
import * as scores from "./support/scores.mjs";
import { engine } from "./support/worker.mjs";

await useLanguage("en");
await Promise.all([translations("analysis"), translations("remarks")].map(addTexts));

const proven = (...about) => shown(scores.proven(...about));
const guessed = (...about) => shown(scores.guessed(...about));

/** With its move by Light, and the numbers of perfect play. */
const shown = (score) => ({
  ...score,
  move: move(score.text),
  ...shownAs([score], "light", true)[0],
});

/** The move with this text as an object of the rules, without figures. */
function move(text) {
  const [ball, ...takeBack] = text.split("x");
  const [first, second] = ball.split("-");
  return { text, from: second ? first : null, to: second ?? first, takeBack, completes: [] };
}

/** The values on the board. */
const badges = (list, choice) =>
  valueMarks(list, choice).map(({ at, shape, hollow, ball = "no", text }) =>
    [at, ...(hollow ? ["hollow"] : []), shape, ball, text].join(" "),
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
  assert.deepEqual(badges(lost, NOTHING), ["1b2 square dark ≈40", "1a1 square dark ≈38"]);
});

/** A proven result with the turns to the end, from a random list that begins with the best. */
function randomScores(random) {
  const values = ["win", "draw", "loss"].filter(() => random(3) > 0);
  const scores = values.flatMap((value) =>
    Array.from({ length: random(6) }, () => {
      const distance = value === "draw" ? null : 2 * random(30) + (value === "win" ? 1 : 2);
      return result(value, distance);
    }),
  );
  const guesses = Array.from({ length: random(4) * random(4) }, () => guess(random(400) - 200));
  return [...scores, ...guesses].sort((a, b) => b.score - a.score);
}
const result = (value, distance) => scores.proven("1a1", value, distance);
const guess = (score) => scores.guessed("1a1", score);

test("from the best move to the worst no tier rises, and within a result the turns decide it", () => {
  const random = dice();
  const met = new Set();
  for (let i = 0; i < 3000; i += 1) {
    const list = randomScores(random);
    const tiers = tiersOf(list);
    assert.deepEqual(tiers, tiers.toSorted(), JSON.stringify(list));
    for (const [value, best, other] of [
      ["win", 0, 1],
      ["loss", 3, 4],
    ]) {
      const of = tiers.filter((_, at) => list[at].value === value);
      met.add(`${of.includes(best)} ${of.includes(other)} ${value}`);
      if (of.length > 0)
        assert.equal(of[0], best, "the shortest win and the longest loss are best");
    }
    for (const [at, tier] of tiers.entries()) {
      const { value, distance } = list[at];
      if (value === null) continue;
      assert.equal({ win: tier < 2, draw: tier === 2, loss: tier > 2 }[value], true);
      const first = list.find((one) => one.value === value);
      if (value !== "draw") assert.equal(tier % 3 === 0, distance === first.distance);
    }
  }
  assert.equal(met.size, 6);
});

test("estimates are between proven wins and losses, by their distance from the best one", () => {
  // Up to 16 hundredths of a ball are about even.
  assert.deepEqual(
    [17, 16, -16, -17].map((score) => tiersOf([guess(score)])[0]),
    [0, 2, 2, 3],
  );
  assert.deepEqual(tiersOf([40, 20, 18, 0, -60, -79, -81].map(guess)), [0, 0, 1, 2, 3, 3, 4]);
  const mixed = [result("win", 9), result("win", 31), guess(90), guess(10), guess(-90)];
  assert.deepEqual(tiersOf([...mixed, result("loss", 8)]), [0, 1, 1, 2, 3, 3]);
  // A distance that is not known is not near one that is.
  const open = [result("loss", 8), result("loss", null)];
  assert.deepEqual(tiersOf(open), [3, 4]);
  assert.deepEqual(tiersOf([result("win", null), result("win", null)]), [0, 0]);
  // Of estimated distances, two turns are no difference.
  const about = [40, 38, 36].map((estimate) => ({ ...result("loss", null), estimate }));
  assert.deepEqual(tiersOf(about), [3, 3, 4]);
  assert.deepEqual(tiersOf([result("loss", 40), ...about.slice(1)]), [3, 3, 4]);
});

/** What a list of moves shows of each. */
const lines = (list, player, numbers) =>
  shownAs(list, player, numbers).map(({ sign: { tone, hollow, ball = "", text }, worth }) =>
    [hollow ? "hollow" : "", tone, ball, text, worth].filter(Boolean).join(" "),
  );

test("in words a sign is never better than what it stands beside, and the words say which move is better", () => {
  const all = [result("win", 9), result("win", 31), result("draw", null)];
  const lost = [result("loss", 40), result("loss", 40), result("loss", 38)];
  assert.deepEqual(lines(all, "dark", false), [
    "good ✓✓ wins sooner",
    "fair ✓ wins later",
    "even = draws",
  ]);
  assert.deepEqual(lines(lost, "dark", false), [
    "poor × loses later",
    "poor × loses later",
    "bad ×× loses sooner",
  ]);
  assert.deepEqual(lines(lost.slice(0, 2), "dark", false), ["poor × loses", "poor × loses"]);
  const guesses = [120, 40, 0, -130].map(guess);
  assert.deepEqual(lines(guesses, "light", false), [
    "hollow good ▲▲ about 1.2 balls ahead",
    "hollow fair ▲ about 0.4 balls ahead",
    "hollow even ≈ about even",
    "hollow poor ▼ about 1.3 balls behind",
  ]);
});

test("a number has the ball of the player who wins, whoever is to move", () => {
  const all = [result("win", 9), result("draw", null), guess(-130), result("loss", 40)];
  for (const [player, winner, other] of [
    ["light", "light", "dark"],
    ["dark", "dark", "light"],
  ]) {
    assert.deepEqual(lines(all, player, true), [
      `good ${winner} 9 wins in 9`,
      "even = draws",
      `hollow poor ${other} +1.3 about 1.3 balls behind`,
      `poor ${other} 40 loses in 40`,
    ]);
  }
  assert.equal(
    legendWords(all),
    "Ball: who wins; number: turns of both players to the end; = draws; in outline: estimated lead in balls.",
  );
  const estimated = { ...result("win", null), estimate: 13 };
  assert.match(legendWords([estimated]), /to the end; ≈ estimated\.$/);
  assert.equal(legendWords([]), "");
  assert.match(legendWords([guess(-130)]), /outline/i);
  assert.doesNotMatch(legendWords([result("draw", null)]), /outline/i);
});

test("the marks show the rest of a move, and disappear when another move is played", () => {
  const played = { picked: "1d1", to: "2a1", takeBack: [] };
  const way = (text, choice) => wayMarks(move(text), choice);
  const left = way("1d1-2a1x1b1", played).map(({ kind, at }) => `${kind} ${at}`);
  assert.deepEqual(left, ["ring 1b1"]);
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
  assert.deepEqual(badges(list, NOTHING), [
    "1d1 round light 9",
    "1a4 diamond no =",
    "1b4 square dark 6",
  ]);
  assert.deepEqual(badges(list, picked), ["2a1 round light 9", "2b1 hollow square dark +0.5"]);
  assert.deepEqual(badges(list, { ...picked, to: "2a1" }), [
    "2a1 round light 9",
    "1b1 round light 11",
  ]);
  assert.deepEqual(told(valueMarks(list, NOTHING), "1d1"), ["analysis: wins in 9"]);
  // The ball played has the value of the turn as it stands, which may be ended or gone on with.
  const line = [proven("2a1x1b1x1c1", "win", 5), proven("2a1x1b1", "loss", 8)];
  const begun = { picked: "reserve", to: "2a1", takeBack: ["1b1"] };
  assert.deepEqual(badges(line, begun), ["1c1 round light 5", "2a1 square dark 8"]);
  const whole = told(valueMarks(line, begun), "2a1");
  assert.deepEqual(whole, ["analysis: loses in 8, taking no more back"]);
});

test("the places that a move marks show only the value of that move", () => {
  const draws = { kind: "badge", text: "=", label: "analysis: draws" };
  const values = ["1b1", "1d1", "2a1", "1c1"].map((at) => ({ ...draws, at }));
  const way = wayMarks(move("1d1-2a1x1b1"), NOTHING);
  const marks = overlay(way, values, proven("1d1-2a1x1b1", "win", 9));
  const seen = marks.flatMap(({ kind, at, text }) => (kind === "badge" ? `${at} ${text}` : []));
  assert.deepEqual(seen, ["1c1 =", "2a1 9"]);
  assert.deepEqual(told(marks, "1b1"), ["analysis: draws", "hint: take this ball back"]);
  const kinds = overlay(way, values, null).map(({ kind }) => kind);
  assert.deepEqual(
    kinds.filter((kind) => kind !== "label"),
    ["badge", "ring", "arrow", "minus"],
  );
});

test("the reasons are said in their order, at most two; a lost position is never called one", () => {
  const game = rules.newGame({ position: "4/4/ll2/l2d 3/3/3 2/2 1 l" });
  const [move] = rules.legalMoves(game).filter(({ text }) => text === "1d4");
  const why = (...kinds) => {
    const reasons = kinds.map((kind) => ({ kind, cells: [] }));
    const steps = hintSteps(game, NOTHING, { ...coach(game), reasons }, move);
    return [steps[0].words, steps[2].words];
  };
  const plain = "A plain move looks best.";
  assert.deepEqual(why(), [plain, "Nothing better was found."]);
  assert.deepEqual(why("keeps"), [plain, "It gives nothing away."]);
  assert.deepEqual(why("asks", "ahead"), [
    plain,
    "It is hardest to answer. You have more balls left.",
  ]);
  assert.deepEqual(why("raises", "keeps", "safe"), [
    "You can raise a ball.",
    "It saves a ball. It gives nothing away.",
  ]);
  assert.equal(
    why("asks", "centre", "safe")[0],
    "Look at the centre: most squares are made there.",
  );
  const cells = ["1b2", "1c2", "1b3", "1c3"];
  const reasons = [
    { kind: "asks", cells: [] },
    { kind: "centre", cells },
  ];
  const [look] = hintSteps(game, NOTHING, { ...coach(game), reasons }, move);
  assert.deepEqual(
    look.marks.map(({ at }) => at),
    ["1c2", "1b3", "1c3"],
    "the free places of the reason that the words are about",
  );
});

test("where every turn loses, a hint on any of them says so in no language, whoever plays", async () => {
  const position = "ldld/dldl/dldl/dldl dll/ldd/lld dl/d1 1 l";
  const game = rules.newGame({ position });
  const advice = coach(game);
  assert.ok(advice.reasons.some(({ kind }) => kind === "asks"));
  const lost = /\blos[est]|verl[io]|perd|pierd|pralaim|kaota/iu;
  for (const lang of ["en", "de", "fr", "es", "lt", "et"]) {
    await useLanguage(lang);
    assert.match(moveValue(proven("1a1", "loss", 4)), lost, "the words are those of the language");
    for (const { text: best } of rules.legalMoves(game)) {
      engine.answer = () => ({ ...advice, best });
      for (const level of [null, 1, 8]) {
        const computer = level && { player: "dark", level };
        let hint = await findHint(rules, newSession(rules, game, { computer, hands: ["light"] }));
        for (const _ of hint.steps) {
          assert.doesNotMatch(Object.values(hintWords(hint)).join(" "), lost, `${lang}: ${best}`);
          hint = nextStep(hint);
        }
      }
    }
  }
  await useLanguage("en");
});

test("cells that are not a square are a line; with a square among them, they are a square", () => {
  const square = ["1a1", "1b1", "1a2", "1b2"];
  assert.equal(figureOf([...square, "2c1", "2c2", "2c3"]), "square");
  assert.equal(figureOf(["1d1", "1d2", "1d3", "1d4"]), "line");
  assert.equal(figureOf(["1b2", "1c3", "1b3", "2c3"]), "line", "not all on one level");
});
