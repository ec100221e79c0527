/** Elements as plain values, so that what is shown can be made and tested without a document. */

/** @typedef {string | number | boolean | null | undefined} Value Of an attribute; true: without a value. */

/** @typedef {{ name: string, attributes: Record<string, Value>, content: readonly (Part | string)[] }} Part */

/** Content that is false or null is left out. @type {(name: string, attributes: Record<string, Value>, ...content: (Part | string | null | false)[]) => Part} */
export const h = (name, attributes, ...content) => ({
  name,
  attributes,
  content: content.filter((part) => part !== null && part !== false),
});

/** A button that says in its data what it does, for `onButton`. @type {(data: string, value: string | number, attributes: Record<string, Value>, ...content: (Part | string | null | false)[]) => Part} */
export const button = (data, value, attributes, ...content) =>
  h("button", { type: "button", [`data-${data}`]: value, ...attributes }, ...content);

/** An accessible name, which a pointer shows as well. @param {string} label */
export const named = (label) => ({ "aria-label": label, title: label });

/** A picture of one path. Hidden from screen readers: words beside it say the same. @type {(outline: string, attributes?: Record<string, string>) => Part} */
export const icon = (outline, attributes = {}) =>
  h(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: outline, ...attributes }),
  );

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = ["svg", "path"];

/** @param {Part} part @returns {HTMLElement} */
export function toElement({ name, attributes, content }) {
  const element = /** @type {HTMLElement} */ (
    DRAWN.includes(name) ? document.createElementNS(SVG, name) : document.createElement(name)
  );
  for (const [key, value] of Object.entries(attributes)) {
    // The policy of a page may forbid the attribute.
    if (key === "style") element.style.cssText = String(value);
    else if (value || value === 0) element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...content.map((part) => (typeof part === "string" ? part : toElement(part))));
  return element;
}
