/**
 * Work in small steps: a generator that pauses now and then and at last returns its result.
 *
 * @template T
 * @typedef {Generator<void, T>} Steps
 */

/**
 * Does all the work at once.
 *
 * @template T
 * @param {Steps<T>} steps
 * @returns {T}
 */
export function finish(steps) {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
