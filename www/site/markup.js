// The elements of a page's HTML, and their texts.

import { isTextKey, text } from "../text/text.js";
import { setLabel, setText } from "./dom.js";

/** @type {(id: string) => HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * Fills `data-text` (content) and `data-label` (accessible name and tooltip of a button). Links to the other pages keep the
 * language that the address asks for, and those to the rules lead to that of the page.
 * @type {(root: ParentNode) => void}
 */
export function localise(root) {
  /** @type {NodeListOf<HTMLElement>} */
  const elements = root.querySelectorAll("[data-text], [data-label]");
  for (const element of elements) {
    const { text: key = "", label = "" } = element.dataset;
    if (isTextKey(key)) setText(element, text(key));
    if (isTextKey(label)) setLabel(element, text(label));
  }
  for (const link of root.querySelectorAll("a[href]")) {
    const href = (link.getAttribute("href") ?? "")
      .replace(/^(\w+\.html)(\?[^#]*)?/, (_, page) => page + location.search)
      .replace(/^rules\/\w+/, `rules/${document.documentElement.lang}`);
    link.setAttribute("href", href);
  }
}

/** Of Trusted Types, where a host demands them (docs/hosting.md). */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("pylos-site", {
  createScriptURL: (/** @type {string} */ address) => address,
});

/** The address of a page, to be copied by the visitor. In pylos.html, pages have other addresses. @param {string} href @returns {string} */
export const wholeAddress = (href) =>
  /** @type {any} */ (self).pylosLink?.(href) ?? new URL(href, location.href).href;

/** An address of a script, as `register` takes it. @type {(address: string) => string} */
export const scriptAddress = (address) => policy?.createScriptURL(address) ?? address;
