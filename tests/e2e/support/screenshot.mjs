// Takes the pictures of the README, of links, of the installed site, and of the finished pyramid, in Chromium. `cargo xtask screenshot` calls it.

import { fileURLToPath } from "node:url";
import { launch } from "./browsers.mjs";
import { serveSite } from "./server.mjs";

/** The middle of an expert game: a pyramid on three levels, with balls to raise. */
const MIDDLE =
  "#variant=expert&opponent=friend&position=ldld/dldl/ddll/lldl_ld1/dll/1dl_l1/2_1_d&moves=2c3";

/** The board alone, turned by 45 degrees. @type {(style: string, attributes: string) => string} */
const card = (style, attributes) => `<!doctype html><html lang="en"><meta charset="utf-8">
  <title>Pylos</title>
  <link rel="stylesheet" href="site/theme.css"><script type="module" src="pylos-board.js"></script>
  <style>pylos-board { inline-size: 100vw; block-size: 100vh; max-inline-size: none } ${style}</style>
  <pylos-board ${attributes}></pylos-board>`;

const CARDS = {
  "card.html": card(
    "",
    `camera="rotation=45 elevation=58" show="last-move"
      position="ldld/dldl/ddll/lldl ld1/dll/1dl l1/2 1 d"`,
  ),
  "pyramid.html": card(
    "html, body { background: none }",
    `camera="rotation=45 elevation=55" show=""
      position="dldl/lddl/dlld/lddl ldl/ddd/lld ld/dl l d"`,
  ),
};

/** @type {{ file: `${string}.${"png" | "jpg" | "webp"}`, path: string, size: [number, number], camera?: string }[]} */
const SHOTS = [
  {
    file: "docs/screenshot.png",
    path: MIDDLE,
    size: [1200, 800],
    camera: "rotation=45 elevation=58",
  },
  { file: "www/icons/link-1200x630.jpg", path: "card.html", size: [1200, 630] },
  { file: "www/icons/pyramid.webp", path: "pyramid.html", size: [640, 512] },
  { file: "www/icons/screen-wide.jpg", path: MIDDLE, size: [1280, 800] },
  { file: "www/icons/screen-narrow.jpg", path: MIDDLE, size: [390, 844] },
];

const [browser, site] = await Promise.all([launch("chromium"), serveSite()]);
try {
  for (const { file, path, size, camera } of SHOTS) {
    const tab = await browser.open(site, { width: size[0], height: size[1] });
    for (const [name, page] of Object.entries(CARDS)) {
      site.instead.set(name, page);
      site.policies.set(name, "style-src 'self' 'unsafe-inline'");
    }
    await tab.goto(path);
    // A page is ready once it says what to do.
    await tab.until(() => document.querySelector("#status:not(:empty)") !== null || boardAt().game);
    if (camera) await tab.evaluate((camera) => void Object.assign(boardAt(), { camera }), camera);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await tab.native.screenshot({
      path: fileURLToPath(new URL(`../../../${file}`, import.meta.url)),
      omitBackground: file.endsWith(".webp"),
      // The pictures of the site are seen small, and every copy of it has them.
      ...(!file.endsWith(".png") && { quality: 65 }),
    });
    tab.assertClean();
    await tab.end();
    console.log(file);
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
