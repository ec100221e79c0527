// The animations of a board, as changes of its state.

import assert from "node:assert/strict";
import { test } from "node:test";
import { advance, crowns, moveCamera, setCamera, showView } from "../../www/board/animate.js";
import { DEFAULT_CAMERA, nextElevation } from "../../www/board/geometry.js";
import { placeOf, projectionOf } from "../../www/board/projection.js";
import { buildScene } from "../../www/board/scene.js";
import { stateOf } from "./support/board.mjs";

const PLACED = [{ player: "light", from: "light", to: "1b2" }];

const FIGURE = { kind: "square", cells: ["1b2", "1c2", "1b3", "1c3"] };

/** The state with a ball on its way from the reserve to 1b2, its first frame at 1000. */
function flying(change = {}, motions = PLACED, pace = 1) {
  const state = { ...stateOf(), pace };
  const view = { ...state.view, balls: { "1b2": "light" }, reserve: { light: 14, dark: 15 } };
  showView(state, { ...view, ...change }, motions);
  advance(state, 1000);
  return state;
}

const sceneOf = (state) => buildScene(state, projectionOf(state));
const movingBall = (state) => sceneOf(state).balls.find((b) => b.moving);

/** Advances to each moment, and compares what is seen of the state then. */
function follow(state, seen, ...moments) {
  for (const [now, expected] of moments) {
    advance(state, now);
    assert.deepEqual(seen(state), expected, `at ${now}`);
  }
}

test("a ball moves from its place to the next one, lands after at most 300 ms of the usual pace, and is counted till then", () => {
  const state = flying();
  const { balls, reserve } = state.flight;
  assert.deepEqual([balls, reserve.light, sceneOf(state).leaving], [{}, 14, "light"]);
  const next = sceneOf(state).balls.filter(({ stands }) => stands);
  assert.deepEqual(next.map(({ place }) => place).sort(), ["dark", "light"], "one of a reserve");
  // It flies most of the time, and then bounces on its place.
  const end = placeOf(projectionOf(state), "1b2");
  const isThere = () => movingBall(state).at.x === end.x && movingBall(state).at.y === end.y;
  follow(state, isThere, [1190, false], [1220, true]);
  const flies = ({ flight }) => flight !== null;
  for (const pace of [0.5, 1, 2]) {
    follow(flying({}, PLACED, pace), flies, [1000 + 200 * pace, true], [1000 + 300 * pace, false]);
  }
  advance(state, 1301);
  assert.deepEqual([movingBall(state), sceneOf(state).leaving], [undefined, undefined]);
});

test("what may be done fades in after a flight, of a whole turn when it has been looked at; a new view ends the flight", () => {
  const signs = (state) => state.signs;
  follow(flying({ played: "1b2" }), signs, [1301, 0], [1371, 0.5], [1500, 1]);
  const whole = flying({ lastMove: { from: null, to: "1b2", takeBack: [] } });
  follow(whole, signs, [1301, 0], [1900, 0], [1901, 0], [2050, 1]);
  assert.deepEqual(whole.tweens, []);
  const ended = flying();
  showView(ended, ended.view);
  assert.deepEqual([ended.flight, ended.tweens, ended.signs], [null, [], 1]);
});

test("a completed figure is lit before the next ball moves", () => {
  const [placed] = PLACED;
  const back = { player: "light", from: "1b2", to: "light" };
  const lit = ({ flight }) => flight && [flight.figures, flight.progress];
  const state = flying({}, [{ ...placed, completes: [FIGURE] }, back]);
  follow(state, lit, [1000, [[], 0]], [1301, [[FIGURE], 0]], [1900, [[FIGURE], 0]], [2300, null]);
});

test("a dropped ball flies from where it was dropped", () => {
  const state = stateOf();
  state.drop = { place: "light", player: "light", at: { x: 400, y: 300 }, over: "1b2" };
  showView(state, { ...state.view, balls: { "1b2": "light" } }, PLACED);
  const { x, y } = movingBall(state);
  assert.ok(Math.hypot(x - 400, y - 300) < 30, `${x}, ${y}`);
});

test("the camera rotates the shorter way, takes the seconds that are asked for, and goes on where a drag or another goal finds it", () => {
  const state = stateOf({}, { rotation: 350 });
  const seen = ({ camera, tweens }) => [camera.rotation, tweens.length];
  moveCamera(state, { rotation: 10 });
  follow(state, seen, [0, [-10, 1]], [140, [0, 1]], [280, [10, 0]]);
  assert.equal(state.cameraGoal.rotation, 10);
  moveCamera(state, { rotation: 55 }, 3);
  follow(state, seen, [1000, [10, 1]], [2500, [32.5, 1]]);
  moveCamera(state, { rotation: 55, levels: 2 });
  assert.deepEqual(seen(state), [32.5, 1], "the same goal");
  moveCamera(state, { elevation: 80 });
  assert.equal(state.camera.rotation, 32.5);
  follow(state, ({ tweens }) => tweens.length, [2500, 1], [2600, 1]);
  setCamera(state, { rotation: 10 });
  assert.deepEqual(seen(state), [10, 0]);
  moveCamera(state, { elevation: 60 });
  follow(state, seen, [3000, [10, 1]], [3280, [10, 0]]);
  assert.equal(state.camera.elevation, 60);
  moveCamera(state, { rotation: 20 }, 0);
  assert.deepEqual(seen(state), [20, 0]);
  const still = stateOf();
  moveCamera(still, { levels: 2, seeThrough: true });
  assert.deepEqual([still.tweens, still.camera.levels, still.camera.seeThrough], [[], 2, true]);
});

test("three tilts lead back to the usual camera, from wherever a drag has left it", () => {
  const usual = DEFAULT_CAMERA.elevation;
  assert.equal(nextElevation(nextElevation(nextElevation(usual))), usual);
  assert.equal(nextElevation(60), usual);
  assert.equal(nextElevation(89.5), 55);
});

test("the crown flies to the pyramid after the last turn, or is there at once", () => {
  const crown = ["3b2", "4a1"].map((to) => ({ player: "dark", from: "dark", to }));
  const places = (state) =>
    sceneOf(state)
      .balls.filter(({ moving, place }) => !moving && place !== "light")
      .map(({ place }) => place)
      .sort();
  const view = { balls: { "1b2": "light" }, reserve: { light: 0, dark: 2 }, crown };
  const state = stateOf({ reserve: { light: 1, dark: 2 } });
  showView(state, { ...state.view, ...view }, PLACED);
  advance(state, 2000);
  assert.equal(crowns(state), false);
  advance(state, 2301);
  assert.equal(crowns(state), true);
  showView(state, { ...state.view, marks: [] });
  assert.deepEqual(state.flight.motions, crown, "a view with the same crown does not end it");
  assert.deepEqual(places(state), ["1b2", "dark"], "one ball is in the air");
  const undone = structuredClone(state);
  showView(undone, { ...undone.view, crown: [] });
  assert.equal(undone.flight, null, "another one does");
  advance(state, 2602);
  advance(state, 2903);
  assert.equal(state.flight, null);
  assert.deepEqual(places(state), ["1b2", "3b2", "4a1"]);
  assert.deepEqual(places(stateOf(view)), ["1b2", "3b2", "4a1"], "without motions");
});
