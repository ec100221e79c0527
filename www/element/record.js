/** The record of a board, in a file or in a data block of the page: loaded where there is one. */

import { dataOf, fetchText, fromBlock } from "../site/author-data.js";

export { fetchTextNow } from "../site/author-data.js";

/**
 * @param {Element} board
 * @param {string | null} src The address of the file; null for the block.
 * @returns {Promise<string | null>} Rejects with `Missing`.
 */
export async function readRecord(board, src) {
  const written = src === null ? await dataOf(board, "text/x-pylos") : await fetchText(src);
  if (written === null) return null;
  // The first line is the one after the tag.
  return (src === null ? fromBlock(written) : written).replace(/^\s*\n/, "");
}
