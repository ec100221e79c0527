/**
 * A promise with what settles it.
 * @template [T=void]
 * @returns {{ promise: Promise<T>, resolve: (value: T) => void, reject: (error: unknown) => void }}
 */
export function deferred() {
  /** @type {any} */
  let settles;
  const promise = new Promise((resolve, reject) => {
    settles = { resolve, reject };
  });
  return { promise, ...settles };
}
