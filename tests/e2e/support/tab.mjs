/** One tab: the same methods for every browser. */

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { emptyStorage, logMore, lookInside, reachInPage, VISIT } from "./inside.mjs";
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
 * @property {import("./browsers.mjs").BrowserName} [other] Another browser than that of the group.
 * @property {(tab: Tab) => unknown} [before] What is done with the tab before it is loaded.
 */

/**
 * What arrives from a page in every browser: an element does not.
 *
 * @typedef {string | number | boolean | void | null | undefined | ({ nodeType?: undefined } & object)} Plain
 */

/** What finds violations of accessibility. It is evaluated, which no policy of a page forbids. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Lets it pass that a page was left while it was asked. @param {unknown} error */
export function passLeft(error) {
  // The last two are WebKit's.
  const left = /context|navigat|destroyed|discarded|unload event|parse script result/i;
  if (!left.test(String(error))) throw error;
}

/**
 * A tab that shows the site, as a page of Puppeteer. `faults` collects console errors and warnings, uncaught errors,
 * violations of the policy, failed requests and requests to other origins.
 */
export class Tab {
  /** @type {string[]} */
  #faults = [];
  /** @type {RegExp[]} */
  #expected = [];
  /** What ends the scripts prepared for this test. @type {string[]} */
  #scripts = [];
  /** What ends the listeners. @type {(() => void)[]} */
  #listeners = [];
  #isOpen = true;
  /** Whether the page is being left: what it was still loading then fails in Firefox. */
  #isLeft = false;
  /** The name of the storage for `emptyStorage`. @type {string} */
  #storage = randomUUID();
  #newPage;
  /** This tab and all that share its storage. @type {Tab[]} */
  family = [this];
  /** Closes the page, or gives it back for the next test. @type {() => Promise<void>} */
  leave = () => this.page.close();

  /** @param {Site} site @param {Page} page @param {TabOptions} options @param {() => Promise<Page>} newPage Beside this one. */
  constructor(site, page, options, newPage) {
    this.site = site;
    this.page = page;
    this.options = options;
    this.#newPage = newPage;
  }

  /** Makes the page ready for the test. */
  async begin() {
    this.#listen("console", (message) => {
      const [type, text] = [message.type(), message.text()];
      if (VISIT.includes(text)) this.#isLeft = text === VISIT[1];
      if (["warn", "error", "assert"].includes(type)) {
        this.note(`console ${type}: ${text} (${message.location().url})`);
      }
    });
    this.#listen("pageerror", (error) => {
      this.note(`uncaught: ${error instanceof Error ? error.stack : error}`);
    });
    await this.prepare(logMore, VISIT);
    await this.prepare(lookInside);
    await this.empty();
  }

  /** Gives the page an empty storage, and its size. */
  async empty() {
    await this.prepare(emptyStorage, this.#storage);
    const { width = 1024, height = 800 } = this.options;
    await this.resize(width, height);
  }

  /** The browser's own page, for what is not covered here. */
  get native() {
    // Whatever a test does with it, the next test has another page.
    this.leave = () => this.page.close();
    return this.page;
  }

  /**
   * Runs a function in the page before its own scripts, on every load from now on.
   * @template [Argument=undefined] @param {(argument: Argument) => void} task @param {Argument} [argument]
   */
  async prepare(task, argument) {
    const script = await this.page.evaluateOnNewDocument(/** @type {any} */ (task), argument);
    this.#scripts.push(script.identifier);
  }

  /** @param {string} address */
  async visit(address) {
    await this.page.goto(address);
  }

  async reload() {
    // Firefox gives a reload up when the page is still being loaded.
    await this.page.reload().catch((error) => {
      if (!/NS_BINDING_ABORTED/.test(String(error))) throw error;
      return this.page.reload();
    });
  }

  /** The whole address, hash included. */
  url() {
    return this.evaluate(() => location.href);
  }

  /**
   * Runs a function in the page. Arguments and answer travel as plain data.
   * @template Result, [Argument=undefined] @param {(argument: Argument) => Result} task @param {Argument} [argument]
   * @returns {Promise<Awaited<Result>>}
   */
  evaluate(task, argument) {
    return /** @type {any} */ (this.page).evaluate(task, argument);
  }

  /** Waits until an element is there, visible and still, scrolls to it, and clicks it. @param {Target} target */
  async click(target) {
    await this.mouse.click(await this.middle(target, true));
  }

  /** Presses and releases a key: `Tab`, `a`; modifiers are held, as in `Shift+Tab`. @param {string} key */
  async press(key) {
    const keys = /** @type {any[]} */ (key.split(/(?<=.)\+/));
    for (const one of keys) await this.page.keyboard.down(one);
    for (const one of keys.reverse()) await this.page.keyboard.up(one);
  }

  /** The mouse, moved in steps as a hand would. */
  get mouse() {
    const { mouse } = this.page;
    return {
      /** @param {Point} point */
      move: ({ x, y }) => mouse.move(x, y, { steps: 8 }),
      down: () => mouse.down(),
      up: () => mouse.up(),
      /** @param {Point} point */
      click: ({ x, y }) => mouse.click(x, y),
    };
  }

  /** Touches the screen for a moment. @param {Point} point */
  async tap({ x, y }) {
    await this.page.touchscreen.tap(x, y);
  }

  /** @param {number} width @param {number} height */
  async resize(width, height) {
    const { scale = 1, touch = false } = this.options;
    const device = { deviceScaleFactor: scale, hasTouch: touch, isMobile: touch };
    await this.page.setViewport({ width, height, ...device });
  }

  /** Closes the tab, but keeps its storage. Closing it again does nothing. */
  async close() {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.leave();
  }

  /**
   * Listens to the page until the test ends.
   * @template {keyof import("puppeteer-core").PageEvents} Kind
   * @param {Kind} kind @param {(event: import("puppeteer-core").PageEvents[Kind]) => void} listener
   */
  #listen(kind, listener) {
    this.page.on(kind, listener);
    this.#listeners.push(() => this.page.off(kind, listener));
  }

  /** Ends what was begun for this test. */
  async forget() {
    for (const end of this.#listeners) end();
    const remove = (/** @type {string} */ script) =>
      this.page.removeScriptToEvaluateOnNewDocument(script);
    await Promise.all(this.#scripts.map(remove)).catch(passLeft);
  }

  /** Fetches the faults that the browser does not report by events. */
  async collectFaults() {}

  /** Goes to a page of the site: `""` is the front page, `"#…"` the front page with a hash. @param {string} [path] */
  async goto(path = "") {
    await this.visit(this.site.address + path);
  }

  /** Opens another tab with the same storage. @param {string} [path] */
  async another(path) {
    const tab = new Tab(this.site, await this.#newPage(), this.options, this.#newPage);
    tab.#storage = this.#storage;
    this.family.push(tab);
    tab.family = this.family;
    await tab.begin();
    await tab.goto(path);
    return tab;
  }

  /** Closes the whole family. */
  async end() {
    await Promise.all(this.family.map((tab) => tab.close()));
  }

  /** The browser's Back button. Resolves when the page or its address has changed. */
  back = () => this.#travel(-1);
  /** The browser's Forward button. Resolves when the page or its address has changed. */
  forward = () => this.#travel(1);

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

  /** The visible text of the first element that matches. @param {string} selector */
  text(selector) {
    return this.evaluate((selector) => {
      const element = document.querySelector(selector);
      return element instanceof HTMLElement ? element.innerText : null;
    }, selector);
  }

  /**
   * Calls a function in the page until it returns something truthy, and returns that.
   * @template {Plain} Result
   * @template [Argument=undefined] @param {(argument: Argument) => Result | Promise<Result>} condition
   * @param {Argument} [argument] @returns {Promise<Exclude<Result, false | null | undefined>>}
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

  /** The middle of an element, as `box` finds it. @param {Target} target @param {boolean} [toClick] */
  async middle(target, toClick) {
    const { x, y, width, height } = await this.box(target, toClick);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /**
   * Where an element is, once it is there and still; the page is scrolled to it.
   * @param {Target} target @param {boolean} toClick Whether it must also answer a click.
   */
  box(target, toClick = false) {
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
    const isLoading = /dynamically imported module|NetworkError|ServiceWorker intercepted/;
    if (!this.#isLeft || !isLoading.test(fault)) this.#faults.push(fault);
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
    if (!(await this.evaluate(() => "axe" in globalThis))) await this.page.evaluate(AXE);
    const violations = await this.evaluate(async () => {
      // @ts-expect-error: axe is no part of the page, it has just been put there
      const { violations } = await axe.run(document, { resultTypes: ["violations"] });
      return violations.map(
        (/** @type {import("axe-core").Result} */ { id, help, nodes }) =>
          `${id}: ${help}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
    });
    assert.deepEqual(violations, [], "a page without axe violations");
  }
}
