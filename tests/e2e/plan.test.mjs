/** The plan of the levels beside the board. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { mouse, ready, untilDialog, untilStatus, untilTurns } from "./support/play.mjs";

/** The middle of a place in the plan. @param {Tab} tab @param {string} place */
const spot = (tab, place) => tab.middle(`.board-plan [data-cell="${place}"]`);

/** Waits until a number of places in the plan are ringed, each by a line and its casing. @param {Tab} tab @param {number} places */
async function untilRinged(tab, places) {
  await tab.until(
    (count) =>
      globalThis.everything(".board-plan .pointed").length === 1 &&
      globalThis.everything(".board-plan .pointed path").length === count,
    2 * places,
  );
}

inChromium("the plan of the levels", (open) => {
  it("is played on like the board, shows what is pointed at on either, and is silent", async () => {
    const tab = await ready(open("#moves=1b2_1c2_1b3", { width: 1366, height: 768 }));
    await untilRinged(tab, 0);
    await tab.mouse.click(await spot(tab, "1c3"));
    await untilTurns(tab, 4);
    await untilStatus(tab, "Light: place a ball");
    await tab.mouse.move({ x: 2, y: 2 });
    await untilRinged(tab, 0);
    await tab.mouse.move(await spot(tab, "2b2"));
    // The place and the four it rests on.
    await untilRinged(tab, 5);
    await tab.mouse.move({ x: 2, y: 2 });
    await untilRinged(tab, 0);
    await tab.evaluate(() => /** @type {any} */ (document.querySelector("#board")).focus());
    for (const key of ["ArrowUp", "PageUp"]) await tab.press(key);
    await untilRinged(tab, 5);
    const silent = () => globalThis.everything(".board-plan[aria-hidden=true]").length;
    assert.equal(await tab.evaluate(silent), 1);
  });

  it("is there with the coordinates, and goes with them where the person wants neither", async () => {
    const tab = await ready(open("", { width: 1366, height: 768 }));
    const shown = () =>
      tab.evaluate(() => {
        const board = boardAt("#board");
        return board.show.filter((word) => word === "coordinates" || word === "plan");
      });
    assert.deepEqual(await shown(), ["coordinates", "plan"]);
    await untilRinged(tab, 0);
    const discs = () => globalThis.everything(".board-plan circle").length;
    assert.equal(await tab.evaluate(discs), 30, "holes, and nothing that looks like a ball");
    const high = (await tab.box("#board")).height;
    await mouse.press(tab, "Settings");
    await untilDialog(tab, "Settings");
    await tab.click("#settings [name=coordinates]");
    await tab.click("#settings [name=plan][value=off]");
    await tab.until(() => globalThis.everything(".board-plan").length === 0);
    assert.deepEqual(await shown(), []);
    assert.equal((await tab.box("#board")).height, high);
  });
});
