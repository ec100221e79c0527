// `import "pylos-board/vue"` is `import "pylos-board"` with the tags for templates of Vue.

import type { HTMLAttributes, VNodeProps } from "vue";
import type { PylosBoardEventMap } from "./element/types.js";
import type { PylosLessonEventMap } from "./exercise/lesson-types.js";
import type { PylosPuzzleEventMap } from "./exercise/puzzle-types.js";
import type { Attributes } from "./tags.js";

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** `@pylos-move` of a template is `onPylosMove`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Pascal<Name>}`]?: (event: Events[Name]) => void;
};

type Tag<Name extends keyof Attributes, Events> = new () => {
  $props: HTMLAttributes & VNodeProps & Attributes[Name] & Listeners<Events>;
};

declare module "vue" {
  interface GlobalComponents {
    "pylos-board": Tag<"pylos-board", PylosBoardEventMap>;
    "pylos-lesson": Tag<"pylos-lesson", PylosLessonEventMap>;
    "pylos-puzzle": Tag<"pylos-puzzle", PylosPuzzleEventMap>;
  }
}

export * from "./element/types.js";
