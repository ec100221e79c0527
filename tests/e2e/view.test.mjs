/** The picture of the board: painting, the camera, and idle time. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { CELLS } from "../../www/board/geometry.js";
import { planOf } from "../../www/board/plan.js";
import { placeOf, project, projectionOf } from "../../www/board/projection.js";
import { buildScene } from "../../www/board/scene.js";
import { EMPTY_VIEW, newState } from "../../www/board/state.js";
import { visiblePoints } from "../unit/support/visible.mjs";
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

/** Notes when the page last requested a frame, the state that the painter was sent last, and whether one was in motion. */
function watch() {
  const seen = { last: 0, painted: /** @type {any} */ (null), moved: false };
  Object.assign(globalThis, { seen });
  const request = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => {
    seen.last = performance.now();
    return request(callback);
  };
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (message?.view) {
      seen.painted = message;
      seen.moved ||= message.tweens.length > 0;
    }
    return post.call(this, message, .../** @type {[any]} */ (rest));
  };
}

const WATCHED = { before: (/** @type {Tab} */ tab) => tab.prepare(watch) };

/** Waits for a picture of a press, in which balls that hide others are glass while it is held. @param {Tab} tab @param {string | null} press */
const untilPainted = (tab, press) =>
  tab.until((press) => seen.painted && (seen.painted.press?.stage ?? null) === press, press);

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

/** A full pyramid, its state and what is seen of each ball: points a little inside its edge. @param {string} colours Of the cells in index order. */
function pyramid(colours) {
  /** @type {Record<string, Player>} */
  const balls = Object.fromEntries(
    CELLS.map(({ name }, index) => [name, colours[index] === "l" ? "light" : "dark"]),
  );
  const state = { ...newState(), view: { ...EMPTY_VIEW, balls }, width: 480, height: 600 };
  const projection = projectionOf(state);
  const scene = buildScene(state, projection).balls;
  const circles = scene.map(({ x, y, size }) => ({ x, y, radius: size * projection.scale }));
  const inside = circles.map((circle, index) => {
    const own = { ...circle, radius: 0.93 * circle.radius };
    return visiblePoints([own, ...circles.slice(index + 1)])[0];
  });
  return { state, places: scene.map(({ place }, index) => ({ place, points: inside[index] })) };
}

/** Paints a state in the page, and gives the mean colour of each list of points. */
async function meanColours(/** @type {ReturnType<typeof pyramid>} */ { state, places }) {
  const { Painter } = await import(new URL("board/painter.js", document.baseURI).href);
  const canvas = document.createElement("canvas");
  new Painter(canvas).finish(state);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return places.map(({ points }) =>
    [0, 1, 2].map((channel) => {
      const at = points.map(
        ({ x, y }) => 4 * (Math.floor(y) * canvas.width + Math.floor(x)) + channel,
      );
      return at.reduce((sum, index) => sum + data[index], 0) / at.length;
    }),
  );
}

inChromium("a player at the board", (open) => {
  it("turns the board by dragging beside the balls, also after a reload, and sees through them while a press is held", async () => {
    const tab = await ready(open(`#opponent=friend&position=${HIGH}`, WATCHED));
    const before = await corner(tab);
    const { x, y } = await tab.box("#board");
    await tab.drag({ x: x + 6, y: y + 6 }, { x: x + 150, y: y + 6 });
    const turned = await corner(tab);
    assert.notEqual(turned, before);
    await tab.until(() => Object.keys(localStorage).some((name) => name.endsWith("camera")));
    await tab.reload();
    await ready(tab);
    assert.equal(await corner(tab), turned);
    const point = await tab.middle("[aria-label^='Level 3, b 1:']");
    await tab.mouse.move(point);
    await tab.mouse.down();
    await untilPainted(tab, "hold");
    await tab.mouse.up();
    await untilPainted(tab, null);
    await untilTurns(tab, 0);
    await tab.mouse.click(point);
    await untilTurns(tab, 1);
  });

  it("tells light, dark and board apart in every ball of a full pyramid, and its levels by their light", async () => {
    const tab = await open("embed.html");
    const colours = "ldldldlldldldldldldlddlldldlld";
    const swapped = [...colours].map((one) => (one === "l" ? "d" : "l")).join("");
    /** @type {Record<string, number[]>} By player and level. */
    const brightness = {};
    const mean = (/** @type {string} */ level) =>
      brightness[level].reduce((sum, one) => sum + one, 0) / brightness[level].length;
    for (const cells of [colours, swapped]) {
      const shown = pyramid(cells);
      const means = await tab.evaluate(meanColours, shown);
      for (const [index, [red, green, blue]] of means.entries()) {
        const { place } = shown.places[index];
        const isLight = shown.state.view.balls[place] === "light";
        const tone = `${place}: ${[red, green, blue].map(Math.round)}`;
        const bright = 0.3 * red + 0.59 * green + 0.11 * blue;
        assert.ok(isLight ? bright > 92 : bright < 74, tone);
        // The board has a third of its red in blue, light wood more than half.
        if (isLight) assert.ok(blue > 0.55 * red, tone);
        const level = `${isLight ? "light" : "dark"} ${place[0]}`;
        brightness[level] = [...(brightness[level] ?? []), bright];
      }
    }
    for (const player of ["light", "dark"]) {
      for (const level of [2, 3, 4]) {
        const [below, own] = [mean(`${player} ${level - 1}`), mean(`${player} ${level}`)];
        assert.ok(own > 1.06 * below, `${player} ${level}: ${own} after ${below}`);
      }
    }
  });

  it("sees the page request no frames while nothing moves, and nothing in motion with reduced motion", async () => {
    for (const reducedMotion of [false, true]) {
      const tab = await ready(open("#moves=1b2_1c2", { ...WATCHED, reducedMotion }));
      await playTurn(tab, newGame({ moves: ["1b2", "1c2"] }), "1b3");
      await untilTurns(tab, 3);
      await tab.press("]");
      // For half a second.
      await tab.until(() => performance.now() - seen.last > 500);
      assert.equal(await tab.evaluate(() => seen.moved), !reducedMotion);
    }
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
