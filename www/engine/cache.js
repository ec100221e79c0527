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
 * `again`: what came before was damaged, so it is deleted, and no cache is asked; `ahead`: no answer waits for it; `most`: the
 * bytes that may come over the network; `progress` is called with the bytes received.
 * @typedef {{ signal: AbortSignal, again?: boolean, ahead?: boolean, most?: number, progress?: (received: number) => void }} How
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

/** @type {(file: PackedFile) => Range} */
export const wholeOf = (file) => ({ file, start: 0, end: file.bytes });

/** @param {Range} range */
const isWhole = ({ file, start, end }) => start === 0 && end === file.bytes;

/** @param {Range} range */
const keyOf = (range) =>
  isWhole(range)
    ? range.file.key
    : range.file.key.replace(/\?.*/, `?bytes=${range.start}-${range.end}`);

/** @param {readonly { bytes: number }[]} files */
export const sizeOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

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

/** Deletes all that is kept of a file, and its older versions. @param {PackedFile} file */
async function forget(file) {
  const cache = await cacheOf(file);
  await cache?.delete(file.key, { ignoreSearch: true }).catch(() => {});
  return null;
}

/** @param {Arrived} arrived @throws If there is no cache, or no room in it. */
async function keep(arrived) {
  const { file, bytes } = arrived;
  // A table takes the place of its older version.
  if (file.key === file.address) await forget(file);
  const cache = await cacheOf(file);
  if (cache === null) throw new Fault("full", file.address);
  await cache.put(keyOf(arrived), new Response(bytes));
}

/** The files that are not kept whole; null: nothing can be kept here. @param {readonly PackedFile[]} files */
export async function missingOf(files) {
  const sizes = await each(files, async (file) => {
    const cache = await cacheOf(file);
    const found = await cache?.match(file.key).catch(() => undefined);
    return cache && (found ? (await found.blob()).size : 0);
  });
  return sizes.includes(null) ? null : files.filter(({ bytes }, i) => sizes[i] !== bytes);
}

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
  const room = await navigator.storage?.estimate?.().catch(() => undefined);
  if (room?.quota !== undefined && room.quota - (room.usage ?? 0) < sizeOf(missing)) {
    throw new Fault("full");
  }
  const kept = files.filter((file) => !missing.includes(file));
  progress(sizeOf(kept));
  await each(missing, async (file) => {
    const arrived = await request(wholeOf(file), { signal });
    await keep(arrived).catch(async () => {
      await dropFiles(files);
      throw new Fault("full", file.address);
    });
    kept.push(file);
    progress(sizeOf(kept));
  });
}

/** Deletes all that is kept of files. @param {readonly PackedFile[]} files */
export const dropFiles = (files) => each(files, forget);

/**
 * Brings ranges of files; neighbours are fetched together.
 * @type {(ranges: readonly Range[], how: How) => Promise<Arrived[]>}
 * @throws {Fault} `broken`, `tooMuch`
 */
export async function bring(ranges, how) {
  const { signal, again = false, most = Number.POSITIVE_INFINITY } = how;
  signal.throwIfAborted();
  const kept = await Promise.all(
    ranges.map((range) => (again ? forget(range.file) : keptBytes(range))),
  );
  const missing = ranges.filter((_, i) => kept[i] === null);
  const requests = joined(
    missing.map((range) =>
      again || rangeless.has(range.file.shelf) ? wholeOf(range.file) : range,
    ),
  );
  if (requests.reduce((sum, { start, end }) => sum + end - start, 0) > most) {
    throw new Fault("tooMuch");
  }
  const parts = await each(requests, (range) => request(range, how));
  const fresh = missing.map((range) => cut(parts, range));
  const whole = parts.filter(isWhole);
  const loose = fresh.filter(({ file }) => whole.every((part) => part.file !== file));
  // Without room they are fetched again next time.
  await Promise.allSettled([...whole, ...loose].map(keep));
  return ranges.map((range, i) => {
    const bytes = kept[i];
    return bytes === null ? /** @type {Arrived} */ (fresh.shift()) : { ...range, bytes };
  });
}

/** @type {(parts: readonly Arrived[], range: Range) => Arrived} */
function cut(parts, range) {
  const { file, start, end } = range;
  const part = parts.find((one) => one.file === file && one.start <= start && end <= one.end);
  const { bytes, start: first } = /** @type {Arrived} */ (part);
  return { ...range, bytes: isWhole(range) ? bytes : bytes.slice(start - first, end - first) };
}

/**
 * Does something with each item, a few at a time. After a failure no more are begun.
 * @type {<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) => Promise<Result[]>}
 */
async function each(items, act) {
  // A loop that fails ends the generator, and so the others.
  const entries = (function* () {
    yield* items.entries();
  })();
  /** @type {Awaited<ReturnType<typeof act>>[]} */
  const results = [];
  const some = async () => {
    for (const [i, item] of entries) results[i] = await act(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, some));
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
  const drop = () => aborter.abort(signal.reason);
  signal.addEventListener("abort", drop);
  if (signal.aborted) drop();
  const giveUp = () => aborter.abort(new Error("no answer"));
  let timer = setTimeout(giveUp, TIMEOUT);
  try {
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
      for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
        if (received + chunk.value.length > bytes.length) throw new Fault("broken", file.address);
        bytes.set(chunk.value, received);
        received += chunk.value.length;
        progress(received);
        clearTimeout(timer);
        timer = setTimeout(giveUp, TIMEOUT);
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
