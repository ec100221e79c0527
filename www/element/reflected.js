/**
 * The attributes of `<pylos-board>` in step with properties of the same names.
 * @import { Property, Settings } from "./attributes.js"
 */

import { ATTRIBUTES, PROPERTIES, parseAttribute, usualSettings } from "./attributes.js";
import { BadValue } from "./bad-value.js";
import { checkMarks } from "./marks.js";

/** Without a document, as in Node, the class can be imported too. */
const Base = globalThis.HTMLElement ?? class {};

const BY_NAME = new Map(PROPERTIES.map((property) => [ATTRIBUTES[property].name, property]));

// Symbols: for the element alone, without a name that an author could meet.
export const settings = Symbol("settings");
export const bad = Symbol("bad");
export const changed = Symbol("changed");
export const write = Symbol("write");
/** What the page around a board is asked: an `Asked`; setting it shows the board again. */
export const asked = Symbol("asked");

class ReflectedElement extends Base {
  static get observedAttributes() {
    return [...BY_NAME.keys(), "lang"];
  }

  /** @type {Settings} The last good value of each attribute. */
  [settings] = usualSettings();
  /** @type {Map<string, BadValue>} What is wrong with the others, by name. */
  [bad] = new Map();

  /**
   * Called after a property or attribute has been written, well or badly.
   * @param {Property | "lang"} _property
   */
  [changed](_property) {}

  /** @type {(name: string, before: string | null, written: string | null) => void} */
  attributeChangedCallback(name, before, written) {
    if (before === written) return;
    const property = BY_NAME.get(name);
    if (property === undefined) this[changed]("lang");
    else this.#set(property, () => parseAttribute(property, written));
  }

  /**
   * @param {Property} property
   * @param {unknown} value
   */
  [write](property, value) {
    const { name, usual, format = String } = ATTRIBUTES[property];
    if (property === "marks" && typeof value !== "string") {
      // Marks of a program are data, never text.
      this.removeAttribute(name);
      this.#set("marks", () => (Array.isArray(value) ? checkMarks(value) : usual));
    } else if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, typeof value === "object" ? format(value) : String(value));
  }

  /** @type {(property: Property, value: () => unknown) => void} */
  #set(property, value) {
    const { name } = ATTRIBUTES[property];
    try {
      const next = value();
      if (next === this[settings][property] && !this[bad].has(name)) return;
      this[settings] = { ...this[settings], [property]: next };
      this[bad].delete(name);
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      this[bad].set(name, error);
    }
    this[changed](property);
  }
}

for (const property of PROPERTIES) {
  Object.defineProperty(ReflectedElement.prototype, property, {
    configurable: true,
    enumerable: true,
    /** @this {ReflectedElement} */
    get() {
      return this[settings][property];
    },
    /** @this {ReflectedElement} @param {unknown} value */
    set(value) {
      this[write](property, value);
    },
  });
}

/** The class with the properties that the loop above defines. */
export const Reflected =
  /** @type {{ readonly observedAttributes: string[], new(): ReflectedElement & Settings }} */ (
    /** @type {unknown} */ (ReflectedElement)
  );

/**
 * Applies the properties that were set before the element was defined: they hide those of the class.
 * @type {(element: HTMLElement) => void}
 */
export function upgrade(element) {
  for (const property of [...PROPERTIES, "game"]) {
    if (!Object.hasOwn(element, property)) continue;
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
    const value = own[property];
    delete own[property];
    own[property] = value;
  }
}
