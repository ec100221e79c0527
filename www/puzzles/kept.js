/**
 * What the puzzles keep on the device. An entry's name has the version of its shape, so that another version of the
 * page leaves it alone. Every access is guarded: storage throws in a sandboxed frame, and may hold anything.
 */

import { storageKey } from "../site/storage-key.js";

/**
 * @template T
 * @param {string} name
 * @param {(value: unknown) => { kept: T, isWhole: boolean }} check Takes what it can of any value; `isWhole` says that
 *   this was all of it. It is called with undefined where nothing is stored.
 * @returns {T} What could not be read stays in an entry of its own.
 */
export function readKept(name, check) {
  let raw = null;
  try {
    raw = localStorage.getItem(storageKey(name));
  } catch {
    // Without storage the page works, but keeps nothing.
  }
  if (raw === null) return check(undefined).kept;
  const { kept, isWhole } = check(parse(raw));
  if (!isWhole && putAside(name, raw)) keep(name, kept);
  return kept;
}

/** @type {(name: string, value: unknown) => boolean} False where the storage is full or refused. */
export function keep(name, value) {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * An entry of this device, to be changed.
 * @template T
 * @param {string} name
 * @param {(value: unknown) => { kept: T, isWhole: boolean }} check As of `readKept`.
 */
export function openKept(name, check) {
  /** @type {T | null} Where it cannot be stored: it lasts as long as the page. */
  let here = null;
  const read = () => here ?? readKept(name, check);
  return {
    read,
    get isRefused() {
      return here !== null;
    },
    /** Reads it again first, because another tab may have changed it. @param {(kept: T) => T} by */
    change(by) {
      const next = by(read());
      here = keep(name, next) ? null : next;
      return next;
    },
  };
}

/** @type {(name: string, raw: string) => boolean} */
function putAside(name, raw) {
  try {
    let number = 1;
    while (localStorage.getItem(storageKey(`${name}-unread-${number}`)) !== null) number += 1;
    localStorage.setItem(storageKey(`${name}-unread-${number}`), raw);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} raw @returns {unknown} */
function parse(raw) {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
