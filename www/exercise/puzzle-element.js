/**
 * `<pylos-puzzle>`: one puzzle, for anybody's page. It keeps nothing on the device.
 * @import { Solving } from "./puzzle-view.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Variant } from "./catalogue.js"
 * @import { Puzzle } from "./types.js"
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
 * @attr {string} answer - The id of a puzzle whose solution is shown, as text, in place of a puzzle.
 * @attr {"children" | "standard" | "expert"} variant - The rules of the day's puzzle.
 * @attr {string} lang - Language of the puzzle and of its board.
 * @fires {CustomEvent<{ id: string, mistakes: number, hints: number }>} pylos-solved - The reader has solved the puzzle.
 * @fires {CustomEvent<{ id: string, mistakes: number, hints: number }>} pylos-failed - The reader has asked for the solution, or has judged wrongly.
 */
export class PylosPuzzle extends Base {
  static get observedAttributes() {
    return ["answer", "daily", "id", "lang", "variant"];
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
    if (name === "lang" && this.#solving !== null) this.#speak();
    else this.#open();
  }

  async #speak() {
    this.#texts = await loadPuzzleText(languageOf(this));
    this.#solving?.paint();
  }

  async #open() {
    this.#run += 1;
    const mine = this.#run;
    const answer = this.getAttribute("answer");
    const id = answer ?? this.id;
    const finding =
      this.daily && answer === null ? puzzleOfDay(this.variant, dayOf()) : findPuzzle(id);
    const [puzzle] = await Promise.all([finding.catch(() => undefined), this.#speak()]);
    // Another puzzle is wanted.
    if (mine !== this.#run) return;
    const texts = () => /** @type {PuzzleText} */ (this.#texts);
    if (answer !== null) {
      this.#solving = null;
      return this.#shadow.replaceChildren(answerOf(texts(), puzzle, id));
    }
    if (this.#solving === null) this.#shadow.replaceChildren();
    this.#solving ??= mount(this.#shadow, {
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
