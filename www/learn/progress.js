// The progress in the course, kept in the browser's storage. Every access is guarded: storage throws in a sandboxed
// frame, and it may hold any text.

import { storageKey } from "../site/storage-key.js";

const LARGEST = 20_000;

/**
 * @typedef {object} Progress
 * @property {readonly string[]} done Steps as `chapter/step`.
 * @property {string | null} at The step open last.
 */

/** @type {Progress} */
const NONE = Object.freeze({ done: Object.freeze(/** @type {string[]} */ ([])), at: null });

/**
 * @param {readonly string[]} steps All steps of the course; other steps in the storage are ignored.
 * @returns {{ progress: Progress, damaged: boolean }}
 */
export function readProgress(steps) {
  let raw = null;
  try {
    raw = localStorage.getItem(storageKey("learn"));
  } catch {
    // Without storage the page works, but keeps no progress.
  }
  if (raw === null) return { progress: NONE, damaged: false };
  const found = raw.length > LARGEST ? null : parse(raw);
  if (found === null) {
    keepProgress(NONE);
    return { progress: NONE, damaged: true };
  }
  const at = found.at !== null && steps.includes(found.at) ? found.at : null;
  return {
    progress: { done: steps.filter((step) => found.done.includes(step)), at },
    damaged: false,
  };
}

/** @param {Progress} progress */
export function keepProgress(progress) {
  try {
    localStorage.setItem(storageKey("learn"), JSON.stringify(progress));
  } catch {
    // Without storage the page works, but keeps no progress.
  }
}

/** @type {(raw: string) => Progress | null} */
function parse(raw) {
  try {
    const { done, at } = JSON.parse(raw);
    const sound =
      Array.isArray(done) &&
      done.every((step) => typeof step === "string") &&
      (at === null || typeof at === "string");
    return sound ? { done, at } : null;
  } catch {
    return null;
  }
}

/** @type {(progress: Progress, step: string) => Progress} */
export function withDone(progress, step) {
  return progress.done.includes(step) ? progress : { ...progress, done: [...progress.done, step] };
}
