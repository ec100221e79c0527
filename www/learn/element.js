/**
 * `<pylos-lesson>`: lessons around a `<pylos-board>`, read from JSON in the page or set as a property.
 * @import { Chapter, Step } from "./lesson.js"
 * @import { Player } from "./player.js"
 * @import { Sign, Tree } from "./tree.js"
 * @import { LessonText } from "../text/lessons.js"
 */

import { loadRules } from "../element/rules.js";
import { dataOf, fetchText } from "../site/author-data.js";
import { enable, onButton, setText } from "../site/dom.js";
import { loadLessons } from "../text/lessons.js";
import { faultsInPlay } from "./check.js";
import { faultsOfChapter } from "./lesson.js";
import { gather } from "./markdown.js";
import { createPlayer } from "./player.js";
import { richText } from "./rich-text.js";
import { makeTree } from "./tree.js";

/** In Node there is no document, but the class can be imported. */
const Base = globalThis.HTMLElement ?? class {};

const BUTTONS = /** @type {const} */ (["back", "show", "again", "next"]);

/**
 * A step and its place in the lessons.
 * @typedef {object} Place
 * @property {string} link
 * @property {Chapter} chapter
 * @property {Step} step
 * @property {number} number The step's number in the chapter, from 1.
 */

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
    return ["at", "lang", "src", "must-solve"];
  }

  /** Attached at once, so that the content of the tag is not shown before it has its slots. */
  #shadow = this.attachShadow({ mode: "open" });
  #tree = /** @type {Tree | null} */ (null);
  #player = /** @type {Player | null} */ (null);
  #lessons = /** @type {LessonText | null} */ (null);
  /** @type {readonly Chapter[]} */
  #chapters = [];
  /** @type {readonly Place[]} All steps of all chapters. */
  #places = [];
  /** What is wrong with the data; "" for nothing. */
  #fault = "";
  /** The open step, as an index of `#places`. */
  #index = 0;
  #done = false;
  /** @type {Set<string>} The links of the steps that have been done. */
  #solved = new Set();
  #started = false;
  /** @type {readonly Chapter[] | null} The lessons that were checked against the rules. */
  #checked = null;

  /** What the JSON in the tag says. @returns {readonly Chapter[]} */
  get chapters() {
    return this.#chapters;
  }
  /** @param {readonly Chapter[] | Chapter} data */
  set chapters(data) {
    this.#take(data);
    // The rules check what an author writes. What a program gives is tested with the program, and the check is long work.
    this.#checked = this.#chapters;
    this.#open(this.#index);
  }

  /** The open step, as `chapter/step`. @returns {string | null} */
  get at() {
    return this.#place?.link ?? this.getAttribute("at");
  }
  /** @param {string | null} link */
  set at(link) {
    if (link === null) this.removeAttribute("at");
    else this.setAttribute("at", link);
  }

  /** The address of the file with the lessons. @returns {string | null} */
  get src() {
    return this.getAttribute("src");
  }
  /** @param {string | null} address */
  set src(address) {
    if (address === null) this.removeAttribute("src");
    else this.setAttribute("src", address);
  }

  /** Whether the next step is locked until the open one is solved. */
  get mustSolve() {
    return this.hasAttribute("must-solve");
  }
  set mustSolve(must) {
    this.toggleAttribute("must-solve", must);
  }

  /** Moves the focus to the words of the step. @param {FocusOptions} [options] */
  focus(options) {
    if (this.#tree === null) super.focus(options);
    else this.#tree.words.focus(options);
  }

  connectedCallback() {
    if (document.readyState !== "loading") this.#start();
    // The parser has not reached the JSON in the tag yet.
    else document.addEventListener("DOMContentLoaded", () => this.#start(), { once: true });
  }

  disconnectedCallback() {
    // An element that is only moved in the document is connected again by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#player?.stop();
      this.#player = null;
      this.#started = false;
    });
  }

  /** @type {(name: string, before: string | null, written: string | null) => void} */
  attributeChangedCallback(name, before, written) {
    if (name === "at") {
      const index = this.#indexOf(written);
      if (index !== -1 && index !== this.#index) this.#open(index);
    } else if (written === before || !this.#started) return;
    else if (name === "must-solve") this.#render();
    else if (name === "src") this.#read().then(() => this.#open(this.#index));
    else this.#speak();
  }

  get #place() {
    return this.#places.at(this.#index);
  }

  /** @param {string | null} link */
  #indexOf(link) {
    return this.#places.findIndex((place) => place.link === link);
  }

  /** @param {unknown} data */
  #take(data) {
    const chapters = Array.isArray(data) ? data : [data];
    [this.#fault = ""] = chapters.flatMap(faultsOfChapter);
    this.#chapters = this.#fault === "" ? chapters : [];
    this.#places = this.#chapters.flatMap((chapter) =>
      chapter.steps.map((step, i) => ({
        link: `${chapter.id}/${step.id}`,
        chapter,
        step,
        number: i + 1,
      })),
    );
    this.#index = Math.max(0, this.#indexOf(this.getAttribute("at")));
  }

  /** Reads the JSON of `src` or of the tag. */
  async #read() {
    const { src } = this;
    try {
      const json = await (src === null ? dataOf(this, "application/json") : fetchText(src));
      if (json !== null && src === this.src) this.#take(JSON.parse(json));
    } catch (error) {
      if (src !== this.src) return;
      const fault = error instanceof Error ? error.message : String(error);
      this.#refuse(error instanceof SyntaxError && src !== null ? `${src}: ${fault}` : fault);
    }
  }

  /** @param {string} fault */
  #refuse(fault) {
    this.#fault = fault;
    this.#chapters = [];
    this.#places = [];
  }

  /** Checks the lessons against the rules, step by step so that the page stays responsive. */
  async #check() {
    const chapters = this.#chapters;
    if (this.#checked === chapters) return;
    this.#checked = chapters;
    const rules = await loadRules();
    for (const { chapter, step, number } of this.#places) {
      const where = `${chapters.length > 1 ? `chapter ${chapter.id}, ` : ""}step ${number}`;
      const [fault] = faultsInPlay(rules, step, where);
      await new Promise((resolve) => setTimeout(resolve));
      if (chapters !== this.#chapters) return;
      if (fault === undefined) continue;
      this.#refuse(fault);
      this.#open(0);
      return;
    }
  }

  async #start() {
    if (this.#started || !this.isConnected) return;
    this.#started = true;
    for (const property of /** @type {const} */ (["chapters", "at", "src", "mustSolve"])) {
      if (!Object.hasOwn(this, property)) continue;
      // A property set before the element was defined hides the one of the class.
      const value = this[property];
      delete this[property];
      Object.assign(this, { [property]: value });
    }
    gather(this);
    if (this.#places.length === 0 && this.#fault === "") await this.#read();
    await this.#speak();
  }

  /** Shows the open step in the language of the element or the page. */
  async #speak() {
    const lang = this.lang || this.closest("[lang]")?.getAttribute("lang") || navigator.language;
    const lessons = await loadLessons(lang);
    if (!this.isConnected) return;
    this.#lessons = lessons;
    this.#tree ??= this.#build();
    for (const name of BUTTONS) setText(this.#tree[name], lessons.read(`learn.${name}`));
    const board = this.querySelector("pylos-board") ?? document.createElement("pylos-board");
    if (!board.isConnected) this.append(board);
    // The child of the lesson that holds the board is shown, the others are not.
    const holder = /** @type {HTMLElement} */ (
      [...this.children].find((child) => child.contains(board))
    );
    if (holder !== board) holder.dataset.board = "";
    this.#player ??= createPlayer(board, {
      done: () => this.#finish(),
      say: (sign, said, params) => this.#say(sign, this.#words(said, params)),
    });
    // The board reads its language only once.
    if (this.lang) board.lang = this.lang;
    this.#open(this.#index);
  }

  #build() {
    const tree = makeTree(this.#shadow);
    /** @type {Record<string, () => void>} */
    const acts = {
      back: () => this.#goTo(this.#index - 1),
      next: () => this.#goTo(this.#index + 1),
      again: () => this.#again(),
      show: () => this.#player?.show(),
    };
    onButton(tree.buttons, "act", (name) => acts[name]());
    return tree;
  }

  /** @param {number} index */
  async #open(index) {
    this.#index = index;
    const tree = this.#tree;
    const lessons = this.#lessons;
    const place = this.#place;
    if (tree === null || lessons === null) return;
    tree.words.hidden = place === undefined;
    tree.buttons.hidden = place === undefined;
    if (place === undefined) {
      const fault = this.#fault === "" ? "there is no chapter" : this.#fault;
      this.#say("other", lessons.read("learn.badLesson", { fault }));
      return;
    }
    const { chapter, step, number } = place;
    const text = this.#words(step.text);
    setText(tree.title, this.#words(chapter.title));
    const steps = chapter.steps.length;
    setText(tree.where, lessons.read("learn.step", { step: number, steps }));
    tree.text.replaceChildren(...richText(text));
    this.#begin(place);
    // Only the rules know who plays in a position. A failure to load them is shown by the board.
    const game = await this.#player?.open(step).catch(() => null);
    if (step.turns && game?.turn === "dark") {
      tree.text.prepend(`${lessons.read("learn.you", { player: "dark" })} `);
    }
    if (game) await this.#check();
  }

  /** @param {Place} place */
  #begin({ step }) {
    this.#done = step.turns === undefined && step.select === undefined;
    this.#say(null, "");
    if (this.#done) this.#solved.add(this.#place?.link ?? "");
    this.#render();
    if (this.#done) this.#dispatch("pylos-done");
  }

  #render() {
    const tree = this.#tree;
    const place = this.#place;
    if (tree === null || place === undefined) return;
    const last = this.#index === this.#places.length - 1;
    const active = place.step.turns !== undefined || place.step.select !== undefined;
    tree.back.hidden = this.#index === 0;
    tree.next.hidden = last;
    tree.next.classList.toggle("ready", this.#done);
    enable(tree.next, !this.mustSolve || this.#solved.has(place.link));
    tree.show.hidden = !active || this.#done;
    tree.again.hidden = !active || !this.#done;
    tree.end.hidden = !last || !this.#done;
  }

  #again() {
    if (this.#place === undefined) return;
    this.#begin(this.#place);
    this.#player?.again();
    this.#tree?.words.focus();
  }

  #finish() {
    this.#done = true;
    this.#solved.add(this.#place?.link ?? "");
    const focused = this.#tree?.show.matches(":focus");
    this.#say("good", this.#words(this.#place?.step.done ?? "learn.good"));
    this.#render();
    // The button that had the focus is hidden now.
    if (focused) this.#tree?.again.focus();
    this.#dispatch("pylos-done");
  }

  /** Opens the step that the learner wants. @param {number} index */
  #goTo(index) {
    if (this.#places[index] === undefined) return;
    this.#open(index);
    this.#tree?.words.focus();
    this.#dispatch("pylos-step");
  }

  /**
   * A text of the data: a key of the course's texts, or the author's own words.
   * @param {string} said
   * @param {Record<string, unknown>} [params]
   */
  #words(said, params) {
    const lessons = this.#lessons;
    return lessons?.has(said) ? lessons.read(said, params) : said;
  }

  /** @type {(sign: Sign | null, sentence: string) => void} */
  #say(sign, sentence) {
    const tree = this.#tree;
    if (tree === null) return;
    tree.sign(sign);
    // Screen readers announce only a change; a space makes one of the same sentence.
    const before = tree.said.textContent;
    tree.said.replaceChildren(...richText(sentence));
    if (sentence !== "" && tree.said.textContent === before) tree.said.append("\u00a0");
  }

  /** @param {"pylos-step" | "pylos-done"} type */
  #dispatch(type) {
    const place = this.#place;
    if (place === undefined) return;
    const detail = { chapter: place.chapter.id, step: place.step.id };
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
