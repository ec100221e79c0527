// What a page asks its service worker.

import assert from "node:assert/strict";
import { test } from "node:test";
import { startOffline } from "../../www/site/offline.js";

/** What a worker was asked. Like the real one, it answers twice if something is missing. */
const worker = (...answers) => ({
  asked: 0,
  postMessage(words, [port]) {
    assert.equal(words, "check");
    this.asked += 1;
    for (const answer of answers) port.postMessage(answer);
    port.close();
  },
});

/** Opens a page in a browser whose service worker is in this state. */
function open(active) {
  const registered = [];
  const registration = Object.assign(new EventTarget(), { active, waiting: null });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    registration,
    registered,
    ready: new Promise(() => {}),
    async register(address) {
      registered.push(address);
      return registration;
    },
  });
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  globalThis.document = { readyState: "complete" };
  return serviceWorker;
}

/** All that is told of what is kept. */
function askedFor(ask, count) {
  return new Promise((resolve) => {
    const told = [];
    ask((kept, all) => {
      told.push(`${kept} of ${all}`);
      if (told.length === count) resolve(told);
    });
  });
}

test("each visit has the worker bring what is missing", async () => {
  const active = worker([7, 7]);
  open(active);
  await startOffline("worker.js", assert.fail);
  await new Promise(setImmediate);
  assert.equal(active.asked, 1);
});

test("the worker of the first visit, which brings everything, is asked for nothing", async () => {
  const serviceWorker = open(null);
  const active = worker([7, 7]);
  serviceWorker.ready = Promise.resolve({ active });
  await startOffline("worker.js", assert.fail);
  await new Promise(setImmediate);
  assert.deepEqual([serviceWorker.registered, active.asked], [["worker.js"], 0]);
});

test("what is kept is told by the worker, before and after it has brought what was missing", async () => {
  open(worker([3, 7], [7, 7]));
  const ask = await startOffline("worker.js", assert.fail);
  assert.deepEqual(await askedFor(ask, 2), ["3 of 7", "7 of 7"]);
});

test("a worker that the browser has deleted since is registered again, and asked when it is ready", async () => {
  const serviceWorker = open(worker([7, 7]));
  const ask = await startOffline("worker.js", assert.fail);
  await new Promise(setImmediate);
  serviceWorker.registered.length = 0;
  Object.assign(serviceWorker.registration, { active: null });
  serviceWorker.ready = Promise.resolve({ active: worker([1, 7]) });
  assert.deepEqual(await askedFor(ask, 1), ["1 of 7"]);
  assert.deepEqual(serviceWorker.registered, ["worker.js"]);
});

test("a browser that forbids storage is not asked", async () => {
  const serviceWorker = open(null);
  serviceWorker.register = () => Promise.reject(new DOMException("refused", "SecurityError"));
  await assert.rejects(startOffline("worker.js", assert.fail));
});
