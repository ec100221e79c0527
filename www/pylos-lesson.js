/** Defines `<pylos-lesson>` and the `<pylos-board>` in it. See docs/embedding.md. */

import "./pylos-board.js";
import { PylosLesson } from "./exercise/lesson-element.js";

export { PylosLesson };

// Does nothing without a document, or if another copy has defined the element.
if (globalThis.customElements && !customElements.get("pylos-lesson")) {
  customElements.define("pylos-lesson", PylosLesson);
}
