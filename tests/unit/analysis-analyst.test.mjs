// The questions of the analysis: one at a time, the most urgent first. What is not wanted any more is dropped.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createAnalyst } from "../../www/play/analysis/analyst.js";
import { engine, started, turn, until } from "./support/worker.mjs";

globalThis.fetch = async () => Response.json({});

const rules = { variant: "children", takeBack: "optional", emptyReserve: "loses" };
const guessed = [{ text: "1a1", value: null, distance: null, exact: false, score: 3 }];

let analyst;
let answers = 0;
let failures = 0;
let tests = 0;
beforeEach(() => {
  tests += 1;
  answers = 0;
  failures = 0;
  engine.answer = ({ kind }) => (kind === "know" ? undefined : null);
  const on = { answer: () => answers++, fail: () => failures++ };
  analyst = createAnalyst(on);
});

/** A name that no other test has. */
const named = (name) => `${tests} ${name}`;
const question = (name, purpose) => ({
  key: named(name),
  game: () => ({ record: named(name), rules }),
  purpose,
});
const last = () => started.at(-1)?.asked.findLast(({ kind }) => kind === "know");
const posted = (name, timeMs) =>
  until(() => last()?.record === named(name) && last().timeMs === timeMs);
const reply = (moves, final) => {
  const { id } = last();
  started.at(-1).send({ id, answer: { moves, final } });
  return turn();
};

test("a position is asked about with more time until the answer is final", async () => {
  analyst.ask([question("a", "soon"), question("a", "board")]);
  await posted("a", 100);
  await reply(guessed, false);
  assert.equal(analyst.answer(named("a")).timeMs, 100);
  assert.equal(analyst.isAsking(named("a")), true);
  await posted("a", 4000);
  await reply(guessed, true);
  await until(() => !analyst.isAsking(named("a")));
  assert.equal(analyst.answer(named("a")).final, true);
  assert.ok(answers >= 2);
});

test("a question about another position drops the one before", async () => {
  analyst.ask([question("a", "board")]);
  await posted("a", 4000);
  analyst.ask([question("b", "soon"), question("a", "board")]);
  await posted("b", 100);
  assert.equal(analyst.answer(named("a")), null);
  analyst.ask([]);
  await until(() => started.at(-1).asked.at(-1).cancel !== undefined);
});

test("a question with a known answer is not asked again", async () => {
  analyst.ask([question("a", "moment")]);
  await posted("a", 800);
  await reply(guessed, false);
  await until(() => !analyst.isAsking(named("a")));
  const { length } = started.at(-1).asked;
  analyst.ask([question("a", "soon"), question("a", "moment")]);
  await turn();
  assert.equal(started.at(-1).asked.length, length);
});

test("a failure is reported and stops all questions until the next call of ask", async () => {
  analyst.ask([question("a", "soon"), question("b", "soon")]);
  await posted("a", 100);
  started.at(-1).send({ id: last().id, error: { message: "no worker" } });
  await until(() => failures > 0);
  assert.equal(failures, 1);
  assert.equal(last().record, named("a"));
  analyst.ask([question("b", "soon")]);
  await posted("b", 100);
  analyst.ask([]);
});
