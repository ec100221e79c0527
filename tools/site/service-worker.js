// The service worker of the site made for hosting. It keeps one version of all files, so that the pages start without a
// connection and never mix modules of two versions. offline.mjs fills in the first two constants.

/// <reference lib="webworker" />

const VERSION = "VERSION";
/** Names below the folder of the site. */
const FILES = ["FILES"];
/** Without files it is service-worker-off.js, which switches the use offline off, also for those who have visited the site before. */
const isOff = FILES.length === 0;
/** A file in this folder has its checksum in its name. */
const HASHED = "assets/";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const HOME = new URL(worker.registration.scope).pathname;
/** Another copy of the site on this origin has another folder. */
const CACHES = `pylos:${HOME}:version `;
/** How many versions are kept: a page that is open goes on with its own. */
const KEPT = 3;

worker.addEventListener("install", (event) =>
  event.waitUntil(isOff ? worker.skipWaiting() : install()),
);
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => {
  if (data === "activate") worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !pathname.startsWith(HOME)) return;
  const path = pathname.slice(HOME.length);
  const file = [path, `${path}index.html`, `${path}.html`].find((name) => FILES.includes(name));
  if (file !== undefined) event.respondWith(answer(file, event.request));
  else if (path.startsWith(HASHED)) event.respondWith(answer(path, event.request));
});

/** @param {string} file @param {Request} request */
async function answer(file, request) {
  return (await kept(file)) ?? fetch(request);
}

/** What is kept of a file: by any version where it has a hash, and is the same in each. @param {string} file */
const kept = (file) =>
  caches.match(HOME + file, file.startsWith(HASHED) ? {} : { cacheName: CACHES + VERSION });

async function install() {
  const cache = await caches.open(CACHES + VERSION);
  try {
    await Promise.all(FILES.map(async (file) => cache.put(HOME + file, await load(file))));
  } catch (error) {
    await caches.delete(CACHES + VERSION);
    throw error;
  }
}

/** @param {string} file */
async function load(file) {
  const known = await kept(file);
  if (known) return known;
  const cache = file.startsWith(HASHED) ? "default" : "no-cache";
  const response = await fetch(HOME + file, { cache });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const body = await response.blob();
  // A network may still have the page of another version.
  if (file.endsWith(".html") && !(await body.text()).includes(VERSION)) {
    throw new Error(`${file} is not of version ${VERSION}`);
  }
  // Made anew, because a host may have redirected (embed.html to embed), and such a response cannot answer a navigation.
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  return new Response(body, { headers });
}

async function activate() {
  // The oldest first.
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  const others = names.filter((name) => name !== CACHES + VERSION);
  const old = isOff ? others : others.slice(0, 1 - KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await (isOff ? worker.registration.unregister() : worker.clients.claim());
}
