// Measures pages with 1, 10 and 50 boards in Chromium on Linux: how soon the first board is seen, the layout shift, and
// after scrolling through all of them the workers, the memory of the renderer and its processor time at rest.
//
//     node e2e/support/measure-boards.mjs [FOLDER]
//
// FOLDER has pylos-board.js: the bundled site, or `web/` of the npm package. `cargo xtask bench --boards` calls it.

import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { launch } from "./browsers.mjs";
import { pageWith, TOLD } from "./element.mjs";
import { DIST, serveSite } from "./server.mjs";

/** The rule of docs/embedding.md. */
const RULE = readFileSync(new URL("../../../docs/embedding.md", import.meta.url), "utf8").match(
  /^:where\(pylos-board:not[\s\S]*?^}/m,
)?.[0];

const REST = 5;

/** Notes shifts, workers, and when something is first seen on a canvas. */
function watch() {
  const seen = { first: 0, shift: 0, workers: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const Original = Worker;
  globalThis.Worker = class extends Original {
    /** @param {[string | URL, WorkerOptions?]} parts */
    constructor(...parts) {
      super(...parts);
      seen.workers += 1;
    }
  };
  const look = () => {
    const canvas = document.querySelector("pylos-board")?.shadowRoot?.querySelector("canvas");
    if (canvas && canvas.width > 1) seen.first = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const [browser, site] = await Promise.all([launch("chromium"), serveSite()]);
site.host.folders = [process.argv[2] ?? DIST];
try {
  for (const count of [1, 10, 50]) {
    const boards = Array.from(
      { length: count },
      (_, index) => `<p>Text.</p><pylos-board id="b${index}" moves="1b2 1c2"></pylos-board>`,
    );
    site.instead
      .set("somebody/page.html", pageWith(`<style>${RULE}</style>${boards.join("")}`))
      .set("somebody/told.js", TOLD);
    site.policies.set(
      "somebody/page.html",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'",
    );
    const tab = await browser.open(site, { width: 1024, height: 800 });
    await tab.prepare(watch);
    await tab.goto("somebody/page.html");
    for (let index = 0; index < count; index += 1) {
      await tab.until((index) => {
        const board = document.querySelector(`#b${index}`);
        board?.scrollIntoView({ behavior: "instant" });
        return /** @type {any} */ (globalThis).colours(board) > 1500;
      }, index);
    }
    const { first, shift, workers } = await tab.evaluate(
      () => /** @type {any} */ (globalThis).seen,
    );
    const page = /** @type {import("playwright-core").Page} */ (tab.native);
    const session = await page.context().browser()?.newBrowserCDPSession();
    const processes = async () => {
      const { processInfo = [] } = (await session?.send("SystemInfo.getProcessInfo")) ?? {};
      return processInfo.filter(({ type }) => type === "renderer");
    };
    await setTimeout(1000);
    const before = await processes();
    await setTimeout(REST * 1000);
    const after = await processes();
    const idle = after.map(({ id, cpuTime }) => {
      const start = before.find((one) => one.id === id);
      return start ? cpuTime - start.cpuTime : 0;
    });
    const memory = after.map(({ id }) => {
      const kilobytes = readFileSync(`/proc/${id}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1];
      return Number(kilobytes) / 1024;
    });
    console.log(
      `${count} boards: the first seen after ${first.toFixed(0)} ms, shift ${shift.toFixed(3)}, ${workers} workers; ` +
        `scrolled through: renderer ${Math.max(...memory).toFixed(0)} MB, ` +
        `at rest ${((100 * Math.max(...idle)) / REST).toFixed(1)} % of a processor`,
    );
    await tab.end();
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
