// What the elements around an exercise share: which class they extend, and how they tell the page.

/** In Node there is no document, but the classes can be imported. */
export const Base = globalThis.HTMLElement ?? class {};

/** @type {(element: HTMLElement, type: string, detail: unknown) => void} */
export const tell = (element, type, detail) =>
  void element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
