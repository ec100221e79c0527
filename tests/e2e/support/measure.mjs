// Measures in Chromium, on a processor made four times as slow, how soon a board is seen on a page that opens.
// `cargo xtask bench --page` calls it.

import { launch } from "./browsers.mjs";
import { pageWith } from "./element.mjs";
import { serveSite } from "./server.mjs";

const SLOWER = 4;
const ROUNDS = 5;

/** @type {[string, string][]} What is opened, and its path. */
const PAGES = [
  ["a board on somebody's page", "somebody/page.html"],
  ["embed.html", "embed.html#moves=1b2_1c2"],
  ["the play page", ""],
];

/** Notes when something is first seen on a canvas, and when the rules' module has been compiled. */
function watch() {
  /** @type {Record<string, number>} */
  const seen = {};
  Object.assign(globalThis, { seen });
  const sample = new OffscreenCanvas(24, 24).getContext("2d", { willReadFrequently: true });
  const look = () => {
    const roots = [document, ...[...document.querySelectorAll("*")].map((one) => one.shadowRoot)];
    const canvases = roots.flatMap((root) => [...(root?.querySelectorAll("canvas") ?? [])]);
    for (const canvas of canvases) {
      if (canvas.width === 0 || sample === null) continue;
      sample.drawImage(canvas, 0, 0, 24, 24);
      const { data } = sample.getImageData(0, 0, 24, 24);
      if (new Set(new Uint32Array(data.buffer)).size > 20) seen.poster = performance.now();
    }
    if (seen.poster === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...parts) => {
    const made = await instantiateStreaming.apply(WebAssembly, parts);
    seen.rules = performance.now();
    return made;
  };
}

const [browser, site] = await Promise.all([launch("chromium"), serveSite()]);
site.instead
  .set("somebody/page.html", pageWith("<pylos-board></pylos-board>"))
  .set("somebody/told.js", "");
/** Each in a context of its own, which has nothing in its cache. */
let opened = 0;
try {
  console.log(`Opening on a processor ${SLOWER} times as slow, median of ${ROUNDS} rounds`);
  for (const [what, path] of PAGES) {
    /** @type {{ poster: number, rules: number }[]} */
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      opened += 1;
      const tab = await browser.open(site, {}, opened);
      const session = await tab.native.createCDPSession();
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await tab.prepare(watch);
      await tab.goto(path);
      await tab.until(() => Object.keys(globalThis.seen).length === 2);
      rounds.push(await tab.evaluate(() => globalThis.seen));
      await tab.end();
    }
    const median = (/** @type {"poster" | "rules"} */ of) =>
      rounds
        .map((round) => round[of])
        .sort((a, b) => a - b)
        [ROUNDS >> 1].toFixed(0);
    console.log(`  ${what}: seen after ${median("poster")} ms, rules after ${median("rules")} ms`);
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
