/** Defines `<pylos-board>`; all that a page has to load. See docs/embedding.md. */

import { PylosBoard } from "./board/element/element.js";

export { PylosBoard };

// Nothing is defined where there is no document, nor twice where two copies are loaded.
if (globalThis.customElements && !customElements.get("pylos-board")) {
  customElements.define("pylos-board", PylosBoard);
}
