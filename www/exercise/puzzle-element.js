/**
 * `<pylos-puzzle>`: one puzzle, for anybody's page. It keeps nothing on the device.
 * @import { Puzzle } from "./types.js"
 * @import { Solving } from "./puzzle.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Variant } from "./catalogue.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { make } from "../site/dom.js";
import { sharedStyle } from "../site/style.js";
import { loadPuzzleText } from "../text/puzzle.js";
import { loadCatalogue, parseId, VARIANTS } from "./catalogue.js";
import { dayOf, puzzlesOfDays } from "./day.js";
import { Base, languageOf, upgrade, whenGone } from "./element.js";
import { mount } from "./puzzle.js";
import { exerciseStyle } from "./style.js";

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
    adoptStyle(this.#shadow, sharedStyle, exerciseStyle);
    upgrade(this, ["daily", "variant"]);
    if (this.#run === 0) this.#open();
  }

  disconnectedCallback() {
    whenGone(this, () => {
      this.#run = 0;
      this.#clear();
    });
  }

  /** @type {(name: string, before: string | null, written: string | null) => void} */
  attributeChangedCallback(name, before, written) {
    if (before === written || this.#run === 0) return;
    if (name === "lang" && this.#solving !== null) this.#speak();
    else this.#open();
  }

  #clear() {
    this.#solving?.stop();
    this.#solving = null;
    this.#shadow.replaceChildren();
  }

  async #speak() {
    const read = await loadPuzzleText(languageOf(this));
    this.#solving?.speak(read);
  }

  async #open() {
    this.#run += 1;
    const mine = this.#run;
    const finding = this.#find();
    finding.catch(() => {});
    const read = await loadPuzzleText(languageOf(this));
    const puzzle = await finding.catch(() => undefined);
    // Disconnected, or another puzzle is wanted.
    if (mine !== this.#run) return;
    if (puzzle) this.#show(puzzle, read);
    else if (puzzle === null) this.#refuse(read("puzzle.absent", { id: this.id }));
    else this.#refuse(read("puzzles.failed"));
  }

  /** The puzzle of the attributes; null where there is no such one. @returns {Promise<Puzzle | null>} */
  async #find() {
    if (this.daily) return puzzlesOfDays((await loadCatalogue(this.variant)).puzzles)(dayOf());
    const named = parseId(this.id);
    if (named === null) return null;
    return (await loadCatalogue(named.variant)).puzzle(named.number);
  }

  /** @type {(puzzle: Puzzle, read: PuzzleText) => void} */
  #show(puzzle, read) {
    this.#clear();
    const frame = make("div");
    this.#shadow.append(frame);
    this.#solving = mount(frame, {
      read,
      onEnd: ({ isSolved, mistakes, hints }) => {
        const detail = { id: puzzle.id, mistakes, hints };
        const type = isSolved ? "pylos-solved" : "pylos-failed";
        this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
      },
    });
    this.#solving.open(puzzle);
  }

  /** @param {string} sentence */
  #refuse(sentence) {
    this.#clear();
    const fault = make("p", "", sentence);
    fault.setAttribute("role", "alert");
    this.#shadow.append(fault);
  }
}
