/** The picture of the board on the page: the camera, and the plan. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { planOf } from "../../www/board/plan.js";
import { placeOf, project, projectionOf } from "../../www/board/projection.js";
import { newState } from "../../www/board/state.js";
import { inChromium } from "./support/browsers.mjs";
import {
  mouse,
  openDialog,
  playTurn,
  ready,
  settled,
  untilNote,
  untilTurns,
} from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

/** The position of a1 of level 1 in the window. @param {Tab} tab */
async function corner(tab) {
  await settled(tab);
  const { x, y } = await tab.middle("[aria-label^='Level 1, a 1:']");
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** The middle of a place in the plan. @param {Tab} tab @param {string} place */
async function spotOnPlan(tab, place) {
  const { x, y, width, height } = await tab.box(".plan canvas");
  const projection = projectionOf(planOf(newState(), { width, height, ratio: 1 }));
  const at = project(projection, placeOf(projection, place));
  return { x: x + at.x, y: y + at.y };
}

/** A pyramid of three levels, in which balls hide others. */
const HIGH = "ldld/dldl/ddll/lldl_ldd/dll/ddl_l1/2_1_d";

inChromium("a player at the board", (open) => {
  it("turns the board by dragging beside the balls, also after a reload", async () => {
    const tab = await ready(open(`#opponent=friend&position=${HIGH}`));
    const before = await corner(tab);
    const { x, y } = await tab.box("#board");
    await tab.drag({ x: x + 6, y: y + 6 }, { x: x + 150, y: y + 6 });
    const turned = await corner(tab);
    assert.notEqual(turned, before);
    await tab.until(() => Object.keys(localStorage).some((name) => name.endsWith("camera")));
    await tab.reload();
    await ready(tab);
    assert.equal(await corner(tab), turned);
  });

  it("shows the levels side by side", async () => {
    const tab = await ready(open(`#opponent=friend&position=${HIGH}`));
    await mouse.press(tab, "View");
    for (const isOn of [true, false]) {
      await mouse.press(tab, "Levels side by side");
      await tab.until((isOn) => {
        const [plan] = everything(".plan canvas");
        const button = document.querySelector("#view [data-action=apart]");
        const isSeen = plan?.getBoundingClientRect().width > 0;
        return isSeen === isOn && button?.ariaPressed === String(isOn);
      }, isOn);
    }
  });

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
