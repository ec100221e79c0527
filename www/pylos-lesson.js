/** Defines `<pylos-lesson>` and the `<pylos-board>` in it. See docs/embedding.md. */

import "./pylos-board.js";
import { PylosLesson } from "./learn/element.js";

export { PylosLesson };

// Nothing is defined where there is no document, nor twice where two copies are loaded.
if (globalThis.customElements && !customElements.get("pylos-lesson")) {
  customElements.define("pylos-lesson", PylosLesson);
}
