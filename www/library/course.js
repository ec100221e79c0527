/** The progress in the course, kept on the device. */

import { isText, orNull, shape } from "../site/shape.js";
import { store, wholly } from "../site/store.js";

/**
 * @typedef {object} Progress
 * @property {readonly string[]} done Steps as `chapter/step`; also those that only another version of the course has.
 * @property {string | null} at The step open last.
 */

/** @type {Progress} */
export const NONE = Object.freeze({ done: Object.freeze(/** @type {string[]} */ ([])), at: null });

/** @type {(value: any) => Progress | null} */
export const checkCourse = shape({
  done: (steps) => Array.isArray(steps) && steps.every(isText),
  at: orNull(isText),
});

/** @param {() => void} onUnread What is stored cannot be read. */
export const openProgress = (onUnread) => store("learn", NONE, wholly(checkCourse, NONE), onUnread);
