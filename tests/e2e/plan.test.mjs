/** The plan of the levels beside the board. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { planOf } from "../../www/board/plan.js";
import { placeOf, project, projectionOf } from "../../www/board/projection.js";
import { newState } from "../../www/board/state.js";
import { inChromium } from "./support/browsers.mjs";
import { mouse, ready, untilDialog, untilStatus, untilTurns } from "./support/play.mjs";

/** The middle of a place in the plan. @param {Tab} tab @param {string} place */
async function spot(tab, place) {
  const { x, y, width, height } = await tab.box(".plan canvas");
  const projection = projectionOf(planOf(newState(), { width, height, ratio: 1 }));
  const at = project(projection, placeOf(projection, place));
  return { x: x + at.x, y: y + at.y };
}

inChromium("the plan of the levels", (open) => {
  it("is played on like the board, and goes where the person does not want it", async () => {
    const tab = await ready(open("#moves=1b2_1c2_1b3_1c3_2b2_1a1", { width: 1366, height: 768 }));
    const plans = () => globalThis.everything(".plan canvas[aria-hidden=true]").length;
    await tab.until(() => globalThis.everything(".plan canvas").length === 1);
    assert.equal(await tab.evaluate(plans), 1, "silent");
    const cursor = async (/** @type {string} */ place) => {
      await tab.mouse.move(await spot(tab, place));
      return tab.evaluate(() => globalThis.everything(".plan canvas")[0].style.cursor);
    };
    assert.deepEqual([await cursor("1d1"), await cursor("2a1")], ["pointer", "default"]);
    await tab.mouse.click(await spot(tab, "1d1"));
    await untilTurns(tab, 7);
    await untilStatus(tab, "Dark: place a ball");
    const shown = () =>
      tab.evaluate(() => {
        const board = boardAt("#board");
        return board.show.filter((word) => word === "coordinates" || word === "plan");
      });
    assert.deepEqual(await shown(), ["coordinates", "plan"]);
    const high = (await tab.box("#board")).height;
    await mouse.press(tab, "Settings");
    await untilDialog(tab, "Settings");
    await tab.click("#settings [name=coordinates]");
    await tab.click("#settings [name=plan][value=off]");
    await tab.until(() => globalThis.everything(".plan canvas").length === 0);
    assert.deepEqual(await shown(), []);
    assert.equal((await tab.box("#board")).height, high);
  });
});
