/**
 * `<pylos-puzzle>`: one puzzle, for anybody's page. It keeps nothing on the device.
 * @import { Solving } from "./puzzle-view.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Variant } from "./catalogue.js"
 * @import { Puzzle } from "./types.js"
 */

import { writeAttribute } from "../element/attributes.js";
import { followLanguage, languageOf, shadowOf, showContent, upgrade } from "../element/tag.js";
import { loadPuzzleText } from "../text/puzzle.js";
import { findPuzzle, puzzleOfDay, VARIANTS } from "./catalogue.js";
import { dateOf, dayOf } from "./day.js";
import { Base, tell } from "./element.js";
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

  #solving = /** @type {Solving | null} */ (null);
  #texts = /** @type {PuzzleText | null} */ (null);
  /** Counts the attributes' changes; what an earlier one waits for is dropped. */
  #run = 0;
  /** The day when the puzzle was opened. */
  #day = 0;
  /** Ends with the stay in a document. */
  #stay = new AbortController();

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
    if (this.#solving === null) super.focus(options);
    else this.#solving.focus(options);
  }

  connectedCallback() {
    upgrade(this, ["daily", "variant"]);
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    followLanguage(this, () => (this.#solving === null ? this.#open() : this.#speak()), signal);
    // A timer does not run while the device sleeps.
    document.addEventListener("visibilitychange", () => this.#renew(), { signal });
    this.#waitForDay(signal);
    followPaper(() => this.#solving, signal);
    // At once, so that the content of the tag is not shown before the puzzle.
    shadowOf(this);
    if (this.#run === 0) this.#open();
    else this.#speak();
  }

  disconnectedCallback() {
    this.#stay.abort();
  }

  /** @type {(name: string, before: string | null, written: string | null) => void} */
  attributeChangedCallback(_, before, written) {
    if (before === written || this.#run === 0) return;
    this.#open();
  }

  async #speak() {
    const lang = languageOf(this);
    try {
      this.#texts = await loadPuzzleText(lang);
    } catch (error) {
      // Where no texts arrive, the language stays.
      if (this.#texts === null) throw error;
    }
    this.#solving?.paint();
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
    if (this.daily && this.#day !== dayOf() && !this.#solving?.isUnderWay) this.#open();
  }

  async #open() {
    try {
      await this.#find();
    } catch (error) {
      // No texts have arrived, or something is missing in this browser.
      if (this.#solving === null) showContent(this);
      throw error;
    }
  }

  async #find() {
    this.#run += 1;
    const mine = this.#run;
    this.#day = dayOf();
    const answer = this.getAttribute("answer");
    const id = answer ?? this.id;
    const isDaily = this.daily && answer === null;
    const finding = isDaily ? puzzleOfDay(this.variant, this.#day) : findPuzzle(id);
    const [puzzle] = await Promise.all([finding.catch(() => undefined), this.#speak()]);
    // Another puzzle is wanted.
    if (mine !== this.#run) return;
    const texts = () => /** @type {PuzzleText} */ (this.#texts);
    if (answer !== null) {
      this.#solving = null;
      return shadowOf(this).replaceChildren(answerOf(texts(), puzzle, id));
    }
    if (this.#solving === null) shadowOf(this).replaceChildren();
    this.#solving ??= mount(shadowOf(this), {
      texts,
      onEnd: ({ isSolved, ...detail }, { id }) =>
        tell(this, isSolved ? "pylos-solved" : "pylos-failed", { id, ...detail }),
    });
    if (puzzle) this.#solving.open(puzzle);
    else this.#solving.fail(() => faultOf(texts(), puzzle, id));
  }
}

/** Why there is no puzzle. @type {(read: PuzzleText, found: null | undefined, id: string) => string} */
const faultOf = (read, found, id) =>
  found === null ? read("puzzle.absent", { id }) : read("puzzles.failed");

/** The solution as text: what the position is worth where that is asked, and the moves. @type {(read: PuzzleText, found: Puzzle | null | undefined, id: string) => string} */
function answerOf(read, found, id) {
  if (!found) return faultOf(read, found, id);
  const { kind, value, line } = found;
  return [kind === "judge" && read("puzzle.value", { value }), line.join(" ")]
    .filter(Boolean)
    .join(": ");
}
