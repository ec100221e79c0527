// All engines of a page share one worker, which lives as long as the page; none of them disturbs another.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  static started = [];
  asked = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
    queueMicrotask(() => this.send("ready"));
  }
  send(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  postMessage(request, transfer) {
    this.asked.push(structuredClone(request, { transfer }));
  }
  terminate() {
    this.ended = true;
  }
  /** Answers the request it is working on. */
  answer(answer, more = false) {
    return this.reply({ answer, more });
  }
  reply(data) {
    const { id } = this.asked.at(-1);
    this.send({ id, ...data });
    return new Promise(setImmediate);
  }
}

let offline = false;
/** What comes from the network comes after this. */
let network = Promise.resolve();
/** The standard table as it comes from the network; it never comes where this is null. */
let stream = null;

Object.assign(globalThis, {
  self: { origin: "null" },
  Worker: FakeWorker,
  fetch: async (address, { signal } = {}) => {
    if (/standard/.test(address)) {
      if (offline) throw new TypeError("Failed to fetch");
      if (stream !== null) return new Response(stream);
      return new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    }
    // The host has no solution.
    if (/solutions.json$/.test(address)) return Response.json({});
    await network;
    const [{ bytes }] = tablesOf({ ...EXPERT, variant: /children|expert/.exec(address)[0] });
    return new Response(new Uint8Array(bytes));
  },
});

const { fetchTable, tablesOf } = await import("../../www/engine/tables.js");
const { Cancelled, createEngine } = await import("../../www/engine/engine.js");

const EXPERT = { variant: "expert", takeBack: "required", emptyReserve: "loses" };
const workers = FakeWorker.started;
let before = 0;
/** The positions that the worker was asked about in this test, in order. */
const asked = () =>
  workers
    .at(-1)
    .asked.slice(before)
    .filter(({ kind }) => ["know", "remarks"].includes(kind))
    .map(({ record }) => record);
/** A byte of a table that the worker refuses. */
const DAMAGED = 1;
const turn = () => new Promise(setImmediate);
const game = (record) => ({ record, rules: EXPERT });

/** What was asked about tables and solutions, and is answered. */
const answered = new Set();

/** Answers what the worker is asked about tables and solutions, until something holds. */
async function until(holds) {
  while (!holds()) {
    const worker = workers.at(-1);
    const isOpen = (one) => ["table", "needs"].includes(one.kind) && !answered.has(one);
    for (const one of worker?.asked.filter(isOpen) ?? []) {
      answered.add(one);
      const isDamaged = one.bytes?.includes(DAMAGED);
      const reply = isDamaged ? { error: { message: "", code: "badTable" } } : { answer: null };
      worker.send({ id: one.id, ...reply });
    }
    await turn();
  }
}

/** Waits until the worker has a question. */
const posted = (record) => until(() => workers.length > 0 && asked().at(-1) === record);

/** Waits until tables are prepared. */
async function taken(prepared) {
  let done = false;
  prepared.then(() => {
    done = true;
  });
  await until(() => done);
}

let engines;
beforeEach(() => {
  before = workers.at(-1)?.asked.length ?? 0;
  engines = [createEngine(), createEngine(), createEngine()];
});

const stopAll = () => {
  for (const engine of engines) engine.stop();
};

test("one worker answers all engines of a page, one question after the other", async () => {
  const [one, two] = engines;
  const answers = [
    one.chooseMove(game("a"), { level: 1 }),
    two.chooseMove(game("b"), { level: 1 }),
  ];
  assert.deepEqual(asked(), ["a"]);
  const remarks = two.remarks(game("c"));
  assert.deepEqual(asked(), ["a", "c"], "what takes no time does not wait in line");
  await workers[0].answer("C");
  assert.equal(await remarks, "C");
  workers[0].send({ id: 1, answer: { moves: ["A"], final: true } });
  await turn();
  assert.deepEqual(asked(), ["a", "c", "b"]);
  await workers[0].answer({ moves: ["B"], final: true });
  assert.deepEqual(await Promise.all(answers), ["A", "B"]);
  stopAll();
  assert.deepEqual([workers.length, workers[0].ended], [1, false]);
});

test("a worker that has begun may take any time", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const answer = engines[0].chooseMove(game("a"), { level: 1 });
  await turn();
  mock.timers.tick(3_600_000);
  mock.timers.reset();
  await workers.at(-1).answer({ moves: ["A"], final: true });
  assert.equal(await answer, "A");
  assert.equal(workers.at(-1).ended, false);
  stopAll();
});

test("an engine that cancels withdraws its own questions only, and the worker goes on", async () => {
  const [one, two, three] = engines;
  const first = one.chooseMove(game("a"), { level: 1 });
  const second = two.chooseMove(game("b"), { level: 1 });
  const third = three.chooseMove(game("c"), { level: 1 });
  const worker = workers.at(-1);
  const [{ id }] = worker.asked.slice(-1);
  two.cancel();
  await assert.rejects(second, Cancelled);
  assert.deepEqual(asked(), ["a"], "the search of another engine goes on");
  one.cancel();
  await assert.rejects(first, Cancelled);
  assert.deepEqual(worker.asked.at(-2), { cancel: id });
  assert.equal(asked().at(-1), "c");
  worker.send({ id, answer: { moves: ["late"], final: true } });
  await worker.answer({ moves: ["C"], final: true });
  assert.equal(await third, "C", "the answer that nobody wants any more is not mistaken");
  stopAll();
});

test("what is known before the last answer is told", async () => {
  const told = [];
  const answer = engines[0].analyse(game("a"), { timeMs: 100 }, ({ moves }) => told.push(...moves));
  await posted("a");
  await workers[0].answer({ moves: ["about"], final: false }, true);
  await workers[0].answer({ moves: ["exact"], final: true });
  assert.deepEqual([told, await answer], [["about"], { moves: ["exact"], final: true }]);
  stopAll();
});

test("a question waits for tables that are here, and not for those that the network brings", async () => {
  const children = { ...EXPERT, variant: "children" };
  const [one] = engines;
  const ask = (record) => one.analyse({ record, rules: children }, { timeMs: 100 });
  let arrive;
  network = new Promise((resolve) => {
    arrive = resolve;
  });
  const arriving = one.prepare(children, true);
  const early = ask("a");
  await posted("a");
  assert.equal(one.tables(children).state, "loading");
  await workers.at(-1).answer({ moves: [], final: false });
  await early;
  arrive();
  await taken(arriving);
  stopAll();
  const { length } = workers[0].asked;
  await one.prepare(children, true);
  assert.equal(workers[0].asked.length, length, "the worker has them");
  assert.equal(await one.missing(children, true), 0);
  stopAll();
});

test("loading can be abandoned, fails offline, and can be tried again", async () => {
  const standard = { ...EXPERT, variant: "standard" };
  const [{ bytes }] = tablesOf(standard);
  const states = [];
  const engine = createEngine((rules) => states.push(engine.tables(rules).state));
  assert.equal(await engine.missing(standard, true), bytes);
  const loading = engine.prepare(standard, true);
  assert.deepEqual(engine.tables(standard), {
    state: "loading",
    received: 0,
    bytes,
    more: 0,
  });
  assert.equal(await engine.missing(standard, true), bytes, "it has not arrived");
  engine.abandon(standard);
  await loading;
  assert.deepEqual(states, ["loading", "none"]);
  offline = true;
  await engine.prepare(standard, true);
  assert.equal(engine.tables(standard).state, "failed");
  await engine.prepare(standard, true);
  assert.deepEqual(states.slice(2), ["loading", "failed", "loading", "failed"], "it tries again");
  offline = false;
  engine.stop();
});

test("a table that arrives slowly is given to the worker once, from its first to its last byte", async () => {
  let arrival;
  stream = new ReadableStream({
    start(controller) {
      arrival = controller;
    },
  });
  const standard = { ...EXPERT, variant: "standard" };
  const [{ bytes }] = tablesOf(standard);
  const prepared = engines[0].prepare(standard, false);
  const [worker] = workers;
  for (let received = 0; received < bytes; ) {
    const part = Math.min(700_000, bytes - received);
    arrival.enqueue(new Uint8Array(part));
    received += part;
    await until(() => engines[0].tables(standard).received === received);
  }
  arrival.close();
  await taken(prepared);
  stream = null;
  assert.equal(engines[0].tables(standard).state, "ready");
  let end = 0;
  for (const { start, bytes } of worker.asked.filter(({ name }) => name === "standard.pylos")) {
    assert.equal(start, end);
    end += bytes.length;
  }
  assert.equal(end, bytes);
  stopAll();
});

for (const [what, sent, state] of [
  ["deleted and fetched again", 0, "ready"],
  ["fetched again only once", DAMAGED, "failed"],
]) {
  test(`a table whose bytes the cache has wrong is ${what}`, async () => {
    const children = { ...EXPERT, variant: "children" };
    const [{ bytes }] = tablesOf(children);
    const cache = new Map();
    const requests = [];
    const { fetch } = globalThis;
    globalThis.caches = {
      open: async () => ({
        match: async (key) => cache.get(String(key))?.clone(),
        put: async (key, response) => void cache.set(String(key), response),
        delete: async (key, { ignoreSearch = false } = {}) =>
          ignoreSearch ? cache.clear() : cache.delete(String(key)),
      }),
    };
    // Another module, as on another visit.
    const visit = await import(`../../www/engine/engine.js?${state}`);
    const engine = visit.createEngine();
    // What the last visit has kept.
    globalThis.fetch = async () => new Response(new Uint8Array(bytes).fill(DAMAGED));
    await fetchTable(tablesOf(children)[0], () => {});
    assert.equal(cache.size, 1);
    globalThis.fetch = async (address, how) => {
      if (!/children/.test(address)) return fetch(address, how);
      requests.push(how.cache);
      return new Response(new Uint8Array(bytes).fill(sent));
    };
    await taken(engine.prepare(children, true));
    assert.equal(engine.tables(children).state, state);
    assert.deepEqual(requests, ["reload"]);
    assert.equal(cache.size, state === "ready" ? 1 : 0, "what is damaged does not stay");
    engine.stop();
    Object.assign(globalThis, { fetch, caches: undefined });
  });
}
