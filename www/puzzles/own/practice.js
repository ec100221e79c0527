/**
 * Practising some exercises one after the other: around the open one stands what was played, and what follows.
 * @import { Exercise } from "../../exercise/mistake.js"
 * @import { openPile } from "../../library/pile.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Host } from "../main.js"
 */

import { atRest } from "../../exercise/core.js";
import { dateFormat, dayOf } from "../../exercise/day.js";
import { puzzleOf } from "../../exercise/mistake.js";
import { doneOf, withoutThese, withResult } from "../../library/pile.js";
import { button, make, onButton } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { judge } from "../judge.js";
import { row, waysFrom } from "./overview.js";

/**
 * @typedef {object} Course
 * @property {readonly Exercise[]} exercises
 * @property {string} address
 * @property {string} back The game they are from; "" for none.
 * @property {number} at Which is shown; after the last one, what came of them.
 * @property {number} solved At the first try.
 * @property {string} after What was said when the exercise was over; "" before.
 * @property {readonly string[] | null} refutation The move played and its refutation, while they are on the board.
 * @property {import("../../exercise/puzzle.js").Solving["board"] | null} board
 */

/** @param {Host & { rules: Rules, pile: ReturnType<typeof openPile> }} host */
export function createPractice({ open, alone, say, rules, pile }) {
  const head = make("div", "own-head");
  const foot = byId("own-foot");
  byId("own").append(head);
  /** @type {Course | null} */
  let course = null;

  /** @param {Partial<Course>} changes */
  function become(changes) {
    if (course === null) return;
    course = { ...course, ...changes };
    renew(head, ...headOf(course));
    renew(foot, ...footOf(course));
  }

  /** @param {number} at */
  function goTo(at) {
    const exercise = course?.exercises[at];
    if (course === null) return;
    if (exercise === undefined) {
      alone("result");
      become({ at, board: null });
    } else {
      const { board } = open({
        puzzle: puzzleOf(exercise),
        list: "puzzles.own",
        hash: course.address,
        title: "",
        onNext: () => goTo(at + 1),
        ended,
      });
      become({ at, after: "", refutation: null, board });
    }
    /** @type {HTMLElement | null} */ (head.querySelector(".own-task"))?.focus({
      preventScroll: true,
    });
  }

  /** @type {NonNullable<Parameters<Host["open"]>[0]["ended"]>} */
  function ended({ isSolved, mistakes, hints }) {
    if (course === null) return;
    const { id } = course.exercises[course.at];
    const isFirst = isSolved && mistakes === 0 && hints === 0;
    const today = dayOf();
    const { cards } = pile.change((all) => withResult(all, id, isFirst, today));
    const due = cards.find((card) => card.id === id)?.due ?? today;
    become({ solved: course.solved + Number(isFirst) });
    tell(text("mistakes.again", { days: doneOf({ cards }).has(id) ? 0 : due - today }));
  }

  /** @param {string} after What came of the exercise, in writing and aloud. */
  function tell(after) {
    become({ after });
    say(after);
  }

  const acts = {
    /** Shows on the board what the move played allowed, or the position again. */
    async refute() {
      if (course === null || course.board === null) return;
      const { board, exercises, at } = course;
      if (course.refutation !== null) return board.goTo(board.game?.moves.length ?? 0);
      const exercise = exercises[at];
      const before = rules.newGame({ ...exercise.rules, position: exercise.position });
      const { reply } = await judge(exercise, 0, exercise.played, before, rules);
      if (course.exercises[course.at] !== exercise) return;
      const refutation = reply === null ? [exercise.played] : [exercise.played, reply];
      const isShown = () => board.session?.line && course?.refutation === refutation;
      become({ refutation });
      board.goTo(1, refutation);
      await atRest(board);
      if (isShown()) board.goTo(refutation.length, refutation);
      // The board may leave it by whatever way.
      while (isShown()) {
        await new Promise((done) => board.addEventListener("pylos-change", done, { once: true }));
      }
      if (course?.refutation === refutation) become({ refutation: null });
    },
    remove() {
      if (course === null) return;
      const { id } = course.exercises[course.at];
      pile.change((all) => withoutThese(all, [id]));
      tell(text("mistakes.removed"));
    },
  };
  for (const part of [head, foot]) {
    onButton(part, "do", (name) => acts[/** @type {keyof typeof acts} */ (name)]());
  }

  return {
    get isOpen() {
      return course !== null;
    },
    /** @type {(exercises: readonly Exercise[], address: string, back: string) => void} At least one exercise. */
    open(exercises, address, back) {
      const board = null;
      course = { exercises, address, back, at: 0, solved: 0, after: "", refutation: null, board };
      goTo(0);
    },
    close() {
      course = null;
      renew(head);
      renew(foot);
    },
    paint: () => become({}),
  };
}

/** @param {string} words */
function taskOf(words) {
  const task = make("p", "own-task", words);
  task.tabIndex = -1;
  return task;
}

/** What was played, and when; after the last exercise, what came of all. @param {Course} course */
function headOf({ at, exercises, refutation, solved }) {
  const count = exercises.length;
  if (at === count) return [taskOf(text("mistakes.result", { solved, count }))];
  const { level, turn, day, games, value, left, played: move } = exercises[at];
  const date = day && dateFormat({ dateStyle: "medium" }).format(new Date(`${day}T00:00`));
  const facts = [
    text("mistakes.place", { at: at + 1, count }),
    text("mistakes.from", { level, turn, day: date }),
    ...(games.length > 1 ? [text("mistakes.times", { count: games.length })] : []),
  ];
  const [, reply] = refutation ?? [];
  const words = [
    text("mistakes.played", { move, value, left }),
    ...(reply === undefined ? [] : [text("mistakes.refuted", { move, reply, left })]),
  ];
  const name = refutation === null ? "mistakes.refute" : "mistakes.position";
  const line = make("div", "own-played");
  line.append(taskOf(words.join(" ")), button("do", "refute", text(name)));
  return [make("p", "own-facts", facts.join(" · ")), line];
}

/** @param {Course} course */
function footOf({ at, exercises, back, after }) {
  const isOver = at === exercises.length;
  const remove = button("do", "remove", text("mistakes.remove"), "quiet");
  return [
    make("p", "own-note", isOver ? "" : after),
    row(...waysFrom(back), ...(isOver ? [] : [remove])),
  ];
}
