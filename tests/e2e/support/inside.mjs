/** Looking into what elements of a page hold inside: a test meets it as a person does, wherever it stands. */

/**
 * What every page of a test has, as `globalThis`.
 *
 * @typedef {object} Inside
 * @property {(selector: string, root?: ParentNode) => Element[]} everything All that matches, in the
 *   order of the document, shadow trees included.
 * @property {() => Element | null} focusedElement
 */

/** Runs in the page, before its own scripts. */
export function lookInside() {
  /** @type {Inside["everything"]} */
  const everything = (selector, root = document) =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? everything(selector, element.shadowRoot) : []),
    ]);
  const focusedElement = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
  Object.assign(globalThis, { everything, focusedElement });
}

let storages = 0;

/** A new name of a storage, for `emptyStorage`. */
export function newStorage() {
  storages += 1;
  return `${process.pid} ${storages}`;
}

/**
 * Runs in the page, before its own scripts: empties the storage that an earlier test has left. The
 * storage of this test is known by its name.
 *
 * @param {string} name
 */
export function emptyStorage(name) {
  try {
    if (localStorage.getItem("test") === name) return;
    localStorage.clear();
    localStorage.setItem("test", name);
  } catch {
    // A sandboxed frame and a blank page have no storage.
  }
}
