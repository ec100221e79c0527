/** The plan beside the board. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { planOf } from "../../www/board/plan.js";
import { placeOf, project, projectionOf } from "../../www/board/projection.js";
import { newState } from "../../www/board/state.js";
import { inChromium } from "./support/browsers.mjs";
import { openDialog, playTurn, ready, untilNote, untilTurns } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

/** The middle of a place in the plan. @param {Tab} tab @param {string} place */
async function spotOnPlan(tab, place) {
  const { x, y, width, height } = await tab.box(".plan canvas");
  const projection = projectionOf(planOf(newState(), { width, height, ratio: 1 }));
  const at = project(projection, placeOf(projection, place));
  return { x: x + at.x, y: y + at.y };
}

inChromium("a player at the board", (open) => {
  it("plays on the plan at its place, and is told with the first ball on level 2 that the board turns; nothing moves", async () => {
    const moves = ["1b2", "1c2", "1b3", "1c3"];
    const tab = await ready(open(`#moves=${moves.join("_")}`, { width: 1366, height: 768 }));
    const before = await tab.box("#board");
    await tab.box(".plan canvas[aria-hidden=true]");
    await playTurn(tab, newGame({ moves }), "2b2");
    await untilNote(tab, "Light places a ball. Drag the board to turn it.");
    assert.deepEqual(await tab.box("#board"), before);
    const cursor = async (/** @type {string} */ place) => {
      await tab.mouse.move(await spotOnPlan(tab, place));
      return tab.evaluate(() => everything(".plan canvas")[0].style.cursor);
    };
    assert.deepEqual([await cursor("1d1"), await cursor("2b2")], ["pointer", "default"]);
    await tab.mouse.click(await spotOnPlan(tab, "1d1"));
    await untilTurns(tab, 6);
    await openDialog(tab, "Settings");
    await tab.click("#settings [name=plan][value=off]");
    await tab.until(() => everything(".plan canvas").length === 0);
    assert.equal((await tab.box("#board")).height, before.height);
  });
});
