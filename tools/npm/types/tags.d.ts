// The tags of the elements, for the types of frameworks.

import type {
  PylosBoardAttributes,
  PylosLessonAttributes,
  PylosPuzzleAttributes,
} from "./attributes.js";
import type {
  PylosBoard,
  PylosBoardEventMap,
  PylosBoardProperties,
  ShownText,
} from "./element/types.js";
import type { Chapter, PylosLesson, PylosLessonEventMap } from "./exercise/lesson-types.js";
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

/** What is an attribute, and so may stand in HTML; the tag's listeners must be added by a program. */
export type Plain = {
  [Tag in keyof Own]: PlainAttributes[Tag] & {
    [Name in keyof Events[Tag] & string as `on${Name}`]?: never;
  };
};

interface PlainAttributes {
  "pylos-board": Omit<PylosBoardAttributes, "show"> & { show?: ShownText | undefined };
  "pylos-lesson": PylosLessonAttributes;
  "pylos-puzzle": PylosPuzzleAttributes;
}

interface Own {
  "pylos-board": Omit<PylosBoardAttributes, keyof PylosBoardProperties> & PylosBoardProperties;
  "pylos-lesson": PylosLessonAttributes & {
    chapters?: readonly Chapter[] | Chapter | undefined;
    mustSolve?: boolean | undefined;
  };
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
