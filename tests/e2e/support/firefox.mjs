/** Firefox as its makers ship it, driven by Puppeteer over WebDriver BiDi. */

import puppeteer from "puppeteer-core";
import { lookInside } from "./inside.mjs";
import { PATIENCE, Tab } from "./tab.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("puppeteer-core").KeyInput} KeyInput */

/**
 * Firefox takes preferences of colour and motion when it starts, so each combination that is asked
 * for gets a Firefox of its own.
 *
 * @param {string} executablePath
 * @returns {Promise<import("./browsers.mjs").Browser>}
 */
export async function launchFirefox(executablePath) {
  /** @param {{ dark?: boolean, reducedMotion?: boolean }} options */
  const start = ({ dark = false, reducedMotion = true }) =>
    puppeteer.launch({
      browser: "firefox",
      executablePath,
      timeout: 4 * PATIENCE,
      extraPrefsFirefox: {
        "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
        "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      },
    });
  const first = await start({});
  const running = new Map([[keyOf({}), first]]);
  return {
    version: (await first.version()).replace("/", " "),
    async open(site, options) {
      let browser = running.get(keyOf(options));
      if (browser === undefined) {
        browser = await start(options);
        running.set(keyOf(options), browser);
      }
      const context = await browser.createBrowserContext();
      return FirefoxTab.open(site, context, options);
    },
    async close() {
      await Promise.all([...running.values()].map((browser) => browser.close()));
    },
  };
}

/** @param {{ dark?: boolean, reducedMotion?: boolean }} options */
function keyOf({ dark = false, reducedMotion = true }) {
  return `${dark} ${reducedMotion}`;
}

/** Has errors logged with their words; of an object only its kind would arrive here. */
function wordErrors() {
  for (const level of /** @type {const} */ (["warn", "error"])) {
    const log = console[level];
    console[level] = (...parts) =>
      log(...parts.map((part) => (part instanceof Error ? String(part) : part)));
  }
}

class FirefoxTab extends Tab {
  #page;
  #options;

  /**
   * @param {import("./server.mjs").Site} site
   * @param {import("puppeteer-core").BrowserContext} context
   * @param {import("./tab.mjs").TabOptions} options
   */
  static async open(site, context, options) {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const tab = new FirefoxTab(site, page, options);
    await tab.prepare(wordErrors);
    await tab.prepare(lookInside);
    await tab.resize(options.width ?? 1024, options.height ?? 800);
    return tab;
  }

  /**
   * @param {import("./server.mjs").Site} site
   * @param {Page} page
   * @param {import("./tab.mjs").TabOptions} options
   */
  constructor(site, page, options) {
    super(site);
    this.#page = page;
    this.#options = options;
    page.on("console", (message) => {
      if (["warn", "error", "assert"].includes(message.type())) {
        this.note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on("pageerror", (error) => {
      this.note(`uncaught: ${error instanceof Error ? error.stack : error}`);
    });
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
    await this.#page.evaluateOnNewDocument(/** @type {any} */ (task), argument);
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
    const { x, y, width, height } = await this.#reach(target, true);
    await this.#page.mouse.click(x + width / 2, y + height / 2);
  }

  /** @override @param {import("./tab.mjs").Target} target @param {string} text */
  async fill(target, text) {
    await this.click(target);
    await this.press("Control+a");
    await this.press("Delete");
    await this.type(text);
  }

  /** @override @param {string} key */
  async press(key) {
    const keys = /** @type {KeyInput[]} */ (key.split(/(?<=.)\+/));
    const last = /** @type {KeyInput} */ (keys.pop());
    for (const modifier of keys) await this.#page.keyboard.down(modifier);
    await this.#page.keyboard.press(last);
    for (const modifier of keys.reverse()) await this.#page.keyboard.up(modifier);
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
    const { scale = 1, touch = false } = this.#options;
    await this.#page.setViewport({ width, height, deviceScaleFactor: scale, hasTouch: touch });
  }

  /** @override @param {string} file */
  async screenshot(file) {
    await this.#page.screenshot({ path: /** @type {`${string}.png`} */ (file) });
  }

  /** @override @param {import("./tab.mjs").Target} target */
  box(target) {
    return this.#reach(target, false);
  }

  /** @override */
  sibling() {
    return FirefoxTab.open(this.site, this.#page.browserContext(), this.#options);
  }

  /** @override */
  async close() {
    await this.#page.close();
  }

  /** @override */
  async end() {
    await this.#page.browserContext().close();
  }

  /**
   * Waits for an element, and scrolls to it. Puppeteer's own way takes a second for every name.
   *
   * @param {import("./tab.mjs").Target} target
   * @param {boolean} toClick Whether it must also answer a click.
   */
  async #reach(target, toClick) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await this.#page.evaluate(reachInPage, target, toClick);
      if (typeof found !== "string") return found;
      if (Date.now() > end) throw new Error(`${JSON.stringify(target)} ${found}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/**
 * Runs in the page: where an element is, once it is visible and still, or what is wrong with it.
 *
 * @param {import("./tab.mjs").Target} target
 * @param {boolean} toClick
 */
async function reachInPage(target, toClick) {
  const { everything } = /** @type {import("./inside.mjs").Inside} */ (
    /** @type {unknown} */ (globalThis)
  );
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const [selector, name] =
    typeof target === "string"
      ? [target, null]
      : [`${target.within ?? ""} :is(${target.role}, [role="${target.role}"])`, target.name];
  // The names of this site are made in these two ways; Chromium looks at them as browsers do.
  const nameOf = (/** @type {Element} */ element) =>
    element.ariaLabel ?? element.textContent?.trim().replace(/\s+/g, " ");
  const element = everything(selector).find(
    (element) => element.checkVisibility() && (name === null || nameOf(element) === name),
  );
  if (element === undefined) return "is not there";
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  await frame();
  const later = element.getBoundingClientRect();
  if (later.x !== x || later.y !== y) return "does not stand still";
  if (toClick) {
    if (element.ariaDisabled === "true" || element.matches(":disabled")) return "is disabled";
    const tree = /** @type {Document | ShadowRoot} */ (element.getRootNode());
    const top = tree.elementFromPoint(x + width / 2, y + height / 2);
    if (!element.contains(top)) return "lies under something else";
  }
  return { x, y, width, height };
}
