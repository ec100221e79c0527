import { h } from "./nodes.js";

/** Outlines that several rooms show, 24 units a side. */
export const OUTLINES = {
  first: "M6 5v14M18 5l-8 7 8 7",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  left: "M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15",
  right: "M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19 15",
};

/** A picture of one path. Hidden from screen readers: words beside it say the same. @type {(outline: string, attributes?: Record<string, string>) => import("./nodes.js").Part} */
export const icon = (outline, attributes = {}) =>
  h(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: outline, ...attributes }),
  );

/** As markup, from what is in the picture. @param {string} content */
export const iconMarkup = (content) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${content}</svg>`;
