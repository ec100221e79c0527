/** Chromium, driven by Playwright. */

import { chromium } from "playwright-core";
import { lookInside } from "./inside.mjs";
import { PATIENCE, Tab } from "./tab.mjs";

/** @typedef {import("playwright-core").Page} Page */

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * @param {string} executablePath
 * @returns {Promise<import("./browsers.mjs").Browser>}
 */
export async function launchChromium(executablePath) {
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  return {
    version: `Chromium ${browser.version()}`,
    async open(site, options) {
      const context = await browser.newContext({
        viewport: { width: options.width ?? 1024, height: options.height ?? 800 },
        deviceScaleFactor: options.scale ?? 1,
        colorScheme: options.dark ? "dark" : "light",
        reducedMotion: options.reducedMotion === false ? "no-preference" : "reduce",
        hasTouch: options.touch ?? false,
        isMobile: options.touch ?? false,
      });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(lookInside);
      return new ChromiumTab(site, await context.newPage());
    },
    close: () => browser.close(),
  };
}

class ChromiumTab extends Tab {
  #page;

  /**
   * @param {import("./server.mjs").Site} site
   * @param {Page} page
   */
  constructor(site, page) {
    super(site);
    this.#page = page;
    page.on("console", (message) => {
      if (["warning", "error", "assert"].includes(message.type())) {
        this.note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on("pageerror", (error) => this.note(`uncaught: ${error.stack ?? error}`));
    page.on("request", (request) => this.noteRequest(request.url()));
    page.on("requestfailed", (request) => {
      this.noteFailure(request.url(), request.failure()?.errorText ?? "");
    });
  }

  /** @override */
  get native() {
    return this.#page;
  }

  /**
   * @override
   * @template [Argument=undefined]
   * @param {(argument: Argument) => void} task
   * @param {Argument} [argument]
   */
  async prepare(task, argument) {
    await this.#page.addInitScript(/** @type {any} */ (task), argument);
  }

  /** @override @param {string} address */
  async visit(address) {
    await this.#page.goto(address);
  }

  /** @override */
  async reload() {
    await this.#page.reload();
  }

  /** @override */
  url() {
    return this.#page.url();
  }

  /**
   * @override
   * @template Result, [Argument=undefined]
   * @param {(argument: Argument) => Result} task
   * @param {Argument} [argument]
   * @returns {Promise<Awaited<Result>>}
   */
  evaluate(task, argument) {
    return /** @type {any} */ (this.#page).evaluate(task, argument);
  }

  /** @override @param {string} source */
  run(source) {
    return this.#page.evaluate(source);
  }

  /** @override @param {import("./tab.mjs").Target} target */
  async click(target) {
    await this.#find(target).click();
  }

  /** @override @param {import("./tab.mjs").Target} target @param {string} text */
  async fill(target, text) {
    await this.#find(target).fill(text);
  }

  /** @override @param {string} key */
  async press(key) {
    await this.#page.keyboard.press(key);
  }

  /** @override @param {string} text */
  async type(text) {
    await this.#page.keyboard.type(text);
  }

  /** @override */
  get mouse() {
    const { mouse } = this.#page;
    return {
      /** @param {import("./tab.mjs").Point} point */
      move: ({ x, y }) => mouse.move(x, y, { steps: 8 }),
      down: () => mouse.down(),
      up: () => mouse.up(),
      /** @param {import("./tab.mjs").Point} point */
      click: ({ x, y }) => mouse.click(x, y),
    };
  }

  /** @override @param {import("./tab.mjs").Point} point */
  async tap({ x, y }) {
    await this.#page.touchscreen.tap(x, y);
  }

  /** @override @param {number} width @param {number} height */
  async resize(width, height) {
    await this.#page.setViewportSize({ width, height });
  }

  /** @override @param {string} file */
  async screenshot(file) {
    await this.#page.screenshot({ path: file });
  }

  /** @override @param {import("./tab.mjs").Target} target */
  async box(target) {
    const element = this.#find(target);
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (box === null) throw new Error(`not visible: ${JSON.stringify(target)}`);
    return box;
  }

  /** @override */
  async sibling() {
    return new ChromiumTab(this.site, await this.#page.context().newPage());
  }

  /** @override */
  async close() {
    await this.#page.close();
  }

  /** @override */
  async end() {
    await this.#page.context().close();
  }

  /** @param {import("./tab.mjs").Target} target */
  #find(target) {
    if (typeof target === "string") return this.#page.locator(target);
    const { role, name, within = ":root" } = target;
    return this.#page.locator(within).getByRole(role, { name, exact: true });
  }
}
