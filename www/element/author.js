/** What an author has given to a board: a game record, and attributes that mean nothing. Loaded where there is one of them. */

import { canPaint } from "../board/canvas.js";
import { reason } from "../game/reasons.js";
import { dataOf, fetchText, fromBlock } from "../site/author-data.js";
import { loadTexts, translations } from "../text/board-text.js";

export { commentShown } from "../game/comments.js";
export { fetchTextNow } from "../site/author-data.js";

/** Reads the record of a file, or with null of a data block in the page. Rejects with `Missing`. @param {Element} board @param {string | null} src */
export async function readRecord(board, src) {
  const written = src === null ? await dataOf(board, "text/x-pylos") : await fetchText(src);
  if (written === null) return null;
  // The first line is the one after the tag.
  return (src === null ? fromBlock(written) : written).replace(/^\s*\n/, "");
}

/** What is wrong, by attribute; as `game`, what the rules say. Attributes are explained in English, for the author. @type {(lang: string, bad: ReadonlyMap<string, Error>) => Promise<string>} */
export async function complaint(lang, bad) {
  const text = await loadTexts(lang, translations("reasons"));
  const faults = [...bad].map(([name, fault]) =>
    name === "game" ? reason(text, fault) : `Attribute ${name} ${fault.message}`,
  );
  return [...faults, ...(canPaint() ? [] : [text("element.noCanvas")])].join("\n");
}
