// In place of service-worker.js, this switches the use offline off, also for those who have visited the site before.

/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(clear()));

async function clear() {
  const own = `pylos:${new URL(scope).pathname}:version `;
  const names = (await caches.keys()).filter((name) => name.startsWith(own));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
