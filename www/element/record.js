/** What a board needs for a game that comes from a record: loaded where there is one. */

import { dataOf, fetchText, fromBlock } from "../site/author-data.js";

export { commentShown } from "../game/comments.js";
export { fetchTextNow } from "../site/author-data.js";

/** Reads the record of a file, or with null of a data block in the page. Rejects with `Missing`. @param {Element} board @param {string | null} src */
export async function readRecord(board, src) {
  const written = src === null ? await dataOf(board, "text/x-pylos") : await fetchText(src);
  if (written === null) return null;
  // The first line is the one after the tag.
  return (src === null ? fromBlock(written) : written).replace(/^\s*\n/, "");
}
