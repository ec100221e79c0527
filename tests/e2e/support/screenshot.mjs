// Takes the pictures of the README, of links, and of the installed site, in Chromium. `cargo xtask screenshot` calls it.

import { fileURLToPath } from "node:url";
import { launch } from "./browsers.mjs";
import { serveSite } from "./server.mjs";

/** The middle of an expert game: a pyramid on three levels, with balls to raise. */
const MIDDLE =
  "#variant=expert&opponent=friend&position=ldld/dldl/ddll/lldl_ld1/dll/1dl_l1/2_1_d&moves=2c3";

/** The board alone, turned by 45 degrees. */
const CARD = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pylos</title>
  <link rel="stylesheet" href="site/theme.css"><script type="module" src="pylos-board.js"></script>
  <style>pylos-board { inline-size: 100vw; block-size: 100vh; max-inline-size: none }</style>
  <pylos-board camera="rotation=45 elevation=58" show="last-move"
    position="ldld/dldl/ddll/lldl ld1/dll/1dl l1/2 1 d"></pylos-board>`;

/** @type {{ file: `${string}.png` | `${string}.jpg`, path: string, size: [number, number], camera?: string }[]} */
const SHOTS = [
  {
    file: "docs/screenshot.png",
    path: MIDDLE,
    size: [1200, 800],
    camera: "rotation=45 elevation=58",
  },
  { file: "www/icons/link-1200x630.jpg", path: "card.html", size: [1200, 630] },
  { file: "www/icons/screen-wide.jpg", path: MIDDLE, size: [1280, 800] },
  { file: "www/icons/screen-narrow.jpg", path: MIDDLE, size: [390, 844] },
];

const [browser, site] = await Promise.all([launch("chromium"), serveSite()]);
try {
  for (const { file, path, size, camera } of SHOTS) {
    const tab = await browser.open(site, { width: size[0], height: size[1] });
    site.instead.set("card.html", CARD);
    site.policies.set("card.html", "style-src 'self' 'unsafe-inline'");
    await tab.goto(path);
    // A page is ready once it says what to do.
    await tab.until(() => document.querySelector("#status:not(:empty)") !== null || boardAt().game);
    if (camera) await tab.evaluate((camera) => void Object.assign(boardAt(), { camera }), camera);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await tab.native.screenshot({
      path: fileURLToPath(new URL(`../../../${file}`, import.meta.url)),
      // The pictures of the installed site are seen small, and every copy of the site has them.
      ...(file.endsWith(".jpg") && { quality: 65 }),
    });
    tab.assertClean();
    await tab.end();
    console.log(file);
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
