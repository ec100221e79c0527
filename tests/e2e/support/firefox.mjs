/** Firefox as its makers ship it, driven by Puppeteer over WebDriver BiDi. */

import { once } from "node:events";
import puppeteer from "puppeteer-core";
import { emptyStorage, lookInside, newStorage } from "./inside.mjs";
import { SIZE, Tab } from "./tab.mjs";
import { PATIENCE } from "./wait.mjs";

/** @import { BrowserContext, KeyInput, Page } from "puppeteer-core" */
/** @import { Browser, Running } from "./browsers.mjs" */
/** @import { Site } from "./server.mjs" */
/** @import { Point, TabOptions } from "./tab.mjs" */

/**
 * Firefox reads preferences of colour and motion when it starts, so each combination needs a
 * Firefox of its own.
 *
 * @param {string} executablePath
 * @param {{ dark?: boolean, reducedMotion?: boolean }} preferences
 */
export async function start(executablePath, { dark, reducedMotion }) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    timeout: 4 * PATIENCE,
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      // As people have it: the driver lets pages from files load modules.
      "security.fileuri.strict_origin_policy": true,
    },
  });
  const program = browser.process();
  const endpoint = browser.wsEndpoint();
  // Firefox takes one session at a time.
  await browser.disconnect();
  return {
    endpoint,
    async close() {
      if (!program || program.exitCode !== null) return;
      program.kill();
      await once(program, "exit");
    },
  };
}

/**
 * @param {(preferences: object) => Promise<Running>} borrow
 * @returns {Promise<Browser>}
 */
export async function connect(borrow) {
  /** @type {Map<string, { running: Running, browser: import("puppeteer-core").Browser }>} */
  const connected = new Map();
  /** @type {Map<string, BrowserContext>} */
  const contexts = new Map();
  /** @param {TabOptions} options */
  async function browserFor({ dark = false, reducedMotion = true }) {
    const key = `${dark} ${reducedMotion}`;
    const found = connected.get(key);
    if (found) return found.browser;
    const running = await borrow({ dark, reducedMotion });
    const browser = await puppeteer.connect({
      browserWSEndpoint: running.endpoint,
      protocol: "webDriverBiDi",
      // The events of the network cost Firefox as much as the page itself. The policy reports
      // requests to other origins, and the server notes files that are missing.
      networkEnabled: false,
    });
    connected.set(key, { running, browser });
    return browser;
  }
  const first = await browserFor({});
  return {
    version: (await first.version()).replace("/", " "),
    async open(site, options, slot) {
      const { dark = false, reducedMotion = true } = options;
      const key = `${slot} ${dark} ${reducedMotion}`;
      const browser = await browserFor(options);
      const context =
        (slot === undefined ? undefined : contexts.get(key)) ??
        (await browser.createBrowserContext());
      if (slot !== undefined) contexts.set(key, context);
      return FirefoxTab.open(site, context, options, newStorage(), slot ? "window" : "tab");
    },
    async close() {
      await Promise.all([...contexts.values()].map((context) => context.close()));
      for (const { browser, running } of connected.values()) {
        await browser.disconnect();
        await running.close();
      }
    },
  };
}

/** What a page logs when it begins and when it is left. */
const [BEGINS, ENDS] = ["the page begins", "the page is left"];

/** Has a page log when it begins and when it is left. @param {string[]} words */
function logVisit([begins, ends]) {
  if (self !== top) return;
  console.debug(begins);
  addEventListener("beforeunload", () => console.debug(ends));
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
  #storage;
  /** Whether the page is being left: what it was still loading then fails in Firefox. */
  #isLeft = false;

  /**
   * @param {Site} site
   * @param {BrowserContext} context
   * @param {TabOptions} options
   * @param {string} storage
   * @param {"tab" | "window"} type A further tab is in a window of its own: Firefox draws ever more rarely in a tab that
   *   is behind another.
   */
  static async open(site, context, options, storage, type) {
    const page = await context.newPage({ type });
    page.setDefaultTimeout(PATIENCE);
    const tab = new FirefoxTab(site, page, options, storage);
    await tab.prepare(logVisit, [BEGINS, ENDS]);
    await tab.prepare(wordErrors);
    await tab.prepare(lookInside);
    await tab.prepare(emptyStorage, storage);
    await tab.resize(options.width ?? SIZE.width, options.height ?? SIZE.height);
    return tab;
  }

  /**
   * @param {Site} site
   * @param {Page} page
   * @param {TabOptions} options
   * @param {string} storage
   */
  constructor(site, page, options, storage) {
    super(site);
    this.#page = page;
    this.#options = options;
    this.#storage = storage;
    page.on("console", (message) => {
      const [type, text] = [message.type(), message.text()];
      if (text === BEGINS || text === ENDS) this.#isLeft = text === ENDS;
      if (["warn", "error", "assert"].includes(type)) {
        this.#hear(`console ${type}: ${text} (${message.location().url})`);
      }
    });
    page.on("pageerror", (error) => {
      this.#hear(`uncaught: ${error instanceof Error ? error.stack : error}`);
    });
  }

  /** @param {string} words */
  #hear(words) {
    const isLoading = /dynamically imported module|NetworkError|ServiceWorker intercepted/;
    if (!this.#isLeft || !isLoading.test(words)) this.note(words);
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
    // Firefox gives a reload up when the page is still being loaded.
    await this.#page.reload().catch((error) => {
      if (!/NS_BINDING_ABORTED/.test(String(error))) throw error;
      return this.#page.reload();
    });
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
    const { scale = 1, touch = false } = this.#options;
    await this.#page.setViewport({ width, height, deviceScaleFactor: scale, hasTouch: touch });
  }

  /** @override @param {string} file */
  async screenshot(file) {
    await this.#page.screenshot({ path: /** @type {`${string}.png`} */ (file) });
  }

  /** @override */
  sibling() {
    const context = this.#page.browserContext();
    return FirefoxTab.open(this.site, context, this.#options, this.#storage, "window");
  }

  /** @override */
  async close() {
    if (!this.#page.isClosed()) await this.#page.close();
  }
}
