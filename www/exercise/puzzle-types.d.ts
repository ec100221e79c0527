// What JSDoc cannot say of `<pylos-puzzle>`: its tag, and the types of its events.

import type { Listen } from "../element/types.js";
import type { PylosPuzzle } from "./puzzle-element.js";

export { PylosPuzzle } from "./puzzle-element.js";

/** How the puzzle ended. */
export interface PuzzleDetail {
  /** Such as `standard-417`. */
  id: string;
  mistakes: number;
  hints: number;
}

export interface PylosPuzzleEventMap {
  /** The reader has solved the puzzle. */
  "pylos-solved": CustomEvent<PuzzleDetail>;
  /** The reader has asked for the solution, or has judged wrongly. */
  "pylos-failed": CustomEvent<PuzzleDetail>;
}

declare module "./puzzle-element.js" {
  interface PylosPuzzle {
    addEventListener: Listen<PylosPuzzle, PylosPuzzleEventMap>;
    removeEventListener: Listen<PylosPuzzle, PylosPuzzleEventMap>;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "pylos-puzzle": PylosPuzzle;
  }
}
