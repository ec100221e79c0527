// A document for what renders, in Node: that of happy-dom, which knows neither `:active` nor `:focus-within`.

import { Window } from "happy-dom";

const { document, Element, HTMLButtonElement, Text } = new Window();
Object.assign(globalThis, { document, HTMLButtonElement, Text });

const held = { element: null, how: "" };
const { matches } = Element.prototype;
Element.prototype.matches = function (selector) {
  return held.how && selector.includes(held.how)
    ? this.contains(held.element)
    : matches.call(this, selector);
};

/** From now on an element is pressed (":active") or has the focus (":focus-within"). */
export const hold = (element, how = ":focus-within") => Object.assign(held, { element, how });

/** An element of the document. */
export function element(id = "") {
  const made = Object.assign(document.createElement("div"), { id });
  document.body.append(made);
  return made;
}
