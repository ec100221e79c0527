/**
 * `<pylos-puzzle>`: one puzzle, for anybody's page. It keeps nothing on the device.
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Variant } from "./catalogue.js"
 * @import { Puzzle } from "./types.js"
 */

import { writeAttribute } from "../element/attributes.js";
import { shadowOf, upgrade } from "../element/tag.js";
import { loadPuzzleText } from "../text/puzzle.js";
import { findPuzzle, puzzleOfDay, VARIANTS } from "./catalogue.js";
import { dateOf, dayOf } from "./day.js";
import { Base, Inside, tell } from "./element.js";
import { followPaper, mount } from "./puzzle-view.js";

/**
 * A Pylos puzzle: the day's puzzle, or the one that `id` names.
 * @tagname pylos-puzzle
 * @attr {boolean} daily - The puzzle of the day, by UTC date.
 * @attr {string} id - The puzzle's id, such as `standard-417`; ignored with `daily`.
 * @attr {string} answer - The id of a puzzle whose solution is shown, as text, in place of a puzzle.
 * @attr {"children" | "standard" | "expert"} variant - The rules of the day's puzzle.
 * @attr {string} lang - Language of the puzzle and of its board.
 * @fires {CustomEvent<{ id: string, mistakes: number, hints: number }>} pylos-solved - The reader has solved the puzzle.
 * @fires {CustomEvent<{ id: string, mistakes: number, hints: number }>} pylos-failed - The reader has asked for the solution, or has judged wrongly.
 */
export class PylosPuzzle extends Base {
  static get observedAttributes() {
    return ["answer", "daily", "id", "variant"];
  }

  #inside = new Inside({ element: this, load: loadPuzzleText, begin: () => this.#open() });
  /** Counts the attributes' changes; what an earlier one waits for is dropped. */
  #run = 0;
  #day = 0;

  /** Whether the puzzle is that of the day. */
  get daily() {
    return this.hasAttribute("daily");
  }
  set daily(is) {
    this.toggleAttribute("daily", Boolean(is));
  }

  /** The rules of the day's puzzle. @returns {Variant} */
  get variant() {
    return VARIANTS.find((one) => one === this.getAttribute("variant")) ?? "standard";
  }
  /** @param {Variant} variant */
  set variant(variant) {
    writeAttribute(this, "variant", variant);
  }

  /** Moves the focus to the task. @param {FocusOptions} [options] */
  focus(options) {
    const { core } = this.#inside;
    if (core === null) super.focus(options);
    else core.focus(options);
  }

  connectedCallback() {
    upgrade(this, ["daily", "variant"]);
    this.#inside.enter();
    const { signal } = this.#inside.stay;
    // A timer does not run while the device sleeps.
    document.addEventListener("visibilitychange", () => this.#renew(), { signal });
    this.#waitForDay(signal);
    followPaper(() => this.#inside.core, signal);
  }

  disconnectedCallback() {
    this.#inside.stay.abort();
  }

  /** @type {(name: string, before: string | null, written: string | null) => void} */
  attributeChangedCallback(_, before, written) {
    if (before !== written && this.#run > 0) this.#inside.begin();
  }

  /** Looks for the new day at midnight. @param {AbortSignal} signal */
  #waitForDay(signal) {
    const wait = dateOf(dayOf() + 1).getTime() - Date.now();
    const timer = setTimeout(() => {
      this.#renew();
      this.#waitForDay(signal);
    }, wait);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  /** Opens the puzzle of a new day, except where somebody is at the old one. */
  #renew() {
    if (this.daily && this.#day !== dayOf() && !this.#inside.core?.isUnderWay) this.#inside.begin();
  }

  /** @returns {Promise<void>} */
  async #open() {
    this.#run += 1;
    const mine = this.#run;
    const inside = this.#inside;
    this.#day = dayOf();
    const answer = this.getAttribute("answer");
    const id = answer ?? this.id;
    const isDaily = this.daily && answer === null;
    const finding = isDaily ? puzzleOfDay(this.variant, this.#day) : findPuzzle(id);
    const [puzzle] = await Promise.all([finding.catch(() => undefined), inside.speak()]);
    if (mine !== this.#run) return;
    const texts = () => /** @type {PuzzleText} */ (inside.texts);
    const fault = puzzle === null ? "puzzle.absent" : "puzzles.failed";
    if (answer !== null) {
      inside.core = null;
      const written = puzzle ? answerOf(texts(), puzzle) : texts()(fault, { id });
      shadowOf(this).replaceChildren(written);
      return;
    }
    if (inside.core === null) shadowOf(this).replaceChildren();
    inside.core ??= mount(shadowOf(this), {
      texts,
      onEnd: ({ isSolved, mistakes, hints }, { id }) =>
        tell(this, isSolved ? "pylos-solved" : "pylos-failed", { id, mistakes, hints }),
    });
    inside.core.send(
      puzzle ? { is: "want", exercise: puzzle } : { is: "fail", say: fault, params: { id } },
    );
  }
}

/** The solution as text: what the position is worth where that is asked, and the moves. @type {(read: PuzzleText, found: Puzzle) => string} */
const answerOf = (read, { kind, value, line }) =>
  [kind === "judge" && read("puzzle.value", { value }), line.join(" ")].filter(Boolean).join(": ");
