// Takes pictures of the built page in Chromium.
//
//     node e2e/support/screenshot.mjs            every shot, into tests/output
//     node e2e/support/screenshot.mjs --readme   the README's picture, into docs/screenshot.png
//     node e2e/support/screenshot.mjs --site     the pictures of links and of the installed site, into www/icons

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./browsers.mjs";
import { serveSite } from "./server.mjs";

/**
 * @typedef {object} Shot
 * @property {string} name Of the file; a PNG without an ending.
 * @property {string} path What is opened: `""`, or a hash with a game in it.
 * @property {TabOptions} options Size and scheme.
 * @property {(tab: Tab) => Promise<void>} [prepare] Brings the page into the
 *   state of the picture.
 */

const SIZES = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** The same page in each size, in both colour schemes. @param {string} name @param {string} path */
const everySize = (name, path) =>
  SIZES.flatMap((size) =>
    [false, true].map((dark) => ({
      name: `${name}-${size.width}-${dark ? "dark" : "light"}`,
      path,
      options: { ...size, dark, reducedMotion: true },
    })),
  );

/** The middle of an expert game: a pyramid on three levels, with balls to raise. */
const MIDDLE =
  "#variant=expert&opponent=friend&position=ldld/dldl/ddll/lldl_ld1/dll/1dl_l1/2_1_d&moves=2c3";

/** @type {Shot[]} */
const SHOTS = [...everySize("front", ""), ...everySize("middle", MIDDLE)];

/** @type {Shot} */
const README = {
  name: "screenshot",
  path: MIDDLE,
  options: { width: 1200, height: 800, reducedMotion: true },
  prepare: (tab) =>
    tab
      .evaluate(() => Object.assign(boardAt(), { camera: "rotation=45 elevation=58" }))
      .then(() => {}),
};

/** The board alone, turned by 45 degrees. */
const CARD = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pylos</title>
  <link rel="stylesheet" href="site/theme.css"><script type="module" src="pylos-board.js"></script>
  <style>pylos-board { inline-size: 100vw; block-size: 100vh; max-inline-size: none }</style>
  <pylos-board camera="rotation=45 elevation=58" show="last-move"
    position="ldld/dldl/ddll/lldl ld1/dll/1dl l1/2 1 d"></pylos-board>`;

/** @type {Shot[]} */
const SITE = [
  { name: "link-1200x630.jpg", path: "card.html", options: { width: 1200, height: 630 } },
  { name: "screen-wide.jpg", path: MIDDLE, options: { width: 1280, height: 800 } },
  { name: "screen-narrow.jpg", path: MIDDLE, options: { width: 390, height: 844 } },
];

/** @type {Record<string, [shots: Shot[], folder: string]>} */
const WANTED = { "--readme": [[README], "docs/"], "--site": [SITE, "www/icons/"] };
const [shots, place] = WANTED[process.argv[2]] ?? [SHOTS, "tests/output/"];
const folder = fileURLToPath(new URL(`../../../${place}`, import.meta.url));
await mkdir(folder, { recursive: true });

const [browser, site] = await Promise.all([launch("chromium"), serveSite()]);
try {
  for (const { name, path, options, prepare } of shots) {
    const tab = await browser.open(site, options);
    site.instead.set("card.html", CARD);
    site.policies.set("card.html", "style-src 'self' 'unsafe-inline'");
    await tab.goto(path);
    // A page is ready once it says what to do.
    await tab.until(() => document.querySelector("#status:not(:empty)") !== null || boardAt().game);
    await prepare?.(tab);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const file = join(folder, name.includes(".") ? name : `${name}.png`);
    await tab.screenshot(file);
    tab.assertClean();
    await tab.end();
    console.log(file);
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
