// Elements of the page of puzzles, each made anew for `renew`.

import { make } from "../site/dom.js";

/** @type {(href: string, words: string, className?: string) => HTMLAnchorElement} */
export const link = (href, words, className = "button") =>
  Object.assign(make("a", className, words), { href });

/** Things beside each other. @param {...HTMLElement} parts */
export function row(...parts) {
  const made = make("div", "row");
  // Its first button tells it from the other rows.
  made.dataset.row = parts[0].dataset.do ?? "";
  made.append(...parts);
  return made;
}
