/**
 * The colours and the typeface of signs and marks, from the style of the page.
 * @import { Tone } from "./types.js"
 */

/** @typedef {Record<Tone | "casing" | "text" | "font", string>} Palette The casing is around every stroke; the text, around the board. */

/** The colours of a page that sets none. */
const COLOURS = {
  accent: "#35c9b8",
  happened: "#fff1d2",
  completes: "#ffcb45",
  threat: "#ff7357",
  coach: "#b3b0ff",
  good: "#8fdc8a",
  even: "#f3dc9c",
  bad: "#ff9f8a",
  casing: "rgb(9 38 36 / 78%)",
};

/** @type {Readonly<Palette>} */
export const PALETTE = { ...COLOURS, text: "#000", font: "sans-serif" };

/** Tones are the custom properties `--pylos-mark-…`; the accent is `--pylos-mark`. @type {(element: HTMLElement) => Palette} */
export function readPalette(element) {
  const style = getComputedStyle(element);
  const palette = { ...PALETTE, text: style.color, font: style.fontFamily };
  for (const name of /** @type {(keyof typeof COLOURS)[]} */ (Object.keys(COLOURS))) {
    const property = name === "accent" ? "--pylos-mark" : `--pylos-mark-${name}`;
    palette[name] = style.getPropertyValue(property).trim() || palette[name];
  }
  return palette;
}
