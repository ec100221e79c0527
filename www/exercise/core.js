/**
 * One exercise on a board. What happens becomes the next attempt, the attempt is painted, and then follows what it needs:
 * a verdict, a move of the opponent, the end.
 * @import { PylosBoard } from "../element/element.js"
 * @import { PylosBoardEventMap } from "../element/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { Attempt, Event, Result } from "./attempt.js"
 * @import { Tree, View } from "./tree.js"
 * @import { Exercise, ExerciseRules, Judge } from "./types.js"
 */

import { lateRules } from "../element/rules.js";
import { onButton } from "../site/dom.js";
import { isFree, isOver, isRefuted, next, OPENING, resultOf } from "./attempt.js";
import { judgeMove, judgeRefusal } from "./goal.js";

/** What is on the board; `rules` is null until the position is. @typedef {{ rules: ExerciseRules | null, game: Game | null, legal: readonly Move[] }} Moment */

/**
 * @template {Exercise} Kind
 * @typedef {object} Options
 * @property {(exercise: Kind, attempt: Attempt, moment: Moment) => View} view
 * @property {Judge} [judge] Of moves that no goal judges.
 * @property {Record<string, () => void>} [acts] What the buttons do that are not the exercise's own.
 * @property {(result: Result, exercise: Kind) => string | void | Promise<string>} onEnd Called once for each attempt; what it
 *   has led to.
 */

/** How long a person sees a move before the next one is played, in milliseconds. */
const PAUSE = 700;

/** Events that are answered aloud, even with the same words as before. */
const ANSWERED = ["choose", "hint", "move", "refuse"];

/** @template {Exercise} Kind @typedef {ReturnType<typeof createExercise<Kind>>} Core */

/**
 * @template {Exercise} Kind
 * @param {Tree} tree
 * @param {PylosBoard} board
 * @param {Options<Kind>} options
 */
export function createExercise(tree, board, { view, judge, acts = {}, onEnd }) {
  /** @type {Kind | null} */
  let exercise = null;
  let attempt = OPENING;
  /** Says why there is no exercise. */
  let fault = () => "";
  /** @type {ExerciseRules | null} */
  let rules = null;

  board.addEventListener("pylos-move", onMove);
  board.addEventListener("pylos-illegal", onIllegal);
  board.addEventListener("pylos-choose", onChoice);
  onButton(tree.buttons, "act", (name) => {
    const act = acts[name];
    if (act !== undefined) act();
    else if (name === "back") retry();
    else if (name === "why") send({ type: "move", move: exercise?.played ?? "", isOwn: false });
    else send({ type: /** @type {any} */ (name) });
  });
  onButton(tree.values, "value", (value) =>
    send({ type: "answer", value: /** @type {any} */ (value) }),
  );

  /** @param {Event} event */
  function send(event) {
    if (exercise === null) return;
    const before = attempt;
    attempt = next(exercise, before, event);
    if (attempt === before) return;
    paint(ANSWERED.includes(event.type));
    follow(before);
  }

  /** What an attempt needs after a step. @param {Attempt} before */
  function follow(before) {
    const { phase, reply, moves } = attempt;
    if (exercise !== null && isOver(attempt) && !isOver(before)) end(exercise);
    if (phase === "judging") askVerdict(attempt);
    if (reply !== null && (reply !== before.reply || moves !== before.moves))
      playOn(attempt, reply);
    // With the keyboard on the board, which takes no moves now, the next key is for the button.
    if (isRefuted(attempt) && board.matches(":focus-within")) {
      tree.buttonOf("next")?.focus({ preventScroll: true });
    }
  }

  /** @param {Kind} mine */
  async function end(mine) {
    const note = await onEnd(resultOf(attempt), mine);
    if (note && exercise === mine) send({ type: "note", note });
  }

  /** @param {Attempt} mine */
  async function askVerdict(mine) {
    if (exercise === null || rules === null || judge === undefined) return;
    const before = gameAfter(mine.moves.slice(0, -1));
    const move = mine.moves[mine.moves.length - 1];
    const asking = Promise.resolve(judge(exercise, mine.step, move, before, rules));
    const [verdict] = await Promise.all([asking.catch(() => null), atRest(board)]);
    if (attempt.moves === mine.moves) send({ type: "verdict", verdict });
  }

  /** @type {(mine: Attempt, move: string) => Promise<void>} */
  async function playOn(mine, move) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (attempt.moves !== mine.moves) return;
    await board.play(move);
    await atRest(board);
    if (attempt.moves === mine.moves) send({ type: "reply" });
  }

  /** @param {readonly string[]} moves */
  const gameAfter = (moves) =>
    /** @type {ExerciseRules} */ (rules).newGame({
      ...exercise?.rules,
      position: exercise?.position,
      moves: [...moves],
    });

  /** The same words as before are said once more where they answer something. */
  function paint(isAnswer = false) {
    if (exercise === null) {
      return tree.paint({ title: "", sign: "other", said: fault(), buttons: [] }, false);
    }
    const { game, legal } = board;
    const isOpen = attempt.phase !== "opening";
    const shown = view(exercise, attempt, { rules: isOpen ? rules : null, game, legal });
    if (isOpen && game !== null) {
      const isThere = game.moves.join() === attempt.moves.join();
      // From a position that is near, balls move there.
      if (!isThere) board.load({ game: gameAfter(attempt.moves) });
      board.interactive = shown.isFree ? /** @type {any} */ (solverOf(exercise)) : "none";
      board.marks = shown.marks ?? [];
    }
    tree.paint(shown, isAnswer);
  }

  /** @param {PylosBoardEventMap["pylos-move"]} event */
  function onMove(event) {
    if (exercise === null || rules === null) return;
    const { move, after } = event.detail;
    const isAsked = isFree(attempt) && exercise.select === undefined;
    const turn = isAsked ? exercise.turns?.[attempt.step] : undefined;
    const verdict = turn && judgeMove(turn, event.detail, rules.legalMoves(after));
    if (!isAsked || verdict?.isRight === false) event.preventDefault();
    // By then the move is on the board.
    queueMicrotask(() => send({ type: "move", move: move.text, verdict }));
  }

  /** @param {PylosBoardEventMap["pylos-illegal"]} event */
  function onIllegal(event) {
    // In a puzzle the board says why.
    if (exercise === null || exercise.kind !== undefined) return;
    event.preventDefault();
    const turn = exercise.turns?.[attempt.step];
    const { reason, place } = event.detail;
    if (turn === undefined) return;
    send({ type: "refuse", say: judgeRefusal(turn, place, board.choice.picked) ?? reason });
  }

  /** @param {PylosBoardEventMap["pylos-choose"]} event */
  function onChoice(event) {
    if (exercise?.select === undefined) return;
    event.preventDefault();
    send({ type: "choose", cell: event.detail.place });
  }

  function retry() {
    const byKey = tree.buttonOf("next")?.matches(":focus-visible");
    send({ type: "back" });
    if (byKey) board.focus({ preventScroll: true });
  }

  /** The solver of a puzzle sits in front; on paper Light. */
  function turn(isOnPaper = false) {
    if (exercise !== null) board.orientation = isOnPaper ? "light" : solverOf(exercise);
  }

  return {
    send,
    turn,
    /** Another exercise, at once. @param {Kind} wanted */
    async open(wanted) {
      exercise = wanted;
      const mine = { ...OPENING };
      attempt = mine;
      paint();
      try {
        [rules] = await Promise.all([lateRules.load(), board.ready]);
        if (attempt !== mine) return;
        if (wanted.kind !== undefined) turn();
        board.selectable = wanted.select === undefined ? null : "balls";
        board.load({ game: gameAfter([]), interactive: "none" });
        send({ type: "open" });
      } catch {
        // The board shows that the rules cannot be loaded; an author's position is checked with its lesson.
      }
    },
    /** Whether the solver has begun, and has not ended. */
    get isUnderWay() {
      const { phase, moves, mistakes, hints, chosen } = attempt;
      const isBegun = moves.length + mistakes + hints + chosen.length > 0;
      return isBegun && phase !== "opening" && !isOver(attempt);
    },
    /** Paints everything once more: in another language, or where something else has changed. */
    paint: () => paint(),
    /** Moves the focus to the task. @param {FocusOptions} [options] */
    focus: (options) => tree.words.focus(options),
    /** No exercise; `why` says the reason, in the language of the moment. @param {() => string} why */
    fail(why) {
      exercise = null;
      attempt = OPENING;
      fault = why;
      paint();
    },
  };
}

/** @param {Pick<Exercise, "position">} exercise */
export const solverOf = ({ position }) => (position.trimEnd().endsWith("d") ? "dark" : "light");

/** Fulfilled when no ball moves. @param {PylosBoard} board */
async function atRest(board) {
  while (board.moving) {
    await new Promise((resolve) => board.addEventListener("pylos-change", resolve, { once: true }));
  }
}
