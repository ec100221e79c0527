/**
 * Fetches pieces of the files of a solution: from the browser's cache where they are kept, else by range requests.
 * Neighbours are fetched together, and a few requests at a time. Some hosts answer a range with the whole file, and some
 * with a wrong part: then small files are fetched whole.
 * @import { Piece } from "../pkg/pylos.js"
 * @import { Folder } from "./folders.js"
 */

import { addressOf } from "./folders.js";
import { openStore } from "./store.js";
import { within } from "./within.js";

/** @typedef {{ file: string, start: number, bytes: Uint8Array<ArrayBuffer> }} Arrived */

/** Two pieces this near are fetched by one request, in bytes. */
const GAP = 4096;
/** The largest file that is fetched whole, in bytes. */
const WHOLE = 1_000_000;
/** Requests at a time; with HTTP/1.1, browsers send six. */
const PARALLEL = 16;

/** The host has something else than the index says. */
export class Broken extends Error {}

/** More would have to be fetched than is allowed without asking. */
export class TooMuch extends Error {}

/** Folders whose host answers no ranges. @type {Set<string>} */
const rangeless = new Set();

let running = 0;
/** @type {(() => void)[]} */
const waiting = [];

/**
 * @param {Folder} folder
 * @param {readonly Piece[]} pieces
 * @param {object} how
 * @param {AbortSignal} how.signal
 * @param {number} how.most Bytes that may come over the network.
 * @param {boolean} [how.again] What was fetched before was broken: it is deleted, and no cache is asked.
 * @param {boolean} [how.ahead] Nobody waits for it.
 * @returns {Promise<Arrived[]>}
 */
export async function fetchPieces(folder, pieces, { signal, most, again = false, ahead = false }) {
  const store = await openStore(folder);
  if (again) for (const piece of pieces) await store.drop(piece);
  const kept = await Promise.all(pieces.map((piece) => (again ? null : store.read(piece))));
  const missing = pieces.filter((_, i) => kept[i] === null);
  const requests = joined(missing, (piece) => {
    const whole = piece.size <= WHOLE && (again || rangeless.has(folder.address.href));
    return whole ? { ...piece, start: 0, end: piece.size } : piece;
  });
  if (requests.reduce((sum, { start, end }) => sum + end - start, 0) > most) throw new TooMuch();
  const parts = await Promise.all(
    requests.map((request) =>
      inTurn(() => within((signal) => get(folder, request, { signal, again, ahead }), signal)),
    ),
  );
  const arrived = pieces.map((piece, i) => {
    const known = kept[i];
    const part = parts.find((part) => holds(part, piece));
    const bytes = known ?? part?.bytes.slice(piece.start - part.start, piece.end - part.start);
    if (bytes === undefined) throw new Broken(piece.file);
    return { file: piece.file, start: piece.start, bytes };
  });
  const fresh = arrived.filter((_, i) => kept[i] === null);
  store.write(parts.filter(({ whole }) => whole));
  store.write(fresh.filter(({ file }) => !parts.some((part) => part.whole && part.file === file)));
  return arrived;
}

/** @type {(part: Arrived, piece: Piece) => boolean} */
const holds = (part, { file, start, end }) =>
  part.file === file && part.start <= start && end <= part.start + part.bytes.length;

/**
 * Requests that have all pieces.
 * @param {readonly Piece[]} pieces
 * @param {(piece: Piece) => Piece} widened
 */
function joined(pieces, widened) {
  /** @type {{ file: string, start: number, end: number, size: number }[]} */
  const requests = [];
  const sorted = pieces.map(widened).sort((a, b) => a.start - b.start);
  for (const piece of sorted) {
    const last = requests.findLast(({ file }) => file === piece.file);
    if (last && piece.start <= last.end + GAP) last.end = Math.max(last.end, piece.end);
    else requests.push({ ...piece });
  }
  return requests;
}

/**
 * @template T
 * @param {() => Promise<T>} task
 */
async function inTurn(task) {
  if (running >= PARALLEL) await new Promise((go) => waiting.push(() => go(null)));
  else running += 1;
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * @param {Folder} folder
 * @param {Piece} piece
 * @param {{ signal: AbortSignal, again: boolean, ahead: boolean }} how
 * @returns {Promise<Arrived & { whole: boolean }>}
 */
async function get(folder, { file, start, end, size }, { signal, again, ahead }) {
  const isWhole = start === 0 && end === size;
  const response = await fetch(addressOf(folder, file), {
    headers: isWhole ? {} : { Range: `bytes=${start}-${end - 1}` },
    cache: again ? "reload" : "default",
    priority: ahead ? "low" : "auto",
    signal,
  });
  const { status } = response;
  if (status === 206 || (status === 200 && isWhole)) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length !== end - start) throw new Broken(`${file}: ${bytes.length} bytes`);
    return { file, start, bytes, whole: isWhole };
  }
  response.body?.cancel().catch(() => {});
  // The host knows no ranges, or (416) ranges of what it has compressed.
  if ((status === 200 || status === 416) && !isWhole) {
    rangeless.add(folder.address.href);
    if (size > WHOLE) throw new TooMuch();
    return get(folder, { file, start: 0, end: size, size }, { signal, again, ahead });
  }
  if (status === 404 || status === 410 || status === 200) throw new Broken(`${file}: ${status}`);
  throw new Error(`${file}: ${status}`);
}
