// When a page may say that it works without a connection.

import assert from "node:assert/strict";
import { test } from "node:test";
import { startOffline } from "../../www/site/offline.js";

/** Opens a page without a controller in a browser whose service worker is in this state. */
function open(active) {
  const serviceWorker = new EventTarget();
  const registration = Object.assign(new EventTarget(), { active, waiting: null });
  Object.assign(serviceWorker, { controller: null, register: async () => registration });
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  globalThis.document = { readyState: "complete" };
  return serviceWorker;
}

/** Whether the page works without a connection; undefined while that is not known. */
const known = (started) => Promise.race([started, new Promise((resolve) => setImmediate(resolve))]);

test("the page works offline once the worker controls it, or when it was loaded past every cache", async () => {
  const serviceWorker = open(null);
  const started = startOffline("worker.js", assert.fail);
  assert.equal(await known(started), undefined);
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  assert.equal(await known(started), true);
  open({});
  assert.equal(await known(startOffline("worker.js", assert.fail)), true);
});
