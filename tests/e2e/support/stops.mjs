// Measures in each browser how long after a stop another question is answered, without and with the tables of the expert
// game, and the memory of the page and its worker where the browser tells it.
//
//     node e2e/support/stops.mjs [chromium,firefox,webkit] [20]

import { launch } from "./browsers.mjs";
import { newGame } from "./rules.mjs";
import { serveSite } from "./server.mjs";

/** @import { BrowserName } from "./browsers.mjs" */

const [, , browsers = "chromium,firefox,webkit", count = "20"] = process.argv;
const MOVES = ["1b2", "1c3", "1b3", "1c2", "1a2", "1d2", "1a1", "1d4", "1a4", "1b1", "1c4"];

/**
 * Runs in the page.
 * @param {{ games: import("../../../www/pkg/rules.js").Game[], count: number, tables: boolean }} how
 */
async function measure({ games, count, tables }) {
  const load = (/** @type {string} */ module) => import(new URL(module, location.href).href);
  const { know, knowAll } = await load("../engine/know.js");
  const { loadTables } = await load("../engine/loading.js");
  if (tables) await loadTables(games[0].rules, true);
  // The worker has started.
  await knowAll(games[0], "hint");
  const times = [];
  for (let i = 0; i < count; i += 1) {
    const aborter = new AbortController();
    const long = know(games[2 * i + 1], "board", { signal: aborter.signal });
    const first = long.next().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 30 + 17 * (i % 7)));
    const start = performance.now();
    aborter.abort();
    const next = know(games[2 * i + 2], "hint");
    await next.next();
    times.push(performance.now() - start);
    await Promise.all([first, next.return()]);
  }
  return times.sort((a, b) => a - b);
}

const site = await serveSite();
site.instead.set(
  "somebody/page.html",
  `<!doctype html><html lang="en"><title>Stops</title><link rel="icon" href="data:," />`,
);
// Each position is asked about once: a second time the page knows it.
const games = Array.from({ length: 2 * Number(count) + 1 }, (_, i) => {
  const at = i % MOVES.length;
  const [first, second, ...rest] = [...MOVES.slice(at), ...MOVES.slice(0, at)];
  const moves = [first, second, ...rest.slice(0, 1 + Math.floor(i / MOVES.length))];
  return newGame({ variant: "expert", moves });
});
try {
  for (const name of /** @type {BrowserName[]} */ (browsers.split(","))) {
    const browser = await launch(name).catch((error) => console.log(`${name}: ${error.message}`));
    if (!browser) continue;
    const tab = await browser.open(site, {});
    for (const tables of [false, true]) {
      await tab.goto("somebody/page.html");
      const times = await tab.evaluate(measure, { games, count: Number(count), tables });
      const at = (/** @type {number} */ share) => times[Math.ceil(share * times.length) - 1];
      const row = [0.5, 0.95, 1].map((share) => at(share).toFixed(0)).join(" / ");
      console.log(
        `${name}, ${tables ? "with" : "without"} tables: median / 95 % / longest: ${row} ms`,
      );
    }
    await browser.close();
  }
} finally {
  await site.close();
}
