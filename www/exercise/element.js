/**
 * What `<pylos-lesson>` and `<pylos-puzzle>` share: the class they extend, how they tell the page, and their language.
 * @import { Core } from "./core.js"
 */

import { followLanguage, languageOf, shadowOf, showContent } from "../element/tag.js";

/** In Node there is no document, but the classes can be imported. */
export const Base = globalThis.HTMLElement ?? class {};

/** @type {(element: HTMLElement, type: string, detail: unknown) => void} */
export const tell = (element, type, detail) =>
  void element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));

/** What is inside of such an element. @template Text */
export class Inside {
  /** @type {Core | null} */
  core = null;
  /** @type {Text | null} */
  texts = null;
  /** Ends with the stay in a document. */
  stay = new AbortController();
  #host;

  /** @param {{ element: HTMLElement, load: (lang: string) => Promise<Text>, begin: () => Promise<void> }} host `load`: its texts; `begin`: called until there is a core. */
  constructor(host) {
    this.#host = host;
  }

  enter() {
    this.stay = new AbortController();
    const speak = () => (this.core === null ? this.begin() : this.speak());
    followLanguage(this.#host.element, speak, this.stay.signal);
    // At once, so that the content of the tag is not shown before.
    shadowOf(this.#host.element);
    speak();
  }

  async begin() {
    try {
      await this.#host.begin();
    } catch (error) {
      // No texts have arrived, or something is missing in this browser.
      if (this.core === null) showContent(this.#host.element);
      throw error;
    }
  }

  async speak() {
    const before = this.texts;
    this.texts = await this.#host.load(languageOf(this.#host.element)).catch((error) => {
      // Where no texts arrive, the language stays.
      if (before === null) throw error;
      return before;
    });
    this.core?.send({ is: "look" });
  }
}
