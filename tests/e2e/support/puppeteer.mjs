/** Chromium and Firefox as their makers ship them, driven by Puppeteer: over CDP and over WebDriver BiDi. */

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { lookInside } from "./inside.mjs";
import { Tab } from "./tab.mjs";
import { PATIENCE, stop, wait } from "./wait.mjs";

/** @import { Browser, BrowserContext } from "puppeteer-core" */
/** @import { Driver, Running } from "./browsers.mjs" */

/** Where Chromium puts downloads. */
const DOWNLOADS = mkdtempSync(join(tmpdir(), "pylos-downloads-"));
process.on("exit", () => rmSync(DOWNLOADS, { recursive: true, force: true }));

/**
 * What is Chromium's or Firefox's own.
 *
 * @typedef {object} Kind
 * @property {(program: string, preferences: TabOptions) => import("puppeteer-core").LaunchOptions} launching
 * @property {import("puppeteer-core").ConnectOptions} connecting
 * @property {import("puppeteer-core").BrowserContextOptions} [context]
 * @property {(options: TabOptions) => TabOptions} preferencesOf What has to be known when the browser starts.
 * @property {(context: BrowserContext, site: Site, options: TabOptions, slot: number) => Promise<Tab>} newTab
 */

/** @param {Kind} kind @returns {Driver} */
const driverOf = ({ launching, connecting, context: ofContexts, preferencesOf, newTab }) => ({
  async start(executablePath, preferences) {
    const options = launching(executablePath, preferences);
    const browser = await puppeteer.launch({ timeout: 4 * PATIENCE, executablePath, ...options });
    const program = browser.process();
    const endpoint = browser.wsEndpoint();
    if (!program || options.browser !== "firefox")
      return { endpoint, close: () => browser.close() };
    // Firefox takes one session at a time.
    await browser.disconnect();
    return { endpoint, close: () => stop(program) };
  },
  async connect(borrow) {
    /** @type {Map<string, { running: Running, browser: Browser }>} */
    const connected = new Map();
    /** @type {Map<string, BrowserContext>} */
    const contexts = new Map();
    /** @param {TabOptions} options */
    async function browserFor(options) {
      const preferences = preferencesOf(options);
      const key = JSON.stringify(preferences);
      const found = connected.get(key);
      if (found) return found.browser;
      const running = await borrow(preferences);
      const browserWSEndpoint = running.endpoint;
      const browser = await puppeteer.connect({ browserWSEndpoint, ...connecting });
      connected.set(key, { running, browser });
      return browser;
    }
    const first = await browserFor({});
    return {
      version: (await first.version()).replace("/", " "),
      async open(site, options, slot = 0) {
        const { width, height, before: _, other: __, ...others } = options;
        const key = JSON.stringify([slot, others]);
        const browser = await browserFor(options);
        const context = contexts.get(key) ?? (await browser.createBrowserContext(ofContexts));
        contexts.set(key, context);
        const tab = await newTab(context, site, options, slot);
        await tab.begin();
        return tab;
      },
      async close() {
        await Promise.all([...contexts.values()].map((context) => context.close()));
        for (const { browser, running } of connected.values()) {
          await browser.disconnect();
          await running.close();
        }
      },
    };
  },
});

/**
 * The page of a context for the next test: a page that has loaded the site before loads it in half the time.
 *
 * @type {WeakMap<BrowserContext, Page>}
 */
const free = new WeakMap();

export const chromium = driverOf({
  launching: (program) => ({
    headless: /headless/.test(program) ? "shell" : true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // One process less for every browser: a tenth of the processor time of a page load.
      "--in-process-gpu",
      "--disable-dev-shm-usage",
      "--disable-quic",
      "--disable-background-networking",
    ],
  }),
  connecting: { defaultViewport: null },
  context: { downloadBehavior: { policy: "allow", downloadPath: DOWNLOADS } },
  preferencesOf: () => ({}),
  async newTab(context, site, options) {
    const page = free.get(context) ?? (await newPage(context, options));
    free.delete(context);
    const tab = new ChromiumTab(site, page, options);
    tab.leave = async () => {
      // A page that has crashed cannot be cleared.
      await Promise.all([tab.forget(), clear(page)]).then(
        () => free.set(context, page),
        () => page.close(),
      );
    };
    return tab;
  },
});

/** @param {BrowserContext} context @param {TabOptions} options */
async function newPage(context, { dark = false, reducedMotion = true }) {
  // In a window of its own no other tab lies over it.
  const page = await context.newPage({ type: "window" });
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
    { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference" },
  ]);
  // Otherwise only the tab that was opened last has the focus.
  await page.emulateFocusedPage(true);
  await page.evaluateOnNewDocument(lookInside);
  return page;
}

/** Makes a page as if it were new. @param {Page} page */
async function clear(page) {
  await page.goto("about:blank");
  await page.mouse.move(0, 0);
  const session = await page.createCDPSession();
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}

export const firefox = driverOf({
  launching: (_, { dark, reducedMotion }) => ({
    browser: "firefox",
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      // As people have it: the driver lets pages from files load modules.
      "security.fileuri.strict_origin_policy": true,
    },
  }),
  // The events of the network cost Firefox as much as the page itself. The policy reports requests to other origins, and the
  // server notes files that are missing.
  connecting: { protocol: "webDriverBiDi", networkEnabled: false },
  preferencesOf: ({ dark = false, reducedMotion = true }) => ({ dark, reducedMotion }),
  // A further tab is in a window of its own: Firefox draws ever more rarely in a tab that is behind another.
  newTab: async (context, site, options, slot) =>
    new FirefoxTab(site, await context.newPage({ type: slot ? "window" : "tab" }), options),
});

/** Does what saves a file, and returns where Chromium has put it. @param {() => Promise<void>} act */
export async function savedBy(act) {
  const before = new Set(readdirSync(DOWNLOADS));
  await act();
  const name = await wait(() =>
    readdirSync(DOWNLOADS).find((name) => !before.has(name) && !name.endsWith(".crdownload")),
  );
  return join(DOWNLOADS, name);
}

/** Chooses a file where the page asks for one. @param {Tab} tab @param {string} file @param {() => Promise<void>} act */
export async function chooseFile(tab, file, act) {
  const [chooser] = await Promise.all([tab.native.waitForFileChooser(), act()]);
  await chooser.accept([file]);
}

class ChromiumTab extends Tab {
  /** Replaces the text at once, as pasting does. @override @param {Target} target @param {string} text */
  async fill(target, text) {
    await this.click(target);
    await this.press("Control+a");
    await this.page.keyboard.sendCharacter(text);
  }

  /** @override */
  async begin() {
    this.listen("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      const isLocal = ["about:", "blob:", "data:", "file:"].includes(protocol);
      if (origin !== this.site.origin && !isLocal)
        this.note(`request to another origin: ${request.url()}`);
    });
    this.listen("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // The page was left before the answer came.
      if (!/ABORT/.test(reason)) this.note(`request failed: ${request.url()} ${reason}`);
    });
    await super.begin();
  }

  /** @override */
  async sibling() {
    const page = await newPage(this.page.browserContext(), this.options);
    const tab = new ChromiumTab(this.site, page, this.options, this.storage);
    await tab.begin();
    return tab;
  }
}

/** What a page logs when it begins and when it is left. */
const [BEGINS, ENDS] = ["the page begins", "the page is left"];

/** Has a page log when it begins and when it is left. @param {string[]} words */
function logVisit([begins, ends]) {
  // The blank page comes at once, before what was left has failed.
  if (self !== top || location.protocol === "about:") return;
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
  /** Whether the page is being left: what it was still loading then fails in Firefox. */
  #isLeft = false;

  /** @override */
  async begin() {
    this.listen("console", (message) => {
      const text = message.text();
      if (text === BEGINS || text === ENDS) this.#isLeft = text === ENDS;
    });
    await this.prepare(logVisit, [BEGINS, ENDS]);
    await this.prepare(wordErrors);
    await this.prepare(lookInside);
    await super.begin();
  }

  /** @override @param {string} fault */
  note(fault) {
    const isLoading = /dynamically imported module|NetworkError|ServiceWorker intercepted/;
    if (!this.#isLeft || !isLoading.test(fault)) super.note(fault);
  }

  /** @override */
  async reload() {
    // Firefox gives a reload up when the page is still being loaded.
    await this.page.reload().catch((error) => {
      if (!/NS_BINDING_ABORTED/.test(String(error))) throw error;
      return this.page.reload();
    });
  }

  /** @override */
  async sibling() {
    const page = await this.page.browserContext().newPage({ type: "window" });
    const tab = new FirefoxTab(this.site, page, this.options, this.storage);
    await tab.begin();
    return tab;
  }
}
