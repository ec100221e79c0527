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
  /** 1: balls that hide others are drawn as glass. */
  glass?: number;
}

/** Something pointed out on the board. */
export interface Mark {
  /** A label is only heard. */
  kind: "arrow" | "ring" | "minus" | "badge" | "label";
  /** A cell or a reserve (`light`, `dark`): where it stands, or where the arrow leads. */
  at: string;
  /** Where the arrow begins. */
  from?: string;
  tone?: "accent" | "good" | "even" | "bad";
  /** In a badge: a few signs. */
  text?: string;
  /** Of a badge; round unless given. */
  shape?: "round" | "diamond" | "square";
  /** A badge as an outline only. */
  hollow?: boolean;
  /** A badge as large as the ball, in its middle. */
  large?: boolean;
  /** What assistive technology is told at the place, instead of the usual words; "" for nothing. */
  label?: string;
}

/** The turn in progress: what of it has been chosen. */
export interface Choice {
  /** The ball in hand: `reserve`, a cell, or null for none. */
  readonly picked: string | null;
  /** Where it has been played; null: not yet. */
  readonly to: string | null;
  /** The balls taken back so far. */
  readonly takeBack: readonly string[];
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

/** What the board shows, or can be asked for, has changed, whoever did it. */
export type PylosChangeEvent = CustomEvent<null>;
/** The board is about to tell assistive technology something; cancelled, it does not. */
export type PylosSayEvent = CustomEvent<{ text: string }>;
/** The rules could not be loaded; cancelled, the empty board stays instead of what the tag holds. */
export type PylosFailEvent = CustomEvent<{ reason: string }>;

/** The events that are the element's own. */
export interface PylosBoardEventMap {
  "pylos-choose": PylosChooseEvent;
  "pylos-move": PylosMoveEvent;
  "pylos-end": PylosEndEvent;
  "pylos-illegal": PylosIllegalEvent;
  "pylos-change": PylosChangeEvent;
  "pylos-say": PylosSayEvent;
  "pylos-fail": PylosFailEvent;
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
  /** The turn in progress. */
  get choice(): Choice;
  /** Turns played at the moment looked back at; null: the game itself. */
  get looking(): number | null;
  /** The sentence under the status: why a choice did nothing, and the like. */
  get note(): string;
  /** Whether the opponent has been thinking for a while. */
  get thinking(): boolean;
  /** Whether the opponent waits; the next turn, or one taken back, ends that. */
  paused: boolean;
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
  /** Ends the turn in progress as it stands, where the rules allow that. */
  stop(): Promise<Game>;
  /** Goes one step back in the turn in progress. */
  putBack(): Promise<Game>;
  /** Back to the game from looking back; else cancels the turn in progress, or takes the note away. */
  cancel(): Promise<Game>;

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
