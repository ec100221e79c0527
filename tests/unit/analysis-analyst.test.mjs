// The questions to the engine: one at a time, the most urgent first. The analyst cancels a question that the
// page no longer needs.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Cancelled } from "../../www/engine/engine.js";
import { createAnalyst } from "../../www/play/analysis/analyst.js";

const guessed = [{ text: "1a1", value: null, distance: null, exact: false, score: 3 }];
const proven = [{ text: "1a1", value: "win", distance: 3, exact: true, score: 29_997 }];

let asked;
let cancels;
let answers;
let failures;
let analyst;

/** Sets up an engine that answers when a test calls `answer`. */
beforeEach(() => {
  asked = null;
  cancels = 0;
  answers = 0;
  failures = 0;

  const engine = {
    analyse: ({ record }, { timeMs }, better) =>
      new Promise((resolve, reject) => {
        asked = { record, timeMs, better, resolve, reject };
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

/** Answers the current question. */
async function answer(moves, final) {
  const { resolve } = asked;
  asked = null;
  resolve({ moves, final });
  await settled();
}

test("a position is asked about with rising limits until the answer is final", async () => {
  analyst.ask([question("a", 100), question("a", 4000)]);
  assert.equal(asked.timeMs, 100);
  await answer(guessed, false);
  assert.equal(analyst.answer("a").timeMs, 100);
  assert.equal(analyst.isAsking("a"), true);
  assert.equal(asked.timeMs, 4000);
  await answer(proven, true);
  assert.equal(asked, null);
  assert.equal(analyst.answer("a").final, true);
  assert.equal(analyst.isAsking("a"), false);
  assert.equal(answers, 2);
});

test("what is known before the time is over counts where it proves more", async () => {
  analyst.ask([question("a", 100), question("a", 4000)]);
  asked.better({ moves: guessed, final: false });
  assert.equal(analyst.answer("a").scores, guessed);
  await answer(guessed, false);
  asked.better({ moves: [...guessed], final: false });
  assert.equal(analyst.answer("a").scores, guessed);
  asked.better({ moves: proven, final: false });
  assert.equal(analyst.answer("a").scores, proven);
  assert.equal(analyst.isAsking("a"), true);
});

test("a question about another position cancels the current question at once", async () => {
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

test("a question continues while it is the most urgent one", async () => {
  analyst.ask([question("a", 100), question("a", 400)]);
  analyst.ask([question("a", 100), question("b", 400)]);
  assert.equal(cancels, 0);
  analyst.ask([question("b", 400), question("a", 100)]);
  assert.equal(cancels, 1, "the new question is more urgent");
});

test("a question with a known answer is not asked again", async () => {
  analyst.ask([question("a", 400)]);
  await answer(guessed, false);
  analyst.ask([question("a", 100), question("a", 400)]);
  assert.equal(asked, null);
  analyst.ask([question("a", 1500)]);
  assert.equal(asked.timeMs, 1500);
});

test("a failure is reported and stops all questions until the next call of ask", async () => {
  analyst.ask([question("a", 100), question("b", 100)]);
  asked.reject(new Error("no worker"));
  asked = null;
  await settled();
  assert.equal(failures, 1);
  assert.equal(asked, null);
  analyst.ask([question("b", 100)]);
  assert.equal(asked.record, "b");
});
