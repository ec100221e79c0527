/**
 * One exercise on a board: the runner of the loop in `attempt.js`. What is done on the board and the buttons becomes its
 * events.
 * @import { PylosBoard } from "../element/types.js"
 * @import { Rules } from "../game/session.js"
 * @import { Move } from "../pkg/rules.js"
 * @import { Attempt, Effect, Result } from "./attempt.js"
 * @import { Frame, View } from "./frame.js"
 * @import { Exercise } from "./types.js"
 */

import { lateRules } from "../element/rules.js";
import { onButton } from "../site/dom.js";
import { createLoop } from "../site/loop.js";
import { gameAfter, isFree, isUnderWay, OPENING, reduce, solverOf } from "./attempt.js";
import { judgeMove, judgeRefusal, verdictOn } from "./verdict.js";

/**
 * `view`: while the attempt is opening, `rules` may be missing; `acts`: what the buttons do that are not the exercise's own;
 * `onEnd`: called once for each attempt, and answers what it has led to.
 * @typedef {{ view: (attempt: Attempt, rules: Rules) => View, acts?: Record<string, () => void>,
 *   onEnd: (result: Result, exercise: Exercise) => string | void | Promise<string> }} Options
 */

/** How long a person sees a move before the next one is played, in milliseconds. */
const PAUSE = 700;

/** @typedef {ReturnType<typeof createExercise>} Core */

/** @param {Frame} frame @param {PylosBoard} board @param {Options} options */
export function createExercise(frame, board, { view, acts = {}, onEnd }) {
  const loop = createLoop(OPENING, reduce, (effect) => RUN[effect.do](effect));
  const send = loop.dispatch;
  board.consoleRooms = frame.rooms;

  board.addEventListener("pylos-move", (event) => {
    const { move } = event.detail;
    const verdict = verdictAtOnce(move);
    // What may be played comes back as a change, once it is on the board.
    if (isFree(loop.state) && verdict?.isRight !== false) return;
    event.preventDefault();
    send({ is: "move", move: move.text, verdict });
  });
  board.addEventListener("pylos-change", ({ detail: { move, by } }) => {
    if (by === "hand") send({ is: "move", move: move.text, verdict: verdictAtOnce(move) });
  });
  board.addEventListener("pylos-illegal", (event) => {
    const { exercise, step } = loop.state;
    // In a puzzle the board says why.
    if (exercise === null || exercise.kind !== undefined) return;
    event.preventDefault();
    const turn = exercise.turns?.[step];
    const { reason, place } = event.detail;
    if (turn === undefined) return;
    send({ is: "refuse", say: judgeRefusal(turn, place, board.choice.picked) ?? reason });
  });
  board.addEventListener("pylos-choose", (event) => {
    if (loop.state.exercise?.select === undefined) return;
    event.preventDefault();
    send({ is: "choose", cell: event.detail.place });
  });
  // The second click of a double click would act on what has just come to its place; steps of a lesson may be skipped.
  const once = (/** @type {MouseEvent} */ event) => {
    const isPuzzle = loop.state.exercise?.kind !== undefined;
    if (isPuzzle && event.detail > 1) event.stopImmediatePropagation();
  };
  frame.buttons.addEventListener("click", once, { capture: true });
  onButton(frame.buttons, "act", (name) => {
    const byKey = frame.buttonOf("next")?.matches(":focus-visible") === true;
    if (acts[name] !== undefined) acts[name]();
    else send({ is: /** @type {"back"} */ (name), byKey });
  });
  onButton(frame.values, "value", (value) =>
    send({ is: "answer", value: /** @type {any} */ (value) }),
  );

  /** @type {Record<Effect["do"], (effect: any) => unknown>} */
  const RUN = {
    // The board shows that the rules cannot be loaded; an author's position is checked with its lesson.
    load: ({ to }) =>
      Promise.all([lateRules.load(), board.ready]).then(
        () => send({ is: "open", to }),
        () => {},
      ),
    place({ moves }) {
      const { exercise } = loop.state;
      board.selectable = exercise?.select === undefined ? null : "balls";
      if (exercise?.kind ?? exercise?.turns) turn();
      // From a position that is near, balls move there.
      board.load({ game: gameOf(moves), interactive: "none" });
    },
    show: paint,
    judge,
    wait: ({ to }) => setTimeout(() => send({ is: "waited", to }), PAUSE),
    async play({ move, to }) {
      await board.play(move);
      await atRest(board);
      send({ is: "reply", to });
    },
    async end({ result }) {
      const exercise = exerciseNow();
      const note = await onEnd(result, exercise);
      if (note) send({ is: "note", note, of: exercise });
    },
    focus({ on }) {
      if (on === "board") board.focus({ preventScroll: true });
      // With the keyboard on the board, which takes no moves now, the next key is for the button.
      else if (board.matches(":focus-within")) {
        frame.buttonOf("next")?.focus({ preventScroll: true });
      }
    },
  };

  // What follows happens only once both are there.
  const rulesNow = () => /** @type {Rules} */ (lateRules.now);
  const exerciseNow = () => /** @type {Exercise} */ (loop.state.exercise);
  /** @param {readonly string[]} moves */
  const gameOf = (moves) => gameAfter(rulesNow(), exerciseNow(), moves);

  /** A lesson judges a move before it is on the board. @param {Move} move */
  function verdictAtOnce(move) {
    const { exercise, step, moves } = loop.state;
    const turn = exercise?.turns?.[step];
    if (turn === undefined || lateRules.now === null) return undefined;
    return judgeMove(lateRules.now, turn, gameOf(moves), move);
  }

  /** @param {{ to: number }} effect */
  async function judge({ to }) {
    const { step, moves } = loop.state;
    const before = gameOf(moves.slice(0, -1));
    const judging = verdictOn(exerciseNow(), step, moves[moves.length - 1], before, rulesNow());
    const [verdict] = await Promise.all([judging.catch(() => null), atRest(board)]);
    send({ is: "verdict", verdict, to });
  }

  /** @param {{ isAnswer: boolean }} effect */
  function paint({ isAnswer }) {
    const { exercise, phase } = loop.state;
    const shown = view(loop.state, rulesNow());
    if (exercise !== null && phase !== "opening") {
      board.interactive = shown.isFree ? solverOf(exercise) : "none";
      board.marks = shown.marks ?? [];
    }
    frame.paint(shown, isAnswer);
  }

  /** The solver sits in front; on paper Light. */
  function turn(isOnPaper = false) {
    const { exercise } = loop.state;
    if (exercise !== null) board.orientation = isOnPaper ? "light" : solverOf(exercise);
  }

  return {
    send,
    turn,
    get isUnderWay() {
      return isUnderWay(loop.state);
    },
    /** Moves the focus to the task. @param {FocusOptions} [options] */
    focus: (options) => frame.words.focus(options),
  };
}

/** Fulfilled when no ball moves. @param {PylosBoard} board */
async function atRest(board) {
  while (board.moving) {
    await new Promise((resolve) => board.addEventListener("pylos-change", resolve, { once: true }));
  }
}
