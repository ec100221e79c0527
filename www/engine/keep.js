/**
 * Keeps the whole solution of a rule set in the browser's cache, for use without a connection.
 * @import { Folder } from "./folders.js"
 */

import { addressOf } from "./folders.js";
import { openStore, PART } from "./store.js";
import { within } from "./within.js";

/** Requests at a time. */
const PARALLEL = 4;

/** There is not enough room. */
export class Full extends Error {}

/**
 * The files that are not kept yet.
 * @param {Folder} folder
 * @returns {Promise<[string, number][]>} Each with its bytes.
 */
async function missing(folder) {
  const store = await openStore(folder);
  const keys = await store.keys();
  return Object.entries(folder.files).filter(([file, bytes]) => {
    const parts = Array.from({ length: Math.ceil(bytes / PART) }, (_, part) => part);
    return !parts.every((part) => keys.has(store.partAt(file, part).href));
  });
}

/**
 * How many bytes of a folder are not kept; null: nothing can be kept here.
 * @param {Folder} folder
 */
export async function missingBytes(folder) {
  const { works } = await openStore(folder);
  return works ? sum(await missing(folder)) : null;
}

/** @param {readonly (readonly [string, number])[]} files */
const sum = (files) => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/**
 * Fetches and keeps what is missing. What has arrived stays, so that the next call goes on from there; only where there
 * is no room for all, everything is deleted again.
 * @param {Folder} folder
 * @param {(received: number) => void} progress In bytes of the folder.
 * @param {AbortSignal} signal
 * @throws {Full}
 */
export async function keepFolder(folder, progress, signal) {
  const store = await openStore(folder);
  const files = await missing(folder);
  const rest = sum(files);
  const room = await navigator.storage?.estimate?.().catch(() => undefined);
  if (room?.quota !== undefined && room.quota - (room.usage ?? 0) < rest) throw new Full();
  let received = folder.bytes - rest;
  progress(received);
  const next = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const [name, size] = file;
      const bytes = await within((signal) => fetchWhole(folder, name, signal), signal);
      if (bytes.length !== size) throw new Error(`${name}: ${bytes.length} bytes`);
      await store.writeParts(name, bytes).catch((error) => {
        throw new Full(error);
      });
      received += size;
      progress(received);
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL }, next));
  } catch (error) {
    // Nothing more is begun.
    files.length = 0;
    if (error instanceof Full) await store.clear();
    throw error;
  }
}

/** Deletes what is kept of a folder. @param {Folder} folder */
export async function dropFolder(folder) {
  await (await openStore(folder)).clear();
}

/** @type {(folder: Folder, file: string, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>} */
async function fetchWhole(folder, file, signal) {
  const response = await fetch(addressOf(folder, file), { signal });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
