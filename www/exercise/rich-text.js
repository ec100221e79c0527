/**
 * The texts of a lesson with a little Markdown: `*emphasis*`, `**strong**`, `[link](address)`. They become nodes and
 * never HTML, so a text cannot bring anything else into the page.
 * @import { Part } from "../site/nodes.js"
 */

import { h } from "../site/nodes.js";

const MARKED =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|(?<!\w)\*(?=[^\s*])([^*]*[^\s*])\*(?!\w)|\[([^[\]]+)\]\(([^()\s]+)\)/;

/** @param {string} text @returns {(string | Part)[]} */
export function richText(text) {
  const found = MARKED.exec(text);
  if (found === null) return text === "" ? [] : [text];
  const [whole, strong, emphasis, words, address] = found;
  /** @type {string | Part} */
  let marked = whole;
  if (strong !== undefined) marked = h("strong", {}, ...richText(strong));
  else if (emphasis !== undefined) marked = h("em", {}, ...richText(emphasis));
  else if (isSafe(address)) marked = h("a", { href: address }, ...richText(words));
  const { index } = found;
  return [
    ...(index > 0 ? [text.slice(0, index)] : []),
    marked,
    ...richText(text.slice(index + whole.length)),
  ];
}

/** Whether a link may lead there: an address of the web, or a relative one. @param {string} address */
export function isSafe(address) {
  try {
    // As a browser reads it, which ignores tabs and line breaks in `java\nscript:`.
    return ["http:", "https:"].includes(new URL(address, "https://relative.invalid").protocol);
  } catch {
    return false;
  }
}
