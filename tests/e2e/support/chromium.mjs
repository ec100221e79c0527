/** Chromium, driven by Playwright. */

import { chromium } from "playwright-core";
import { emptyStorage, lookInside, newStorage } from "./inside.mjs";
import { SIZE, Tab } from "./tab.mjs";
import { PATIENCE } from "./wait.mjs";

/** @import { BrowserContext, CDPSession, Page } from "playwright-core" */
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

/**
 * A page for one test after another: a page that has loaded the site before loads it in half the time.
 *
 * @typedef {object} Seat
 * @property {Page} page
 * @property {CDPSession} session
 */

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
  /** The pages that wait for the next test, by the key of their context. @type {Map<string, Seat>} */
  const free = new Map();
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
      if (slot === undefined) return sized(await ChromiumTab.open(site, context, newStorage()));
      contexts.set(key, context);
      const seat = free.get(key) ?? (await newSeat(context));
      free.delete(key);
      return sized(await ChromiumTab.sit(site, seat, newStorage(), () => free.set(key, seat)));

      /** @param {Tab} tab */
      async function sized(tab) {
        if (width !== SIZE.width || height !== SIZE.height) await tab.resize(width, height);
        return tab;
      }
    },
    async close() {
      await browser.close();
      await running.close();
    },
  };
}

/** @param {BrowserContext} context @returns {Promise<Seat>} */
async function newSeat(context) {
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

/** Makes a page as if it were new. @param {Seat} seat */
async function clear({ page, session }) {
  await page.goto("about:blank");
  await page.mouse.move(0, 0);
  await session.send("Page.resetNavigationHistory");
  await page.setViewportSize(SIZE);
}

class ChromiumTab extends Tab {
  #page;
  #storage;
  /** What ends the scripts prepared for this test. @type {{ dispose: () => Promise<void> }[]} */
  #scripts = [];
  /** Closes the page, or gives it back for the next test. @type {() => Promise<void>} */
  #leave;

  /**
   * @param {Site} site
   * @param {BrowserContext} context
   * @param {string} storage
   */
  static async open(site, context, storage) {
    const tab = new ChromiumTab(site, await context.newPage(), storage);
    await tab.prepare(emptyStorage, storage);
    return tab;
  }

  /**
   * @param {Site} site
   * @param {Seat} seat
   * @param {string} storage
   * @param {() => void} giveBack
   */
  static async sit(site, seat, storage, giveBack) {
    const tab = new ChromiumTab(site, seat.page, storage);
    await tab.prepare(emptyStorage, storage);
    tab.#leave = async () => {
      seat.page.removeAllListeners();
      await Promise.all(tab.#scripts.map((script) => script.dispose()));
      // A page that has crashed cannot be cleared.
      await clear(seat).then(giveBack, () => seat.page.close());
    };
    return tab;
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
    this.#leave = () => page.close();
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
    // Whatever a test does with it, the next test has another page.
    this.#leave = () => this.#page.close();
    return this.#page;
  }

  /**
   * @override
   * @template [Argument=undefined]
   * @param {(argument: Argument) => void} task
   * @param {Argument} [argument]
   */
  async prepare(task, argument) {
    this.#scripts.push(await this.#page.addInitScript(/** @type {any} */ (task), argument));
  }

  /** @override @param {string} address */
  async visit(address) {
    await this.#page.goto(address);
  }

  /** @override */
  async reload() {
    await this.#page.reload();
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

  /** @override */
  async sibling() {
    return ChromiumTab.open(this.site, this.#page.context(), this.#storage);
  }

  /** @override */
  async close() {
    const leave = this.#leave;
    this.#leave = async () => {};
    await leave();
  }

  /** @param {Target} target */
  #find(target) {
    if (typeof target === "string") return this.#page.locator(target);
    const within = this.#page.locator(target.within ?? ":root");
    if ("selector" in target) return within.locator(target.selector);
    return within.getByRole(target.role, { name: target.name, exact: true });
  }
}
