import { deferred } from "./deferred.js";

const { promise, resolve } = deferred();

/** Fulfilled when the page is ready. */
export const ready = promise;

/** Marks the page as ready: its heading, texts and main part can be read and used. Style sheets and tests read the mark. */
export function pageReady() {
  document.documentElement.dataset.ready = "";
  // Also where no style sheet hides them.
  document.querySelector(".needs")?.remove();
  resolve();
}
