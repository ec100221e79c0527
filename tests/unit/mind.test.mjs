// What the worker answers: it thinks in slices, and can be stopped and asked something else at any time.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, test } from "node:test";

/** Whether a filter answers in place of the module. */
let isBlocked = true;
globalThis.fetch = async (address) =>
  new Response(isBlocked ? "<title>Blocked</title>" : await readFile(new URL(address)), {
    headers: { "Content-Type": "application/wasm" },
  });
const TABLE = new URL("../../www/tables/children.pylos", import.meta.url);
const { createClient } = await import("../../www/engine/client.js");
const { createMind } = await import("../../www/engine/mind.js");

const RECORD = '[Position "4/4/dd2/d3 3/3/3 2/2 1 l"]\n\n1. 1d1 *';
const START = '[Position "4/4/4/4 3/3/3 2/2 1 l"]\n\n*';
/** Light wins in 11 with one raise; every other move loses. */
const DECIDED = '[Position "1dld/dlll/dldd/ddll 1ll/ddd/l2 1l/2 1 l"]\n\n*';

/** What was posted, as a message brings it. */
let replies;
let receive;
/** How often it has let messages in. */
let pauses;
beforeEach(() => {
  replies = [];
  pauses = 0;
  const pause = () => {
    pauses += 1;
    return new Promise(setImmediate);
  };
  receive = createMind((reply) => replies.push(structuredClone(reply)), pause);
});

/** Waits for the last reply to a question. */
async function answered(id) {
  const last = () => replies.find((reply) => reply.id === id && !reply.more);
  while (last() === undefined) await new Promise(setImmediate);
  return last();
}

async function ask(question) {
  replies = [];
  await receive({ id: 1, ...question });
  return answered(1);
}

test("without its module it answers with an error, and with the next request it asks for the module again", async () => {
  const start = { kind: "coach", record: START };
  assert.ok("error" in (await ask(start)));
  isBlocked = false;
  assert.ok("answer" in (await ask(start)));
});

test("an error keeps its code and its data on the way through a message", async () => {
  const record = '[Position "4/4/4/4 3/3/3 2/2 1 l"]\n\n1. 1b2 1b2 *';
  const { error } = await ask({ kind: "themes", record, options: "1a1" });
  const { message, ...data } = error;
  assert.match(message, /1b2/);
  assert.deepEqual(data, {
    code: "badRecord",
    rule: "occupied",
    cells: ["1b2"],
    found: "1b2",
    line: 3,
    readable: record.indexOf(" 1b2 *"),
    move: "1...",
    variation: false,
  });
  assert.equal((await ask({ kind: "know", record, timeMs: 10 })).error.code, "badRecord");
});

test("a question is answered better and better, until its time is over or it is decided", async () => {
  await receive({ id: 1, kind: "know", record: START, timeMs: 60_000 });
  while (replies.length < 2) await new Promise(setImmediate);
  assert.ok(replies.every(({ answer, more }) => more && answer.moves.length === 16));
  const { answer } = await ask({ kind: "know", record: START, timeMs: 1 });
  assert.deepEqual([answer.moves.length, answer.final], [16, false]);
  const decided = (await ask({ kind: "know", record: DECIDED, timeMs: 60_000 })).answer;
  const [best] = decided.moves;
  assert.deepEqual([decided.final, best.value, best.distance], [true, "win", 11]);
});

test("what it is given is looked at; without a solution it lacks nothing, also after moves", async () => {
  const bytes = new Uint8Array(await readFile(TABLE));
  const gifts = [bytes, bytes.toReversed()].map((bytes) => ({
    file: "children.pylos",
    start: 0,
    bytes,
  }));
  assert.deepEqual((await ask({ kind: "take", gifts })).answer, [true, false]);
  for (const moves of [[], ["1b2", "1c2"]]) {
    const { answer } = await ask({ kind: "needs", record: START, moves });
    assert.deepEqual(answer, { answers: false, pieces: [], best: [] });
  }
  assert.equal(
    (await ask({ kind: "needs", record: START, moves: ["2a1"] })).error.rule,
    "unsupported",
  );
});

test("where workers are refused or fail before their first word, the page answers, also what was asked before", async () => {
  class Failing extends EventTarget {
    constructor() {
      super();
      setImmediate(() => this.dispatchEvent(new Event("error", { cancelable: true })));
    }
    postMessage(message, transfer) {
      structuredClone(message, { transfer });
    }
    terminate() {}
  }
  function Refused() {
    throw new DOMException("refused", "SecurityError");
  }
  const bytes = new Uint8Array(await readFile(TABLE));
  for (globalThis.Worker of [Refused, Failing]) {
    const { ask } = createClient(() => {});
    const gifts = [{ file: "children.pylos", start: 0, bytes }];
    const coach = ask({ kind: "coach", record: RECORD });
    assert.deepEqual(await ask({ kind: "take", gifts }), [true]);
    assert.equal((await coach).chances.figures.length, 1);
  }
});

test("what is looked up ahead is no answer to the question that is thought about", async () => {
  const folder = new URL("../data/solution/children/", import.meta.url);
  const record = '[Variant "children"]\n[Position "ldld/lddd/ldll/ldld dll/1ld/ldl 2/1d 1 d"]\n\n*';
  await receive({ id: 7, kind: "know", record: START, timeMs: 60_000 });
  let pieces = [{ file: "index.pylos", start: 0 }];
  let best = [];
  while (pieces.length > 0) {
    const gifts = [];
    for (const { file, start, end } of pieces) {
      const bytes = new Uint8Array(await readFile(new URL(file, folder))).slice(start, end);
      gifts.push({ file, start, bytes });
    }
    await ask({ kind: "take", gifts });
    ({ pieces, best } = (await ask({ kind: "needs", record, moves: ["2a2"] })).answer);
  }
  assert.ok(best.length > 0);
  for (let i = 0; i < 9; i += 1) await new Promise(setImmediate);
  assert.ok(!replies.some(({ id, more }) => id === 7 && !more));
  await receive({ cancel: 7 });
});

test("a question is stopped or replaced, and what takes no time is answered meanwhile", async () => {
  await receive({ id: 1, kind: "know", record: START, timeMs: 60_000 });
  // As a message comes: when there is a pause.
  await new Promise(setImmediate);
  await receive({ id: 2, kind: "remarks", record: RECORD });
  const [remark] = (await answered(2)).answer;
  assert.deepEqual([remark.ply, remark.kind, remark.better], [0, "allowsFigure", "1b1"]);
  await receive({ id: 3, kind: "coach", record: RECORD });
  assert.equal((await answered(3)).answer.chances.figures.length, 1);
  await receive({ cancel: 2 });
  const thinking = pauses;
  while (pauses < thinking + 2) await new Promise(setImmediate);
  await receive({ cancel: 1 });
  const stopped = pauses;
  for (let i = 0; i < 5; i += 1) await new Promise(setImmediate);
  assert.ok(pauses <= stopped + 1, "it thinks about nothing");
  await receive({ id: 4, kind: "know", record: START, timeMs: 60_000 });
  await receive({ id: 5, kind: "know", record: DECIDED, timeMs: 60_000 });
  await receive({ cancel: 4 });
  assert.equal((await answered(5)).answer.final, true);
  await new Promise(setImmediate);
  const late = replies.filter(({ id, more }) => (id === 1 || id === 4) && !more);
  assert.deepEqual(late, []);
});
