/**
 * What of a solution the browser's cache keeps: pieces that positions needed, and parts of whole files. The address of
 * each has the checksum, by the name of its file. The cache of each version of a folder is of its own, and only the last
 * one is kept. There is no cache in an insecure context, and it may be forbidden or full: then nothing is kept.
 * @import { Piece } from "../pkg/pylos.js"
 * @import { Folder } from "./folders.js"
 */

/** Whole files are kept in parts of so many bytes. */
export const PART = 2 ** 18;
/** Says that there are parts. */
const PARTS = "parts";
/** More pieces than that are not kept from one visit to the next. */
const MOST = 2000;

/** @typedef {Awaited<ReturnType<typeof openStore>>} Store */

/** @type {Map<string, ReturnType<typeof open>>} By the name of the cache. */
const stores = new Map();

/** @param {Folder} folder */
export function openStore(folder) {
  const name = `pylos:${folder.address.pathname}:${folder.version}`;
  const store = stores.get(name) ?? open(folder, name);
  stores.set(name, store);
  return store;
}

/** @type {(folder: Folder, name: string) => Promise<ReturnType<typeof access>>} */
async function open(folder, name) {
  try {
    const cache = await globalThis.caches.open(name);
    tidy(folder, name, cache).catch(() => {});
    const hasParts = (await cache.match(new URL(PARTS, folder.address))) !== undefined;
    return access(folder, cache, hasParts);
  } catch {
    return access(folder, null, false);
  }
}

/**
 * Deletes other versions, and the oldest pieces.
 * @param {Folder} folder
 * @param {string} name
 * @param {Cache} cache
 */
async function tidy(folder, name, cache) {
  for (const other of await caches.keys()) {
    const isOld = other.startsWith(`pylos:${folder.address.pathname}:`) && other !== name;
    if (isOld) await caches.delete(other);
  }
  const pieces = (await cache.keys()).filter(({ url }) => url.includes("?bytes="));
  for (const piece of pieces.slice(0, -MOST)) await cache.delete(piece);
}

/**
 * @param {Folder} folder
 * @param {Cache | null} cache
 * @param {boolean} hasParts
 */
function access(folder, cache, hasParts) {
  /** @type {(file: string, start: number, end: number) => URL} */
  const pieceAt = (file, start, end) => new URL(`${file}?bytes=${start}-${end}`, folder.address);
  /** @type {(file: string, part: number) => URL} */
  const partAt = (file, part) => new URL(`${file}?part=${part}`, folder.address);

  /** @param {URL} address */
  async function bytesAt(address) {
    const found = await cache?.match(address).catch(() => undefined);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  }

  /** @param {Piece} piece */
  async function fromParts({ file, start, end }) {
    const bytes = new Uint8Array(end - start);
    for (let part = Math.floor(start / PART); part * PART < end; part += 1) {
      const found = await bytesAt(partAt(file, part));
      if (found === null) return null;
      const from = Math.max(start, part * PART);
      const piece = found.subarray(from - part * PART, end - part * PART);
      if (piece.length < Math.min(end, (part + 1) * PART) - from) return null;
      bytes.set(piece, from - start);
    }
    return bytes;
  }

  return {
    /** @param {Piece} piece */
    async read(piece) {
      const { file, start, end } = piece;
      return (hasParts ? await fromParts(piece) : null) ?? bytesAt(pieceAt(file, start, end));
    },

    /** Deletes a piece that is damaged, with the parts of the file that it is in. @param {Piece} piece */
    async drop({ file, start, end }) {
      const addresses = [pieceAt(file, start, end)];
      for (let part = Math.floor(start / PART); part * PART < end; part += 1) {
        addresses.push(partAt(file, part));
      }
      for (const address of addresses) await cache?.delete(address).catch(() => {});
    },

    /**
     * Keeps what has arrived, as far as there is room.
     * @param {readonly { file: string, start: number, bytes: Uint8Array<ArrayBuffer>, whole?: boolean }[]} arrived
     */
    async write(arrived) {
      for (const { file, start, bytes, whole } of arrived) {
        const put = whole
          ? this.writeParts(file, bytes)
          : cache?.put(pieceAt(file, start, start + bytes.length), new Response(bytes));
        await put?.catch(() => {});
      }
    },

    /**
     * Keeps a whole file.
     * @type {(file: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>}
     * @throws If there is no cache, or no room in it.
     */
    async writeParts(file, bytes) {
      if (cache === null) throw new Error("no cache");
      if (!hasParts) await cache.put(new URL(PARTS, folder.address), new Response());
      hasParts = true;
      for (let start = 0; start < bytes.length; start += PART) {
        const part = bytes.slice(start, start + PART);
        await cache.put(partAt(file, start / PART), new Response(part));
      }
    },

    /** The addresses of what is kept. */
    async keys() {
      return new Set(((await cache?.keys()) ?? []).map(({ url }) => url));
    },

    partAt,

    /** Whether there is a cache. */
    get works() {
      return cache !== null;
    },

    /** Forgets everything. */
    async clear() {
      hasParts = false;
      for (const key of (await cache?.keys()) ?? []) await cache?.delete(key);
    },
  };
}
