// The service worker of the site made for hosting. It keeps one version of all files, so that the pages start without a
// connection and never mix modules of two versions. offline.mjs fills in the first two constants.
//
// A network may answer with something else than the file: the page of a filter or a portal, half of it, another version.
// So a file has to have its checksum before it is kept, and each time it is answered from a cache: that takes 0.03 ms for
// each, and 7 ms for all. What is missing or unsound comes from the network, and is kept if it arrives sound. A browser that
// refuses its caches goes to the network for everything.

/// <reference lib="webworker" />

const VERSION = "VERSION";
/** Checksums by names below the folder of the site; empty for the lists that a host writes: those come from the network first. */
const FILES = new Map(Object.entries({ FILES: "" }));
/** Without files it is service-worker-off.js, which switches the use offline off, also for those who have visited the site before. */
const isOff = FILES.size === 0;
/** A file in this folder has a hash of its content in its name. */
const HASHED = "assets/";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const HOME = new URL(worker.registration.scope).pathname;
/** Another copy of the site on this origin has another folder. */
const CACHES = `pylos:${HOME}:version `;
const OWN = CACHES + VERSION;
/** How many versions are kept: a page that is open goes on with its own. */
const KEPT = 3;
/** A header of what is kept. The first workers kept files unchecked, and without it. */
const MARK = "Pylos-Version";

/** What a host may send with a type that browsers refuse. @type {Record<string, string>} */
const TYPES = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  svg: "image/svg+xml",
  wasm: "application/wasm",
};

worker.addEventListener("install", (event) =>
  event.waitUntil(isOff ? worker.skipWaiting() : install()),
);
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "activate") worker.skipWaiting();
  if (event.data === "check") event.waitUntil(check(event.ports[0]));
});
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !pathname.startsWith(HOME)) return;
  const path = pathname.slice(HOME.length);
  const file = [path, `${path}index.html`, `${path}.html`].find((name) => FILES.has(name));
  if (file !== undefined) event.respondWith(answer(event, file));
  else if (path.startsWith(HASHED)) event.respondWith(answer(event, path));
});

/** @param {FetchEvent} event @param {string} file */
async function answer(event, file) {
  const { request } = event;
  const isHosts = FILES.get(file) === "";
  // recover.js asks what the server has.
  const isPast = isHosts || request.cache === "reload";
  const found = isPast ? undefined : await kept(file);
  if (found) return found;
  try {
    const { response, sound } = await bring(file, request);
    if (sound) event.waitUntil(keep(file, sound));
    const isAnswer = sound || !isHosts || response.status === 404;
    return isAnswer ? response : ((await kept(file)) ?? response);
  } catch (error) {
    const found = isPast ? await kept(file) : undefined;
    if (found) return found;
    throw error;
  }
}

/** What is kept of a file, by any version: the checksum tells. @param {string} file */
async function kept(file) {
  const found = await keptIn(OWN, file);
  if (found) return found;
  for (const name of await others()) {
    const found = await keptIn(name, file);
    if (found) return found;
  }
  return undefined;
}

/** @param {string} cacheName @param {string} file */
async function keptIn(cacheName, file) {
  try {
    const found = await caches.match(HOME + file, { cacheName, ignoreVary: true });
    if (!found) return undefined;
    // A page of an older version, whose checksums are unknown here. In assets/ there are no pages.
    if (!FILES.has(file))
      return /html/.test(found.headers.get("Content-Type") ?? "") ? undefined : found;
    // The answer itself is returned: with it, a browser keeps the compiled script.
    return (await soundOf(file, found.clone())) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The caches of other versions, the oldest first. */
async function others() {
  try {
    return (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== OWN);
  } catch {
    return [];
  }
}

/** An answer as it is kept; null if it is not what this version has. @param {string} file @param {Response} response */
async function soundOf(file, response) {
  try {
    if (!response.ok) return null;
    const bytes = await response.arrayBuffer();
    const checksum = FILES.get(file);
    if (checksum === "") JSON.parse(new TextDecoder().decode(bytes));
    else if (checksum !== (await checksumOf(bytes))) return null;
    // Made anew, because a host may have redirected (embed.html to embed), and such a response cannot answer a navigation.
    const headers = new Headers(response.headers);
    headers.delete("Vary");
    headers.set(MARK, VERSION);
    const type = TYPES[file.slice(file.lastIndexOf(".") + 1)];
    if (type) headers.set("Content-Type", type);
    return new Response(bytes, { headers });
  } catch {
    return null;
  }
}

/** 120 bits of SHA-256, as in offline.mjs. @param {ArrayBuffer} bytes */
async function checksumOf(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 15)));
}

/** What came unsound past every cache, too: the host or the network changes it. */
const changed = new Set();

/** The answer of the network, and `sound`: as it is kept. @param {string} file @param {Request} request */
async function bring(file, request) {
  const response = await fetch(request);
  const sound = await soundOf(file, response.clone());
  // A page may be of another version, or changed by the host at each visit.
  if (sound || !response.ok || !FILES.has(file) || request.mode === "navigate" || changed.has(file))
    return { response, sound };
  // A cache may have it from a network of before.
  const again = await fetch(request, { cache: "reload" }).catch(() => response.clone());
  const better = again.ok ? await soundOf(file, again.clone()) : null;
  if (!better) changed.add(file);
  return better ? { response: again, sound: better } : { response, sound };
}

/** Returns whether it is kept. Never rejects: without room, or refused, it is brought again next time. @param {string} file @param {Response} sound */
async function keep(file, sound) {
  try {
    await (await caches.open(OWN)).put(HOME + file, sound);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} file */
const isKept = async (file) => (await keptIn(OWN, file)) !== undefined;

/** Keeps a file if it can be had, and returns whether it is kept. @param {string} file */
async function fill(file) {
  if (await isKept(file)) return true;
  const found = FILES.get(file) ? await kept(file) : undefined;
  const cache = file.startsWith(HASHED) ? "default" : "no-cache";
  // What the visitor looks at comes first.
  const request = new Request(HOME + file, { cache, priority: "low" });
  const sound = found
    ? await soundOf(file, found)
    : (await bring(file, request).catch(() => null))?.sound;
  return sound ? keep(file, sound) : false;
}

/** How many files are brought at a time: the page that is looked at needs the network and the processor, too. */
const LANES = 4;

/** How many files are missing after something was done with each. @param {(file: string) => Promise<boolean>} act */
async function missing(act) {
  const left = [...FILES];
  let lacks = 0;
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [file, sum] = next;
      if (!(await act(file)) && sum) lacks += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return lacks;
}

/**
 * A first attempt that lacks something is refused: the worker of before has everything. What lacks again is changed by the
 * host, or kept away for good: then the worker does without it, or no new version would ever come.
 */
async function install() {
  const isAgain = await caches.has(OWN);
  const isLegacy = (await Promise.all((await others()).map(isUnchecked))).includes(true);
  await caches.open(OWN);
  const lacks = await missing(fill);
  if (lacks > 0 && !(isAgain && (await isHere())))
    throw new Error(`${lacks} files are not of version ${VERSION}`);
  // A page whose file is something else cannot offer the new version.
  if (isLegacy) await worker.skipWaiting();
}

/** Whether the host has this version. */
async function isHere() {
  const response = await fetch(`${HOME}index.html`, { cache: "no-cache" });
  return (await response.text()).includes(VERSION);
}

/** @param {string} cacheName */
async function isUnchecked(cacheName) {
  const page = await caches.match(`${HOME}index.html`, { cacheName, ignoreVary: true });
  return page !== undefined && !page.headers.has(MARK);
}

/** Tells how many files of how many are kept, and again after what is missing was asked for. @param {MessagePort} port */
async function check(port) {
  const all = [...FILES.values()].filter(Boolean).length;
  for (const act of [isKept, fill]) {
    const lacks = await missing(act);
    port.postMessage([all - lacks, all]);
    if (lacks === 0) return;
  }
}

async function activate() {
  const names = await others();
  const old = isOff ? names : names.slice(0, 1 - KEPT);
  await Promise.allSettled(old.map((name) => caches.delete(name)));
  await (isOff ? worker.registration.unregister() : worker.clients.claim());
}
