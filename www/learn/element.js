/**
 * `<pylos-lesson>`: lessons around a `<pylos-board>`, read from JSON in the page or set as a property.
 *
 * @import { Chapter, Step } from "./lesson.js"
 * @import { LessonText } from "../text/lessons.js"
 * @import { BoardText } from "../text/text.js"
 * @import { Sign, Tree } from "./tree.js"
 */

import { onButton, setText } from "../site/dom.js";
import { loadLessons } from "../text/lessons.js";
import { loadBoardText } from "../text/text.js";
import { faultsOfChapter } from "./lesson.js";
import { createPlayer, learner } from "./player.js";
import { makeTree } from "./tree.js";

/** @typedef {import("../element/element.js").PylosBoard} PylosBoard */

/** Where there is no document, as in Node, the class can be imported all the same. */
const Base = globalThis.HTMLElement ?? class {};

const BUTTONS = /** @type {const} */ (["back", "show", "again", "next"]);

/** A step and its place in the lessons. @typedef {{ chapter: Chapter, step: Step, index: number }} Place */

/**
 * Lessons around a Pylos board.
 *
 * @tagname pylos-lesson
 * @attr {string} at - The open step, as `chapter/step`.
 * @attr {string} lang - Language of the buttons and of the board.
 * @fires {CustomEvent<{ chapter: string, step: string }>} pylos-step - The learner has gone to another step.
 * @fires {CustomEvent<{ chapter: string, step: string }>} pylos-done - A step is done.
 * @cssprop --pylos-lesson-board - Least height of the board's area.
 * @cssprop --pylos-lesson-paper - Background of the answer.
 * @cssprop --pylos-lesson-good - Sign of a good move.
 * @cssprop --pylos-lesson-bad - Sign of any other move.
 * @csspart words - Holds `title`, `where` and `text`.
 * @csspart title
 * @csspart where
 * @csspart text
 * @csspart answer - Holds `feedback`, `said` and `buttons`.
 * @csspart feedback
 * @csspart said
 * @csspart buttons
 * @csspart button - Every button.
 * @slot - JSON with the lessons, and the board.
 * @slot end - Shown after the last step.
 */
export class PylosLesson extends Base {
  static get observedAttributes() {
    return ["at", "lang"];
  }

  /** From the beginning, so that what stands in the tag is not seen before it has its place. */
  #shadow = this.attachShadow({ mode: "open" });
  #tree = /** @type {Tree | null} */ (null);
  #player = /** @type {ReturnType<typeof createPlayer> | null} */ (null);
  #text = /** @type {BoardText | null} */ (null);
  #lessons = /** @type {LessonText | null} */ (null);
  /** @type {readonly Chapter[]} */
  #chapters = [];
  /** What is wrong with the data; "" for nothing. */
  #fault = "";
  #index = 0;
  #started = false;
  /** Whether the step that is open has been done. */
  #done = false;

  /** @returns {readonly Chapter[]} */
  get chapters() {
    return this.#chapters;
  }
  /** @param {readonly Chapter[] | Chapter} data What the JSON in the tag would say. */
  set chapters(data) {
    this.#take(data);
    this.#open(this.#index);
  }

  /** @returns {string | null} The step that is open, as `chapter/step`. */
  get at() {
    return this.#links[this.#index] ?? this.getAttribute("at");
  }
  /** @param {string | null} link */
  set at(link) {
    if (link === null) this.removeAttribute("at");
    else this.setAttribute("at", link);
  }

  /** To the words of the step. @param {FocusOptions} [options] */
  focus(options) {
    if (this.#tree === null) super.focus(options);
    else this.#tree.words.focus(options);
  }

  connectedCallback() {
    if (document.readyState !== "loading") this.#start();
    // What stands in the tag has not been read yet.
    else document.addEventListener("DOMContentLoaded", () => this.#start(), { once: true });
  }

  disconnectedCallback() {
    // Whoever is moved in the document is back by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#player?.stop();
      this.#player = null;
      this.#started = false;
    });
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} written
   */
  attributeChangedCallback(name, before, written) {
    if (name === "lang") {
      if (written !== before && this.#started) this.#speak();
      return;
    }
    const index = this.#place(written);
    if (index !== null && index !== this.#index) this.#open(index);
  }

  /** @returns {string[]} */
  get #links() {
    return this.#chapters.flatMap(({ id, steps }) => steps.map((step) => `${id}/${step.id}`));
  }

  /**
   * @param {string | null} link
   * @returns {number | null}
   */
  #place(link) {
    const index = link === null ? -1 : this.#links.indexOf(link);
    return index === -1 ? null : index;
  }

  /** @param {unknown} data */
  #take(data) {
    const chapters = Array.isArray(data) ? data : [data];
    const [fault = ""] = chapters.flatMap(faultsOfChapter);
    this.#fault = fault;
    this.#chapters = fault === "" ? chapters : [];
    this.#index = this.#place(this.getAttribute("at")) ?? 0;
  }

  /** Reads the JSON in the tag, where no property has been set. */
  #read() {
    const script = this.querySelector('script[type="application/json"]');
    if (script === null) return;
    try {
      this.#take(JSON.parse(script.textContent));
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error);
    }
  }

  async #start() {
    if (this.#started || !this.isConnected) return;
    this.#started = true;
    this.#upgrade("chapters");
    this.#upgrade("at");
    if (this.#chapters.length === 0 && this.#fault === "") this.#read();
    await this.#speak();
  }

  /** Opens the step in the language that is wanted now. */
  async #speak() {
    const lang = this.lang || this.closest("[lang]")?.getAttribute("lang") || navigator.language;
    const [text, lessons] = await Promise.all([loadBoardText(lang), loadLessons(lang)]);
    if (!this.isConnected) return;
    this.#text = text;
    this.#lessons = lessons;
    this.#tree ??= this.#build();
    for (const name of BUTTONS) setText(this.#tree[name], lessons.read(`learn.${name}`));
    this.#player ??= this.#seat();
    // The board reads its language only once.
    const board = this.querySelector("pylos-board");
    if (this.lang && board instanceof HTMLElement) board.lang = this.lang;
    this.#open(this.#index);
  }

  /**
   * A property set before the element was defined hides the one of the class.
   *
   * @param {"chapters" | "at"} property
   */
  #upgrade(property) {
    if (!Object.hasOwn(this, property)) return;
    const value = this[property];
    delete this[property];
    Object.assign(this, { [property]: value });
  }

  #build() {
    const tree = makeTree(this.#shadow);
    /** @type {Record<string, () => void>} */
    const acts = {
      back: () => this.#turnTo(this.#index - 1),
      next: () => this.#turnTo(this.#index + 1),
      again: () => this.#again(),
      show: () => this.#show(),
    };
    onButton(tree.buttons, "act", (name) => acts[name]());
    return tree;
  }

  /** Brings the board to the table, and a player to the board. */
  #seat() {
    let board = /** @type {PylosBoard | null} */ (this.querySelector("pylos-board"));
    if (board === null) {
      board = /** @type {PylosBoard} */ (document.createElement("pylos-board"));
      this.append(board);
    }
    return createPlayer(board, {
      done: () => this.#finish(),
      otherTurn: (say) => this.#say("other", say ?? "learn.otherwise"),
      refused: (say) => this.#say("other", say),
      otherBall: (say) => this.#say("other", say ?? "learn.notThis"),
      rightBall: (left) => this.#say("good", "learn.more", { left }),
      sameBall: () => this.#say(null, "learn.already"),
    });
  }

  /** @param {number} index */
  #open(index) {
    this.#index = index;
    const tree = this.#tree;
    const lessons = this.#lessons;
    if (tree === null || lessons === null) return;
    const place = this.#placeAt(index);
    tree.words.hidden = place === null;
    tree.buttons.hidden = place === null;
    if (place === null) {
      const nothing = this.#fault === "" ? "there is no chapter" : this.#fault;
      this.#say("other", "learn.badLesson", { fault: nothing });
      return;
    }
    const { chapter, step } = place;
    const steps = chapter.steps.length;
    setText(tree.title, this.#own(chapter.title));
    const parts = [lessons.read("learn.step", { step: place.index + 1, steps })];
    if (step.figure) parts.push(lessons.read("learn.figure", { figure: step.figure }));
    setText(tree.where, parts.join(" · "));
    const you = step.turns && learner(step) === "dark";
    const text = this.#own(step.text);
    setText(tree.text, you ? `${lessons.read("learn.you", { player: "dark" })} ${text}` : text);
    this.#begin(place);
    this.#player?.open(step);
  }

  /** @param {Place} place */
  #begin({ step }) {
    this.#done = step.turns === undefined && step.select === undefined;
    this.#tell(null, "");
    this.#render();
    if (this.#done) this.#told("pylos-done");
  }

  #render() {
    const tree = this.#tree;
    const place = this.#placeAt(this.#index);
    if (tree === null || place === null) return;
    const last = this.#index === this.#links.length - 1;
    const active = place.step.turns !== undefined || place.step.select !== undefined;
    tree.back.hidden = this.#index === 0;
    tree.next.hidden = last;
    tree.next.classList.toggle("ready", this.#done);
    tree.show.hidden = !active || this.#done;
    tree.again.hidden = !active || !this.#done;
    tree.end.hidden = !last || !this.#done;
  }

  #again() {
    const place = this.#placeAt(this.#index);
    if (place === null) return;
    this.#begin(place);
    this.#player?.again();
    this.#tree?.words.focus();
  }

  async #show() {
    const text = this.#text;
    const shown = await this.#player?.show();
    if (!shown || text === null) return;
    if ("cells" in shown) {
      this.#say(null, "learn.showCells", { cells: shown.cells });
    } else {
      const { from, to, takeBack } = shown.move;
      this.#say(null, "learn.showMove", { player: shown.player, from, to, takeBack });
    }
  }

  #finish() {
    this.#done = true;
    const focused = this.#tree?.show.matches(":focus");
    this.#say("good", this.#placeAt(this.#index)?.step.done ?? "learn.good");
    this.#render();
    // The button that had the focus has gone.
    if (focused) this.#tree?.again.focus();
    this.#told("pylos-done");
  }

  /**
   * Another step, because the learner wants it.
   *
   * @param {number} index
   */
  #turnTo(index) {
    if (this.#placeAt(index) === null) return;
    this.#open(index);
    this.#tree?.words.focus();
    this.#told("pylos-step");
  }

  /**
   * @param {number} index
   * @returns {Place | null}
   */
  #placeAt(index) {
    let before = 0;
    for (const chapter of this.#chapters) {
      const step = chapter.steps[index - before];
      if (step !== undefined) return { chapter, step, index: index - before };
      before += chapter.steps.length;
    }
    return null;
  }

  /**
   * A text of the data: a key of the course, or the author's own words.
   *
   * @param {string} said
   * @param {Record<string, unknown>} [params]
   */
  #own(said, params) {
    const lessons = this.#lessons;
    return lessons?.has(said) ? lessons.read(said, params) : said;
  }

  /**
   * @param {Sign | null} sign
   * @param {string} said
   * @param {Record<string, unknown>} [params]
   */
  #say(sign, said, params) {
    this.#tell(sign, this.#own(said, params));
  }

  /**
   * @param {Sign | null} sign
   * @param {string} sentence
   */
  #tell(sign, sentence) {
    const tree = this.#tree;
    if (tree === null) return;
    tree.sign(sign);
    // The same words twice would be no change, and so not be heard.
    tree.said.textContent =
      sentence !== "" && tree.said.textContent === sentence ? `${sentence}\u00a0` : sentence;
  }

  /** @param {"pylos-step" | "pylos-done"} type */
  #told(type) {
    const place = this.#placeAt(this.#index);
    if (place === null) return;
    const detail = { chapter: place.chapter.id, step: place.step.id };
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
