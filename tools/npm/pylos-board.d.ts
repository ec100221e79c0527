import type { Game, Move } from "./pkg/pylos.js";

export type { Game, Move } from "./pkg/pylos.js";

/** Where the board is seen from; what is left out is as usual. */
export interface Look {
  /** Degrees above the table, 55 to 90. */
  elevation?: number;
  /** Degrees the board is turned counterclockwise. */
  turn?: number;
  /** Balls above this level, 1 to 4, are put aside. */
  level?: number;
}

/** Something pointed out on the board. */
export interface Mark {
  kind: "arrow" | "ring" | "minus" | "badge";
  /** A cell or a reserve (`light`, `dark`): where it stands, or where the arrow leads. */
  at: string;
  /** Where the arrow begins. */
  from?: string;
  tone?: "accent" | "good" | "even" | "bad";
  /** In a badge: a number of up to three digits. */
  text?: string;
}

/** What is shown beside balls and board. */
export type Shown =
  | "coordinates"
  | "liftable"
  | "legal"
  | "last-move"
  | "reserves"
  | "notation"
  | "controls";

/** The reader has chosen a place of the board. */
export type PylosChooseEvent = CustomEvent<{ place: string }>;
/** The reader has chosen a whole turn; cancelled, it is not played. */
export type PylosMoveEvent = CustomEvent<{ move: Move; before: Game; after: Game }>;
/** A turn on the board has ended the game. */
export type PylosEndEvent = CustomEvent<{ game: Game }>;
/** The reader has chosen what is not possible. */
export type PylosIllegalEvent = CustomEvent<{ reason: string; place: string; from: string | null }>;

/** The events that are the element's own. */
export interface PylosBoardEventMap {
  "pylos-choose": PylosChooseEvent;
  "pylos-move": PylosMoveEvent;
  "pylos-end": PylosEndEvent;
  "pylos-illegal": PylosIllegalEvent;
}

/** A Pylos board: `<pylos-board>`. */
export class PylosBoard extends HTMLElement {
  static readonly observedAttributes: string[];

  variant: "children" | "standard" | "expert";
  takeBack: "required" | "optional";
  emptyReserve: "loses" | "playsOn";
  /** The start as a position text; null for the empty board. */
  position: string | null;
  /** The turns already played when the board begins. */
  moves: readonly string[];
  /** Turns played at the moment shown first; null for all. */
  ply: number | null;
  view: Look;
  orientation: "light" | "dark";
  interactive: "none" | "light" | "dark" | "both" | null;
  /** Level of the computer, 1 to 8. */
  opponent: number | null;
  selectable: "balls" | null;
  show: readonly Shown[];
  marks: readonly Mark[];
  theme: "light" | "dark" | "auto" | null;

  /** The game on the board; null until the rules are there. */
  get game(): Game | null;
  /** A game, anything with its record, or the record itself; null for what the attributes say. */
  set game(value: { readonly record: string } | string | null);
  /** Fulfilled once there is a game on the board. */
  get ready(): Promise<this>;

  /** Plays a turn; rejects with what the rules say against it. */
  play(move: string | { text: string }): Promise<Game>;
  /** Takes a turn back; against the computer its answer too. */
  undo(): Promise<Game>;
  /** Shows the moment after so many turns. */
  goTo(ply: number): Promise<Game>;
  /** The game as the attributes have it. */
  reset(): Promise<Game>;

  addEventListener<Type extends keyof PylosBoardEventMap>(
    type: Type,
    listener: (this: PylosBoard, event: PylosBoardEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: PylosBoard, event: HTMLElementEventMap[Type]) => void,
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
    "pylos-board": PylosBoard;
  }
}
