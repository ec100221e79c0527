/**
 * One attempt at a puzzle: a plain value, and its steps from one value to the next. Nothing here knows rules, draws or
 * waits.
 * @import { Puzzle, Value, Verdict } from "./types.js"
 */

/**
 * Where an attempt is:
 * - `choosing`: the solver is to move; `answering`: to say what the position is worth;
 * - `judging`: a move was chosen, and its verdict is not known yet;
 * - `right`: the move was right, and the opponent's is to be played;
 * - `wrong`: the move was wrong, and the opponent's is to be played, if there is one;
 * - `refuted`: the proof that it was wrong is on the board;
 * - `solved`, `shown`: the end: solved by the solver, or not.
 * @typedef {"choosing" | "answering" | "judging" | "right" | "wrong" | "refuted" | "solved" | "shown"} Phase
 */

/**
 * @typedef {object} Attempt
 * @property {Phase} phase
 * @property {readonly string[]} moves Those on the board, from the puzzle's position.
 * @property {number} step The right moves that the solver has found.
 * @property {Verdict | null} verdict On the last move.
 * @property {Value | null} answer Of a `judge` puzzle: what the solver said.
 * @property {number} mistakes
 * @property {number} hints Taken in all.
 * @property {number} hint How much has been said about the next move: 0, 1 or 2.
 */

/** @typedef {{ isSolved: boolean, mistakes: number, hints: number }} Result What an attempt came to. */

/** The hints for each move. */
export const HINTS = 2;

/** @type {(puzzle: Pick<Puzzle, "kind">) => Attempt} */
export function begin({ kind }) {
  return {
    phase: kind === "judge" ? "answering" : "choosing",
    moves: [],
    step: 0,
    verdict: null,
    answer: null,
    mistakes: 0,
    hints: 0,
    hint: 0,
  };
}

/** @type {(attempt: Attempt) => boolean} */
export const isOver = ({ phase }) => phase === "solved" || phase === "shown";

/**
 * The solver plays a move.
 * @type {(attempt: Attempt, turn: string) => Attempt}
 */
export function choose(attempt, turn) {
  if (attempt.phase !== "choosing") return attempt;
  return { ...attempt, phase: "judging", moves: [...attempt.moves, turn] };
}

/**
 * The verdict on the move chosen. A right move that is not the line's ends the puzzle, because the line does not go on
 * from there.
 * @type {(attempt: Attempt, puzzle: Pick<Puzzle, "line">, verdict: Verdict) => Attempt}
 */
export function judged(attempt, { line }, verdict) {
  if (attempt.phase !== "judging") return attempt;
  if (!verdict.isRight) {
    return { ...attempt, verdict, phase: "wrong", mistakes: attempt.mistakes + 1 };
  }
  const { moves } = attempt;
  const isLast = verdict.reply === null || moves.length >= line.length;
  const follows = moves.at(-1) === line[moves.length - 1];
  const phase = isLast || !follows ? "solved" : "right";
  return { ...attempt, verdict, phase, step: attempt.step + 1, hint: 0 };
}

/**
 * The move chosen could not be judged: it goes back.
 * @type {(attempt: Attempt) => Attempt}
 */
export function unjudged(attempt) {
  if (attempt.phase !== "judging") return attempt;
  return { ...attempt, moves: attempt.moves.slice(0, -1), phase: "choosing" };
}

/**
 * The opponent's move is on the board, or there is none.
 * @type {(attempt: Attempt) => Attempt}
 */
export function replied(attempt) {
  const { phase, verdict } = attempt;
  if (phase !== "right" && phase !== "wrong") return attempt;
  const reply = verdict?.reply ?? null;
  const moves = reply === null ? attempt.moves : [...attempt.moves, reply];
  return { ...attempt, moves, phase: phase === "right" ? "choosing" : "refuted" };
}

/**
 * Back to the position before the wrong move.
 * @type {(attempt: Attempt) => Attempt}
 */
export function back(attempt) {
  if (attempt.phase !== "refuted") return attempt;
  const moves = attempt.moves.slice(0, 2 * attempt.step);
  return { ...attempt, moves, phase: "choosing", verdict: null };
}

/**
 * One hint more about the next move.
 * @type {(attempt: Attempt) => Attempt}
 */
export function hinted(attempt) {
  if (attempt.phase !== "choosing" || attempt.hint === HINTS) return attempt;
  return { ...attempt, hint: attempt.hint + 1, hints: attempt.hints + 1 };
}

/**
 * The solver says what the position is worth: one answer ends the puzzle.
 * @type {(attempt: Attempt, puzzle: Pick<Puzzle, "value">, answer: Value) => Attempt}
 */
export function answered(attempt, { value }, answer) {
  if (attempt.phase !== "answering") return attempt;
  const isRight = answer === value;
  return {
    ...attempt,
    answer,
    phase: isRight ? "solved" : "shown",
    mistakes: attempt.mistakes + (isRight ? 0 : 1),
  };
}

/**
 * The solver wants to see the solution.
 * @type {(attempt: Attempt) => Attempt}
 */
export function givenUp(attempt) {
  return isOver(attempt) ? attempt : { ...attempt, phase: "shown" };
}

/** @type {(attempt: Attempt) => Result} */
export function resultOf({ phase, mistakes, hints }) {
  return { isSolved: phase === "solved", mistakes, hints };
}
