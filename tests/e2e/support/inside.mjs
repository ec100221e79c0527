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
