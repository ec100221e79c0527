/**
 * The loop of one exercise, of a lesson, a puzzle or a mistake of one's own: what happens makes the next attempt, and the
 * effects that `core.js` carries out.
 * @import { Rules } from "../game/session.js"
 * @import { Selection } from "./lesson.js"
 * @import { Exercise, Game, Value, Verdict } from "./types.js"
 */

import { step } from "../site/loop.js";
import { judgeSelection, listed } from "./verdict.js";

/**
 * Where an attempt is:
 * - `opening`: there is no exercise, or its position is not on the board yet;
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
 * - `want`: another exercise, or the same one again; `fail`: there is none, and why; `look`: in another language;
 * - `move`: by hand; with `verdict` where that is known at once, and then only a right move is on the board;
 * - `choose`: a ball; `refuse`: something illegal was chosen; `answer`: what the position is worth;
 * - `hint`; `back`: to the position before the wrong move; `why`: the mistake once made, on the board;
 * - `show`: the solution, at the end once more; `note`: what the end of `of` has led to.
 *
 * With `to`, it is what comes of an effect, and means nothing once something else has happened:
 * - `open`: rules and board are there; `verdict`: null: the move could not be judged; `waited`; `reply`: it is on the board.
 * @typedef {{ is: "look" | "hint" | "show" | "why" } | { is: "want", exercise: Exercise } | { is: "back", byKey?: boolean }
 *   | { is: "fail" | "refuse", say: string, params?: Record<string, unknown> }
 *   | { is: "move", move: string, verdict?: Verdict } | { is: "choose", cell: string } | { is: "answer", value: Value }
 *   | { is: "note", note: string, of: Exercise | null } | { is: "open" | "waited" | "reply", to: number }
 *   | { is: "verdict", verdict: Verdict | null, to: number }} Event
 */

/**
 * - `load`: rules and board; `place`: puts these moves on the board, which has others; `show`: paints the attempt, and
 *   says it even in the same words where `isAnswer`;
 * - `judge`: the last move; `wait`: until it was seen; `play`: the reply;
 * - `end`: tells the result; `focus`: moves it.
 * @typedef {{ do: "load" | "judge" | "wait", to: number } | { do: "place", moves: readonly string[] }
 *   | { do: "show", isAnswer: boolean } | { do: "play", move: string, to: number }
 *   | { do: "end", result: Result } | { do: "focus", on: "button" | "board" }} Effect
 */

/** @typedef {{ isSolved: boolean, mistakes: number, hints: number, trail: string }} Result What an attempt came to. */

/** Whether an exercise asks for something; else it is only read. @param {Exercise} exercise */
export const isActive = ({ kind, turns, select }) => Boolean(kind ?? turns ?? select);

/** The hints for each move. @param {Exercise} exercise */
export const hintsOf = ({ kind }) => (kind === "move" ? 2 : 1);

/** @param {Pick<Exercise, "position">} exercise */
export const solverOf = ({ position }) => (position.trimEnd().endsWith("d") ? "dark" : "light");

/** An attempt before its position is on the board. */
export const OPENING = {
  exercise: /** @type {Exercise | null} */ (null),
  /** Counts what has happened; what an effect leads to names it in `to`. */
  asked: 0,
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
  /** What the solver did, in order: "s" a right move, "h" a hint, "x" a mistake, "-" asked for the solution. */
  trail: "",
};

/** @type {(attempt: Attempt) => boolean} */
export const isOver = ({ phase }) => phase === "solved" || phase === "shown";

/** Whether nothing counts any more; where there is only one try, a wrong move ends it. @type {(attempt: Attempt) => boolean} */
export const isEnded = (attempt) =>
  isOver(attempt) || (attempt.phase === "refuted" && attempt.exercise?.isOnce === true);

/** Whether it is for the solver to do something. @type {(attempt: Attempt) => boolean} */
export const isFree = ({ phase, reply }) => phase === "choosing" && reply === null;

/** Whether the proof that a move was wrong is on the board. @type {(attempt: Attempt) => boolean} */
export const isRefuted = ({ phase, reply }) => phase === "refuted" && reply === null;

/** Whether the solver has begun, and has not ended. @type {(attempt: Attempt) => boolean} */
export const isUnderWay = (attempt) =>
  !isOver(attempt) &&
  attempt.moves.length + attempt.mistakes + attempt.hints + attempt.chosen.length > 0;

/** The game after moves of the exercise. @type {(rules: Pick<Rules, "newGame">, exercise: Exercise, moves: readonly string[]) => Game} */
export const gameAfter = (rules, { rules: set, position }, moves) =>
  rules.newGame({ ...set, position, moves: [...moves] });

/** @type {(before: Attempt, event: Event) => { state: Attempt, effects: Effect[] }} */
export function reduce(before, event) {
  const { asked, reply } = before;
  if ("to" in event && event.to !== asked) return step(before);
  if (event.is === "look") return step(before, { do: "show", isAnswer: false });
  if (event.is === "waited") return step(before, reply && { do: "play", move: reply, to: asked });
  const next = after(before, event);
  if (next === before) return step(before);
  return followed(before, { ...next, asked: asked + Number(event.is !== "note") }, event);
}

/** The attempt with what follows, in order. @type {(before: Attempt, state: Attempt, event: Event) => ReturnType<typeof reduce>} */
function followed(before, state, event) {
  const { phase, moves, reply, mistakes, hints, trail, asked: to } = state;
  // The board has played these itself.
  const isThere = event.is === "move" || event.is === "reply";
  const isPlaced = event.is === "open" || (moves !== before.moves && !isThere);
  const result = { isSolved: phase === "solved", mistakes, hints, trail };
  return step(
    state,
    event.is === "want" && { do: "load", to },
    phase !== "opening" && isPlaced && { do: "place", moves },
    isEnded(state) && !isEnded(before) && { do: "end", result },
    { do: "show", isAnswer: ["choose", "hint", "move", "refuse"].includes(event.is) },
    phase === "judging" && { do: "judge", to },
    reply !== null && event.is !== "note" && { do: "wait", to },
    isRefuted(state) && { do: "focus", on: "button" },
    event.is === "back" && event.byKey === true && { do: "focus", on: "board" },
  );
}

/** The attempt after an event; the same one where it does not fit. @type {(attempt: Attempt, event: Event) => Attempt} */
function after(attempt, event) {
  const { phase, moves, step, asked } = attempt;
  if (event.is === "want") return { ...OPENING, asked, exercise: event.exercise };
  if (event.is === "fail") return { ...OPENING, asked, said: other(event.say, event.params) };
  const { exercise } = attempt;
  if (exercise === null || (phase === "opening") !== (event.is === "open")) return attempt;
  const isChoosing = isFree(attempt);
  switch (event.is) {
    case "open":
      return { ...attempt, phase: isActive(exercise) ? "choosing" : "solved" };
    case "move": {
      if (!isChoosing) return attempt;
      const { move, verdict } = event;
      const moved = { ...attempt, moves: [...moves, move], isOwn: true, said: null };
      if (verdict === undefined) return { ...moved, phase: "judging" };
      if (verdict.isRight) return found(exercise, moved, verdict);
      const said = other(verdict.say ?? "learn.otherwise");
      return { ...attempt, said, ...failed(attempt) };
    }
    case "why": {
      if (!isChoosing || exercise.played === undefined) return attempt;
      return { ...attempt, phase: "judging", moves: [exercise.played], isOwn: false, said: null };
    }
    case "verdict":
      return phase === "judging" ? judged(exercise, attempt, event.verdict) : attempt;
    case "reply": {
      if (attempt.reply === null) return attempt;
      const played = [...moves, attempt.reply];
      const reply = (isOver(attempt) && exercise.line?.[played.length]) || null;
      return { ...attempt, moves: played, reply };
    }
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
      const taken = hint - attempt.hint;
      const trail = attempt.trail + "h".repeat(taken);
      return { ...attempt, hint, hints: attempt.hints + taken, trail, said: null };
    }
    case "answer": {
      if (!isChoosing) return attempt;
      const isRight = event.value === exercise.value;
      const done = isRight ? { trail: `${attempt.trail}s` } : failed(attempt);
      const answered = { ...attempt, ...done, answer: event.value };
      return playing(exercise, { ...answered, phase: isRight ? "solved" : "shown" }, 0);
    }
    case "show":
      if (isOver(attempt)) return playing(exercise, attempt, 0);
      return playing(
        exercise,
        { ...attempt, phase: "shown", verdict: null, trail: `${attempt.trail}-` },
        2 * step,
      );
    case "note":
      return isOver(attempt) && event.of === exercise ? { ...attempt, note: event.note } : attempt;
    default:
      return attempt;
  }
}

/** @type {(say: string, params?: Said["params"]) => Said} */
const other = (say, params) => ({ sign: "other", say, ...(params && { params }) });

/** The verdict on the move chosen. @type {(exercise: Exercise, attempt: Attempt, verdict: Verdict | null) => Attempt} */
function judged(exercise, attempt, verdict) {
  if (verdict === null) {
    const said = /** @type {Said} */ ({ sign: "bad", say: "puzzle.failed" });
    return { ...attempt, moves: attempt.moves.slice(0, -1), phase: "choosing", said };
  }
  if (verdict.isRight) return found(exercise, attempt, verdict);
  const counted = attempt.isOwn ? failed(attempt) : {};
  return { ...attempt, ...counted, verdict, reply: verdict.reply, phase: "refuted" };
}

/** One more mistake. @type {(attempt: Attempt) => Pick<Attempt, "mistakes" | "trail">} */
const failed = ({ mistakes, trail }) => ({ mistakes: mistakes + 1, trail: `${trail}x` });

/**
 * A right move is on the board. Of a puzzle, one that is not the line's is the end, because the line does not go on from
 * there; the last turn of a lesson may be answered.
 * @type {(exercise: Exercise, attempt: Attempt, verdict: Verdict) => Attempt}
 */
function found({ turns, line = [] }, attempt, verdict) {
  const { moves } = attempt;
  const step = attempt.step + 1;
  const isInLine = moves.at(-1) === line[moves.length - 1];
  const goesOn = turns ? step < turns.length : isInLine && verdict.reply !== null;
  const reply = turns || goesOn ? verdict.reply : null;
  const phase = goesOn ? "choosing" : "solved";
  const trail = `${attempt.trail}s`;
  return { ...attempt, phase, step, verdict, reply, trail, said: null, hint: 0 };
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
