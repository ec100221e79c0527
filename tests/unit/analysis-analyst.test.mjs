// The questions to the engine: one at a time, the most urgent first. The analyst cancels a question that the
// page no longer needs.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Cancelled } from "../../www/engine/engine.js";
import { createAnalyst } from "../../www/play/analysis/analyst.js";

const guessed = [{ text: "1a1", value: null, distance: null, exact: false, score: 3 }];
const proven = [{ text: "1a1", value: "win", distance: 3, exact: true, score: 29_997 }];

let now = 0;
let asked;
let cancels;
let answers;
let failures;
let analyst;

/** Sets up an engine that answers when a test calls `answer`. */
beforeEach(() => {
  now = 0;
  asked = null;
  cancels = 0;
  answers = 0;
  failures = 0;

  const engine = {
    analyse: ({ record }, { timeMs }) =>
      new Promise((resolve, reject) => {
        asked = { record, timeMs, resolve, reject };
      }),
    cancel() {
      cancels += 1;
      asked?.reject(new Cancelled());
      asked = null;
    },
  };
  analyst = createAnalyst(engine, {
    answer: () => {
      answers += 1;
    },
    fail: () => {
      failures += 1;
    },
  });
});

const question = (key, timeMs) => ({ key, game: () => ({ record: key }), timeMs });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Answers the current question with these scores after a time in milliseconds. */
async function answer(scores, after) {
  const { resolve } = asked;
  asked = null;
  now += after;
  resolve(scores);
  await settled();
}

test("a position is analysed with rising limits until its scores are settled", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 100), question("a", 400), question("a", 1500)]);
  assert.equal(asked.timeMs, 100);
  await answer(guessed, 100);
  assert.equal(analyst.answer("a").timeMs, 100);
  assert.equal(analyst.isAsking("a"), true);
  assert.equal(asked.timeMs, 400);
  await answer(proven, 350);
  assert.equal(asked, null);
  assert.equal(analyst.answer("a").final, true);
  assert.equal(analyst.isAsking("a"), false);
  assert.equal(answers, 2);
});

test("an answer before the time limit is final", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 1500), question("a", 4000)]);
  await answer(guessed, 20);
  assert.equal(analyst.answer("a").final, true);
  assert.equal(asked, null);
});

test("an early answer is not final while a proven move lacks its turns", async (t) => {
  t.mock.method(performance, "now", () => now);
  const lost = { text: "1a1", value: "loss", distance: null, exact: true, score: -20_000 };
  analyst.ask([question("a", 1500), question("a", 4000)]);
  await answer([{ ...lost, estimate: null }], 400);
  assert.equal(analyst.answer("a").final, false);
  assert.equal(asked.timeMs, 4000);
  await answer([{ ...lost, estimate: 36 }], 400);
  assert.equal(analyst.answer("a").final, true);
});

test("a question about another position cancels the current question at once", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 1500)]);
  analyst.ask([question("b", 100)]);
  assert.equal(cancels, 1);
  await settled();
  assert.equal(asked.record, "b");
  assert.equal(analyst.answer("a"), null);
  analyst.ask([]);
  assert.equal(cancels, 2);
  await settled();
  assert.equal(asked, null);
});

test("a question continues if it is the most urgent one, or wanted and short", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 100), question("a", 400)]);
  analyst.ask([question("a", 100), question("b", 400)]);
  assert.equal(cancels, 0);
  analyst.ask([question("b", 400), question("a", 100)]);
  assert.equal(cancels, 0, "a short question runs to its end");
  await answer(guessed, 100);
  assert.equal(asked.record, "b");
  analyst.ask([question("c", 100), question("b", 400)]);
  assert.equal(cancels, 1, "the new question is more urgent");
});

test("a question with a known answer is not asked again", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 400)]);
  await answer(guessed, 400);
  analyst.ask([question("a", 100), question("a", 400)]);
  assert.equal(asked, null);
  analyst.ask([question("a", 1500)]);
  assert.equal(asked.timeMs, 1500);
});

test("a failure is reported and stops all questions until the next call of ask", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 100), question("b", 100)]);
  asked.reject(new Error("no worker"));
  asked = null;
  await settled();
  assert.equal(failures, 1);
  assert.equal(asked, null);
  analyst.ask([question("b", 100)]);
  assert.equal(asked.record, "b");
});
