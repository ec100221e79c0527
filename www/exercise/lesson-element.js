/**
 * `<pylos-lesson>`: lessons around a `<pylos-board>`, read from JSON in the page or set as a property.
 * @import { Mark } from "../board/types.js"
 * @import { Rules } from "../game/session.js"
 * @import { Move } from "../pkg/rules.js"
 * @import { LessonText } from "../text/lessons.js"
 * @import { Attempt } from "./attempt.js"
 * @import { Chapter, Place, Step } from "./lesson.js"
 * @import { ExerciseButton, Sign, View } from "./frame.js"
 */

import { itemsOf, parseMarks, writeAttribute } from "../element/attributes.js";
import { lateRules } from "../element/rules.js";
import { shadowOf, upgrade } from "../element/tag.js";
import { blockOf, dataOf, fetchText } from "../site/author-data.js";
import { h, toElement } from "../site/nodes.js";
import { loadLessons } from "../text/lessons.js";
import { gameAfter, isActive, isOver, solverOf } from "./attempt.js";
import { createExercise } from "./core.js";
import { Base, Inside, tell } from "./element.js";
import { makeFrame } from "./frame.js";
import { checkInPlay, Fault, placesOf, readChapter } from "./lesson.js";
import { listed, solutions } from "./verdict.js";

const DATA = "application/json";

/** All chapters, all their steps in order, and what is wrong with the data; "" for nothing. @typedef {{ chapters: readonly Chapter[], places: readonly Place[], fault: string }} Lessons */

/** @type {(fault: string) => Lessons} */
const refused = (fault) => ({ chapters: [], places: [], fault });

const NONE = refused("");

/** Copies data that may be anything. @type {(data: unknown) => Lessons} */
function lessonsOf(data) {
  try {
    const given = Array.isArray(data) ? itemsOf(data) : [data];
    const chapters = given.map(readChapter);
    if (chapters.length === 0) return refused("there is no chapter");
    return { chapters: Object.freeze(chapters), places: placesOf(chapters), fault: "" };
  } catch (error) {
    // A getter or a proxy of the page may throw anything.
    return refused(error instanceof Fault ? error.message : "the data cannot be read");
  }
}

/**
 * Lessons around a Pylos board.
 * @tagname pylos-lesson
 * @attr {string} at - The open step, as `chapter/step`.
 * @attr {string} src - The address of a file with the lessons; else they are JSON in the tag.
 * @attr {boolean} must-solve - The next step is locked until the open one is solved.
 * @attr {string} lang - Language of the buttons and of the board.
 * @fires {CustomEvent<{ chapter: string, step: string }>} pylos-step - The learner has gone to another step.
 * @fires {CustomEvent<{ chapter: string, step: string }>} pylos-done - A step is done.
 * @cssprop --pylos-lesson-board - Least height of the board's area.
 * @cssprop --pylos-lesson-good - Sign of a good move.
 * @cssprop --pylos-lesson-bad - Sign of any other move.
 * @csspart words - Holds `title`, `where` and `text`.
 * @csspart title
 * @csspart where
 * @csspart text
 * @csspart answer - Holds `feedback`, `said`, `step`, `turn` and `buttons`.
 * @csspart step - What the choice on the board asks for.
 * @csspart turn - The buttons of a turn.
 * @csspart feedback
 * @csspart said
 * @csspart buttons
 * @csspart button - Every button.
 * @slot - JSON with the lessons, and the board.
 * @slot end - Shown after the last step.
 */
export class PylosLesson extends Base {
  static get observedAttributes() {
    return ["at", "src", "must-solve"];
  }

  #inside = new Inside({ element: this, load: loadLessons, begin: () => this.#begin() });
  #lessons = NONE;
  /** The open step, as an index of all. */
  #index = 0;
  /** @type {Set<string>} The links of the steps that have been done. */
  #solved = new Set();
  #started = false;

  /** What the JSON in the tag says. @returns {readonly Chapter[]} */
  get chapters() {
    return this.#lessons.chapters;
  }
  /** @param {readonly Chapter[] | Chapter} data */
  set chapters(data) {
    this.#show(lessonsOf(data));
  }

  /** The open step, as `chapter/step`. @returns {string | null} */
  get at() {
    return this.#place?.link ?? this.getAttribute("at");
  }
  /** @param {string | null} link */
  set at(link) {
    writeAttribute(this, "at", link);
  }

  /** The address of the file with the lessons. @returns {string | null} */
  get src() {
    return this.getAttribute("src");
  }
  /** @param {string | null} address */
  set src(address) {
    writeAttribute(this, "src", address);
  }

  /** Whether the next step is locked until the open one is solved. */
  get mustSolve() {
    return this.hasAttribute("must-solve");
  }
  set mustSolve(must) {
    this.toggleAttribute("must-solve", Boolean(must));
  }

  /** Moves the focus to the words of the step. @param {FocusOptions} [options] */
  focus(options) {
    const { core } = this.#inside;
    if (core === null) super.focus(options);
    else core.focus(options);
  }

  connectedCallback() {
    this.#inside.enter();
  }

  disconnectedCallback() {
    this.#inside.stay.abort();
  }

  /** @type {(name: string, before: string | null, written: string | null) => void} */
  attributeChangedCallback(name, before, written) {
    if (name === "at") {
      const index = this.#indexOf(written);
      if (index !== -1 && index !== this.#index) this.#open(index);
    } else if (written === before || !this.#started) return;
    else if (name === "must-solve") this.#inside.core?.send({ is: "look" });
    else this.#read();
  }

  get #place() {
    return this.#lessons.places.at(this.#index);
  }

  /** @param {string | null} link */
  #indexOf(link) {
    return this.#lessons.places.findIndex((place) => place.link === link);
  }

  /** @param {Lessons} lessons */
  #show(lessons) {
    this.#lessons = lessons;
    this.#open(Math.max(0, this.#indexOf(this.getAttribute("at"))));
  }

  /**
   * Reads the JSON of `src` or of the tag, and checks it. What a program gives is tested with the program: the check is
   * long work.
   */
  async #read() {
    const { src } = this;
    const before = this.#lessons;
    let lessons;
    try {
      const json = await (src === null ? dataOf(this, DATA) : fetchText(src));
      lessons = lessonsOf(JSON.parse(json ?? "[]"));
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      const isFile = error instanceof SyntaxError && src !== null;
      lessons = refused(isFile ? `${src}: ${fault}` : fault);
    }
    // By now there may be another address, or lessons of a program.
    if (src !== this.src || before !== this.#lessons) return;
    this.#show(lessons);
    if (this.#place !== undefined) await this.#check();
  }

  /** Checks the lessons against the rules, step by step so that the page stays responsive. */
  async #check() {
    const rules = await lateRules.load().catch(() => null);
    if (rules === null) return;
    const lessons = this.#lessons;
    for (const { chapter, step, number } of lessons.places) {
      const where = `${lessons.chapters.length > 1 ? `chapter ${chapter.id}, ` : ""}step ${number}`;
      try {
        checkInPlay(rules, step, where);
      } catch (error) {
        return this.#show(refused(/** @type {Fault} */ (error).message));
      }
      await new Promise((resolve) => setTimeout(resolve));
      if (lessons !== this.#lessons) return;
    }
  }

  async #begin() {
    if (document.readyState === "loading") {
      // The parser has not reached the JSON in the tag yet.
      await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
    }
    if (!this.isConnected) return;
    if (!this.#started) {
      this.#started = true;
      upgrade(this, ["chapters", "at", "src", "mustSolve"]);
      gather(this);
      if (this.#lessons === NONE) this.#read();
    }
    await this.#inside.speak();
    if (this.#inside.core !== null) return;
    this.#inside.core = this.#build();
    this.#open(this.#index);
  }

  #build() {
    const board = this.querySelector("pylos-board") ?? document.createElement("pylos-board");
    if (!board.isConnected) this.append(board);
    // The child of the lesson that holds the board is shown, the others are not.
    const holder = /** @type {HTMLElement} */ (
      [...this.children].find((child) => child.contains(board))
    );
    if (holder !== board) holder.dataset.board = "";
    const end = toElement(h("slot", { name: "end" }));
    const frame = makeFrame(shadowOf(this), "lesson", toElement(h("slot", {})), [end]);
    return createExercise(frame, board, {
      view: (attempt, rules) => {
        const texts = /** @type {LessonText} */ (this.#inside.texts);
        const { places } = this.#lessons;
        const isLocked = this.mustSolve && !this.#solved.has(this.at ?? "");
        end.hidden = this.#index < places.length - 1 || !isOver(attempt);
        return lessonView(texts, places, this.#index, isLocked, attempt, rules);
      },
      acts: {
        back: () => this.#goTo(this.#index - 1),
        next: () => this.#goTo(this.#index + 1),
        again: () => {
          this.#open(this.#index);
          this.focus();
        },
      },
      onEnd: () => {
        this.#solved.add(this.at ?? "");
        this.#tell("pylos-done");
      },
    });
  }

  /** @param {number} index */
  #open(index) {
    this.#index = index;
    const { fault } = this.#lessons;
    if (this.#place !== undefined) {
      this.#inside.core?.send({ is: "want", exercise: this.#place.step });
    } else if (fault !== "") {
      this.#inside.core?.send({ is: "fail", say: "learn.badLesson", params: { fault } });
    }
  }

  /** Opens the step that the learner wants. @param {number} index */
  #goTo(index) {
    this.#open(index);
    this.focus();
    this.#tell("pylos-step");
  }

  /** @param {"pylos-step" | "pylos-done"} type */
  #tell(type) {
    const { chapter, step } = /** @type {Place} */ (this.#place);
    tell(this, type, { chapter: chapter.id, step: step.id });
  }
}
/**
 * Takes back into a lesson what Markdown has put after it: a blank line or a block in the tag ends the paragraph that
 * Markdown makes around the tag, and with it the lesson.
 * @param {HTMLElement} lesson
 */
function gather(lesson) {
  const { parentElement: around } = lesson;
  if (around?.localName !== "p" || around.lastElementChild !== lesson) return;
  const data = blockOf(lesson, DATA);
  if (data === null) return;
  lesson.append(data);
  const next = around.nextElementSibling;
  const board = next?.firstElementChild;
  if (next?.localName !== "p" || board?.localName !== "pylos-board") return;
  if (next.children.length > 1 || lesson.querySelector("pylos-board") !== null) return;
  next.remove();
  lesson.append(board);
}

/** The course's text with a key, or the author's own words. @type {(texts: LessonText, said: string, params?: Record<string, unknown>) => string} */
const wordsOf = ({ has, read }, said, params) => (has(said) ? read(said, params) : said);

/** Of the place at an index. @type {(texts: LessonText, places: readonly Place[], index: number, isLocked: boolean, attempt: Attempt, rules: Rules) => View} */
export function lessonView(texts, places, index, isLocked, attempt, rules) {
  const { read } = texts;
  if (attempt.exercise === null) {
    return { title: "", sign: "other", said: saidIn(texts, attempt), buttons: [] };
  }
  const { chapter, step, number } = places[index];
  const done = isOver(attempt);
  const player = solverOf(step);
  const you = step.turns && player === "dark" ? `${read("learn.you", { player })} ` : "";
  const move = hinted(step, attempt, rules);
  const [sign, said] = feedback(texts, step, attempt, move);
  /** @type {(name: "back" | "show" | "again" | "next", isShown: boolean, more?: Partial<ExerciseButton>) => ExerciseButton} */
  const button = (name, isShown, more) => ({
    name,
    words: read(`learn.${name}`),
    isShown,
    ...more,
  });
  return {
    title: wordsOf(texts, chapter.title),
    where: read("learn.step", { step: number, steps: chapter.steps.length }),
    text: you + wordsOf(texts, step.text),
    isFree: step.turns !== undefined,
    marks: marksOf(step, attempt, move),
    sign,
    said,
    buttons: [
      button("back", index > 0),
      button("show", isActive(step) && !done, { act: "hint" }),
      button("again", isActive(step) && done),
      button("next", index < places.length - 1, { isEnabled: !isLocked, isReady: done }),
    ],
  };
}

/** The move that a hint shows. @type {(step: Step, attempt: Attempt, rules: Rules) => Move | null} */
function hinted(exercise, { hint, step, moves }, rules) {
  const turn = exercise.turns?.[step];
  if (!turn || hint === 0) return null;
  const game = gameAfter(rules, exercise, moves);
  return solutions(rules, turn, game)[0] ?? null;
}

/** @type {(texts: LessonText, attempt: Attempt) => string} */
const saidIn = (texts, { said }) => (said ? wordsOf(texts, said.say, said.params) : "");

/**
 * What is said now, with its sign.
 * @type {(texts: LessonText, step: Step, attempt: Attempt, move: Move | null) => [Sign | null, string]} `move`: a hint.
 */
function feedback(texts, { turns, select, position, done = "learn.good" }, attempt, move) {
  const { phase, said, hint } = attempt;
  if (phase === "solved") return turns || select ? ["good", wordsOf(texts, done)] : [null, ""];
  if (said !== null) return [said.sign, saidIn(texts, attempt)];
  if (hint > 0 && select) {
    return [null, texts.read("learn.showCells", { cells: listed(select.cells) })];
  }
  if (move === null) return [null, ""];
  return [null, texts.read("learn.showMove", { player: solverOf({ position }), ...move })];
}

/** @type {(step: Step, attempt: Attempt, move: Move | null) => readonly Mark[]} `move`: a hint. */
function marksOf({ marks, select, position }, { hint, step, chosen }, move) {
  if (hint > 0 && select) return listed(select.cells).map((at) => ({ kind: "ring", at }));
  if (chosen.length > 0) return chosen.map((at) => ({ kind: "ring", at, tone: "good" }));
  if (move === null) return marks !== undefined && step === 0 ? parseMarks(marks) : [];
  const taken = move.takeBack.map((at) => /** @type {Mark} */ ({ kind: "minus", at }));
  return [{ kind: "arrow", from: move.from ?? solverOf({ position }), at: move.to }, ...taken];
}
