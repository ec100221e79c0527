/**
 * Practising some exercises one after the other: what was played, the position to solve, and what follows.
 * @import { Engine } from "../../engine/engine.js"
 * @import { PylosBoard } from "../../element/element.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Result } from "../../exercise/attempt.js"
 * @import { Judge, Puzzle } from "../../exercise/types.js"
 * @import { Exercise } from "./exercise.js"
 */

import { mount } from "../../exercise/puzzle.js";
import { make, onButton, setText } from "../../site/dom.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { judgeTurn } from "./judge.js";
import { button, row, waysFrom } from "./overview.js";

/** @typedef {{ exercises: readonly Exercise[], back: string }} Course What is practised; `back`: the game it is from, or "". */

/**
 * @param {HTMLElement} root
 * @param {object} parts
 * @param {Rules} parts.rules
 * @param {Engine} parts.engine
 * @param {import("../../text/puzzle.js").PuzzleText} parts.read
 * @param {(sentence: string) => void} parts.say
 * @param {object} on
 * @param {(exercise: Exercise, isSolved: boolean) => number} on.result Answers with the days until it comes back; 0: never.
 * @param {(exercise: Exercise) => void} on.remove
 */
export function createPractice(root, { rules, engine, read: words, say }, on) {
  let read = words;
  /** @type {Course} */
  let course = { exercises: [], back: "" };
  let at = 0;
  let solved = 0;
  /** What was said when the exercise was over; "" before. */
  let after = "";
  /** The move played and its refutation, while they are on the board. @type {string[] | null} */
  let refutation = null;
  /** @type {ReturnType<typeof mount> | null} */
  let solving = null;

  const head = make("div", "own-head");
  const task = make("p", "own-task");
  const frame = make("div", "own-solving");
  const foot = make("div", "own-foot");
  task.tabIndex = -1;
  onButton(root, "own", (act) => acts[act]?.());

  /** @type {Record<string, () => void>} */
  const acts = {
    refute,
    next,
    remove() {
      on.remove(shown());
      tell(text("mistakes.removed"));
    },
  };

  const shown = () => course.exercises[at];

  /** @param {Exercise} exercise @returns {Puzzle} */
  const puzzleOf = (exercise) => ({
    id: exercise.id,
    rules: exercise.rules,
    position: exercise.position,
    kind: "move",
    value: exercise.value,
    grade: 0,
    rating: 0,
    themes: exercise.themes ?? [],
    line: exercise.right.slice(0, 1),
    isOnly: exercise.right.length === 1,
  });

  function open() {
    after = "";
    refutation = null;
    const puzzle = puzzleOf(shown());
    // In the document before the puzzle is mounted, which brings its style sheet there.
    render();
    if (solving === null) {
      /** @type {Judge} */
      const judge = (_puzzle, _step, turn) => judgeTurn(rules, engine, shown(), turn);
      solving = mount(frame, puzzle, { read, judge, onEnd, onNext: next });
      const { board } = solving;
      board.addEventListener("pylos-change", () => follow(board));
    } else solving.open(puzzle);
    task.focus({ preventScroll: true });
  }

  /** @param {Result} result */
  function onEnd({ isSolved, mistakes, hints }) {
    const isFirst = isSolved && mistakes === 0 && hints === 0;
    solved += Number(isFirst);
    const days = on.result(shown(), isFirst);
    tell(text("mistakes.again", { days }));
  }

  /** @param {string} words What came of the exercise. */
  function tell(words) {
    after = words;
    renderFoot();
    say(words);
  }

  function next() {
    if (at + 1 < course.exercises.length) {
      at += 1;
      open();
    } else finish();
  }

  function finish() {
    close();
    const words = text("mistakes.result", { solved, count: course.exercises.length });
    head.replaceChildren();
    setText(task, words);
    root.replaceChildren(task, row(...waysFrom(course.back)));
    task.focus();
  }

  /** Shows on the board what the move played allowed, or the position again. */
  async function refute() {
    const { board } = solving ?? {};
    const exercise = shown();
    if (board === undefined) return;
    if (refutation !== null) {
      board.goTo(board.game?.moves.length ?? 0);
      return;
    }
    const { reply } = await judgeTurn(rules, engine, exercise, exercise.played);
    if (exercise !== shown() || solving === null) return;
    const line = reply === null ? [exercise.played] : [exercise.played, reply];
    refutation = line;
    renderHead();
    board.goTo(1, line);
    while (board.moving) {
      await new Promise((done) => board.addEventListener("pylos-change", done, { once: true }));
    }
    if (refutation === line) board.goTo(line.length, line);
  }

  /** The board has left the refutation, by whatever way. @param {PylosBoard} board */
  function follow({ session }) {
    if (refutation === null || session?.line) return;
    refutation = null;
    renderHead();
  }

  function render() {
    root.replaceChildren(head, frame, foot);
    renderHead();
    renderFoot();
  }

  function renderHead() {
    const exercise = shown();
    const { level, turn, games, value, left, played } = exercise;
    const { lang } = document.documentElement;
    const day =
      exercise.day &&
      new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(
        new Date(`${exercise.day}T00:00`),
      );
    const facts = [
      text("mistakes.place", { at: at + 1, count: course.exercises.length }),
      text("mistakes.from", { level, turn, day }),
      ...(games.length > 1 ? [text("mistakes.times", { count: games.length })] : []),
    ];
    const [, reply] = refutation ?? [];
    const answer =
      reply === undefined ? "" : ` ${text("mistakes.refuted", { move: played, reply, left })}`;
    setText(task, text("mistakes.played", { move: played, value, left }) + answer);
    if (head.firstChild === null) {
      const line = make("div", "own-played");
      line.append(task, button("refute", ""));
      head.append(make("p", "own-facts"), line);
    }
    setText(
      /** @type {Element} */ (head.querySelector("[data-own=refute]")),
      text(refutation === null ? "mistakes.refute" : "mistakes.position"),
    );
    setText(/** @type {Element} */ (head.querySelector(".own-facts")), facts.join(" · "));
  }

  function renderFoot() {
    renew(
      foot,
      make("p", "own-note", after),
      row(...waysFrom(course.back), button("remove", text("mistakes.remove"), "quiet")),
    );
  }

  function close() {
    solving?.stop();
    solving = null;
    frame.replaceChildren();
  }

  return {
    /** @param {Course} next At least one exercise. */
    open(next) {
      course = next;
      at = 0;
      solved = 0;
      open();
    },
    close,
    /** @param {typeof words} next The texts in another language. */
    speak(next) {
      read = next;
      solving?.speak(next);
      if (solving !== null) render();
    },
  };
}
