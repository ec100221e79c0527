/** The browsers that tests run in. Test files import the harness from here. */

import assert from "node:assert/strict";
import { after, afterEach, before, describe } from "node:test";
import { setTimeout } from "node:timers/promises";
import { borrow } from "./pool.mjs";
import { find, PROGRAMS } from "./programs.mjs";
import { serveSite } from "./server.mjs";

/** @import { Site } from "./server.mjs" */
/** @import { Tab, TabOptions } from "./tab.mjs" */

/** @typedef {"chromium" | "firefox" | "webkit"} BrowserName */

/**
 * @typedef {object} Browser
 * @property {string} version
 * @property {(site: Site, options: TabOptions, slot?: number) => Promise<Tab>} open
 *   Opens a tab with an empty storage. Tabs with the same slot are opened one after the other, in the same page, which loads
 *   the site in half the time of a new one.
 * @property {() => Promise<void>} close
 */

/** @typedef {(open: (path?: string, options?: TabOptions) => Promise<Tab>, name: BrowserName) => void} Tests */

/**
 * A running browser.
 *
 * @typedef {object} Running
 * @property {string} endpoint The address at which drivers connect.
 * @property {() => Promise<void>} close
 */

/**
 * What the module of a browser exports.
 *
 * @typedef {object} Driver
 * @property {(program: string) => Promise<Running>} start
 * @property {(running: Running) => Promise<Browser>} connect
 */

/** What drives each browser. @type {Record<BrowserName, () => Promise<Driver>>} */
const DRIVERS = {
  chromium: async () => (await import("./puppeteer.mjs")).chromium,
  firefox: async () => (await import("./puppeteer.mjs")).firefox,
  webkit: () => import("./webkit.mjs"),
};

/** The browsers that this run is limited to: `BROWSERS=chromium node --test e2e/game.test.mjs`. */
const WANTED = process.env.BROWSERS?.split(",");

/** The path of a browser's program, or null. @param {BrowserName} name */
const programOf = (name) =>
  (name === "chromium" ? find(PROGRAMS.shell) : null) ?? find(PROGRAMS[name]);

/** Starts the program of a browser. @param {BrowserName} name */
export async function start(name) {
  const program = programOf(name);
  if (program === null) throw new Error(`no ${name} on this machine`);
  return (await DRIVERS[name]()).start(program);
}

/** Connects to a browser of the pool, or to one started for this process where there is no pool. @param {BrowserName} name */
export async function launch(name) {
  const { connect } = await DRIVERS[name]();
  return connect((await borrow(name)) ?? (await start(name)));
}

/** @type {Map<BrowserName, Promise<Browser>>} The browsers of this test file. */
const launched = new Map();

/** @type {Promise<Site> | null} */
let serving = null;

/** Closes what `inBrowsers` has opened. It is registered once, at the end of a file. */
function closeAtEnd() {
  if (serving !== null) return;
  serving = serveSite();
  after(async () => {
    const browsers = await Promise.all(launched.values());
    await Promise.all([...browsers, await serving].map((opened) => opened?.close()));
  });
}

/**
 * Declares a group of tests once for every browser. `open(path, options)` opens a tab with an
 * empty storage and loads the page. After each test its tabs are closed, and any fault that the
 * test has not announced with `tab.expect(…)` fails it.
 * @param {string} title @param {Tests} tests
 * @param {BrowserName[]} [names] The browsers in which the result can differ.
 */
export function inBrowsers(title, tests, names = ["chromium", "firefox"]) {
  for (const name of names.filter((name) => WANTED?.includes(name) ?? true)) {
    const skip = programOf(name) === null && `there is no ${name} on this machine`;
    if (!skip) closeAtEnd();
    describe(`${title} (${name})`, { skip }, () => {
      /** @type {Browser} */
      let browser;
      /** @type {Site} */
      let site;
      /** @type {Tab[]} */
      let tabs = [];

      const running = (/** @type {BrowserName} */ name) => {
        const launching = launched.get(name) ?? launch(name);
        launched.set(name, launching);
        return launching;
      };
      before(async () => {
        [browser, site] = await Promise.all([
          running(name),
          /** @type {Promise<Site>} */ (serving),
        ]);
      });
      afterEach(async () => {
        const done = tabs;
        tabs = [];
        // Reports of a broken policy arrive as requests of their own, a moment later.
        if (done.some((tab) => tab.expectsFaults)) await setTimeout(50);
        try {
          for (const tab of done.flatMap((tab) => tab.family)) {
            await tab.collectFaults();
            tab.assertClean();
          }
        } finally {
          // A page may still load files that only the site of this test has.
          await Promise.all(done.map((tab) => tab.end()));
          site.forget();
        }
      });
      after(async () => {
        await setTimeout(50);
        assert.deepEqual(site?.faults ?? [], [], "no report arrives after the last test");
      });

      tests(async (path, options = {}) => {
        const used = options.other ? await running(options.other) : browser;
        const before = tabs.filter((tab) => tab.options.other === options.other);
        const tab = await used.open(site, options, before.length);
        tabs.push(tab);
        await options.before?.(tab);
        await tab.goto(path);
        return tab;
      }, name);
    });
  }
}

/** Declares tests whose results do not depend on the browser. @param {string} title @param {Tests} tests */
export const inChromium = (title, tests) => inBrowsers(title, tests, ["chromium"]);

/** Declares tests for every browser, WebKit included. @param {string} title @param {Tests} tests */
export const inEveryBrowser = (title, tests) =>
  inBrowsers(title, tests, ["chromium", "firefox", "webkit"]);
