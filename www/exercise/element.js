// What the elements around an exercise share: which class they extend, which language they have, and how they tell the page.

/** In Node there is no document, but the classes can be imported. */
export const Base = globalThis.HTMLElement ?? class {};

/** @param {HTMLElement} element */
export const languageOf = (element) =>
  element.lang || element.closest("[lang]")?.getAttribute("lang") || navigator.language;

/** @type {(element: HTMLElement, type: string, detail: unknown) => void} */
export const tell = (element, type, detail) =>
  void element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
