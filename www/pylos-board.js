/** Defines `<pylos-board>`: the one module that a page loads. See docs/embedding.md. */

import { PylosBoard } from "./element/element.js";

export { PylosBoard };

// Not without a document, and not twice where two copies are loaded.
if (globalThis.customElements && !customElements.get("pylos-board")) {
  customElements.define("pylos-board", PylosBoard);
}
