/** A promise with what settles it. @template [T=void] @returns {{ promise: Promise<T>, resolve: (value: T) => void, reject: (error: unknown) => void }} */
export function deferred() {
  /** @type {any} */
  let settles;
  const promise = new Promise((resolve, reject) => {
    settles = { resolve, reject };
  });
  return { promise, ...settles };
}

const { promise, resolve } = deferred();

/** Fulfilled when the page is ready. */
export const ready = promise;

/** Marks the page as ready: its heading, texts and main part can be read and used. Style sheets and tests read the mark. */
export function pageReady() {
  document.documentElement.dataset.ready = "";
  document.querySelector(".needs")?.remove();
  resolve();
}
