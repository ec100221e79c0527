
/** A cell: level digit, file letter, rank digit; `1a1` to `1d4`, `2a1` to `2c3`, `3a1` to `3b2`, `4a1` (the apex). */
export type Cell = string;
/** A player, named by the colour of his balls. Light moves first. */
export type Player = "light" | "dark";
/** Which figures give a take-back. */
export type Variant = "children" | "standard" | "expert";
/** Whether a completed figure obliges to take one or two balls back. */
export type TakeBackOption = "required" | "optional";
/** What an empty reserve means for the player to move. */
export type EmptyReserve = "loses" | "playsOn";

/** A rule set. */
export interface Rules {
  readonly variant: Variant;
  readonly takeBack: TakeBackOption;
  readonly emptyReserve: EmptyReserve;
}

/** What a new game starts from; everything has a default. */
export interface NewGameOptions {
  variant?: Variant;
  takeBack?: TakeBackOption;
  emptyReserve?: EmptyReserve;
  /** Position text; the empty board if left out. */
  position?: string;
  /** Moves played at once. */
  moves?: readonly (string | Move)[];
}

/** A square (2x2) or line of one colour. */
export interface Figure {
  readonly kind: "square" | "line";
  readonly cells: readonly Cell[];
}

/** One whole turn. */
export interface Move {
  /** Canonical text: `1b2` (place), `1b2-2a1` (raise), `1c1x1a1x1c1` (with balls taken back). */
  readonly text: string;
  /** The cell a raised ball leaves; `null` when the ball comes from the reserve. */
  readonly from: Cell | null;
  readonly to: Cell;
  /** The cells of the balls taken back: none, one or two. */
  readonly takeBack: readonly Cell[];
  /** The figures of the mover's colour that the ball completes. */
  readonly completes: readonly Figure[];
}

/** Why a game is over. */
export type Reason = "apex" | "emptyReserve" | "noMove" | "repetition" | "resignation" | "time";

/** How a game ended. */
export interface Result {
  /** `null` is a draw. */
  readonly winner: Player | null;
  readonly reason: Reason;
}

/** A game: plain frozen data that survives `structuredClone` and JSON. */
export interface Game {
  /** The whole truth, as a game record. */
  readonly record: string;
  readonly rules: Rules;
  /** Canonical position text. */
  readonly position: string;
  /** The player to move. */
  readonly turn: Player;
  readonly balls: Readonly<Record<Cell, Player>>;
  readonly reserve: { readonly light: number; readonly dark: number };
  /** Balls of the player to move with at least one legal raise. */
  readonly liftable: readonly Cell[];
  /** Canonical text of every turn so far. */
  readonly moves: readonly string[];
  readonly lastMove: Move | null;
  /** How often this position, with this player to move, has now occurred; 1 is the first time. */
  readonly repetitions: number;
  readonly result: Result | null;
}

/** A game, anything with its `record`, or the record itself. */
export type GameInput = string | { readonly record: string };

/** What the engine says of a legal move, from the mover's side. */
export interface MoveScore {
  readonly text: string;
  /** `null` where the search has not decided it. */
  readonly value: "win" | "draw" | "loss" | null;
  /** Turns of both players from now to the end of the game, this move counted, where known. */
  readonly distance: number | null;
  /** Whether the value is proven. */
  readonly exact: boolean;
  /** Comparable among the moves of one answer: higher is better. */
  readonly score: number;
}

/** How long the engine may think; the first limit reached stops it. */
export interface AnalyseOptions {
  /** Milliseconds; 1000 when no limit is given at all. */
  timeMs?: number;
  /** Positions looked at. */
  nodes?: number;
  /** Turns looked ahead. */
  depth?: number;
}

/** How the computer plays. */
export interface ChooseOptions {
  /** 1 (loses to a child) to 8 (perfect, with the table of the rule set); 3 if left out. */
  level?: number;
  /** From 0 to 2^53; the same seed gives the same choice; 0 if left out. */
  seed?: number;
}

/** What every function throws. */
export interface PylosError extends Error {
  readonly code:
    | "badPosition"
    | "badMove"
    | "illegalMove"
    | "gameOver"
    | "badRecord"
    | "badOption"
    | "badTable";
}
