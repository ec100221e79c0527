/** Defines `<pylos-lesson>` and the `<pylos-board>` in it. See docs/embedding.md. */

import "./pylos-board.js";
import { PylosLesson } from "./learn/element.js";

export { PylosLesson };

// Does nothing without a document, or if another copy has defined the element.
if (globalThis.customElements && !customElements.get("pylos-lesson")) {
  customElements.define("pylos-lesson", PylosLesson);
}
