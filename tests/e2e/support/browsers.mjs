/** The browsers that tests run in. This is the door of the harness. */

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { after, afterEach, before, describe } from "node:test";
import { setTimeout } from "node:timers/promises";
import { launchChromium } from "./chromium.mjs";
import { launchFirefox } from "./firefox.mjs";
import { serveSite } from "./server.mjs";

/** @typedef {"chromium" | "firefox"} BrowserName */
/** @typedef {import("./tab.mjs").Tab} Tab */
/** @typedef {import("./tab.mjs").TabOptions} TabOptions */

/**
 * @typedef {object} Browser
 * @property {string} version
 * @property {(site: import("./server.mjs").Site, options: TabOptions) => Promise<Tab>} open
 *   Opens a tab with an empty storage of its own.
 * @property {() => Promise<void>} close
 */

/** How each browser is found and started; `cargo xtask test` fills in the variables. */
const BROWSERS = {
  chromium: {
    variable: "CHROME_PATH",
    programs: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    launch: launchChromium,
  },
  firefox: {
    variable: "FIREFOX_PATH",
    programs: ["firefox-esr", "firefox"],
    launch: launchFirefox,
  },
};

/** @type {BrowserName[]} */
const NAMES = ["chromium", "firefox"];

/**
 * Where a browser's program is, or null.
 *
 * @param {BrowserName} name
 */
function programOf(name) {
  const { variable, programs } = BROWSERS[name];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return process.env[variable] ?? candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/**
 * Starts a browser.
 *
 * @param {BrowserName} name
 * @returns {Promise<Browser>}
 */
export async function launch(name) {
  const program = programOf(name);
  if (program === null) throw new Error(`no ${name} on this machine`);
  return BROWSERS[name].launch(program);
}

/**
 * Declares a group of tests once for every browser. `open(path, options)` gives a tab with an
 * empty storage and the page loaded. After each test its tabs are closed, and any fault that a
 * test has not announced with `tab.expect(…)` fails it.
 *
 * @example
 * inBrowsers("the front page", (open) => {
 *   it("is called Pylos", async () => {
 *     const tab = await open("", { dark: true });
 *     assert.equal(await tab.title(), "Pylos");
 *   });
 * });
 *
 * @param {string} title
 * @param {(open: (path?: string, options?: TabOptions) => Promise<Tab>, name: BrowserName) => void} tests
 * @param {BrowserName[]} [names] Where a group makes sense in some browsers only.
 */
export function inBrowsers(title, tests, names = NAMES) {
  for (const name of names) {
    const skip = programOf(name) === null && `there is no ${name} on this machine`;
    describe(`${title} (${name})`, { skip }, () => {
      /** @type {Browser} */
      let browser;
      /** @type {import("./server.mjs").Site} */
      let site;
      /** @type {Tab[]} */
      let tabs = [];

      before(async () => {
        [browser, site] = await Promise.all([launch(name), serveSite()]);
      });
      after(async () => {
        await Promise.all([browser?.close(), site?.close()]);
      });
      afterEach(async () => {
        const done = tabs;
        tabs = [];
        // Reports of a broken policy come as requests of their own, a moment later.
        await setTimeout(50);
        try {
          for (const tab of done.flatMap((tab) => tab.family)) tab.assertClean();
        } finally {
          site.forget();
          await Promise.all(done.map((tab) => tab.end()));
        }
      });

      tests(async (path, options = {}) => {
        const tab = await browser.open(site, options);
        tabs.push(tab);
        await options.before?.(tab);
        await tab.goto(path);
        return tab;
      }, name);
    });
  }
}
