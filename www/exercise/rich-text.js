/**
 * The texts of a lesson with a little Markdown: `*emphasis*`, `**strong**`, `[link](address)`. They become nodes and
 * never HTML, so a text cannot bring anything else into the page.
 */

import { make } from "../site/dom.js";

const MARKED =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|(?<!\w)\*(?=[^\s*])([^*]*[^\s*])\*(?!\w)|\[([^[\]]+)\]\(([^()\s]+)\)/;

/** @param {string} text @returns {(string | HTMLElement)[]} */
export function richText(text) {
  const found = MARKED.exec(text);
  if (found === null) return text === "" ? [] : [text];
  const [whole, strong, emphasis, words, address] = found;
  /** @type {string | HTMLElement} */
  let marked = whole;
  if (strong !== undefined) marked = around("strong", strong);
  else if (emphasis !== undefined) marked = around("em", emphasis);
  else if (isSafe(address)) marked = Object.assign(around("a", words), { href: address });
  const { index } = found;
  return [
    ...(index > 0 ? [text.slice(0, index)] : []),
    marked,
    ...richText(text.slice(index + whole.length)),
  ];
}

/** @type {(name: "strong" | "em" | "a", text: string) => HTMLElement} */
function around(name, text) {
  const element = make(name);
  element.append(...richText(text));
  return element;
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
