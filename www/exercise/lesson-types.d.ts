// What JSDoc cannot say of `<pylos-lesson>`: its tag, and the types of its events.

import type { Listen } from "../element/types.js";
import type { PylosLesson } from "./lesson-element.js";

export type { Chapter, Condition, Mistake, Selection, Step, Turn } from "./lesson.js";
export { PylosLesson } from "./lesson-element.js";

export interface PylosLessonEventMap {
  /** The learner has gone to another step. */
  "pylos-step": CustomEvent<{ chapter: string; step: string }>;
  /** A step is done; a step that is only read is done when it opens. */
  "pylos-done": CustomEvent<{ chapter: string; step: string }>;
}

declare module "./lesson-element.js" {
  interface PylosLesson {
    addEventListener: Listen<PylosLesson, PylosLessonEventMap>;
    removeEventListener: Listen<PylosLesson, PylosLessonEventMap>;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "pylos-lesson": PylosLesson;
  }
}
