// What the elements around an exercise share: which class they extend, which language they have, and how they end.

/** In Node there is no document, but the classes can be imported. */
export const Base = globalThis.HTMLElement ?? class {};

/** @param {HTMLElement} element */
export const languageOf = (element) =>
  element.lang || element.closest("[lang]")?.getAttribute("lang") || navigator.language;

/** Calls `end` unless the element is only moved, and connected again by then. @type {(element: HTMLElement, end: () => void) => void} */
export const whenGone = (element, end) =>
  queueMicrotask(() => {
    if (!element.isConnected) end();
  });

/** @type {(element: HTMLElement, type: string, detail: unknown) => void} */
export const tell = (element, type, detail) =>
  void element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
