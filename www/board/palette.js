/**
 * The colours and the typeface of signs and marks, from the style of the page.
 * @import { Tone } from "./types.js"
 */

/** @typedef {Record<Tone | "casing" | "font", string>} Palette The casing is around every stroke. */

/** @type {(element: HTMLElement) => Palette} */
export function readPalette(element) {
  const style = getComputedStyle(element);
  const read = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  return {
    accent: read("--pylos-mark") || "#35c9b8",
    good: read("--pylos-mark-good") || "#8fdc8a",
    even: read("--pylos-mark-even") || "#f3dc9c",
    bad: read("--pylos-mark-bad") || "#ff9f8a",
    casing: read("--pylos-mark-casing") || "rgb(9 38 36 / 78%)",
    font: style.fontFamily || "sans-serif",
  };
}
