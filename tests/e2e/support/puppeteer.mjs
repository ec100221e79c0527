/** Chromium and Firefox as their makers ship them, driven by Puppeteer: over CDP and over WebDriver BiDi. */

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { Tab } from "./tab.mjs";
import { PATIENCE, stop, wait } from "./wait.mjs";

/** @import { BrowserContext } from "puppeteer-core" */
/** @import { Driver } from "./browsers.mjs" */

/** Where Chromium puts downloads. */
const DOWNLOADS = mkdtempSync(join(tmpdir(), "pylos-downloads-"));
process.on("exit", () => rmSync(DOWNLOADS, { recursive: true, force: true }));

/** How Chromium is started. @param {string} program @returns {import("puppeteer-core").LaunchOptions} */
const launchChromium = (program) => ({
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
});

/** @type {import("puppeteer-core").LaunchOptions} */
const launchFirefox = {
  browser: "firefox",
  extraPrefsFirefox: {
    "layout.css.prefers-color-scheme.content-override": 1,
    "ui.prefersReducedMotion": 1,
    // As people have it: the driver lets pages from files load modules.
    "security.fileuri.strict_origin_policy": true,
  },
};

/** @param {boolean} isFirefox @returns {Driver} */
const driverOf = (isFirefox) => ({
  async start(executablePath) {
    const options = isFirefox ? launchFirefox : launchChromium(executablePath);
    const browser = await puppeteer.launch({ timeout: 4 * PATIENCE, executablePath, ...options });
    const endpoint = browser.wsEndpoint();
    const program = browser.process();
    if (!isFirefox || program === null) return { endpoint, close: () => browser.close() };
    // Firefox takes one session at a time.
    await browser.disconnect();
    return { endpoint, close: () => stop(program) };
  },

  async connect({ endpoint, close }) {
    const browser = await puppeteer.connect({
      browserWSEndpoint: endpoint,
      defaultViewport: null,
      // The events of the network cost as much as a page. The policy reports requests to other origins, and the server notes
      // files that are missing.
      networkEnabled: false,
      ...(isFirefox && { protocol: "webDriverBiDi" }),
    });
    /** The context of each slot. @type {BrowserContext[]} */
    const contexts = [];
    /** The pages that no test has. @type {WeakMap<BrowserContext, Page>} */
    const free = new WeakMap();

    /** @param {BrowserContext} context */
    async function newPage(context) {
      // In a window of its own no other tab lies over it.
      const page = await context.newPage({ type: "window" });
      // Otherwise only the tab that was opened last has the focus.
      if (!isFirefox) await page.emulateFocusedPage(true);
      return page;
    }

    /** @param {Page} page @param {TabOptions} options */
    async function prefer(page, { dark = false, reducedMotion = true }) {
      if (isFirefox && (dark || !reducedMotion)) throw new Error("Firefox has other preferences");
      if (isFirefox) return;
      await page.emulateMediaFeatures([
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference" },
      ]);
    }

    /** Makes a page as if it were new. @param {Page} page */
    async function clear(page) {
      await page.goto("about:blank");
      await page.mouse.move(0, 0);
      if (isFirefox) return;
      const session = await page.createCDPSession();
      await session.send("Page.resetNavigationHistory");
      await session.detach();
    }

    return {
      version: (await browser.version()).replace("/", " "),
      async open(site, options, slot = 0) {
        const downloadBehavior = {
          policy: /** @type {const} */ ("allow"),
          downloadPath: DOWNLOADS,
        };
        const context =
          contexts[slot] ?? (await browser.createBrowserContext({ downloadBehavior }));
        contexts[slot] = context;
        const page = free.get(context) ?? (await newPage(context));
        free.delete(context);
        await prefer(page, options);
        const tab = new Tab(site, page, options, () => newPage(context));
        tab.leave = async () => {
          await tab.forget();
          // A page that has crashed cannot be cleared.
          await clear(page).then(
            () => free.set(context, page),
            () => page.close(),
          );
        };
        await tab.begin();
        return tab;
      },
      async close() {
        await Promise.all(contexts.map((context) => context?.close()));
        await browser.disconnect();
        await close();
      },
    };
  },
});

export const chromium = driverOf(false);
export const firefox = driverOf(true);

/** A finger on Chromium's screen, which touches at a point and a time in seconds. @param {Tab} tab */
export async function fingerOf(tab) {
  const session = await tab.native.createCDPSession();
  return (
    /** @type {"touchStart" | "touchMove" | "touchEnd"} */ type,
    /** @type {import("./tab.mjs").Point | undefined} */ point = undefined,
    /** @type {number | undefined} */ timestamp = undefined,
  ) => {
    const touchPoints = point ? [point] : [];
    return session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
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

/** Chooses a file where the page asks for one. @param {Tab} tab @param {string} file @param {() => Promise<void>} act */
export async function chooseFile(tab, file, act) {
  const [chooser] = await Promise.all([tab.native.waitForFileChooser(), act()]);
  await chooser.accept([file]);
}
