/** Chromium, driven by Playwright. */

import { chromium } from "playwright-core";
import { emptyStorage, lookInside, newStorage } from "./inside.mjs";
import { PATIENCE, SIZE, Tab } from "./tab.mjs";

/** @import { BrowserContext, Page } from "playwright-core" */
/** @import { Browser, Running } from "./browsers.mjs" */
/** @import { Site } from "./server.mjs" */
/** @import { Point, TabOptions, Target } from "./tab.mjs" */

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  // One process less for every browser: a tenth of the processor time of a page load.
  "--in-process-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @param {string} executablePath */
export async function start(executablePath) {
  const server = await chromium.launchServer({ executablePath, args: ARGUMENTS });
  return { endpoint: server.wsEndpoint(), close: () => server.close() };
}

/**
 * @param {(preferences: object) => Promise<Running>} borrow
 * @returns {Promise<Browser>}
 */
export async function connect(borrow) {
  const running = await borrow({});
  const browser = await chromium.connect(running.endpoint);
  /** @type {Map<string, BrowserContext>} */
  const contexts = new Map();
  /** @param {TabOptions} options */
  async function newContext({ scale = 1, dark = false, reducedMotion = true, touch = false }) {
    const context = await browser.newContext({
      viewport: SIZE,
      deviceScaleFactor: scale,
      colorScheme: dark ? "dark" : "light",
      reducedMotion: reducedMotion ? "reduce" : "no-preference",
      hasTouch: touch,
      isMobile: touch,
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(lookInside);
    return context;
  }
  return {
    version: `Chromium ${browser.version()}`,
    async open(site, options, slot) {
      const { width = SIZE.width, height = SIZE.height, before: _, ...rest } = options;
      const key = JSON.stringify([slot, rest]);
      const context =
        (slot === undefined ? undefined : contexts.get(key)) ?? (await newContext(rest));
      if (slot !== undefined) contexts.set(key, context);
      const tab = await ChromiumTab.open(site, context, newStorage());
      if (width !== SIZE.width || height !== SIZE.height) await tab.resize(width, height);
      return tab;
    },
    async close() {
      await browser.close();
      await running.close();
    },
  };
}

class ChromiumTab extends Tab {
  #page;
  #storage;

  /**
   * @param {Site} site
   * @param {BrowserContext} context
   * @param {string} storage
   */
  static async open(site, context, storage) {
    const page = await context.newPage();
    await page.addInitScript(emptyStorage, storage);
    return new ChromiumTab(site, page, storage);
  }

  /**
   * @param {Site} site
   * @param {Page} page
   * @param {string} storage
   */
  constructor(site, page, storage) {
    super(site);
    this.#page = page;
    this.#storage = storage;
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

  /** @override @param {Target} target */
  async click(target) {
    await this.#find(target).click();
  }

  /** @override @param {Target} target @param {string} text */
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
      /** @param {Point} point */
      move: ({ x, y }) => mouse.move(x, y, { steps: 8 }),
      down: () => mouse.down(),
      up: () => mouse.up(),
      /** @param {Point} point */
      click: ({ x, y }) => mouse.click(x, y),
    };
  }

  /** @override @param {Point} point */
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

  /** @override @param {Target} target */
  async box(target) {
    const element = this.#find(target);
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (box === null) throw new Error(`not visible: ${JSON.stringify(target)}`);
    return box;
  }

  /** @override */
  async sibling() {
    return ChromiumTab.open(this.site, this.#page.context(), this.#storage);
  }

  /** @override */
  async close() {
    await this.#page.close();
  }

  /** @param {Target} target */
  #find(target) {
    if (typeof target === "string") return this.#page.locator(target);
    const { role, name, within = ":root" } = target;
    return this.#page.locator(within).getByRole(role, { name, exact: true });
  }
}
