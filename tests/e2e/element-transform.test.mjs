/** `<pylos-board>` where the page around it turns, mirrors, tilts or enlarges it. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import { openPage, untilPlayed } from "./support/element.mjs";

const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'";

const BOARD = '<pylos-board interactive="both" style="width: 300px"></pylos-board>';
/** @param {string} style @param {string} inside */
const within = (style, inside = BOARD) => `<div style="${style}">${inside}</div>`;

/** What is around a board, and how much that enlarges it. @type {Record<string, [string, number]>} */
const PLACES = {
  "a board as it is": [BOARD, 1],
  "turned by a quarter": [within("transform: rotate(90deg)"), 1],
  "turned by a half, for the player opposite": [within("rotate: 180deg"), 1],
  "turned a little": [within("transform: rotate(-8deg)"), 1],
  mirrored: [within("transform: scaleX(-1)"), 1],
  "seen from behind": [within("transform: rotateY(180deg)"), 1],
  tilted: [within("perspective: 700px", within("transform: rotateX(50deg)")), 1.07],
  "tilted steeply": [within("perspective: 500px", within("transform: rotateX(65deg)")), 1.13],
  slanted: [within("transform: skew(20deg, 10deg)"), 1.06],
  enlarged: [within("transform: scale(1.4, 1.2); transform-origin: 0 0"), 1.4],
  "made smaller": [within("scale: 0.6"), 1],
  zoomed: [within("zoom: 1.5"), 1.5],
  "zoomed out": [within("zoom: 0.7"), 1],
  "turned, mirrored and zoomed": [
    within("zoom: 1.2", within("transform: rotate(45deg) scale(-1, 1)", within("zoom: 1.25"))),
    1.5,
  ],
  "zoomed, moved and turned itself": [
    '<pylos-board interactive="both" style="width: 300px; zoom: 1.25; transform: translate(30px, 20px) rotate(33deg)"></pylos-board>',
    1.25,
  ],
  "turned in a box that is scrolled": [
    `<div style="transform: rotate(90deg); height: 420px; width: 420px; overflow: auto"><div style="height: 300px"></div>${BOARD}</div>`,
    1,
  ],
};

/** The middle of a place in the window, as the browser lays out the button over it. @param {Tab} tab @param {string} place @param {string} within */
async function spotOf(tab, place, within) {
  const { x, y } = await tab.middle({ selector: `[data-place="${place}"]`, within });
  // WebKit measures elements in their own pixels, but the scroll position in those of the page.
  const { zoom, left, top } = await tab.evaluate((within) => {
    let zoom = 1;
    const [left, top] = [scrollX, scrollY];
    if ("currentCSSZoom" in Element.prototype) return { zoom, left, top };
    for (let at = document.querySelector(within); at; at = at.parentElement)
      zoom *= Number(getComputedStyle(at).zoom) || 1;
    return { zoom, left, top };
  }, within);
  return { x: (x + left) * zoom - left, y: (y + top) * zoom - top };
}

inBrowsers(
  "a board that the page turns, tilts or enlarges",
  (open, browser) => {
    it("is played where it is seen, by clicks and drags, and is sharp", async () => {
      const sections = Object.values(PLACES).map(
        ([html], index) =>
          `<section id="s${index}" style="padding: 90px 100px 250px; overflow: clip">${html}</section>`,
      );
      const tab = await openPage(open, sections.join(""), { policy, width: 640, height: 700 });
      const places = [...Object.entries(PLACES).entries()];
      // What browsers measure differently is enlarged, seen from an angle, or scrolled.
      const differs = /^(seen from|tilted$|turned,|zoomed, moved|turned in)/;
      for (const [index, [name, [, enlarged]]] of places) {
        if (browser !== "chromium" && !differs.test(name)) continue;
        const board = `#s${index} pylos-board`;
        await tab.until((board) => {
          boardAt(board).scrollIntoView({ block: "center", behavior: "instant" });
          return boardAt(board).game !== null;
        }, board);
        for (const place of ["1a1", "1d4", "1b3"]) {
          await tab.mouse.click(await spotOf(tab, place, board));
        }
        await tab.drag(await spotOf(tab, "dark", board), await spotOf(tab, "1c1", board));
        await untilPlayed(tab, 4, board);
        const moves = await tab.evaluate((board) => boardAt(board).game?.moves.join(" "), board);
        assert.equal(moves, "1a1 1d4 1b3 1c1", name);
        // Without a graphics card, WebKit paints nothing in perspective.
        const sharp = browser === "webkit" && /perspective/.test(sections[index]) ? 1 : enlarged;
        await tab.until(
          ({ board, sharp }) => {
            const [canvas] = /** @type {HTMLCanvasElement[]} */ (
              everything("canvas", boardAt(board))
            );
            const ratio = canvas.width / canvas.clientWidth;
            return ratio > sharp - 0.06 && ratio < 1.7 * sharp;
          },
          { board, sharp, name },
        );
      }
    });
  },
  ["chromium", "firefox", "webkit"],
);
