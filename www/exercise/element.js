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

/**
 * What is inside of such an element.
 * @template Text
 * @param {HTMLElement} element
 * @param {(lang: string) => Promise<Text>} load Its texts.
 * @param {() => Promise<void>} begin Called until there is a core.
 */
export function createInside(element, load, begin) {
  const inside = {
    core: /** @type {Core | null} */ (null),
    texts: /** @type {Text | null} */ (null),
    /** Ends with the stay in a document. */
    stay: new AbortController(),
    enter() {
      inside.stay = new AbortController();
      const speak = () => (inside.core === null ? inside.begin() : inside.speak());
      followLanguage(element, speak, inside.stay.signal);
      // At once, so that the content of the tag is not shown before.
      shadowOf(element);
      speak();
    },
    async begin() {
      try {
        await begin();
      } catch (error) {
        // No texts have arrived, or something is missing in this browser.
        if (inside.core === null) showContent(element);
        throw error;
      }
    },
    async speak() {
      const before = inside.texts;
      inside.texts = await load(languageOf(element)).catch((error) => {
        // Where no texts arrive, the language stays.
        if (before === null) throw error;
        return before;
      });
      inside.core?.send({ is: "look" });
    },
  };
  return inside;
}
