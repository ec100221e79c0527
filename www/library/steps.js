/** The steps of the course that are done, kept on the device. */

import { isText, orNull, shape } from "../site/shape.js";
import { store, wholly } from "../site/store.js";

/** `done`: as `chapter/step`, also those that only another version of the course has; `at`: the step open last. @typedef {{ readonly done: readonly string[], readonly at: string | null }} Steps */

/** Of the entry. */
export const NAME = "learn";

/** @type {Steps} */
export const NONE = Object.freeze({ done: Object.freeze(/** @type {string[]} */ ([])), at: null });

/** @type {(value: any) => Steps | null} */
export const checkSteps = shape({
  done: (steps) => Array.isArray(steps) && steps.every(isText),
  at: orNull(isText),
});

/** @param {() => void} onUnread What is stored cannot be read. */
export const openSteps = (onUnread) => store(NAME, NONE, wholly(checkSteps, NONE), onUnread);
