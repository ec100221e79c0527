/**
 * Work in small steps: a generator that pauses now and then and finally returns its result.
 * @template T
 * @typedef {Generator<void, T>} Steps
 */

/**
 * Does all steps at once.
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
