/** A cell: level digit, file letter, rank digit; `1a1` to `1d4`, `2a1` to `2c3`, `3a1` to `3b2`, `4a1` (the apex). */
export type Cell = string;
/** A player, named by the colour of the balls. Light moves first. */
export type Player = "light" | "dark";
/** Which figures give a take-back. */
export type Variant = "children" | "standard" | "expert";
/** Whether a completed figure obliges to take one or two balls back. */
export type TakeBackOption = "required" | "optional";
/** What an empty reserve means for the player to move. */
export type EmptyReserve = "loses" | "playsOn";

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
  /** Moves played at once, at most 10,000. */
  moves?: readonly (string | Move)[];
}

/** A square (2x2) or line of one colour. */
export interface Figure {
  readonly kind: "square" | "line";
  readonly cells: readonly Cell[];
}

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

export type Reason =
  | ("apex" | "emptyReserve" | "noMove" | "repetition")
  | ("resignation" | "time" | "agreement");

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
  readonly position: string;
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
  /** Position text of the start. */
  readonly start: string;
  /** The tags of the record, beside those of the rules, the start and the result. */
  readonly tags: Readonly<Record<string, string>>;
  /** What is written beside the moves, in order; empty comments are left out. */
  readonly notes: readonly Note[];
}

/** Something written beside the moves of a game. */
export interface Note {
  /** Moves played where it stands; 0 before the first. */
  readonly ply: number;
  readonly kind: "comment" | "glyph" | "variation";
  /**
   * A comment without its braces; a glyph as people write it (`!`, `?!`; `$10` where there is no sign);
   * a variation without its parentheses (`1... 1a1? {too near} 2. 1b1`).
   */
  readonly text: string;
  /** The moves of a variation: the first is played in place of move number `ply`. */
  readonly moves?: readonly string[];
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
  /** About how large the distance is, where the tables prove the value and the distance is not known. */
  readonly estimate: number | null;
  /** Whether the value is proven. */
  readonly exact: boolean;
  /** Comparable among the moves of one answer: higher is better. */
  readonly score: number;
  /** What says so; `search` where the value is `null`. */
  readonly source: "search" | "tables" | "solution";
}

/** What is known about a question that was asked. */
export interface Knowledge {
  /** Every legal move, best first; for a level, the move it plays, once it is chosen. */
  readonly moves: readonly MoveScore[];
  /** Whether more time would add nothing. */
  readonly final: boolean;
}

/** A fact about a turn; docs/puzzles.md says what each means. */
export type Theme =
  | "square"
  | "line"
  | "two-back"
  | "one-back"
  | "raise"
  | "deny"
  | "unlock"
  | "zugzwang"
  | "hold"
  | "apex";

/** What a remark says of a turn; a better turn changes the player's reserve by as many balls or more. */
export type RemarkKind =
  // It completes a figure, or makes one impossible that the opponent could have completed next. `cells`: the figures.
  | "completes"
  | "blocks"
  // After it the opponent can complete a figure, and after a better turn none. `cells`: the figures.
  | "allowsFigure"
  // It completes no figure, and a turn that does gains balls over it. `cells`: the figures.
  | "missesFigure"
  // After it the opponent can raise but complete nothing, and after a better turn neither. `cells`: balls and places.
  | "allowsRaise"
  // It is plain, and a raise gains a ball over it. `cells`: the ball and the place. Not beside `missesFigure`.
  | "missesRaise"
  // It takes one ball back where it could take two. `cells`: those that the better turn takes back, or its own.
  | "takesOneBack";

export interface Remark {
  /** Turns played before the turn it is about. */
  readonly ply: number;
  readonly kind: RemarkKind;
  readonly cells: readonly Cell[];
  /**
   * Balls won (+) or lost (-) by the turn and the best answer to it, compared with the better turn; `completes`: with
   * placing a ball; `blocks`: what the opponent's best turn loses. Remarks on one turn can count the same balls.
   */
  readonly balls: number;
  /** A turn that gains as much or more and avoids what is said; `null` where the remark is no reproach. */
  readonly better: string | null;
}

export interface Chances {
  readonly figures: readonly Figure[];
  readonly raises: readonly Cell[];
}

/** What a reason says of the advised turn; all are true of the turn itself, `keeps` and `asks` by a proof. */
export type HintReasonKind =
  // It wins the game at once.
  | "wins"
  // It completes a figure, or makes one impossible that the opponent could have completed next. `cells`: the figures.
  | "completes"
  | "blocks"
  // It raises a ball. `cells`: from and to.
  | "raises"
  // The player could complete no figure, and after it could. `cells`: the figures.
  | "prepares"
  // It keeps a win or a draw, or every turn loses and of all it asks most of the opponent.
  | "keeps"
  | "asks"
  // After it the opponent can complete and raise nothing.
  | "safe"
  // It takes a place in the centre of level 1 or 2. `cells`: the centre.
  | "centre"
  // After it the player has more balls in reserve.
  | "ahead";

export interface HintReason {
  readonly kind: HintReasonKind;
  readonly cells: readonly Cell[];
}

/** What a coach says to the player to move. */
export interface Coach {
  /** What the opponent could do if it were their turn. */
  readonly threats: Chances;
  readonly chances: Chances;
  /** The advised turn. */
  readonly best: string;
  /** Why, the strongest first. */
  readonly reasons: readonly HintReason[];
  readonly remarks: readonly Remark[];
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

export interface ChooseOptions {
  /** 1 (loses to a child) to 8 (perfect, with the table of the rule set); 3 if left out. */
  level?: number;
  /** From 0 to 2^53; the same seed gives the same choice; 0 if left out. */
  seed?: number;
}

/** Bytes of a file in the folder of a solution: `start` to `end` (exclusive) of its `size` bytes. */
export interface Piece {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/** The rules that forbid a move, and the cells that `Refusal.cells` has for each. */
export type IllegalRule =
  // The ball's cell.
  | "nothingToRaise"
  | "raisesOpponent"
  | "nothingToTakeBack"
  | "takesBackOpponent"
  // The ball's cell, then the cell of a ball that rests on it.
  | "raisesSupport"
  | "takesBackSupport"
  // `from`, `to`.
  | "notHigher"
  | "onOwnSupport"
  // `to`.
  | "occupied"
  | "noFigure"
  | "takeBackRequired"
  // `to`, then the empty cells under it in index order.
  | "unsupported"
  // None.
  | "emptyReserve"
  | "noTakeBackForChildren";

/** The rule that forbids a move, and what it is about. */
export interface Refusal {
  readonly rule: IllegalRule;
  readonly cells: readonly Cell[];
  /** The player whose reserve is empty (`emptyReserve`). */
  readonly player?: Player;
  /** The variant, which says what is a figure (`noFigure`). */
  readonly variant?: Variant;
}

export interface PositionFault {
  /**
   * `turnMissing`, `badTurn`: the player to move is left out, or is not `l` or `d`; `levels`: there are `found` levels;
   * `rows`: `level` has `found` rows; `rowLength`: `row` of `level` has `found` cells; `unknownSign`: `row` of `level`
   * has the sign `found`; `sharedCell`: `cell` has two balls; `floating`: the ball on `cell` does not rest on four
   * others; `tooManyBalls`: `player` has `found` balls on the board.
   */
  readonly rule:
    | "turnMissing"
    | "badTurn"
    | "levels"
    | "rows"
    | "rowLength"
    | "unknownSign"
    | "sharedCell"
    | "floating"
    | "tooManyBalls";
  /** 1 (bottom) to 4. */
  readonly level?: number;
  /** 1 is the far row, the first in the text. */
  readonly row?: number;
  readonly cell?: Cell;
  readonly player?: Player;
  readonly found?: number | string;
}

/** What is wrong with the text of a record itself; `noRecord`: there is no text, or one of more than 262,144 characters. */
export type RecordRule =
  | "noRecord"
  | "empty"
  | "badTag"
  | "tagTwice"
  | "tagAmongMoves"
  | "openComment"
  | "badGlyph"
  | "variationWithoutMove"
  | "openVariation"
  | "emptyVariation"
  | "strayParenthesis"
  | "strayBrace"
  | "tooDeep"
  | "tooLong"
  | "glyphWithoutMove"
  | "resultInVariation"
  | "afterResult"
  | "anotherGame"
  | "unknownResult"
  | "twoResults"
  | "wrongResult"
  | "noDraw";

/** What is wrong with a record, and where. A fault in it, such as an illegal move, brings its own properties. */
export interface RecordFault extends Partial<Omit<Refusal, "rule">> {
  readonly rule: RecordRule | IllegalRule | "gameOver" | "badMove" | "badPosition" | "badOption";
  /** The line of the text, counted from 1. */
  readonly line?: number;
  /**
   * The length of the beginning of the text that is a record without the fault: up to the word or note that has it, 0 if a
   * tag has it. The next game begins there (`anotherGame`).
   */
  readonly readable?: number;
  /** The number of a bad or illegal move as a record writes it: `3` for light, `3...` for dark. */
  readonly move?: string;
  /** Whether that move is in a variation. */
  readonly variation?: boolean;
  /** The name of a tag (`tagTwice`), the text of a bad or illegal move, or the value of a tag (`badOption`). */
  readonly found?: string;
  readonly result?: Result;
  readonly faults?: readonly PositionFault[];
  readonly option?: string;
  readonly expected?: readonly string[];
}

/**
 * What an error says, as data. `move`: the number of a move in the option `moves`, counted from 1. `found`: the text, cut
 * after 40 characters; absent where the value is not a text. `option`: the name of an option or parameter, or `options`
 * for the whole object. `expected`: the texts that are accepted, where they are known.
 */
export type ErrorData =
  | ({ readonly code: "illegalMove"; readonly move?: number } & Refusal)
  | ({ readonly code: "badRecord" } & RecordFault)
  | { readonly code: "badPosition"; readonly faults: readonly PositionFault[] }
  | { readonly code: "badMove"; readonly found?: string; readonly move?: number }
  | { readonly code: "gameOver"; readonly result: Result; readonly move?: number }
  | {
      readonly code: "badOption";
      readonly option: string;
      readonly found?: string;
      readonly expected?: readonly string[];
    }
  | { readonly code: "badTable" }
  /** Thrown by every function before `init` or `initSync`. */
  | { readonly code: "notReady" };

/** What every function throws. The message says the same in English. */
export type PylosError = Error & ErrorData;
