// The questions put to the engine: one at a time, the most urgent first, dropped when nobody wants them.

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

/** An engine that answers when it is told to. */
beforeEach(() => {
  now = 0;
  asked = null;
  cancels = 0;
  answers = 0;
  failures = [];

  const engine = {
    analyse: (record, { timeMs }) =>
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
    fail: (reason) => failures.push(reason),
  });
});

const question = (key, timeMs) => ({ key, record: () => key, timeMs });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The engine's answer after a time. */
async function answer(scores, after) {
  const { resolve } = asked;
  asked = null;
  now += after;
  resolve(scores);
  await settled();
}

test("limits grow until nothing can be added", async (t) => {
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

test("whoever answers before the time is over has no more to say", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 1500), question("a", 4000)]);
  await answer(guessed, 20);
  assert.equal(analyst.answer("a").final, true);
  assert.equal(asked, null);
});

test("another position drops the old question at once", async (t) => {
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

test("what is still wanted most goes on, and a short question may end", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 100), question("a", 400)]);
  analyst.ask([question("a", 100), question("b", 400)]);
  assert.equal(cancels, 0);
  analyst.ask([question("b", 400), question("a", 100)]);
  assert.equal(cancels, 0, "it is nearly done");
  await answer(guessed, 100);
  assert.equal(asked.record, "b");
  analyst.ask([question("c", 100), question("b", 400)]);
  assert.equal(cancels, 1, "something more urgent has come");
});

test("what is known is not asked again", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 400)]);
  await answer(guessed, 400);
  analyst.ask([question("a", 100), question("a", 400)]);
  assert.equal(asked, null);
  analyst.ask([question("a", 1500)]);
  assert.equal(asked.timeMs, 1500);
});

test("a failure is told, and nothing more is asked until the next time", async (t) => {
  t.mock.method(performance, "now", () => now);
  analyst.ask([question("a", 100), question("b", 100)]);
  asked.reject(new Error("no worker"));
  asked = null;
  await settled();
  assert.deepEqual(failures, ["no worker"]);
  assert.equal(asked, null);
  analyst.ask([question("b", 100)]);
  assert.equal(asked.record, "b");
});
