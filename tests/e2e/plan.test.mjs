/** The plan of the levels beside the board. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { mouse, ready, untilStatus, untilTurns } from "./support/play.mjs";

/** @typedef {import("./support/tab.mjs").Tab} Tab */

/** The middle of a place in the plan. @param {Tab} tab @param {string} place */
const spot = (tab, place) =>
  tab.evaluate((place) => {
    const { everything } = /** @type {import("./support/inside.mjs").Inside} */ (
      /** @type {unknown} */ (globalThis)
    );
    const [target] = everything(`.board-plan [data-place="${place}"]`);
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, place);

/** How many things the plan is drawn of. @param {Tab} tab */
const drawn = (tab) =>
  tab.evaluate(() => /** @type {any} */ (globalThis).everything(".board-plan g *").length);

/** Waits until the plan is drawn of another number of things. @param {Tab} tab @param {number} before */
async function untilDrawn(tab, before) {
  await tab.until(
    (before) => /** @type {any} */ (globalThis).everything(".board-plan g *").length !== before,
    before,
  );
  return drawn(tab);
}

inChromium("the plan of the levels", (open) => {
  it("is played on like the board, shows what is pointed at on either, and is silent", async () => {
    const tab = await ready(open("#moves=1b2_1c2_1b3", { width: 1366, height: 768 }));
    const before = await untilDrawn(tab, 0);
    await tab.mouse.click(await spot(tab, "1c3"));
    await untilTurns(tab, 4);
    await untilStatus(tab, "Light: place a ball");
    assert.ok(
      await tab.evaluate(
        () => /** @type {any} */ (globalThis).everything(".board-plan[aria-hidden=true]").length,
      ),
    );

    await tab.mouse.move({ x: 2, y: 2 });
    const plain = await untilDrawn(tab, before);
    await tab.mouse.move(await spot(tab, "2b2"));
    const hovered = await untilDrawn(tab, plain);
    await tab.mouse.move({ x: 2, y: 2 });
    await untilDrawn(tab, hovered);
    await tab.evaluate(() => /** @type {any} */ (document.querySelector("#board")).focus());
    for (const key of ["ArrowUp", "PageUp"]) await tab.press(key);
    await untilDrawn(tab, plain);
    assert.equal(await drawn(tab), hovered, "the four supports and the place");
    await mouse.press(tab, "Turn the board right");
  });

  it("is not loaded by a board without one", async () => {
    const tab = await open("embed.html#show=coordinates,last-move&moves=1b2");
    await tab.until(
      () => /** @type {any} */ (document.querySelector("pylos-board"))?.game !== null,
    );
    const loaded = () =>
      performance.getEntriesByType("resource").some(({ name }) => /plan/.test(name));
    assert.equal(await tab.evaluate(loaded), false);
  });
});
