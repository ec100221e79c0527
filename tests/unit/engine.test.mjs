// All engines of a page share one worker, and none of them disturbs another.

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
  answer(answer) {
    return this.reply({ answer });
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
/** What the running worker was asked, in order. */
const asked = () => {
  const name = ({ kind, record }) => (kind === "needs" ? kind : (record ?? kind));
  return workers.at(-1).asked.map(name);
};
/** A byte of a table that the worker refuses. */
const DAMAGED = 1;
const turn = () => new Promise(setImmediate);
const game = (record) => ({ record, rules: EXPERT });

/** The id of the last question about tables and solutions that was answered. */
let answered = 0;

/** Answers what the worker is asked about tables and solutions, until something holds. */
async function until(holds) {
  while (!holds()) {
    const worker = workers.at(-1);
    const { id, kind } = worker?.asked.at(-1) ?? {};
    if (["table", "needs"].includes(kind) && id > answered) {
      answered = id;
      const { bytes } = worker.asked.at(-1);
      const isDamaged = bytes?.includes(DAMAGED);
      await worker.reply(
        isDamaged ? { error: { message: "", code: "badTable" } } : { answer: null },
      );
    } else await turn();
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
  workers.length = 0;
  engines = [createEngine(), createEngine(), createEngine()];
});

const stopAll = () => {
  for (const engine of engines) engine.stop();
};

test("one worker answers all engines of a page, one request after the other", async () => {
  const [one, two] = engines;
  const answers = [
    one.chooseMove(game("a"), { level: 1 }),
    two.chooseMove(game("b"), { level: 1 }),
  ];
  assert.deepEqual(asked(), ["a"]);
  await workers[0].answer("A");
  assert.deepEqual(asked(), ["a", "b"]);
  await workers[0].answer("B");
  assert.deepEqual(await Promise.all(answers), ["A", "B"]);
  stopAll();
  assert.deepEqual([workers.length, workers[0].ended], [1, true]);
});

test("a worker that has begun may take any time", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const answer = engines[0].chooseMove(game("a"), { level: 1 });
  await turn();
  mock.timers.tick(3_600_000);
  mock.timers.reset();
  await workers[0].answer("A");
  assert.equal(await answer, "A");
  assert.deepEqual([workers.length, workers[0].ended], [1, false]);
  stopAll();
});

test("an engine that cancels withdraws its own requests only", async () => {
  const [one, two, three] = engines;
  const first = one.chooseMove(game("a"), { level: 1 });
  const second = two.chooseMove(game("b"), { level: 1 });
  const third = three.chooseMove(game("c"), { level: 1 });
  two.cancel();
  await assert.rejects(second, Cancelled);
  assert.equal(workers[0].ended, false, "the search of another engine goes on");
  one.cancel();
  await assert.rejects(first, Cancelled);
  assert.equal(workers[0].ended, true, "its own search is interrupted");
  assert.deepEqual(asked(), ["c"], "the next worker goes on with the others");
  await workers.at(-1).answer("C");
  assert.equal(await third, "C");
  stopAll();
});

test("an engine that cancels or ends keeps the tables of another one", async () => {
  const [one, two] = engines;
  const prepared = one.prepare(EXPERT, false);
  const [worker] = workers;
  const search = two.analyse(game("b"), { timeMs: 4000 });
  two.cancel();
  await assert.rejects(search, Cancelled);
  await taken(prepared);
  assert.equal(one.tables(EXPERT).state, "ready");
  const again = two.analyse(game("c"), { timeMs: 4000 });
  await posted("c");
  two.stop();
  await assert.rejects(again, Cancelled);
  assert.deepEqual([worker.ended, one.tables(EXPERT).state], [false, "ready"]);
  await worker.answer([]);
  const last = one.analyse(game("d"), { timeMs: 4000 });
  await posted("d");
  await worker.answer(["D"]);
  assert.deepEqual(await last, ["D"], "the answer that nobody wants any more is not mistaken");
  stopAll();
  assert.equal(worker.ended, true);
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
  await workers[0].answer([]);
  await early;
  arrive();
  await taken(arriving);
  // The next worker gets what has arrived.
  stopAll();
  const here = one.prepare(children, true);
  const late = ask("b");
  await taken(here);
  await posted("b");
  assert.deepEqual(asked().slice(-2), ["table", "b"]);
  await workers[1].answer([]);
  await late;
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

test("an engine without tables of others interrupts a long search, and a short one is awaited", async () => {
  const [one, two] = engines;
  await taken(one.prepare(EXPERT, false));
  const short = one.analyse(game("a"), { timeMs: 400 });
  await posted("a");
  one.cancel();
  await assert.rejects(short, Cancelled);
  assert.equal(workers[0].ended, false);
  await workers[0].answer([]);
  const long = one.analyse(game("b"), { timeMs: 4000 });
  await posted("b");
  const other = two.chooseMove(game("c"), { level: 1 });
  one.cancel();
  await assert.rejects(long, Cancelled);
  assert.deepEqual([workers[0].ended, asked()], [true, ["c"]]);
  assert.equal(one.tables(EXPERT).state, "none", "it asks for its tables again");
  await workers[1].answer("C");
  assert.equal(await other, "C");
  stopAll();
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
  const isIdle = () => (worker.asked.at(-1)?.id ?? 0) <= answered;
  for (let received = 0; received < bytes; ) {
    const part = Math.min(700_000, bytes - received);
    arrival.enqueue(new Uint8Array(part));
    received += part;
    await until(() => engines[0].tables(standard).received === received && isIdle());
  }
  arrival.close();
  await taken(prepared);
  stream = null;
  assert.equal(engines[0].tables(standard).state, "ready");
  let end = 0;
  for (const { start, bytes } of worker.asked) {
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
    answered = 0;
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
