/** All entries on the device, for what loads after the first move. */

import { refused, storageKey } from "./store.js";

/** The entries of this copy of the site whose names begin with these letters, by name. @param {string} [start] */
export function texts(start = "") {
  const prefix = storageKey("");
  /** @type {Record<string, string>} */
  let stored = {};
  try {
    stored = { ...localStorage };
  } catch {
    // It is refused.
  }
  return Object.entries({ ...stored, ...Object.fromEntries(refused) })
    .filter(([key]) => key.startsWith(prefix + start))
    .map(([key, text]) => /** @type {[string, string]} */ ([key.slice(prefix.length), text]));
}
