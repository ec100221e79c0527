// The tags of the elements, for the types of frameworks.

import type {
  PylosBoardAttributes,
  PylosLessonAttributes,
  PylosPuzzleAttributes,
} from "./attributes.js";
import type { PylosBoard, PylosBoardEventMap, PylosBoardProperties } from "./element/types.js";
import type { PylosLesson, PylosLessonEventMap } from "./exercise/lesson-types.js";
import type { PylosPuzzle, PylosPuzzleEventMap } from "./exercise/puzzle-types.js";

export interface Elements {
  "pylos-board": PylosBoard;
  "pylos-lesson": PylosLesson;
  "pylos-puzzle": PylosPuzzle;
}

export interface Events {
  "pylos-board": PylosBoardEventMap;
  "pylos-lesson": PylosLessonEventMap;
  "pylos-puzzle": PylosPuzzleEventMap;
}

interface Own {
  "pylos-board": Omit<PylosBoardAttributes, keyof PylosBoardProperties> & PylosBoardProperties;
  "pylos-lesson": PylosLessonAttributes & Partial<Pick<PylosLesson, "chapters" | "mustSolve">>;
  "pylos-puzzle": PylosPuzzleAttributes;
}

/** With attributes such as `onpylos-move`. */
export type Attributes = {
  [Tag in keyof Own]: Own[Tag] & {
    [Name in keyof Events[Tag] & string as `on${Name}`]?:
      | ((event: Events[Tag][Name]) => void)
      | undefined;
  };
};
