/**
 * Practising some exercises one after the other: what was played, the position to solve, and what follows.
 * @import { Result } from "../../exercise/attempt.js"
 * @import { Solving } from "../../exercise/puzzle.js"
 * @import { Rules } from "../../game/session.js"
 * @import { PuzzleText } from "../../text/puzzle.js"
 * @import { Exercise } from "../../exercise/mistake.js"
 */

import { dateFormat } from "../../exercise/day.js";
import { puzzleOf } from "../../exercise/mistake.js";
import { mount } from "../../exercise/puzzle.js";
import { make, onButton } from "../../site/dom.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { judge } from "../judge.js";
import { button, row, waysFrom } from "./overview.js";

/**
 * @typedef {object} Course
 * @property {readonly Exercise[]} exercises
 * @property {string} back The game they are from; "" for none.
 * @property {number} at Which is shown; after the last one, what came of them.
 * @property {number} solved At the first try.
 * @property {string} after What was said when the exercise was over; "" before.
 * @property {readonly string[] | null} refutation The move played and its refutation, while they are on the board.
 */

/**
 * @param {HTMLElement} root
 * @param {object} parts
 * @param {Rules} parts.rules
 * @param {PuzzleText} parts.read
 * @param {(sentence: string) => void} parts.say
 * @param {object} on
 * @param {(exercise: Exercise, isSolved: boolean) => number} on.result Answers with the days until it comes back; 0: never.
 * @param {(exercise: Exercise) => void} on.remove
 */
export function createPractice(root, { rules, read, say }, on) {
  /** @type {Course} */
  let course = { exercises: [], back: "", at: 0, solved: 0, after: "", refutation: null };
  /** @type {Solving | null} */
  let solving = null;
  const head = make("div", "own-head");
  const frame = make("div", "own-solving");
  const foot = make("div", "own-foot");
  root.append(head, frame, foot);

  /** @type {Record<string, () => void>} */
  const acts = {
    refute,
    remove() {
      on.remove(course.exercises[course.at]);
      tell(text("mistakes.removed"));
    },
  };
  onButton(root, "own", (act) => acts[act]?.());

  /** @param {Partial<Course>} changes */
  function become(changes) {
    course = { ...course, ...changes };
    const { exercises, at, solved, back, after } = course;
    const exercise = exercises[at];
    frame.hidden = exercise === undefined;
    if (exercise !== undefined) {
      renew(head, ...headOf(course, exercise));
      const remove = button("remove", text("mistakes.remove"), "quiet");
      renew(foot, make("p", "own-note", after), row(...waysFrom(back), remove));
      return;
    }
    const count = exercises.length;
    renew(head, taskOf(count === 0 ? "" : text("mistakes.result", { solved, count })));
    renew(foot, row(...waysFrom(back)));
  }

  /** @param {number} at */
  function goTo(at) {
    become({ at, after: "", refutation: null });
    const exercise = course.exercises[at];
    if (exercise !== undefined) {
      const puzzle = puzzleOf(exercise);
      if (solving === null) solving = start(puzzle);
      else solving.open(puzzle);
    }
    /** @type {HTMLElement | null} */ (head.querySelector(".own-task"))?.focus({
      preventScroll: true,
    });
  }

  /** @param {ReturnType<typeof puzzleOf>} puzzle */
  function start(puzzle) {
    const made = mount(frame, puzzle, { read, judge, onEnd, onNext: () => goTo(course.at + 1) });
    // The board may leave the refutation by whatever way.
    made.board.addEventListener("pylos-change", () => {
      if (course.refutation !== null && !made.board.session?.line) become({ refutation: null });
    });
    return made;
  }

  /** @param {Result} result */
  function onEnd({ isSolved, mistakes, hints }) {
    const isFirst = isSolved && mistakes === 0 && hints === 0;
    const days = on.result(course.exercises[course.at], isFirst);
    become({ solved: course.solved + Number(isFirst) });
    tell(text("mistakes.again", { days }));
  }

  /** @param {string} after What came of the exercise. */
  function tell(after) {
    become({ after });
    say(after);
  }

  /** Shows on the board what the move played allowed, or the position again. */
  async function refute() {
    const { board } = solving ?? {};
    if (board === undefined) return;
    if (course.refutation !== null) {
      board.goTo(board.game?.moves.length ?? 0);
      return;
    }
    const exercise = course.exercises[course.at];
    const before = rules.newGame({ ...exercise.rules, position: exercise.position });
    const { reply } = await judge(exercise, 0, exercise.played, before, rules);
    if (exercise !== course.exercises[course.at]) return;
    const refutation = reply === null ? [exercise.played] : [exercise.played, reply];
    become({ refutation });
    board.goTo(1, refutation);
    while (board.moving) {
      await new Promise((done) => board.addEventListener("pylos-change", done, { once: true }));
    }
    if (/** @type {Course} */ (course).refutation === refutation)
      board.goTo(refutation.length, refutation);
  }

  return {
    /** @type {(exercises: readonly Exercise[], back: string) => void} At least one exercise. */
    open(exercises, back) {
      course = { ...course, exercises, back, solved: 0 };
      goTo(0);
    },
    /** @param {PuzzleText} next The texts in another language. */
    speak(next) {
      read = next;
      solving?.speak(next);
      become({});
    },
  };
}

/** @param {string} words */
function taskOf(words) {
  const task = make("p", "own-task", words);
  task.tabIndex = -1;
  return task;
}

/** What was played, and when. @type {(course: Course, exercise: Exercise) => HTMLElement[]} */
function headOf({ at, exercises, refutation }, { level, turn, day, games, value, left, played }) {
  const format = dateFormat({ dateStyle: "medium" });
  const facts = [
    text("mistakes.place", { at: at + 1, count: exercises.length }),
    text("mistakes.from", { level, turn, day: day && format.format(new Date(`${day}T00:00`)) }),
    ...(games.length > 1 ? [text("mistakes.times", { count: games.length })] : []),
  ];
  const [, reply] = refutation ?? [];
  const words = [
    text("mistakes.played", { move: played, value, left }),
    ...(reply === undefined ? [] : [text("mistakes.refuted", { move: played, reply, left })]),
  ];
  const line = make("div", "own-played");
  const name = refutation === null ? "mistakes.refute" : "mistakes.position";
  line.append(taskOf(words.join(" ")), button("refute", text(name)));
  return [make("p", "own-facts", facts.join(" · ")), line];
}
