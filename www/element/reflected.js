/**
 * The attributes of `<pylos-board>` in step with properties of the same names.
 * @import { Mark } from "../board/types.js"
 * @import { CameraSettings, Property, Settings, Shown } from "./attributes.js"
 */

import { ATTRIBUTES, formatValue, PROPERTIES, parseAttribute } from "./attributes.js";
import { BadValue } from "./bad-value.js";
import { checkMarks } from "./marks.js";

/** Without a document, as in Node, the class can be imported too. */
const Base = globalThis.HTMLElement ?? class {};

// Symbols: for the element alone, without a name that an author could meet.
export const settings = Symbol("settings");
export const bad = Symbol("bad");
export const changed = Symbol("changed");
/** What the page around a board is asked: an `Asked`; setting it shows the board again. */
export const asked = Symbol("asked");

class ReflectedElement extends Base {
  static get observedAttributes() {
    return [...PROPERTIES.map((property) => ATTRIBUTES[property].name), "lang"];
  }

  static {
    for (const property of PROPERTIES) {
      const { name, usual } = ATTRIBUTES[property];
      Object.defineProperty(ReflectedElement.prototype, property, {
        configurable: true,
        enumerable: true,
        /** @this {ReflectedElement} */
        get() {
          return this[settings][property];
        },
        /** @this {ReflectedElement} @param {unknown} value */
        set(value) {
          if (property === "marks" && typeof value !== "string") {
            // Marks of a program are data, never text.
            this.removeAttribute(name);
            this.#take(property, () => (Array.isArray(value) ? checkMarks(value) : usual));
          } else if (value === null || value === undefined) this.removeAttribute(name);
          else this.setAttribute(name, formatValue(value));
        },
      });
    }
  }

  /** The last good value of each attribute. */
  [settings] = /** @type {Settings} */ (
    Object.fromEntries(PROPERTIES.map((property) => [property, ATTRIBUTES[property].usual]))
  );
  /** @type {Map<string, BadValue>} What is wrong with the others, by name. */
  [bad] = new Map();

  /** Called after a property or attribute has been written, well or badly. @param {Property | "lang"} _property */
  [changed](_property) {}

  /** @type {(name: string, before: string | null, written: string | null) => void} */
  attributeChangedCallback(name, before, written) {
    if (before === written) return;
    const property = PROPERTIES.find((property) => ATTRIBUTES[property].name === name);
    if (property === undefined) this[changed]("lang");
    else this.#take(property, () => parseAttribute(property, written));
  }

  /** @type {(property: Property, read: () => unknown) => void} */
  #take(property, read) {
    const { name } = ATTRIBUTES[property];
    try {
      const value = read();
      if (value === this[settings][property] && !this[bad].has(name)) return;
      this[settings] = { ...this[settings], [property]: value };
      this[bad].delete(name);
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      this[bad].set(name, error);
    }
    this[changed](property);
  }

  /** Applies the properties that were set before the element was defined: they hide those of the class. */
  connectedCallback() {
    upgrade(/** @type {any} */ (this));
  }
}

/** @param {Record<string, unknown>} own */
function upgrade(own) {
  for (const property of [...PROPERTIES, "game"]) {
    if (!Object.hasOwn(own, property)) continue;
    const value = own[property];
    delete own[property];
    own[property] = value;
  }
}

/**
 * Properties that take the text of their attribute as well.
 * @typedef {{
 *   get moves(): Settings["moves"]; set moves(value: string | readonly string[] | null);
 *   get camera(): Settings["camera"]; set camera(value: string | CameraSettings | null);
 *   get show(): Settings["show"]; set show(value: string | readonly Shown[] | null);
 *   get marks(): Settings["marks"]; set marks(value: string | readonly Mark[] | null);
 * }} Written
 */

/** @typedef {Omit<Settings, keyof Written> & Written} Properties */

/** The class with the properties that it defines in a loop. */
export const Reflected =
  /** @type {{ readonly observedAttributes: string[], new(): ReflectedElement & Properties }} */ (
    /** @type {unknown} */ (ReflectedElement)
  );
