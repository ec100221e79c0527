/** Fingers on a board: swipes that scroll the page, and drags. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { openBoards, untilPlayed } from "./support/element.mjs";
import { pointOf } from "./support/play.mjs";
import { fingerOf } from "./support/puppeteer.mjs";

/** @import { Point } from "./support/tab.mjs" */

const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'";
/** The board alone as wide as a phone. */
const VIEWPORT = '<meta name="viewport" content="width=device-width" />';
const BOARD = '<pylos-board interactive="both" style="width: 360px"></pylos-board>';
const PHONE = { policy, width: 390, height: 700, touch: true };

/** A board on a page that scrolls, in a box that does, and where nothing does. */
const PAGES = {
  page: `${VIEWPORT}<div style="height: 900px">${BOARD}</div>`,
  box: `${VIEWPORT}<div id="box" style="height: 480px; overflow: auto"><div style="height: 900px">${BOARD}</div></div>`,
  nothing: `${VIEWPORT}<style>body { margin: 0; height: 100vh; overflow: hidden } h1 { font-size: 1rem }</style>${BOARD}`,
};

/** Touches the board and moves, with the milliseconds after which each point is reached. @param {Tab} tab @param {[Point, number][]} way */
async function swipe(tab, way) {
  const touch = await fingerOf(tab);
  const begin = Date.now() / 1000;
  for (const [index, [point, after]] of way.entries())
    await touch(index === 0 ? "touchStart" : "touchMove", point, begin + after / 1000);
  await touch("touchEnd");
}

/** A straight way in ten steps. @type {(from: Point, to: Point, start: number, each: number) => [Point, number][]} */
const straight = (from, to, start, each) => [
  [from, 0],
  ...Array.from({ length: 10 }, (_, index) => {
    const part = (index + 1) / 10;
    const point = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    return /** @type {[Point, number]} */ ([point, start + each * index]);
  }),
];

/** Whether anything around the board has scrolled. @param {Tab} tab */
const scrolled = (tab) =>
  tab.evaluate(() => scrollY + (document.querySelector("#box")?.scrollTop ?? 0) > 0);

/** @param {Tab} tab */
const movesOf = (tab) => tab.evaluate(() => boardAt().game?.moves.join(" "));

inChromium("a finger on the reserve", (open) => {
  for (const [where, body] of Object.entries(PAGES)) {
    it(`swipes up to scroll, and carries a ball after a moment (${where})`, async () => {
      const tab = await openBoards(open, body, PHONE);
      const swipeTo = async (/** @type {string} */ place, /** @type {number} */ start) => {
        const cell = await pointOf(tab, place);
        const { y } = await pointOf(tab, "light");
        // More up than sideways.
        await swipe(tab, straight({ x: cell.x - 20, y }, cell, start, 10));
      };
      await swipeTo("1b2", 300);
      await untilPlayed(tab, 1);
      assert.equal(await scrolled(tab), false);
      await tab.evaluate(() => boardAt().play("1c1"));
      await swipeTo("1b3", 20);
      if (where === "nothing") await untilPlayed(tab, 3);
      else {
        await tab.until(() => scrollY + (document.querySelector("#box")?.scrollTop ?? 0) > 0);
        assert.equal(await movesOf(tab), "1b2 1c1");
      }
    });
  }
});
