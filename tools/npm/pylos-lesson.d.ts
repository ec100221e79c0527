export { PylosBoard } from "./pylos-board.js";

/** What a turn must be like; every part that is given must hold. Cells and turns stand in one text, spaces between. */
export interface Condition {
  /** The whole turn is one of these. */
  move?: string;
  /** "reserve", "board" (it was raised), or some cells. */
  from?: string;
  to?: string;
  level?: number;
  completes?: "square" | "line" | "nothing";
  /** At least so many are completed. */
  figures?: number;
  /** Exactly so many balls are taken back. */
  takes?: number;
  /** All these are taken back, among others. */
  takesBack?: string;
  /** So many balls, or more, are in the mover's reserve after the turn. */
  reserve?: number;
  wins?: boolean;
  /** No turn at all: one of these places was chosen, and the rules refused it. Only in mistakes. */
  refused?: string;
}

/** An answer to a typical mistake. */
export interface Mistake {
  when: Condition;
  say: string;
}

/** One turn of the learner, and what the opponent plays after it. */
export interface Turn {
  want: Condition;
  mistakes?: Mistake[];
  otherwise?: string;
  /** The opponent's turns in order of preference; the first legal one is played. */
  reply?: string;
}

/** Balls to be picked out, in any order. */
export interface Selection {
  cells: string;
  mistakes?: { cells: string; say: string }[];
}

/** One step; with neither `turns` nor `select` it is only read. */
export interface Step {
  id: string;
  position: string;
  text: string;
  figure?: string;
  rules?: {
    readonly variant?: "children" | "standard" | "expert";
    readonly takeBack?: "required" | "optional";
    readonly emptyReserve?: "loses" | "playsOn";
  };
  marks?: string;
  turns?: Turn[];
  select?: Selection;
  done?: string;
}

export interface Chapter {
  id: string;
  title: string;
  steps: Step[];
}

/** The learner has gone to a step, or done one. */
export type PylosStepEvent = CustomEvent<{ chapter: string; step: string }>;

/** The events that are the element's own. */
export interface PylosLessonEventMap {
  "pylos-step": PylosStepEvent;
  "pylos-done": PylosStepEvent;
}

/** Lessons around a board: `<pylos-lesson>`. */
export class PylosLesson extends HTMLElement {
  static readonly observedAttributes: string[];

  /** What the JSON in the tag would say. */
  get chapters(): readonly Chapter[];
  set chapters(data: readonly Chapter[] | Chapter);
  /** The step that is open, as `chapter/step`. */
  at: string | null;

  addEventListener<Type extends keyof PylosLessonEventMap>(
    type: Type,
    listener: (this: PylosLesson, event: PylosLessonEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: PylosLesson, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "pylos-lesson": PylosLesson;
  }
}
