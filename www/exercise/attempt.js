/**
 * One attempt at an exercise: a plain value, and its steps from one value to the next. Nothing here knows rules, draws
 * or waits.
 * @import { Exercise, Selection, Value, Verdict } from "./types.js"
 */

import { isComplete, judgeSelection, listed } from "./goal.js";

/**
 * Where an attempt is:
 * - `choosing`: the solver is to move, or to choose balls; `answering`: to say what the position is worth;
 * - `judging`: a move was chosen, and its verdict is not known yet;
 * - `right`: the move was right, and the opponent's is to be played;
 * - `wrong`: the move was wrong, and the opponent's is to be played;
 * - `refuted`: the proof that it was wrong is on the board;
 * - `solved`, `shown`: the end: solved by the solver, or not.
 * @typedef {"choosing" | "answering" | "judging" | "right" | "wrong" | "refuted" | "solved" | "shown"} Phase
 */

/**
 * @typedef {object} Said An answer to what the solver did.
 * @property {"good" | "other" | null} sign
 * @property {string} say A key of the texts, or a sentence.
 * @property {Record<string, unknown>} [params]
 */

/**
 * @typedef {object} Attempt
 * @property {Phase} phase
 * @property {boolean} isOpen Whether the position is on the board.
 * @property {readonly string[]} moves Those on the board, from the position of the exercise.
 * @property {number} step The right moves that the solver has found.
 * @property {Verdict | null} verdict On the last move.
 * @property {string | null} reply The move to be played now: the opponent's, or the next one of the solution.
 * @property {boolean} plays Whether the solution is being played.
 * @property {Value | null} answer Of a `judge` exercise: what the solver said.
 * @property {readonly string[]} chosen The right balls chosen.
 * @property {boolean} isFailed Whether the last move could not be judged.
 * @property {Said | null} said
 * @property {number} mistakes
 * @property {number} hints Taken in all.
 * @property {number} hint How much has been said about the next move.
 */

/**
 * - `open`: the position is on the board; `again`: it is put there once more;
 * - `move`: the solver has played; with `verdict` where it is known at once, and then only a right move is on the board;
 * - `verdict`: on that move; null: it could not be judged;
 * - `reply`: the move to be played is on the board;
 * - `back`: to the position before the wrong move;
 * - `choose`: a ball; `refuse`: something illegal was chosen;
 * - `hint`; `answer`: what the position is worth; `show`: the solution; `replay`: once more.
 * @typedef {{ type: "open" | "again" | "reply" | "back" | "hint" | "show" | "replay" }
 *   | { type: "move", move: string, verdict?: Verdict } | { type: "verdict", verdict: Verdict | null }
 *   | { type: "choose", cell: string } | { type: "refuse", say: string } | { type: "answer", value: Value }} Event
 */

/** @typedef {{ isSolved: boolean, mistakes: number, hints: number }} Result What an attempt came to. */

/** What an exercise asks for. @type {(exercise: Exercise) => "move" | "judge" | "turns" | "select" | "nothing"} */
export const asked = ({ kind, turns, select }) =>
  kind ?? (turns ? "turns" : select ? "select" : "nothing");

/** The hints for each move. @param {Exercise} exercise */
export const hintsOf = (exercise) => (asked(exercise) === "move" ? 2 : 1);

/** @type {Readonly<Record<ReturnType<typeof asked>, Phase>>} */
const FIRST = {
  move: "choosing",
  judge: "answering",
  turns: "choosing",
  select: "choosing",
  nothing: "solved",
};

/** @type {(exercise: Exercise) => Attempt} */
export const begin = (exercise) => ({
  phase: FIRST[asked(exercise)],
  isOpen: false,
  moves: [],
  step: 0,
  verdict: null,
  reply: null,
  plays: false,
  answer: null,
  chosen: [],
  isFailed: false,
  said: null,
  mistakes: 0,
  hints: 0,
  hint: 0,
});

/** @type {(attempt: Attempt) => boolean} */
export const isOver = ({ phase }) => phase === "solved" || phase === "shown";

/** @type {(attempt: Attempt) => Result} */
export const resultOf = ({ phase, mistakes, hints }) => ({
  isSolved: phase === "solved",
  mistakes,
  hints,
});

/**
 * The attempt after an event; the same one where the event does not fit the moment.
 * @type {(exercise: Exercise, attempt: Attempt, event: Event) => Attempt}
 */
export function next(exercise, attempt, event) {
  const { phase, moves, step, mistakes } = attempt;
  if (event.type === "open") return attempt.isOpen ? attempt : { ...attempt, isOpen: true };
  if (!attempt.isOpen) return attempt;
  const isChoosing = phase === "choosing";
  switch (event.type) {
    case "again":
      return { ...begin(exercise), isOpen: true };
    case "move": {
      if (!isChoosing) return attempt;
      const moved = { ...attempt, moves: [...moves, event.move], isFailed: false };
      if (event.verdict === undefined) return { ...moved, phase: "judging" };
      const { isRight, say } = event.verdict;
      if (isRight) return found(exercise, moved, event.verdict);
      return { ...attempt, said: other(say ?? "learn.otherwise"), mistakes: mistakes + 1 };
    }
    case "verdict":
      return phase === "judging" ? judged(exercise, attempt, event.verdict) : attempt;
    case "reply":
      if (attempt.plays) return playing(exercise, attempt, moves.length + 1);
      return replied(attempt);
    case "back":
      if (phase !== "refuted") return attempt;
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
      if (phase !== "answering") return attempt;
      const isRight = event.value === exercise.value;
      const ended = /** @type {Phase} */ (isRight ? "solved" : "shown");
      const answered = { ...attempt, answer: event.value, phase: ended };
      return playing(exercise, { ...answered, mistakes: mistakes + Number(!isRight) }, 0);
    }
    case "show":
      if (isOver(attempt)) return attempt;
      return playing(exercise, { ...attempt, phase: "shown", verdict: null }, 2 * step);
    case "replay":
      return isOver(attempt) ? playing(exercise, attempt, 0) : attempt;
  }
}

/** @type {(say: string) => Said} */
const other = (say) => ({ sign: "other", say });

/**
 * The verdict on the move chosen.
 * @type {(exercise: Exercise, attempt: Attempt, verdict: Verdict | null) => Attempt}
 */
function judged(exercise, attempt, verdict) {
  if (verdict === null) {
    return { ...attempt, moves: attempt.moves.slice(0, -1), phase: "choosing", isFailed: true };
  }
  if (verdict.isRight) return found(exercise, attempt, verdict);
  const { reply } = verdict;
  const phase = reply === null ? "refuted" : "wrong";
  return { ...attempt, verdict, reply, phase, mistakes: attempt.mistakes + 1 };
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
  const phase = goesOn ? "right" : "solved";
  return { ...attempt, phase, step, verdict, reply, said: null, hint: 0 };
}

/** The opponent's move is on the board. @param {Attempt} attempt @returns {Attempt} */
function replied(attempt) {
  const { phase, moves, reply } = attempt;
  if (reply === null) return attempt;
  const after = phase === "right" ? "choosing" : phase === "wrong" ? "refuted" : phase;
  return { ...attempt, moves: [...moves, reply], reply: null, phase: after };
}

/** The solution is played from a move on. @type {(exercise: Exercise, attempt: Attempt, from: number) => Attempt} */
function playing({ line = [] }, attempt, from) {
  const reply = line[from] ?? null;
  return { ...attempt, moves: line.slice(0, from), reply, plays: reply !== null };
}

/** The solver has chosen a ball. @type {(selection: Selection, attempt: Attempt, cell: string) => Attempt} */
function chosen(selection, attempt, cell) {
  const { good, say } = judgeSelection(selection, cell);
  if (!good) return { ...attempt, said: other(say ?? "learn.notThis") };
  if (attempt.chosen.includes(cell)) {
    return { ...attempt, said: { sign: null, say: "learn.already" } };
  }
  const all = [...attempt.chosen, cell];
  const right = { ...attempt, chosen: all, hint: 0 };
  if (isComplete(selection, all)) return { ...right, phase: "solved", said: null };
  const left = listed(selection.cells).length - all.length;
  return { ...right, said: { sign: "good", say: "learn.more", params: { left } } };
}
