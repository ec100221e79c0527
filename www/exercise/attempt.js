/**
 * One attempt at an exercise: a plain value, and its steps from one value to the next. Nothing here knows rules, draws
 * or waits.
 * @import { Selection } from "./lesson.js"
 * @import { Exercise, Value, Verdict } from "./types.js"
 */

import { judgeSelection, listed } from "./goal.js";

/**
 * Where an attempt is:
 * - `opening`: the position is not on the board yet;
 * - `choosing`: the solver is to move, to choose balls, or to say what the position is worth;
 * - `judging`: a move was chosen, and its verdict is not known yet;
 * - `refuted`: the move was wrong;
 * - `solved`, `shown`: the end: solved by the solver, or not.
 *
 * While `reply` has a move, that one is played first.
 * @typedef {"opening" | "choosing" | "judging" | "refuted" | "solved" | "shown"} Phase
 */

/**
 * An answer to what the solver did; `say`: a key of the texts, or a sentence.
 * @typedef {{ sign: "good" | "other" | "bad" | null, say: string, params?: Record<string, unknown> }} Said
 */

/** @typedef {Readonly<typeof OPENING>} Attempt */

/**
 * - `open`: the position is on the board;
 * - `move`: the solver has played, or with `isOwn` false sees a mistake once more; with `verdict` where that is known at once,
 *   and then only a right move is on the board;
 * - `verdict`: on that move; null: it could not be judged;
 * - `reply`: the move to be played is on the board;
 * - `back`: to the position before the wrong move;
 * - `choose`: a ball; `refuse`: something illegal was chosen;
 * - `hint`; `answer`: what the position is worth; `show`: the solution, at the end once more; `note`: what the end led to.
 * @typedef {{ type: "open" | "reply" | "back" | "hint" | "show" }
 *   | { type: "move", move: string, isOwn?: boolean, verdict?: Verdict } | { type: "verdict", verdict: Verdict | null }
 *   | { type: "choose", cell: string } | { type: "refuse", say: string } | { type: "answer", value: Value } | { type: "note", note: string }} Event
 */

/** @typedef {{ isSolved: boolean, mistakes: number, hints: number }} Result What an attempt came to. */

/** Whether an exercise asks for something; else it is only read. @param {Exercise} exercise */
export const isActive = ({ kind, turns, select }) => Boolean(kind ?? turns ?? select);

/** The hints for each move. @param {Exercise} exercise */
export const hintsOf = ({ kind }) => (kind === "move" ? 2 : 1);

/** An attempt before its position is on the board. */
export const OPENING = {
  phase: /** @type {Phase} */ ("opening"),
  /** Those on the board, from the position of the exercise. */
  moves: /** @type {readonly string[]} */ ([]),
  /** The right moves that the solver has found. */
  step: 0,
  /** On the last move. */
  verdict: /** @type {Verdict | null} */ (null),
  /** The move to be played now: the opponent's or, once it is over, the next one of the line. */
  reply: /** @type {string | null} */ (null),
  /** Whether the solver has played the last move. */
  isOwn: true,
  /** What the solver said that the position is worth. */
  answer: /** @type {Value | null} */ (null),
  /** The right balls chosen. */
  chosen: /** @type {readonly string[]} */ ([]),
  said: /** @type {Said | null} */ (null),
  /** What its end has led to; "" for nothing. */
  note: "",
  mistakes: 0,
  /** Taken in all, and how much has been said about the next move. */
  hints: 0,
  hint: 0,
};

/** @type {(attempt: Attempt) => boolean} */
export const isOver = ({ phase }) => phase === "solved" || phase === "shown";

/** Whether it is for the solver to do something. @type {(attempt: Attempt) => boolean} */
export const isFree = ({ phase, reply }) => phase === "choosing" && reply === null;

/** Whether the proof that a move was wrong is on the board. @type {(attempt: Attempt) => boolean} */
export const isRefuted = ({ phase, reply }) => phase === "refuted" && reply === null;

/** @type {(attempt: Attempt) => Result} */
export const resultOf = ({ phase, mistakes, hints }) => ({
  isSolved: phase === "solved",
  mistakes,
  hints,
});

/** The attempt after an event; the same one where it does not fit. @type {(exercise: Exercise, attempt: Attempt, event: Event) => Attempt} */
export function next(exercise, attempt, event) {
  const { phase, moves, step, mistakes } = attempt;
  const isOpening = phase === "opening";
  if (isOpening !== (event.type === "open")) return attempt;
  const isChoosing = isFree(attempt);
  switch (event.type) {
    case "open":
      return { ...OPENING, phase: isActive(exercise) ? "choosing" : "solved" };
    case "move": {
      if (!isChoosing) return attempt;
      const { move, isOwn = true } = event;
      const moved = { ...attempt, moves: [...moves, move], isOwn, said: null };
      if (event.verdict === undefined) return { ...moved, phase: "judging" };
      const { isRight, say } = event.verdict;
      if (isRight) return found(exercise, moved, event.verdict);
      return { ...attempt, said: other(say ?? "learn.otherwise"), mistakes: mistakes + 1 };
    }
    case "verdict":
      return phase === "judging" ? judged(exercise, attempt, event.verdict) : attempt;
    case "reply":
      return replied(exercise, attempt);
    case "back":
      if (!isRefuted(attempt)) return attempt;
      return { ...attempt, phase: "choosing", moves: moves.slice(0, 2 * step), verdict: null };
    case "choose":
      return isChoosing && exercise.select ? chosen(exercise.select, attempt, event.cell) : attempt;
    case "refuse":
      return isChoosing ? { ...attempt, said: other(event.say) } : attempt;
    case "hint": {
      if (!isChoosing) return attempt;
      const hint = Math.min(attempt.hint + 1, hintsOf(exercise));
      return { ...attempt, hint, hints: attempt.hints + hint - attempt.hint, said: null };
    }
    case "answer": {
      if (!isChoosing) return attempt;
      const isRight = event.value === exercise.value;
      const answered = { ...attempt, answer: event.value, mistakes: mistakes + Number(!isRight) };
      return playing(exercise, { ...answered, phase: isRight ? "solved" : "shown" }, 0);
    }
    case "show":
      if (isOver(attempt)) return playing(exercise, attempt, 0);
      return playing(exercise, { ...attempt, phase: "shown", verdict: null }, 2 * step);
    case "note":
      return isOver(attempt) ? { ...attempt, note: event.note } : attempt;
  }
}

/** @type {(say: string) => Said} */
const other = (say) => ({ sign: "other", say });

/** The verdict on the move chosen. @type {(exercise: Exercise, attempt: Attempt, verdict: Verdict | null) => Attempt} */
function judged(exercise, attempt, verdict) {
  if (verdict === null) {
    const said = /** @type {Said} */ ({ sign: "bad", say: "puzzle.failed" });
    return { ...attempt, moves: attempt.moves.slice(0, -1), phase: "choosing", said };
  }
  if (verdict.isRight) return found(exercise, attempt, verdict);
  const mistakes = attempt.mistakes + Number(attempt.isOwn);
  return { ...attempt, verdict, reply: verdict.reply, phase: "refuted", mistakes };
}

/**
 * A right move is on the board. Of a puzzle, one that is not the line's is the end, because the line does not go on from
 * there; the last turn of a lesson may be answered.
 * @type {(exercise: Exercise, attempt: Attempt, verdict: Verdict) => Attempt}
 */
function found({ turns, line = [] }, attempt, verdict) {
  const { moves } = attempt;
  const step = attempt.step + 1;
  const isInLine = moves.length < line.length && moves.at(-1) === line[moves.length - 1];
  const goesOn = turns ? step < turns.length : isInLine && verdict.reply !== null;
  const reply = turns || goesOn ? verdict.reply : null;
  const phase = goesOn ? "choosing" : "solved";
  return { ...attempt, phase, step, verdict, reply, said: null, hint: 0 };
}

/** The move to be played is on the board. @type {(exercise: Exercise, attempt: Attempt) => Attempt} */
function replied({ line = [] }, attempt) {
  if (attempt.reply === null) return attempt;
  const moves = [...attempt.moves, attempt.reply];
  return { ...attempt, moves, reply: (isOver(attempt) && line[moves.length]) || null };
}

/** The solution is played from a move on. @type {(exercise: Exercise, attempt: Attempt, from: number) => Attempt} */
const playing = ({ line = [] }, attempt, from) => ({
  ...attempt,
  moves: line.slice(0, from),
  reply: line[from] ?? null,
});

/** The solver has chosen a ball. @type {(selection: Selection, attempt: Attempt, cell: string) => Attempt} */
function chosen(selection, attempt, cell) {
  const { isRight, say } = judgeSelection(selection, cell);
  if (!isRight) return { ...attempt, said: other(say ?? "learn.notThis") };
  if (attempt.chosen.includes(cell)) {
    return { ...attempt, said: { sign: null, say: "learn.already" } };
  }
  const all = [...attempt.chosen, cell];
  const right = { ...attempt, chosen: all, hint: 0 };
  const left = listed(selection.cells).length - all.length;
  if (left === 0) return { ...right, phase: "solved", said: null };
  return { ...right, said: { sign: "good", say: "learn.more", params: { left } } };
}
