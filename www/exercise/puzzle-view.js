/**
 * A puzzle in a container, and as it is seen: the task, hints, what a move did, the solution.
 * @import { PylosBoard } from "../element/element.js"
 * @import { Move } from "../pkg/rules.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Attempt } from "./attempt.js"
 * @import { Moment, Options } from "./core.js"
 * @import { ButtonView, Sign, View } from "./tree.js"
 * @import { Judge, Puzzle } from "./types.js"
 */

import { hintsOf, isFree, isOver, isRefuted } from "./attempt.js";
import { judgeByFile } from "./catalogue.js";
import { createExercise, solverOf } from "./core.js";
import { moveFacts } from "./facts.js";
import { ideaOf } from "./themes.js";
import { makeTree } from "./tree.js";

const VALUES = /** @type {const} */ (["won", "lost", "endless"]);

/** What stands around a puzzle: what it is called, and what is told before it. @typedef {{ name?: string, text?: string }} About */

/** @typedef {ReturnType<typeof mount>} Solving */

/**
 * A container for puzzles. The caller has defined `<pylos-board>`.
 * @param {HTMLElement | ShadowRoot} container
 * @param {object} options
 * @param {() => PuzzleText} options.texts In the language of the moment.
 * @param {Judge} [options.judge]
 * @param {() => About} [options.about]
 * @param {Options<Puzzle>["onEnd"]} options.onEnd
 * @param {() => void} [options.onNext] What the button "Next puzzle" does; without it there is none.
 */
export function mount(
  container,
  { texts, judge = judgeByFile, about = () => ({}), onEnd, onNext },
) {
  const board = /** @type {PylosBoard} */ (document.createElement("pylos-board"));
  board.setAttribute("show", "coordinates liftable legal last-move reserves completes");
  const tree = makeTree(container, "puzzle", board);
  // The second click of a double click would act on what has just come to its place.
  tree.buttons.addEventListener("click", (event) => event.detail > 1 && event.stopPropagation(), {
    capture: true,
  });
  return createExercise(tree, board, {
    view(/** @type {Puzzle} */ puzzle, attempt, moment) {
      board.lang = texts().lang;
      return puzzleView(texts(), about(), onNext !== undefined, puzzle, attempt, moment);
    },
    judge,
    acts: onNext && { next: onNext },
    onEnd,
  });
}

/** On paper all boards are seen from the same side. To be called before `mount`, so that the board hears of paper later. @type {(solving: () => Solving | null, signal?: AbortSignal) => void} */
export function followPaper(solving, signal) {
  for (const type of ["beforeprint", "afterprint"]) {
    addEventListener(type, () => solving()?.turn(type === "beforeprint"), { signal });
  }
}

/** @type {(read: PuzzleText, about: About, hasNext: boolean, puzzle: Puzzle, attempt: Attempt, moment: Moment) => View} */
function puzzleView(read, { name = "", text }, hasNext, puzzle, attempt, moment) {
  const { hint } = attempt;
  const { kind, value, grade, right } = puzzle;
  const player = solverOf(puzzle);
  const over = isOver(attempt);
  const refuted = isRefuted(attempt);
  const free = isFree(attempt);
  const isStill = attempt.reply === null && (over || refuted || free);
  // Nothing repeats by the children's rules: no move takes a ball off the board.
  const endless = puzzle.rules.variant !== "children";
  // The move of the line that is to be found now.
  const found = moment.legal.find(({ text }) => text === puzzle.line[2 * attempt.step]);
  const wanted = (hint > 0 && free && found) || null;
  const where = [name, grade ? read("puzzle.grade", { grade }) : ""];
  const [sign, said] = feedback(read, puzzle, attempt, moment, wanted);
  const values = VALUES.filter((name) => kind === "judge" && (endless || name !== "endless"));
  /** @type {(name: "hint" | "why" | "show", isShown: boolean, isEnabled: boolean) => ButtonView} */
  const button = (name, isShown, isEnabled) => ({
    name,
    words: read(`puzzle.${name}`),
    isShown,
    isEnabled,
  });
  return {
    title:
      kind === "judge"
        ? read("puzzle.judge", { player, endless })
        : read("puzzle.task", { player, value, isOnly: right === undefined || right.length === 1 }),
    where: where.filter(Boolean).join(" · "),
    text,
    isFree: free && kind === "move",
    marks:
      wanted !== null && hint === hintsOf(puzzle)
        ? [{ kind: "ring", at: wanted.from ?? wanted.to, label: read("puzzle.mark") }]
        : [],
    sign,
    said,
    values: values.map((name) => ({
      value: name,
      words: read("puzzle.value", { value: name }),
      is: !over ? "" : name === value ? "right" : name === attempt.answer ? "wrong" : "",
      isEnabled: free,
    })),
    buttons: [
      button("hint", kind === "move", free && hint < hintsOf(puzzle)),
      button("why", puzzle.played !== undefined && !over && attempt.step === 0, free),
      button("show", true, isStill && puzzle.line.length > 0),
      {
        name: "next",
        words: read(refuted ? "puzzle.again" : "puzzle.next"),
        act: refuted ? "back" : "next",
        isShown: hasNext || refuted,
        isReady: over || refuted,
      },
    ],
  };
}

/**
 * What is said now, with its sign.
 * @type {(read: PuzzleText, puzzle: Puzzle, attempt: Attempt, moment: Moment, wanted: Move | null) => [Sign | null, string]}
 */
function feedback(read, puzzle, attempt, moment, wanted) {
  const { phase, verdict, mistakes, hints, step, hint, answer, note, said } = attempt;
  const told = () => toldOf(read, puzzle, attempt, moment);
  /** @param {...string} parts */
  const sentences = (...parts) => parts.filter(Boolean).join(" ");
  if (answer !== null) {
    const isRight = phase === "solved";
    const player = solverOf(puzzle);
    const judged = read("puzzle.judged", { isRight, value: puzzle.value, player });
    return [isRight ? "good" : "bad", sentences(judged, note)];
  }
  switch (phase) {
    case "solved":
      return ["good", sentences(read("puzzle.solved", { mistakes, hints }), told(), note)];
    case "shown":
      return [null, sentences(read("puzzle.shown"), told(), note)];
    case "refuted": {
      const worth = verdict?.value === undefined ? "lost" : verdict.value;
      return ["bad", sentences(told(), read("puzzle.wrong", { worth }))];
    }
    case "judging":
      // The answers to a puzzle of a file are there when the ball rests.
      return [null, puzzle.replies === undefined ? read("puzzle.judging") : ""];
  }
  if (said !== null) return [said.sign, read(/** @type {any} */ (said.say))];
  if (wanted !== null) {
    const theme = ideaOf(puzzle.themes, wanted, moment.legal);
    const { from, to, takeBack, completes } = wanted;
    const deed = { from, to, figure: completes[0]?.kind ?? null, takes: takeBack.length };
    if (hint === hintsOf(puzzle)) return ["hint", read("puzzle.where", { deed })];
    return ["hint", theme ? read("puzzle.idea", { theme }) : read("puzzle.kind", { deed })];
  }
  return step > 0 ? ["good", read("puzzle.right")] : [null, ""];
}

/**
 * What the last move does: at the end, when the whole solution is on the board, and after the reply to a wrong move.
 * @type {(read: PuzzleText, puzzle: Puzzle, attempt: Attempt, moment: Moment) => string}
 */
function toldOf(read, { rules: set, position, kind }, { phase, moves, reply }, { rules }) {
  const isReply = phase === "refuted" && moves.length % 2 === 0;
  const isEnd = (phase === "solved" || phase === "shown") && reply === null;
  if (rules === null || kind !== "move" || moves.length === 0 || !(isReply || isEnd)) return "";
  const before = rules.newGame({ ...set, position, moves: moves.slice(0, -1) });
  const isOwn = before.turn === solverOf({ position });
  return moveFacts(read, rules, before, moves[moves.length - 1], isOwn);
}
