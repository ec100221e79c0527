/**
 * A puzzle in a container, and as it is seen: the task, hints, what a move did, the solution.
 * @import { PylosBoard } from "../element/element.js"
 * @import { Rules } from "../game/session.js"
 * @import { Move } from "../pkg/rules.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Attempt } from "./attempt.js"
 * @import { Core, Options } from "./core.js"
 * @import { ExerciseButton, Sign, View } from "./frame.js"
 * @import { Puzzle } from "./types.js"
 */

import { gameAfter, hintsOf, isEnded, isFree, isOver, isRefuted, solverOf } from "./attempt.js";
import { createExercise } from "./core.js";
import { moveFacts } from "./facts.js";
import { makeFrame } from "./frame.js";
import { ideaOf } from "./themes.js";

const VALUES = /** @type {const} */ (["won", "lost", "endless"]);

/** What stands around a puzzle: what it is called, and what is told before it. @typedef {{ name?: string, text?: string }} About */

/**
 * A container for puzzles. The caller has defined `<pylos-board>`. `texts`: in the language of the moment; `onNext`: what the
 * button "Next puzzle" does; without it there is none.
 * @param {HTMLElement | ShadowRoot} container
 * @param {{ texts: () => PuzzleText, about?: () => About, onEnd: Options["onEnd"], onNext?: () => void }} options
 */
export function mount(container, { texts, about = () => ({}), onEnd, onNext }) {
  const board = /** @type {PylosBoard} */ (document.createElement("pylos-board"));
  board.setAttribute("show", "coordinates liftable legal last-move reserves completes");
  const frame = makeFrame(container, "puzzle", board);
  return createExercise(frame, board, {
    view(attempt, rules) {
      board.lang = texts().lang;
      return puzzleView(texts(), about(), onNext !== undefined, attempt, rules);
    },
    acts: onNext && { next: onNext },
    onEnd,
  });
}

/** On paper all boards are seen from the same side. To be called before `mount`, so that the board hears of paper later. @type {(solving: () => Core | null, signal?: AbortSignal) => void} */
export function followPaper(solving, signal) {
  for (const type of ["beforeprint", "afterprint"]) {
    addEventListener(type, () => solving()?.turn(type === "beforeprint"), { signal });
  }
}

/** @type {(read: PuzzleText, about: About, hasNext: boolean, attempt: Attempt, rules: Rules) => View} */
export function puzzleView(read, { name = "", text }, hasNext, attempt, rules) {
  const puzzle = /** @type {Puzzle | null} */ (attempt.exercise);
  const { hint } = attempt;
  if (puzzle === null) {
    return { title: "", sign: "other", said: saidIn(read, attempt), buttons: [] };
  }
  const { kind, value, grade, right, isOnce = false } = puzzle;
  const player = solverOf(puzzle);
  const over = isOver(attempt);
  const refuted = isRefuted(attempt);
  const isBack = refuted && !isOnce;
  const free = isFree(attempt);
  const isStill = attempt.reply === null && (over || refuted || free);
  // Nothing repeats by the children's rules: no move takes a ball off the board.
  const endless = puzzle.rules.variant !== "children";
  const wanted = hint > 0 && free ? wantedOf(puzzle, attempt, rules) : null;
  const where = [name, grade ? read("puzzle.grade", { grade }) : ""];
  const [sign, said] = feedback(read, puzzle, attempt, rules, wanted);
  const values = VALUES.filter((name) => kind === "judge" && (endless || name !== "endless"));
  /** @type {(name: "hint" | "why" | "show", isShown: boolean, isEnabled: boolean) => ExerciseButton} */
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
        ? [{ kind: "ring", at: wanted.move.from ?? wanted.move.to, label: read("puzzle.mark") }]
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
      button("hint", kind === "move" && !isOnce, free && hint < hintsOf(puzzle)),
      button("why", puzzle.played !== undefined && !over && attempt.step === 0, free),
      button("show", true, isStill && puzzle.line.length > 0),
      {
        name: "next",
        words: read(isBack ? "puzzle.again" : "puzzle.next"),
        act: isBack ? "back" : "next",
        isShown: hasNext || refuted,
        isEnabled: !isOnce || isEnded(attempt),
        isReady: over || refuted,
      },
    ],
  };
}

/** The move of the line that is to be found now, and the legal ones. @type {(puzzle: Puzzle, attempt: Attempt, rules: Rules) => { move: Move, legal: readonly Move[] } | null} */
function wantedOf(puzzle, { step, moves }, rules) {
  const legal = rules.legalMoves(gameAfter(rules, puzzle, moves));
  const move = legal.find(({ text }) => text === puzzle.line[2 * step]);
  return move === undefined ? null : { move, legal };
}

/** @type {(read: PuzzleText, attempt: Attempt) => string} */
const saidIn = (read, { said }) => (said ? read(/** @type {any} */ (said.say), said.params) : "");

/**
 * What is said now, with its sign.
 * @type {(read: PuzzleText, puzzle: Puzzle, attempt: Attempt, rules: Rules, wanted: ReturnType<typeof wantedOf>) => [Sign | null, string]}
 */
function feedback(read, puzzle, attempt, rules, wanted) {
  const { phase, verdict, mistakes, hints, step, hint, answer, note, said, reply } = attempt;
  const told = () => toldOf(read, puzzle, attempt, rules);
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
      // Said once, when the line has been played.
      return [null, reply === null ? sentences(read("puzzle.shown"), told(), note) : ""];
    case "refuted": {
      const worth =
        puzzle.value === "lost" ? "sooner" : verdict?.value === undefined ? "lost" : verdict.value;
      return ["bad", sentences(told(), read("puzzle.wrong", { worth }))];
    }
    case "judging":
      // The answers to a puzzle of a file are there when the ball rests.
      return [null, puzzle.replies === undefined ? read("puzzle.judging") : ""];
  }
  if (said !== null) return [said.sign, saidIn(read, attempt)];
  if (wanted !== null) {
    const { move, legal } = wanted;
    const { from, to, takeBack, completes } = move;
    const theme = ideaOf(puzzle.themes, move, legal);
    const deed = { from, to, figure: completes[0]?.kind ?? null, takes: takeBack.length };
    if (hint === hintsOf(puzzle)) return ["hint", read("puzzle.where", { deed })];
    if (theme === null) return ["hint", read("puzzle.kind", { deed })];
    return ["hint", read("say.status", { status: read("puzzle.theme", { theme }) })];
  }
  return step > 0 ? ["good", read("puzzle.right")] : [null, ""];
}

/**
 * What the last move does: at the end, when the whole solution is on the board, and after the reply to a wrong move.
 * @type {(read: PuzzleText, puzzle: Puzzle, attempt: Attempt, rules: Rules) => string}
 */
function toldOf(read, puzzle, { phase, moves, reply }, rules) {
  const isReply = phase === "refuted" && moves.length % 2 === 0;
  const isEnd = (phase === "solved" || phase === "shown") && reply === null;
  if (puzzle.kind !== "move" || moves.length === 0 || !(isReply || isEnd)) return "";
  const before = gameAfter(rules, puzzle, moves.slice(0, -1));
  return moveFacts(read, rules, before, moves[moves.length - 1], before.turn === solverOf(puzzle));
}
