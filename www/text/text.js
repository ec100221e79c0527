// The one way to a text: `text("status.place", { player })`.

import { en } from "./en.js";

/** @typedef {keyof typeof en} TextKey */

/**
 * @param {TextKey} key
 * @param {Record<string, unknown>} [params]
 * @returns {string}
 */
export function text(key, params = {}) {
  const entry = /** @type {string | ((params: any) => string)} */ (en[key]);
  return typeof entry === "function" ? entry(params) : entry;
}

/**
 * @param {string} key
 * @returns {key is TextKey}
 */
export function isTextKey(key) {
  return Object.hasOwn(en, key);
}
