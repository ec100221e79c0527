/** Defines `<pylos-puzzle>` and the `<pylos-board>` in it. See docs/embedding.md. */

import "./pylos-board.js";
import { PylosPuzzle } from "./exercise/puzzle-element.js";

export { PylosPuzzle };

// Does nothing without a document, or if another copy has defined the element.
if (globalThis.customElements && !customElements.get("pylos-puzzle")) {
  customElements.define("pylos-puzzle", PylosPuzzle);
}
