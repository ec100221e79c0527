// `import "pylos-board/react"` is `import "pylos-board"` with the elements as components of React 19.

import type { DetailedHTMLProps, HTMLAttributes, ReactElement } from "react";
import type { PylosBoard as Board } from "./element/types.js";
import type { PylosLesson as Lesson } from "./exercise/lesson-types.js";
import type { PylosPuzzle as Puzzle } from "./exercise/puzzle-types.js";
import type { Attributes, Elements, Plain } from "./tags.js";

type Html<Tag extends keyof Elements> = DetailedHTMLProps<
  HTMLAttributes<Elements[Tag]>,
  Elements[Tag]
>;

type Component<Tag extends keyof Elements> = (props: Html<Tag> & Attributes[Tag]) => ReactElement;

/** `<pylos-board>` with its events and properties. */
export declare const PylosBoard: Component<"pylos-board">;
export type PylosBoard = Board;
/** `<pylos-lesson>` with its events and properties. */
export declare const PylosLesson: Component<"pylos-lesson">;
export type PylosLesson = Lesson;
/** `<pylos-puzzle>` with its events. */
export declare const PylosPuzzle: Component<"pylos-puzzle">;
export type PylosPuzzle = Puzzle;

/** Events and properties do not arrive at a tag that a server has written: the components have them. */
type Tags = { [Tag in keyof Elements]: Html<Tag> & Plain[Tag] };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}

export * from "./element/types.js";
export * from "./exercise/lesson-types.js";
export * from "./exercise/puzzle-types.js";
