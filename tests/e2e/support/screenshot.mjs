// Takes pictures of the built page in Chromium.
//
//     node e2e/support/screenshot.mjs            every shot, into tests/output
//     node e2e/support/screenshot.mjs --readme   the README's picture, into docs/screenshot.png

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./browsers.mjs";
import { serveSite } from "./server.mjs";

/**
 * @typedef {object} Shot
 * @property {string} name Of the file, without its ending.
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
};

const isForReadme = process.argv.includes("--readme");
const shots = isForReadme ? [README] : SHOTS;
const place = isForReadme ? "../../../docs/" : "../../output/";
const folder = fileURLToPath(new URL(place, import.meta.url));
await mkdir(folder, { recursive: true });

const [browser, site] = await Promise.all([launch("chromium"), serveSite()]);
try {
  for (const { name, path, options, prepare } of shots) {
    const tab = await browser.open(site, options);
    await tab.goto(path);
    // The page is ready once it says what to do.
    await tab.until(() => document.querySelector("#status")?.textContent);
    await prepare?.(tab);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await tab.screenshot(join(folder, `${name}.png`));
    tab.assertClean();
    await tab.end();
    console.log(join(folder, `${name}.png`));
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
