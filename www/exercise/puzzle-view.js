/**
 * A puzzle as it is seen: the task, hints, what a move did, the solution.
 * @import { Mark } from "../board/types.js"
 * @import { Move } from "../pkg/rules.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Attempt } from "./attempt.js"
 * @import { Moment } from "./core.js"
 * @import { Sign, View } from "./tree.js"
 * @import { Puzzle, Value } from "./types.js"
 */

import { hintsOf, isOver } from "./attempt.js";
import { solverOf } from "./core.js";
import { factsOf, factWords } from "./facts.js";
import { ideaOf, knownThemes } from "./themes.js";

const VALUES = /** @type {const} */ (["won", "lost", "endless"]);

/** @type {(read: PuzzleText, hasNext: boolean, puzzle: Puzzle, attempt: Attempt, moment: Moment) => View} `hasNext`: another puzzle follows. */
export function puzzleView(read, hasNext, puzzle, attempt, moment) {
  const { phase, isOpen, hint } = attempt;
  const { kind, value, grade, rating, id, number } = puzzle;
  const player = solverOf(puzzle);
  const over = isOver(attempt);
  const isRefuted = phase === "refuted";
  const isStill = over || isRefuted || phase === "choosing" || phase === "answering";
  // Nothing repeats by the children's rules: no move takes a ball off the board.
  const endless = puzzle.rules.variant !== "children";
  const wanted = hint > 0 && phase === "choosing" ? wantedOf(puzzle, attempt, moment) : null;
  const about = [
    grade > 0 ? read("puzzle.grade", { grade }) : "",
    rating > 0 ? read("puzzle.rating", { rating }) : "",
    number === undefined ? "" : id,
  ];
  const [sign, said] = feedback(read, puzzle, attempt, moment, wanted);
  const themes = over ? knownThemes(puzzle.themes) : [];
  const values = VALUES.filter((name) => kind === "judge" && (endless || name !== "endless"));
  return {
    title:
      kind === "judge"
        ? read("puzzle.judge", { player, endless })
        : read("puzzle.task", { player, value, isOnly: puzzle.isOnly !== false }),
    where: about.filter(Boolean).join(" · "),
    isFree: phase === "choosing",
    marks: wanted !== null && hint === hintsOf(puzzle) ? [markOf(read, wanted)] : [],
    sign,
    said,
    ...(themes.length > 0 && {
      themes: {
        label: read("puzzle.themes"),
        names: themes.map((theme) => read("puzzle.theme", { theme })),
      },
    }),
    values: values.map((name) => ({
      value: name,
      words: read("puzzle.value", { value: name }),
      is: over ? signOf(name, puzzle, attempt) : "",
      isEnabled: isOpen && phase === "answering",
    })),
    buttons: [
      {
        name: "hint",
        words: read(hint === 0 ? "puzzle.hint" : "puzzle.more"),
        isShown: kind === "move",
        isEnabled: isOpen && phase === "choosing" && hint < hintsOf(puzzle),
      },
      {
        name: "show",
        words: read(over ? "puzzle.replay" : "puzzle.show"),
        act: over ? "replay" : "show",
        isEnabled: isOpen && isStill && !attempt.plays && puzzle.line.length > 0,
      },
      {
        name: "next",
        words: read(isRefuted ? "puzzle.again" : "puzzle.next"),
        act: isRefuted ? "back" : "next",
        isShown: hasNext || isRefuted,
        isReady: over || isRefuted,
      },
    ],
  };
}

/** @type {(name: Value, puzzle: Puzzle, attempt: Attempt) => "" | "right" | "wrong"} */
const signOf = (name, { value }, { answer }) =>
  name === value ? "right" : name === answer ? "wrong" : "";

/** The move of the line that is to be found now. @type {(puzzle: Puzzle, attempt: Attempt, moment: Moment) => Move | null} */
const wantedOf = ({ line }, { step }, { legal }) =>
  legal.find(({ text }) => text === line[2 * step]) ?? null;

/** @type {(read: PuzzleText, move: Move) => Mark} */
const markOf = (read, { from, to }) => ({
  kind: "ring",
  at: from ?? to,
  label: read("puzzle.mark"),
});

/**
 * What is said now, with its sign.
 * @type {(read: PuzzleText, puzzle: Puzzle, attempt: Attempt, moment: Moment, wanted: Move | null) => [Sign | null, string]}
 */
function feedback(read, puzzle, attempt, moment, wanted) {
  const { phase, verdict, mistakes, hints, step, hint, answer } = attempt;
  const told = () => toldOf(read, puzzle, attempt, moment);
  if (answer !== null) {
    const isRight = phase === "solved";
    const player = solverOf(puzzle);
    const judged = read("puzzle.judged", { isRight, value: puzzle.value, player });
    const proof = puzzle.line.length > 0 ? ` ${read("puzzle.proof")}` : "";
    return [isRight ? "good" : "bad", judged + proof];
  }
  switch (phase) {
    case "solved":
      return ["good", `${read("puzzle.solved", { mistakes, hints })} ${told()}`.trimEnd()];
    case "shown":
      return [null, `${read("puzzle.shown")} ${told()}`.trimEnd()];
    case "refuted":
    case "wrong": {
      const worth = verdict?.value === undefined ? "lost" : verdict.value;
      return ["bad", `${told()} ${read("puzzle.wrong", { worth })}`.trimStart()];
    }
    case "judging":
      // The answers to a puzzle of a file are there when the ball rests.
      return [null, puzzle.replies === undefined ? read("puzzle.judging") : ""];
    case "right":
      return ["good", read("puzzle.right")];
  }
  if (attempt.isFailed) return ["bad", read("puzzle.failed")];
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
function toldOf(read, { rules: set, position, kind, line }, { phase, moves, plays }, { rules }) {
  const isReply = phase === "refuted" && moves.length % 2 === 0;
  const isEnd = (phase === "solved" || phase === "shown") && !plays;
  if (rules === null || kind !== "move" || moves.length === 0 || !(isReply || isEnd)) return "";
  if (phase === "shown" && moves.length < line.length) return "";
  const before = rules.newGame({ ...set, position, moves: moves.slice(0, -1) });
  const facts = factsOf(rules, before, moves[moves.length - 1]);
  return factWords(read, facts, facts.player === solverOf({ id: "", position }));
}
