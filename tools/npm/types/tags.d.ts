// The tags of the elements, for the types of frameworks.

import type {
  PylosBoardAttributes,
  PylosLessonAttributes,
  PylosPuzzleAttributes,
} from "./attributes.js";
import type { PylosBoard, PylosBoardEventMap, PylosBoardProperties } from "./element/types.js";
import type { PylosLesson, PylosLessonEventMap } from "./exercise/lesson-types.js";
import type { PylosPuzzle, PylosPuzzleEventMap } from "./exercise/puzzle-types.js";

/** Attributes such as `onpylos-move`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

export interface Elements {
  "pylos-board": PylosBoard;
  "pylos-lesson": PylosLesson;
  "pylos-puzzle": PylosPuzzle;
}

export interface Attributes {
  "pylos-board": Omit<PylosBoardAttributes, keyof PylosBoardProperties> &
    PylosBoardProperties &
    Listeners<PylosBoardEventMap>;
  "pylos-lesson": PylosLessonAttributes &
    Partial<Pick<PylosLesson, "chapters" | "mustSolve">> &
    Listeners<PylosLessonEventMap>;
  "pylos-puzzle": PylosPuzzleAttributes & Listeners<PylosPuzzleEventMap>;
}
