// A host of packed files and the caches of a browser, in Node.

import { makeCaches } from "./caches.mjs";

/** Every byte of a file is its first letter. */
export const bytesOf = (file, length) => new Uint8Array(length).fill(file.charCodeAt(0));

/**
 * How the host answers: `isDown`, `isWhole` (it ignores ranges), `refuses` (416), `cuts` (a byte is missing), and by name
 * `missing`, `hangs` (until `release`) and `broken` (zeros). If it `isRepaired`, it cuts and breaks nothing for who asks past
 * every cache.
 */
export const host = {};
/** Bytes by the name of a file. */
export const sizes = {};
/** What the host was asked for, as "x 0-10". */
export const requests = [];

/** The caches of the browser, by name. */
export const kept = new Map();
/** Bytes that still fit. */
export const room = { bytes: Number.POSITIVE_INFINITY };

/** Everything as at first. */
export function reset() {
  for (const key of Object.keys(host)) delete host[key];
  for (const key of Object.keys(sizes)) delete sizes[key];
  requests.length = 0;
  // The modules hold them.
  for (const cache of kept.values()) cache.clear();
  room.bytes = Number.POSITIVE_INFINITY;
  globalThis.caches = caches;
}

globalThis.fetch = async (address, { headers = {}, cache, priority, signal } = {}) => {
  const name = new URL(address).pathname.split("/").at(-1);
  const range = /^bytes=(\d+)-(\d+)$/.exec(headers.Range ?? "");
  const asked = range ? `${name} ${range[1]}-${Number(range[2]) + 1}` : name;
  requests.push(priority === "low" ? `${asked} low` : asked);
  if (host.isDown) throw new TypeError("Failed to fetch");
  signal?.throwIfAborted();
  if (host.hangs?.test(name)) {
    await new Promise((resolve, reject) => {
      host.release = resolve;
      signal.addEventListener("abort", () => {
        host.isDropped = true;
        reject(signal.reason);
      });
    });
  }
  if (name.endsWith(".json")) return Response.json(host.list ?? {});
  if (host.missing?.test(name)) return new Response("", { status: 404 });
  const bytes = bytesOf(name, sizes[name] ?? 100_000);
  const isWell = host.isRepaired && cache === "reload";
  if (host.broken?.test(name) && !isWell) bytes.fill(0);
  if (range === null || host.isWhole) return new Response(bytes);
  if (host.refuses) return new Response("", { status: 416 });
  const end = Number(range[2]) + (host.cuts && !isWell ? 0 : 1);
  return new Response(bytes.slice(Number(range[1]), end), { status: 206 });
};

const caches = makeCaches({ stored: kept, room });

/** Of the browser, as far as the modules ask it. */
export const browser = {};
Object.defineProperty(globalThis, "navigator", { value: browser });
