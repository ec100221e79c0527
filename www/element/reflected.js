/**
 * The attributes of `<pylos-board>`, each in sync with a property of its own.
 *
 * @import { Mark } from "../board/types.js"
 * @import { Look, Property, Settings } from "./attributes.js"
 */

import { ATTRIBUTES, PROPERTIES, parseAttribute, usualSettings } from "./attributes.js";
import { BadValue } from "./bad-value.js";

/** Where there is no document, as in Node, the class can be imported all the same. */
const Base = globalThis.HTMLElement ?? class {};

const BY_NAME = new Map(PROPERTIES.map((property) => [ATTRIBUTES[property].name, property]));

// For the element alone, and so nothing that an author meets by name.
export const settings = Symbol("settings");
export const bad = Symbol("bad");
export const changed = Symbol("changed");

export class Reflected extends Base {
  static get observedAttributes() {
    return [...BY_NAME.keys(), "lang"];
  }

  /** @type {Settings} The last good value of each. */
  [settings] = usualSettings();
  /** @type {Map<string, BadValue>} What is wrong with the others, by attribute. */
  [bad] = new Map();

  /**
   * Told after one of them has been written, well or badly.
   *
   * @param {Property | "lang"} _property
   */
  [changed](_property) {}

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} written
   */
  attributeChangedCallback(name, before, written) {
    if (before === written) return;
    const property = BY_NAME.get(name);
    if (property !== undefined) this.#read(property, name, written);
    this[changed](property ?? "lang");
  }

  /**
   * @param {Property} property
   * @param {string} name
   * @param {string | null} written
   */
  #read(property, name, written) {
    try {
      const value = parseAttribute(property, written);
      this[settings] = { ...this[settings], [property]: value };
      this[bad].delete(name);
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      this[bad].set(name, error);
    }
  }

  /**
   * @param {Property} property
   * @param {unknown} value
   */
  #write(property, value) {
    const { name, format } = ATTRIBUTES[property];
    if (value === null || value === undefined) this.removeAttribute(name);
    else {
      const written =
        typeof value === "object" ? /** @type {(value: any) => string} */ (format)(value) : value;
      this.setAttribute(name, String(written));
    }
  }

  /** @returns {Settings["variant"]} */
  get variant() {
    return this[settings].variant;
  }
  set variant(value) {
    this.#write("variant", value);
  }

  /** @returns {Settings["takeBack"]} */
  get takeBack() {
    return this[settings].takeBack;
  }
  set takeBack(value) {
    this.#write("takeBack", value);
  }

  /** @returns {Settings["emptyReserve"]} */
  get emptyReserve() {
    return this[settings].emptyReserve;
  }
  set emptyReserve(value) {
    this.#write("emptyReserve", value);
  }

  /** @returns {string | null} The start as a position text; null for the empty board. */
  get position() {
    return this[settings].position;
  }
  set position(value) {
    this.#write("position", value);
  }

  /** @returns {readonly string[]} The turns already played when the board begins. */
  get moves() {
    return this[settings].moves;
  }
  set moves(value) {
    this.#write("moves", value);
  }

  /** @returns {number | null} Turns played at the moment shown first; null for all. */
  get ply() {
    return this[settings].ply;
  }
  set ply(value) {
    this.#write("ply", value);
  }

  /** @returns {Look} */
  get view() {
    return this[settings].view;
  }
  set view(value) {
    this.#write("view", value);
  }

  /** @returns {Settings["orientation"]} */
  get orientation() {
    return this[settings].orientation;
  }
  set orientation(value) {
    this.#write("orientation", value);
  }

  /** @returns {Settings["interactive"]} */
  get interactive() {
    return this[settings].interactive;
  }
  set interactive(value) {
    this.#write("interactive", value);
  }

  /** @returns {number | null} */
  get opponent() {
    return this[settings].opponent;
  }
  set opponent(value) {
    this.#write("opponent", value);
  }

  /** @returns {Settings["selectable"]} */
  get selectable() {
    return this[settings].selectable;
  }
  set selectable(value) {
    this.#write("selectable", value);
  }

  /** @returns {Settings["show"]} */
  get show() {
    return this[settings].show;
  }
  set show(value) {
    this.#write("show", value);
  }

  /** @returns {readonly Mark[]} */
  get marks() {
    return this[settings].marks;
  }
  set marks(value) {
    this.#write("marks", value);
    if (!Array.isArray(value) || this[bad].has("marks")) return;
    // The attribute says only what can be written.
    this[settings] = { ...this[settings], marks: value };
    this[changed]("marks");
  }

  /** @returns {Settings["theme"]} */
  get theme() {
    return this[settings].theme;
  }
  set theme(value) {
    this.#write("theme", value);
  }
}

/**
 * Properties set before the element was defined hide those of the class.
 *
 * @param {Reflected} element
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
