/** All entries on the device, for what loads after the first move. */

import { storageKey } from "./store.js";

/** The entries of this copy of the site whose names begin with these letters, by name. @param {string} [start] */
export function texts(start = "") {
  const prefix = storageKey("");
  try {
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(prefix + start))
      .map(([key, text]) => /** @type {[string, string]} */ ([key.slice(prefix.length), text]));
  } catch {
    return [];
  }
}
