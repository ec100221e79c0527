/**
 * A puzzle in a container: the core with the view of a puzzle, whose texts may change.
 * @import { PylosBoard } from "../element/element.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Options } from "./core.js"
 * @import { About } from "./puzzle-view.js"
 * @import { Judge, Puzzle } from "./types.js"
 */

import { createExercise } from "./core.js";
import { puzzleView } from "./puzzle-view.js";
import { makeTree } from "./tree.js";
import { judgeByFile } from "./verdict.js";

/** @typedef {ReturnType<typeof mount>} Solving */

/**
 * A container for puzzles. The caller has defined `<pylos-board>`, and calls `stop` when the container goes.
 * @param {HTMLElement | ShadowRoot} container
 * @param {object} options
 * @param {PuzzleText} options.read The texts, in the language of the moment.
 * @param {Judge} [options.judge]
 * @param {() => About} [options.about]
 * @param {Options<Puzzle>["onEnd"]} options.onEnd Called once for each attempt.
 * @param {() => void} [options.onNext] What the button "Next puzzle" does; without it there is none.
 */
export function mount(container, { read, judge = judgeByFile, about = () => ({}), onEnd, onNext }) {
  let texts = read;
  const board = /** @type {PylosBoard} */ (document.createElement("pylos-board"));
  board.setAttribute("show", "coordinates liftable legal last-move reserves completes");
  board.lang = read.lang;
  const tree = makeTree(container, "puzzle", board);
  // The second click of a double click would act on what has just come to its place.
  tree.buttons.addEventListener("click", (event) => event.detail > 1 && event.stopPropagation(), {
    capture: true,
  });
  const exercise = createExercise(tree, board, {
    view: (/** @type {Puzzle} */ puzzle, attempt, moment) =>
      puzzleView(texts, about(), onNext !== undefined, puzzle, attempt, moment),
    judge,
    acts: onNext && { next: onNext },
    onEnd,
  });
  return {
    ...exercise,
    /** Another language. @param {PuzzleText} next */
    speak(next) {
      texts = next;
      board.lang = next.lang;
      exercise.paint();
    },
    stop() {
      exercise.stop();
      tree.frame.remove();
    },
  };
}
