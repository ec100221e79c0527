/** One tab: the same methods for every browser. */

import assert from "node:assert/strict";
import { reachInPage } from "./inside.mjs";
import { wait } from "./wait.mjs";

/** @typedef {"button" | "link" | "switch"} Role */

/**
 * An element: a CSS selector, or its role and its exact accessible name, where needed together with
 * a CSS selector of an ancestor, in whichever shadow tree.
 *
 * @typedef {string | { selector: string, within?: string } | { role: Role, name: string, within?: string }} Target
 */

/** @typedef {{ x: number, y: number }} Point In CSS pixels of the viewport. */

/**
 * @typedef {object} TabOptions
 * @property {number} [width] Of the viewport in CSS pixels; 1024 unless given.
 * @property {number} [height] 800 unless given.
 * @property {number} [scale] Device pixels to a CSS pixel; 1 unless given.
 * @property {boolean} [dark] Whether a dark colour scheme is preferred.
 * @property {boolean} [reducedMotion] Whether reduced motion is preferred; yes unless given.
 * @property {boolean} [touch] Whether there is a touch screen.
 * @property {(tab: Tab) => unknown} [before] What is done with the tab before it is loaded.
 */

/** The size of the viewport in CSS pixels, unless a test chooses another. */
export const SIZE = { width: 1024, height: 800 };

/** Lets it pass that a page was left while it was asked. @param {unknown} error */
export function passLeft(error) {
  // The last is WebKit's.
  if (!/context|navigat|destroyed|discarded|parse script result/i.test(String(error))) throw error;
}

/** @type {(box: Point & { width: number, height: number }) => Point} */
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * A tab that shows the site. `faults` collects console errors and warnings, uncaught errors,
 * violations of the policy, failed requests and requests to other origins.
 *
 * @abstract
 */
export class Tab {
  /** @type {string[]} */
  #faults = [];
  /** @type {RegExp[]} */
  #expected = [];

  /** @param {import("./server.mjs").Site} site */
  constructor(site) {
    /** @readonly */
    this.site = site;
    /**
     * This tab and all that share its storage.
     *
     * @type {Tab[]}
     */
    this.family = [this];
  }

  // The methods that each browser implements.

  /** The browser's own page object, for what is not covered here.
   * @abstract @returns {unknown} */
  get native() {
    throw new Error("abstract");
  }

  /**
   * Runs a function in the page before its own scripts, on every load from now on.
   *
   * @abstract
   * @template [Argument=undefined]
   * @param {(argument: Argument) => void} _task
   * @param {Argument} [_argument]
   * @returns {Promise<void>}
   */
  prepare(_task, _argument) {
    throw new Error("abstract");
  }

  /** Goes to an address. @abstract @param {string} _address @returns {Promise<void>} */
  visit(_address) {
    throw new Error("abstract");
  }

  /** @abstract @returns {Promise<void>} */
  reload() {
    throw new Error("abstract");
  }

  /** The whole address, hash included. */
  url() {
    return this.evaluate(() => location.href);
  }

  /**
   * Runs a function in the page. Arguments and answer travel as plain data.
   *
   * @abstract
   * @template Result, [Argument=undefined]
   * @param {(argument: Argument) => Result} _task
   * @param {Argument} [_argument]
   * @returns {Promise<Awaited<Result>>}
   */
  evaluate(_task, _argument) {
    throw new Error("abstract");
  }

  /** Runs source text in the page. @abstract @param {string} _source @returns {Promise<unknown>} */
  run(_source) {
    throw new Error("abstract");
  }

  /**
   * Waits until an element is there, visible and still, scrolls to it, and clicks it.
   *
   * @param {Target} target
   */
  async click(target) {
    await this.mouse.click(middleOf(await this.#reach(target, true)));
  }

  /** Replaces the text of a field by keyboard. @param {Target} target @param {string} text */
  async fill(target, text) {
    await this.click(target);
    await this.press("Control+a");
    await this.press("Delete");
    await this.type(text);
  }

  /**
   * Presses and releases a key: `Tab`, `Escape`, `ArrowLeft`, `a`; modifiers are held as in
   * `Shift+Tab`.
   *
   * @abstract
   * @param {string} _key
   * @returns {Promise<void>}
   */
  press(_key) {
    throw new Error("abstract");
  }

  /** Types text, key by key. @abstract @param {string} _text @returns {Promise<void>} */
  type(_text) {
    throw new Error("abstract");
  }

  /**
   * The mouse, moved in steps as a hand would.
   *
   * @abstract
   * @returns {{ move(point: Point): Promise<void>, down(): Promise<void>, up(): Promise<void>,
   *   click(point: Point): Promise<void> }}
   */
  get mouse() {
    throw new Error("abstract");
  }

  /** Touches the screen for a moment. @abstract @param {Point} _point @returns {Promise<void>} */
  tap(_point) {
    throw new Error("abstract");
  }

  /** @abstract @param {number} _width @param {number} _height @returns {Promise<void>} */
  resize(_width, _height) {
    throw new Error("abstract");
  }

  /** Writes a PNG of the viewport. @abstract @param {string} _file @returns {Promise<void>} */
  screenshot(_file) {
    throw new Error("abstract");
  }

  /** A new, empty tab that shares this one's storage. @abstract @returns {Promise<Tab>} */
  sibling() {
    throw new Error("abstract");
  }

  /** Closes the tab, but keeps its storage. @abstract @returns {Promise<void>} */
  close() {
    throw new Error("abstract");
  }

  /** Fetches the faults that the browser does not report by events. */
  async collectFaults() {}

  // The methods that are the same in every browser.

  /**
   * Goes to a page of the site: `""` is the front page, `"#…"` the front page with a hash.
   *
   * @param {string} [path]
   */
  async goto(path = "") {
    await this.visit(this.site.address + path);
  }

  /**
   * Opens another tab with the same storage.
   *
   * @param {string} [path]
   */
  async another(path) {
    const tab = await this.sibling();
    this.family.push(tab);
    tab.family = this.family;
    await tab.goto(path);
    return tab;
  }

  /** Closes the whole family. Closing a tab again does nothing. */
  async end() {
    await Promise.all(this.family.map((tab) => tab.close()));
  }

  /** The browser's Back button. Resolves when the page or its address has changed. */
  async back() {
    await this.#travel(-1);
  }

  /** The browser's Forward button. Resolves when the page or its address has changed. */
  async forward() {
    await this.#travel(1);
  }

  /** @param {number} entries Of the history. */
  async #travel(entries) {
    // Until then, the page that is left would answer the next questions.
    const left = (/** @type {number} */ entries) =>
      new Promise((resolve) => {
        for (const type of ["popstate", "pagehide"]) addEventListener(type, () => resolve(true));
        history.go(entries);
      });
    await this.evaluate(left, entries).catch(passLeft);
  }

  /** @returns {Promise<string>} */
  title() {
    return this.evaluate(() => document.title);
  }

  /** The visible text of the first element that matches. @param {string} selector */
  text(selector) {
    return this.evaluate((selector) => {
      const element = document.querySelector(selector);
      return element instanceof HTMLElement ? element.innerText : null;
    }, selector);
  }

  /**
   * Calls a function in the page until it returns something truthy, and returns that.
   *
   * @template Result, [Argument=undefined]
   * @param {(argument: Argument) => Result} condition
   * @param {Argument} [argument]
   * @returns {Promise<Exclude<Awaited<Result>, false | null | undefined>>}
   */
  async until(condition, argument) {
    const wanted = () =>
      `${condition}${argument === undefined ? "" : ` of ${JSON.stringify(argument)}`}\n${this.faults.join("\n")}`;
    const ask = async () => {
      const answer = await this.evaluate(condition, argument).catch(passLeft);
      // After an uncaught error there is nothing to wait for.
      const failed = !answer && this.faults.some((fault) => fault.startsWith("uncaught"));
      if (failed) assert.fail(`waited in vain for ${wanted()}`);
      return answer;
    };
    return /** @type {Promise<any>} */ (wait(ask, wanted));
  }

  /** Where an element is, once it is there and still; the page is scrolled to it. @param {Target} target */
  box(target) {
    return this.#reach(target, false);
  }

  /** The middle of an element, once it is there and still. @param {Target} target */
  async middle(target) {
    return middleOf(await this.box(target));
  }

  /** @param {Target} target @param {boolean} toClick Whether it must also answer a click. */
  #reach(target, toClick) {
    let found = "was not looked for";
    const look = async () => {
      const answer = await this.evaluate(reachInPage, { target, toClick }).catch(passLeft);
      if (typeof answer === "object") return answer;
      found = answer ?? "was on a page that was left";
      return null;
    };
    return wait(look, () => `${JSON.stringify(target)}: it ${found}`);
  }

  /** Drags with the mouse. @param {Point} from @param {Point} to */
  async drag(from, to) {
    await this.mouse.move(from);
    await this.mouse.down();
    await this.mouse.move(to);
    await this.mouse.up();
  }

  /** Adds a fault. @param {string} fault */
  note(fault) {
    this.#faults.push(fault);
  }

  /** Notes a request to another origin. @param {string} url */
  noteRequest(url) {
    const { origin, protocol } = new URL(url);
    const isLocal = ["about:", "blob:", "data:", "file:"].includes(protocol);
    if (origin !== this.site.origin && !isLocal) this.note(`request to another origin: ${url}`);
  }

  /**
   * Notes a failed request, unless the page was left before the answer came.
   *
   * @param {string} url
   * @param {string} reason
   */
  noteFailure(url, reason) {
    if (!/ABORT/.test(reason)) this.note(`request failed: ${url} ${reason}`);
  }

  /** Faults that match are expected by this test. @param {RegExp} pattern */
  expect(pattern) {
    this.#expected.push(pattern);
  }

  /** Whether a test has announced a fault. */
  get expectsFaults() {
    return this.#expected.length > 0;
  }

  /** The unexpected faults of this tab and of the site's server. */
  get faults() {
    const all = [...this.#faults, ...this.site.faults];
    return all.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  /** Asserts that there is no unexpected fault. */
  assertClean() {
    assert.deepEqual(this.faults, [], "a page without faults");
  }

  /** Asserts that axe finds no violation of accessibility in what is shown now. */
  async assertAccessible() {
    const violations = await this.evaluate(async (address) => {
      if (!("axe" in globalThis)) {
        const script = Object.assign(document.createElement("script"), { src: address });
        const loaded = new Promise((resolve) => script.addEventListener("load", resolve));
        document.head.append(script);
        await loaded;
        script.remove();
      }
      // @ts-expect-error: axe is no part of the page, it has just been put there
      const { violations } = await axe.run(document, { resultTypes: ["violations"] });
      return violations.map(
        (/** @type {import("axe-core").Result} */ { id, help, nodes }) =>
          `${id}: ${help}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
    }, this.site.axe);
    assert.deepEqual(violations, [], "a page without axe violations");
  }
}
