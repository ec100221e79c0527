/** Chromium and Firefox as their makers ship them, driven by Puppeteer: over CDP and over WebDriver BiDi. */

import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { lookInside, newStorage } from "./inside.mjs";
import { Tab } from "./tab.mjs";
import { PATIENCE, wait } from "./wait.mjs";

/** @import { BrowserContext, CDPSession } from "puppeteer-core" */
/** @import { Driver, Running } from "./browsers.mjs" */

/** Where Chromium puts downloads. */
const DOWNLOADS = mkdtempSync(join(tmpdir(), "pylos-downloads-"));
process.on("exit", () => rmSync(DOWNLOADS, { recursive: true, force: true }));

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  // One process less for every browser: a tenth of the processor time of a page load.
  "--in-process-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--disable-background-networking",
];

/**
 * Starts a browser to which several tests connect, one after the other.
 *
 * @param {import("puppeteer-core").LaunchOptions} options
 * @returns {Promise<Running>}
 */
async function launch(options) {
  const browser = await puppeteer.launch({ timeout: 4 * PATIENCE, ...options });
  const program = browser.process();
  const endpoint = browser.wsEndpoint();
  if (options.browser !== "firefox") return { endpoint, close: () => browser.close() };
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
 * A page for one test after another: a page that has loaded the site before loads it in half the time.
 *
 * @typedef {object} Seat
 * @property {Page} page
 * @property {CDPSession} session
 */

/** @type {Driver} */
export const chromium = {
  start: (executablePath) =>
    launch({
      executablePath,
      headless: /headless/.test(executablePath) ? "shell" : true,
      args: ARGUMENTS,
    }),
  async connect(borrow) {
    const running = await borrow({});
    const browser = await puppeteer.connect({
      browserWSEndpoint: running.endpoint,
      defaultViewport: null,
    });
    /** @type {Set<BrowserContext>} */
    const all = new Set();
    /** @type {Map<string, BrowserContext>} */
    const contexts = new Map();
    /** The pages that wait for the next test, by the key of their context. @type {Map<string, Seat>} */
    const free = new Map();
    async function newContext() {
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: "allow", downloadPath: DOWNLOADS },
      });
      all.add(context);
      return context;
    }
    return {
      version: (await browser.version()).replace("/", " "),
      async open(site, options, slot) {
        const { width, height, before: _, ...kind } = options;
        const key = JSON.stringify([slot, kind]);
        const context =
          (slot === undefined ? undefined : contexts.get(key)) ?? (await newContext());
        const seat = free.get(key) ?? (await newSeat(context, kind));
        const tab = new ChromiumTab(site, seat.page, options, newStorage());
        if (slot !== undefined) {
          contexts.set(key, context);
          free.delete(key);
          tab.leave = async () => {
            // A page that has crashed cannot be cleared.
            await Promise.all([tab.forget(), clear(seat)]).then(
              () => free.set(key, seat),
              () => seat.page.close(),
            );
          };
        }
        await tab.begin();
        return tab;
      },
      async close() {
        await Promise.all([...all].map((context) => context.close()));
        await browser.disconnect();
        await running.close();
      },
    };
  },
};

/** @param {BrowserContext} context @param {TabOptions} options @returns {Promise<Seat>} */
async function newSeat(context, { dark = false, reducedMotion = true }) {
  // In a window of its own no other tab lies over it.
  const page = await context.newPage({ type: "window" });
  const session = await page.createCDPSession();
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
    { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference" },
  ]);
  // Otherwise only the tab that was opened last has the focus.
  await session.send("Emulation.setFocusEmulationEnabled", { enabled: true });
  await page.evaluateOnNewDocument(lookInside);
  return { page, session };
}

/** Does what saves a file, and returns where Chromium has put it. @param {() => Promise<void>} act */
export async function savedBy(act) {
  const before = new Set(readdirSync(DOWNLOADS));
  await act();
  const name = await wait(() =>
    readdirSync(DOWNLOADS).find((name) => !before.has(name) && !name.endsWith(".crdownload")),
  );
  return join(DOWNLOADS, name);
}

/**
 * Chooses a file where the page asks for one.
 *
 * @param {Tab} tab
 * @param {string} file
 * @param {() => Promise<void>} act
 */
export async function chooseFile(tab, file, act) {
  const [chooser] = await Promise.all([tab.native.waitForFileChooser(), act()]);
  await chooser.accept([file]);
}

/** Makes a page as if it were new. @param {Seat} seat */
async function clear({ page, session }) {
  await page.goto("about:blank");
  await page.mouse.move(0, 0);
  await session.send("Page.resetNavigationHistory");
}

/** @type {Driver} */
export const firefox = {
  /**
   * Firefox reads preferences of colour and motion when it starts, so each combination needs a Firefox of its own.
   *
   * @param {string} executablePath
   * @param {{ dark?: boolean, reducedMotion?: boolean }} preferences
   */
  start: (executablePath, { dark, reducedMotion }) =>
    launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: {
        "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
        "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
        // As people have it: the driver lets pages from files load modules.
        "security.fileuri.strict_origin_policy": true,
      },
    }),
  async connect(borrow) {
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
        // A further tab is in a window of its own: Firefox draws ever more rarely in a tab that is behind another.
        const page = await context.newPage({ type: slot ? "window" : "tab" });
        const tab = new FirefoxTab(site, page, options, newStorage());
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
};

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
    const { page } = await newSeat(this.page.browserContext(), this.options);
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
