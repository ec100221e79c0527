/**
 * `<pylos-puzzle>`: one puzzle, for anybody's page. It keeps nothing on the device.
 * @import { Solving } from "./puzzle-view.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Variant } from "./catalogue.js"
 */

import { upgrade } from "../element/element.js";
import { loadPuzzleText } from "../text/puzzle.js";
import { findPuzzle, puzzleOfDay, VARIANTS } from "./catalogue.js";
import { dayOf } from "./day.js";
import { Base, languageOf, tell } from "./element.js";
import { mount } from "./puzzle-view.js";

/**
 * A Pylos puzzle: the day's puzzle, or the one that `id` names.
 * @tagname pylos-puzzle
 * @attr {boolean} daily - The puzzle of the day, by UTC date.
 * @attr {string} id - The puzzle's id, such as `standard-417`; ignored with `daily`.
 * @attr {"children" | "standard" | "expert"} variant - The rules of the day's puzzle.
 * @attr {string} lang - Language of the puzzle and of its board.
 * @fires {CustomEvent<{ id: string, mistakes: number, hints: number }>} pylos-solved - The reader has solved the puzzle.
 * @fires {CustomEvent<{ id: string, mistakes: number, hints: number }>} pylos-failed - The reader has asked for the solution, or has judged wrongly.
 */
export class PylosPuzzle extends Base {
  static get observedAttributes() {
    return ["daily", "id", "lang", "variant"];
  }

  #shadow = this.attachShadow({ mode: "open" });
  #solving = /** @type {Solving | null} */ (null);
  #texts = /** @type {PuzzleText | null} */ (null);
  /** Counts the attributes' changes; what an earlier one waits for is dropped. */
  #run = 0;

  /** Whether the puzzle is that of the day. */
  get daily() {
    return this.hasAttribute("daily");
  }
  set daily(is) {
    this.toggleAttribute("daily", is);
  }

  /** The rules of the day's puzzle. @returns {Variant} */
  get variant() {
    return VARIANTS.find((one) => one === this.getAttribute("variant")) ?? "standard";
  }
  /** @param {Variant} variant */
  set variant(variant) {
    this.setAttribute("variant", variant);
  }

  /** Moves the focus to the task. @param {FocusOptions} [options] */
  focus(options) {
    if (this.#solving === null) super.focus(options);
    else this.#solving.focus(options);
  }

  connectedCallback() {
    upgrade(this, ["daily", "variant"]);
    if (this.#run === 0) this.#open();
  }

  /** @type {(name: string, before: string | null, written: string | null) => void} */
  attributeChangedCallback(name, before, written) {
    if (before === written || this.#run === 0) return;
    if (name === "lang") this.#speak();
    else this.#open();
  }

  async #speak() {
    this.#texts = await loadPuzzleText(languageOf(this));
    this.#solving?.paint();
  }

  async #open() {
    this.#run += 1;
    const mine = this.#run;
    const finding = this.daily ? puzzleOfDay(this.variant, dayOf()) : findPuzzle(this.id);
    const [puzzle] = await Promise.all([finding.catch(() => undefined), this.#speak()]);
    // Another puzzle is wanted.
    if (mine !== this.#run) return;
    const texts = () => /** @type {PuzzleText} */ (this.#texts);
    this.#solving ??= mount(this.#shadow, {
      texts,
      onEnd: ({ isSolved, ...detail }, { id }) =>
        tell(this, isSolved ? "pylos-solved" : "pylos-failed", { id, ...detail }),
    });
    const { id } = this;
    if (puzzle) this.#solving.open(puzzle);
    else if (puzzle === null) this.#solving.fail(() => texts()("puzzle.absent", { id }));
    else this.#solving.fail(() => texts()("puzzles.failed"));
  }
}
