// What many moments come to, as one number for each part: a fault in what any of them is, does or shows changes it.

import assert from "node:assert/strict";
import { crc32 } from "node:zlib";

/** Where the repository is does not count. */
const ROOT = new URL("../../../", import.meta.url).pathname;

/** Sums of what is added, by part. Who changes something on purpose, and has looked at it, writes down the new ones. */
export function createSums() {
  /** @type {Record<string, number>} */
  const sums = {};
  return {
    /** @param {string} part @param {unknown} value Plain data. */
    add(part, value) {
      const text = JSON.stringify(value) ?? "";
      sums[part] = crc32(text.replaceAll(ROOT, ""), sums[part]);
    },
    /** @param {Record<string, string>} expected */
    check(expected) {
      const all = Object.entries(sums).map(([part, sum]) => [part, sum.toString(36)]);
      assert.deepEqual(Object.fromEntries(all), expected);
    },
  };
}
