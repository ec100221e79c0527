/** The steps of the course that are done, kept on the device. */

import { isText, orNull, shape } from "../site/shape.js";
import { wholly } from "../site/store.js";

/** `done`: as `chapter/step`, also those that only another version of the course has; `at`: the step open last. @typedef {{ readonly done: readonly string[], readonly at: string | null }} Steps */

/** @type {Steps} */
const none = { done: [], at: null };

const check = shape({
  done: (steps) => Array.isArray(steps) && steps.every(isText),
  at: orNull(isText),
});

export const STEPS = {
  ...{ name: "learn", none, read: wholly(check, none) },
  /** @type {(mine: Steps, theirs: Steps) => Steps} */
  join: (mine, theirs) => ({ ...mine, done: [...new Set([...mine.done, ...theirs.done])] }),
};
