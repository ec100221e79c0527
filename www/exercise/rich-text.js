/**
 * The texts of a lesson with a little Markdown: `*emphasis*`, `**strong**`, `[link](address)`. They become nodes and
 * never HTML, so a text cannot bring anything else into the page.
 * @import { Part } from "../site/nodes.js"
 */

import { h } from "../site/nodes.js";

// No part of it looks further than to the next asterisks or brackets, so that a long text takes time by its length only.
const MARKED =
  /\*\*(?=\S)((?:(?!\*\*).)+)(?<=\S)\*\*|(?<!\w)\*(?=[^\s*])([^*]*[^\s*])\*(?!\w)|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** @param {string} text @returns {(string | Part)[]} */
export function richText(text) {
  /** @type {(string | Part)[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    const { index } = found;
    const [whole, strong, emphasis, words, address] = found;
    parts.push(text.slice(end, index));
    if (strong !== undefined) parts.push(h("strong", {}, ...richText(strong)));
    else if (emphasis !== undefined) parts.push(h("em", {}, ...richText(emphasis)));
    else if (isSafe(address)) parts.push(h("a", { href: address }, ...richText(words)));
    else parts.push(whole);
    end = index + whole.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== "");
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
