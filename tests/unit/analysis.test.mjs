// The help beside a game: what a game came to, in words, and which moments are worth more time. The rest is in data/walks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PURPOSES } from "../../www/engine/know.js";
import { newSession } from "../../www/game/session.js";
import { attemptResult, extended } from "../../www/play/analysis/analysis.js";
import { storyQuestions } from "../../www/play/analysis/questions.js";
import { headlineWords } from "../../www/play/analysis/review.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, useLanguage } from "../../www/text/text.js";
import * as rules from "../e2e/support/rules.mjs";
import { guessed, proven } from "./support/scores.mjs";

await useLanguage("en");
await Promise.all(["analysis", "ends", "remarks"].map((part) => addTexts(translations(part))));

/** The sentence of a game of the person with Light, or of two. */
function sentenceOf(headline, hands) {
  const game = rules.newGame({ moves: ["1b2", "1c2"] });
  const session = newSession(rules, game, { computer: null, hands });
  return headlineWords({ session, shared: null, story: { headline } });
}

test("what a game came to is said in one sentence, to the person who played or of both", () => {
  const told = {
    ...{ turn: 23, move: "1d3", kind: "threw", best: { value: "win" }, better: "1c2", lost: 2 },
    ...{ player: "light", remarks: [], before: null, after: null },
  };
  const figure = { ...told, reason: { kind: "allowsFigure", cells: [], reply: "" } };
  const reason = { kind: "allows", cells: ["1a1"], reply: "1c3" };
  const only = { ...told, isOnly: true, reason };
  const threw = "Turn 23 threw the win away";
  for (const [headline, yours, theirs = yours] of [
    [{ form: "threw", told: figure }, `${threw}: 1d3 let Dark complete a square. 1c2 kept it.`],
    [{ form: "threw", told: only }, `${threw}: 1d3 allowed 1c3. Only 1c2 kept it.`],
    [
      { form: "often", told, turns: [12, 23] },
      `The win was yours twice, at turns 12 and 23. ${threw}: 1d3. 1c2 kept it.`,
      `The win was Light’s twice, at turns 12 and 23. ${threw}: 1d3. 1c2 kept it.`,
    ],
    [
      { form: "never", player: "dark", told: { ...told, turn: 19 } },
      "Dark never let go of the win; turn 19 cost you two balls.",
      "Dark never let go of the win; turn 19 cost Light two balls.",
    ],
    [
      { form: "never", player: "light", told: null },
      "You never let go of the win.",
      "Light never let go of the win.",
    ],
    [
      { form: "gaveUp", player: "light", value: "draw" },
      "You still had the draw at the end.",
      "Light still had the draw at the end.",
    ],
    [{ form: "probably", told }, "Turn 23 probably decided it: 1d3. Probably better: 1c2."],
    [{ form: "even" }, "No turn was found that changed the result."],
    [
      { form: "even", left: { value: "win", distance: 33, chance: 1 } },
      "No turn was found that changed the result. Light wins in 33 turns.",
    ],
    [null, ""],
  ]) {
    assert.equal(sentenceOf(headline, ["light"]), yours);
    const both = theirs.replace("threw the win", "threw Light’s win");
    assert.equal(sentenceOf(headline, ["light", "dark"]), both);
  }
});

test("six moments beside the turns that probably decided a game are looked at longer, in all", () => {
  const session = { game: { ...rules.newGame(), moves: Array(9).fill("1a1") } };
  const moments = [0, 1, 2, 3, 4, 5, 6, 7];
  for (const [looked, rest] of [
    [[], [0, 1, 2, 3, 4, 5]],
    [
      [0, 3],
      [1, 2, 4, 5],
    ],
  ]) {
    const known = (key) => {
      const ply = key.split("|").at(-1).split("_").filter(Boolean).length;
      return { scores: [], timeMs: looked.includes(ply) ? PURPOSES.doubt.time : 0, final: false };
    };
    const asked = storyQuestions({ session, story: { open: moments, doubts: moments } }, known);
    const longer = asked.filter(({ purpose }) => purpose === "doubt").map(({ ply }) => ply);
    assert.deepEqual(longer, rest);
  }
  // What files have told a part of is worth more time.
  const told = () => ({ scores: [{ source: "tables" }], timeMs: 0, final: false });
  const [{ purpose }] = storyQuestions({ session, story: { open: [3], doubts: [] } }, told).slice(
    1,
  );
  assert.equal(purpose, "moment");
});

test("a game against perfect play is compared only with what is proven of its start, for the person's side", () => {
  const estimate = { ...proven("1", "win"), estimate: 4 };
  const won = ["light", "dark"].map((winner) => ({ winner, reason: "apex" }));
  const drawn = { winner: null, reason: "repetition" };
  for (const [start, result, player, words, final = true] of [
    [proven("1", "win", 3), won[0], "light", "You won in 3 turns: perfect."],
    [proven("1", "win", 1), won[0], "light", "You won in 3 turns; best play: 1."],
    [proven("1", "win", 3), won[1], "light", "A win in 3 became a loss."],
    [proven("1", "win", 3), drawn, "light", "A win in 3 became a draw."],
    [proven("1", "loss", 3), won[1], "light", "You held out for 3 turns: perfect."],
    [proven("1", "loss", 2), won[0], "dark", "A win in 2 became a loss."],
    [proven("1", "draw"), drawn, "light", ""],
    [proven("1", "win", 3), null, "light", ""],
    [proven("1", "draw"), won[0], "light", ""],
    [estimate, won[0], "light", "You won in 3 turns; best play: ≈\u00a04."],
    [estimate, won[0], "light", "", false],
    [guessed("1", 90), won[0], "light", ""],
  ]) {
    const game = { ...rules.newGame({ moves: ["1b2", "1c2", "1b3"] }), result };
    const computer = { player: player === "light" ? "dark" : "light", level: 8 };
    const known = () => ({ scores: [start], timeMs: 1, final });
    assert.equal(attemptResult({ game, shown: game, computer }, known), words);
    const shown = rules.newGame();
    assert.equal(attemptResult({ game, shown, computer }, known), "", "before its end");
  }
});

test("a perfect line ends where the position comes back, or no proof is waited for any longer", () => {
  const tip = rules.newGame({ moves: ["1b2", "1c2"] });
  const line = { tip, scores: [], estimated: false, end: null };
  const twice = { ...line, tip: { ...tip, repetitions: 2 } };
  const { time } = PURPOSES.board;
  for (const [from, final, timeMs, end] of [
    [{ ...twice, scores: [{}] }, false, 0, "repeats"],
    // It begins there.
    [twice, false, 0, null],
    [line, true, 0, "open"],
    [line, false, time, "open"],
    [line, false, time - 1, null],
  ]) {
    const known = () => ({ scores: [guessed("1c1", 3)], final, timeMs });
    assert.equal(extended(rules, from, known).end, end);
  }
});
