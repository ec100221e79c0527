// The questions of the analysis: one at a time, the most urgent first. What is not wanted any more is dropped.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keyOf, known } from "../../www/engine/know.js";
import { createAnalyst } from "../../www/play/analysis/questions.js";
import { engine, started, turn, until } from "./support/worker.mjs";

globalThis.fetch = async () => Response.json({});

const rules = { variant: "children", takeBack: "optional", emptyReserve: "loses" };
const guessed = [{ text: "1a1", value: null, distance: null, exact: false, score: 3 }];

let wanted = [];
let told = [];
let tests = 0;
let ask;
beforeEach(() => {
  tests += 1;
  told = [];
  engine.answer = ({ kind }) => (kind === "know" ? undefined : null);
  const analyst = createAnalyst((fails) => {
    told.push(fails);
    // As the loop of the page does.
    analyst(fails ? [] : wanted);
  });
  ask = (...questions) => {
    wanted = questions;
    analyst(questions);
  };
});

/** A name that no other test has. */
const named = (name) => `${tests} ${name}`;
const gameOf = (name) => ({
  record: named(name),
  rules,
  start: named(name),
  moves: [],
  position: named(name),
});
const question = (name, purpose) => ({
  key: keyOf(gameOf(name)),
  game: () => gameOf(name),
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

test("a position is asked about with more time until the answer is final, and not again", async () => {
  ask(question("a", "soon"), question("a", "board"));
  await posted("a", 100);
  await reply(guessed, false);
  assert.equal(known(keyOf(gameOf("a"))).timeMs, 100);
  await posted("a", 4000);
  const before = told.length;
  await reply(guessed, true);
  await until(() => told.length > before + 1);
  const { length } = started.at(-1).asked;
  ask(question("a", "soon"), question("a", "moment"));
  await turn();
  assert.equal(started.at(-1).asked.length, length);
});

test("a question about another position drops the one before", async () => {
  ask(question("a", "board"));
  await posted("a", 4000);
  ask(question("b", "soon"), question("a", "board"));
  await posted("b", 100);
  assert.equal(known(keyOf(gameOf("a"))), null);
  ask();
  await until(() => started.at(-1).asked.at(-1).cancel !== undefined);
  assert.deepEqual(told, [], "nothing is told of what was dropped");
});

test("a failure is told", async () => {
  ask(question("a", "soon"), question("b", "soon"));
  await posted("a", 100);
  started.at(-1).send({ id: last().id, error: { message: "no worker" } });
  await until(() => told.length > 0);
  await turn();
  assert.deepEqual(told, [true]);
  assert.equal(last().record, named("a"));
});
