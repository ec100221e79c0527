/**
 * Brings bytes of packed files: from the browser's cache where they are kept, else from the network, and then they are kept.
 * There is no cache in an insecure context, and it may be forbidden or full: then nothing is kept. Some hosts answer a range
 * with the whole file, and some with a wrong part: then files are fetched whole.
 * @import { PackedFile } from "./tables.js"
 */

import { TIMEOUT } from "./tables.js";

/** @typedef {{ file: PackedFile, start: number, end: number }} Range */

/** @typedef {Range & { bytes: Uint8Array<ArrayBuffer> }} Arrived */

/**
 * @typedef {object} How
 * @property {AbortSignal} signal
 * @property {boolean} [again] What came before was damaged: it is deleted, and no cache is asked.
 * @property {boolean} [ahead] No answer waits for it.
 * @property {(received: number) => void} [progress] In bytes.
 */

/** Two ranges this near are fetched by one request, in bytes. */
const GAP = 4096;
/** Requests at a time; with HTTP/1.1, browsers send six. */
const PARALLEL = 8;
/** More ranges than that are not kept from one visit to the next. */
const MOST = 2000;

/**
 * `broken`: the host has something else than it should. `tooMuch`: more would have to be fetched than is allowed.
 * `full`: the browser's cache has no room.
 */
export class Fault extends Error {
  /** @param {"broken" | "tooMuch" | "full"} kind @param {string} [address] Of the file. */
  constructor(kind, address = "") {
    super(`${kind} ${address}`.trim());
    this.kind = kind;
    this.address = address;
  }
}

/** The shelves whose host answers no ranges. @type {Set<string>} */
const rangeless = new Set();

/** The shelves that were looked through. @type {Set<string>} */
const tidied = new Set();

/** The browser's cache; null: there is none. Opened each time: one that was deleted since still answers. @param {PackedFile} file */
async function cacheOf({ shelf }) {
  try {
    const cache = await globalThis.caches.open(shelf);
    if (!tidied.has(shelf)) tidy(shelf, cache).catch(() => {});
    tidied.add(shelf);
    return cache;
  } catch {
    return null;
  }
}

/** Deletes other versions of the folder, and the oldest ranges. @type {(shelf: string, cache: Cache) => Promise<void>} */
async function tidy(shelf, cache) {
  const folder = shelf.slice(0, shelf.lastIndexOf(":") + 1);
  for (const other of folder.endsWith("/:") ? await caches.keys() : []) {
    if (other.startsWith(folder) && other !== shelf) await caches.delete(other);
  }
  const ranges = (await cache.keys()).filter(({ url }) => url.includes("?bytes="));
  for (const range of ranges.slice(0, -MOST)) await cache.delete(range);
}

/** @param {PackedFile} file @returns {Range} */
export const wholeOf = (file) => ({ file, start: 0, end: file.bytes });

/** @param {Range} range */
const isWhole = ({ file, start, end }) => start === 0 && end === file.bytes;

/** @param {Range} range */
const keyOf = (range) =>
  isWhole(range)
    ? range.file.key
    : range.file.key.replace(/\?.*/, `?bytes=${range.start}-${range.end}`);

/** @param {Range} range @returns {Promise<Uint8Array<ArrayBuffer> | null>} */
async function keptBytes(range) {
  const { file, start, end } = range;
  const cache = await cacheOf(file);
  for (const one of isWhole(range) ? [range] : [range, wholeOf(file)]) {
    const found = await cache?.match(keyOf(one)).catch(() => undefined);
    const bytes = found && new Uint8Array(await found.arrayBuffer());
    if (bytes?.length !== one.end - one.start) continue;
    return one === range ? bytes : bytes.slice(start, end);
  }
  return null;
}

/** Deletes a range, and the whole file that it is in. @param {Range} range */
async function drop(range) {
  const cache = await cacheOf(range.file);
  for (const key of [keyOf(range), range.file.key]) await cache?.delete(key).catch(() => {});
  return null;
}

/** @param {Arrived} arrived @throws If there is no cache, or no room in it. */
async function keep(arrived) {
  const { key, address } = arrived.file;
  const cache = await cacheOf(arrived.file);
  if (cache === null) throw new Fault("full");
  // An older version of a table.
  if (key === address) await cache.delete(key, { ignoreSearch: true });
  await cache.put(keyOf(arrived), new Response(arrived.bytes));
}

/** The files that are not kept whole; null: nothing can be kept here. @param {readonly PackedFile[]} files */
export async function missingOf(files) {
  const kept = new Set();
  for (const file of shelvesOf(files)) {
    const cache = await cacheOf(file);
    const keys = await cache?.keys().catch(() => undefined);
    if (keys === undefined) return null;
    for (const { url } of keys) kept.add(url);
  }
  const missing = await each(files, async (file) =>
    kept.has(file.key) && (await keptSize(file)) === file.bytes ? [] : [file],
  );
  return missing.flat();
}

/** The bytes that are kept under the name of a whole file; they are not read. @param {PackedFile} file */
async function keptSize(file) {
  try {
    const found = await (await cacheOf(file))?.match(file.key);
    return (await found?.blob())?.size;
  } catch {
    return null;
  }
}

/** A file of each shelf. @param {readonly PackedFile[]} files */
const shelvesOf = (files) => new Map(files.map((file) => [file.shelf, file])).values();

/** @param {readonly { bytes: number }[]} files */
export const sizeOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Keeps files for use without a connection. What has arrived stays, so that the next call goes on from there; only where
 * there is no room for all, everything is deleted again.
 * @param {readonly PackedFile[]} files
 * @param {(received: number) => void} progress In bytes of all files.
 * @param {AbortSignal} signal
 * @throws {Fault} `full`
 */
export async function keepFiles(files, progress, signal) {
  const missing = (await missingOf(files)) ?? files;
  const rest = sizeOf(missing);
  const room = await navigator.storage?.estimate?.().catch(() => undefined);
  if (room?.quota !== undefined && room.quota - (room.usage ?? 0) < rest) throw new Fault("full");
  let received = sizeOf(files) - rest;
  progress(received);
  try {
    await each(missing, async (file) => {
      const arrived = await request(wholeOf(file), { signal });
      await keep(arrived).catch(() => {
        throw new Fault("full", file.address);
      });
      received += file.bytes;
      progress(received);
    });
  } catch (error) {
    if (error instanceof Fault && error.kind === "full") await dropFiles(files);
    throw error;
  }
}

/** Deletes all that is kept of files. @param {readonly PackedFile[]} files */
export async function dropFiles(files) {
  const pathOf = (/** @type {string} */ address) => address.replace(/\?.*/, "");
  const paths = new Set(files.map(({ key }) => pathOf(key)));
  for (const file of shelvesOf(files)) {
    const cache = await cacheOf(file);
    for (const request of (await cache?.keys()) ?? []) {
      if (paths.has(pathOf(request.url))) await cache?.delete(request);
    }
  }
}

/**
 * Brings ranges of files; neighbours are fetched together.
 * @param {readonly Range[]} ranges
 * @param {How & { most?: number }} how `most`: the bytes that may come over the network.
 * @returns {Promise<Arrived[]>}
 * @throws {Fault} `broken`, `tooMuch`
 */
export async function bring(ranges, how) {
  const { signal, again = false, most = Number.POSITIVE_INFINITY } = how;
  signal.throwIfAborted();
  const kept = await Promise.all(ranges.map((range) => (again ? drop(range) : keptBytes(range))));
  const missing = ranges.filter((_, i) => kept[i] === null);
  const wanted = missing.map((range) =>
    again || rangeless.has(range.file.shelf) ? wholeOf(range.file) : range,
  );
  const requests = joined(wanted);
  if (requests.reduce((sum, { start, end }) => sum + end - start, 0) > most) {
    throw new Fault("tooMuch");
  }
  const parts = await each(requests, (range) => request(range, how));
  const arrived = ranges.map((range, i) => ({ ...range, bytes: kept[i] ?? cut(parts, range) }));
  const fresh = arrived.filter((_, i) => kept[i] === null);
  const toKeep = parts.flatMap((part) =>
    isWhole(part) ? [part] : fresh.filter((range) => holds(part, range)),
  );
  // Without room they are fetched again next time.
  await Promise.allSettled(toKeep.map(keep));
  return arrived;
}

/** @type {(part: Range, range: Range) => boolean} */
const holds = (part, { file, start, end }) =>
  part.file === file && part.start <= start && end <= part.end;

/** @type {(parts: readonly Arrived[], range: Range) => Uint8Array<ArrayBuffer>} */
function cut(parts, range) {
  const part = /** @type {Arrived} */ (parts.find((part) => holds(part, range)));
  return isWhole(range)
    ? part.bytes
    : part.bytes.slice(range.start - part.start, range.end - part.start);
}

/**
 * Does something with each item, a few at a time. After a failure no more are begun.
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Result>} act
 */
async function each(items, act) {
  /** @type {Result[]} */
  const results = [];
  // A loop that fails ends the generator, and so the others.
  const rest = (function* () {
    yield* items.entries();
  })();
  const next = async () => {
    for (const [i, item] of rest) results[i] = await act(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
  return results;
}

/** Requests that have all ranges. @param {readonly Range[]} ranges */
function joined(ranges) {
  /** @type {Range[]} */
  const requests = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = requests.findLast(({ file }) => file === range.file);
    if (last && range.start <= last.end + GAP) last.end = Math.max(last.end, range.end);
    else requests.push({ ...range });
  }
  return requests;
}

/** A range from the network, and past every cache where one has something else. @type {(range: Range, how: How) => Promise<Arrived>} */
const request = (range, how) =>
  requestOnce(range, how).catch((error) => {
    if (how.again || !(error instanceof Fault)) throw error;
    return requestOnce(range, { ...how, again: true });
  });

/** The whole file where the host knows no ranges. @type {(range: Range, how: How) => Promise<Arrived>} */
async function requestOnce(range, how) {
  const { signal, again, ahead, progress = () => {} } = how;
  const { file, start, end } = range;
  const aborter = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => aborter.abort(new Error("no answer")), TIMEOUT);
  };
  const drop = () => aborter.abort(signal.reason);
  if (signal.aborted) drop();
  signal.addEventListener("abort", drop);
  try {
    wait();
    const { status, body } = await fetch(file.address, {
      headers: isWhole(range) ? {} : { Range: `bytes=${start}-${end - 1}` },
      cache: again ? "reload" : "default",
      priority: ahead ? "low" : "auto",
      signal: aborter.signal,
    });
    if (status === 206 || (status === 200 && isWhole(range))) {
      const bytes = new Uint8Array(end - start);
      let received = 0;
      const reader = body?.getReader();
      for (;;) {
        const chunk = await reader?.read();
        if (chunk?.value === undefined) break;
        if (received + chunk.value.length > bytes.length) throw new Fault("broken", file.address);
        bytes.set(chunk.value, received);
        received += chunk.value.length;
        progress(received);
        wait();
      }
      if (received < bytes.length) throw new Fault("broken", file.address);
      return { file, start, end, bytes };
    }
    if (status === 404 || status === 410) throw new Fault("broken", file.address);
    // The host knows no ranges, or (416) ranges of what it has compressed.
    if (isWhole(range) || (status !== 200 && status !== 416)) {
      throw new Error(`${file.file}: ${status}`);
    }
    rangeless.add(file.shelf);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", drop);
    // What has not been read of the answer is not wanted.
    aborter.abort();
  }
  return requestOnce(wholeOf(file), how);
}
