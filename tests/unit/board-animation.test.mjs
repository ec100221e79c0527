// The animations of a board, as changes of its state.

import assert from "node:assert/strict";
import { test } from "node:test";
import { advance, crowns, moveCamera, setCamera, showView } from "../../www/board/animate.js";
import { DEFAULT_CAMERA, nextElevation } from "../../www/board/geometry.js";
import { projectionOf } from "../../www/board/projection.js";
import { buildScene } from "../../www/board/scene.js";
import { stateOf } from "./support/board.mjs";

const PLACED = [{ player: "light", from: "light", to: "1b2" }];

/** The state with a ball on its way from the reserve to 1b2, its first frame at 1000. */
function flying(motions = PLACED) {
  const state = stateOf();
  const view = { ...state.view, balls: { "1b2": "light" }, reserve: { light: 14, dark: 15 } };
  showView(state, view, motions);
  advance(state, 1000);
  return state;
}

const movingBall = (state) => buildScene(state, projectionOf(state)).balls.find((b) => b.moving);

test("the state can be written as JSON and read again during an animation", () => {
  const state = flying();
  moveCamera(state, { rotation: 180 });
  advance(state, 1100);
  const read = JSON.parse(JSON.stringify(state));
  assert.deepEqual(read, state);
  const scene = (of) => buildScene(of, projectionOf(of));
  assert.deepEqual(scene(read), scene(state));
});

test("a ball moves from its place to the next one, lands after at most 300 ms, and is counted till then", () => {
  const state = flying();
  const start = movingBall(state);
  const leaving = () => buildScene(state, projectionOf(state)).leaving;
  assert.deepEqual([state.flight.balls, state.flight.reserve.light, leaving()], [{}, 14, "light"]);
  advance(state, 1100);
  assert.notDeepEqual(start.at, movingBall(state).at);
  advance(state, 1301);
  assert.deepEqual([state.flight, movingBall(state), leaving()], [null, undefined, undefined]);
});

test("signs fade in after a flight, which a new view ends at once", () => {
  const state = flying();
  for (const [now, signs] of [
    [1301, 0],
    [1371, 0.5],
    [1500, 1],
  ]) {
    advance(state, now);
    assert.equal(state.signs, signs);
  }
  assert.deepEqual(state.tweens, []);
  const ended = flying();
  showView(ended, ended.view);
  assert.deepEqual([ended.flight, ended.tweens], [null, []]);
});

test("a dropped ball flies from where it was dropped", () => {
  const state = stateOf();
  state.drop = { place: "light", player: "light", at: { x: 400, y: 300 }, over: "1b2" };
  showView(state, { ...state.view, balls: { "1b2": "light" } }, PLACED);
  const { x, y } = movingBall(state);
  assert.ok(Math.hypot(x - 400, y - 300) < 30, `${x}, ${y}`);
});

test("the camera rotates the shorter way and ends at its goal", () => {
  const state = stateOf({}, { rotation: 350 });
  moveCamera(state, { rotation: 10 });
  assert.equal(state.cameraGoal.rotation, 10);
  advance(state, 0);
  advance(state, 140);
  const { rotation } = state.camera;
  assert.ok(rotation > -10 && rotation < 10, `${rotation}`);
  advance(state, 280);
  assert.equal(state.camera.rotation, 10);
  assert.deepEqual(state.tweens, []);
});

test("the camera takes the seconds that are asked for, and goes on where a drag or another goal finds it", () => {
  const state = stateOf();
  const of = () => state.tweens.map(({ of }) => of);
  moveCamera(state, { rotation: 45 }, 3);
  for (const now of [0, 1500]) advance(state, now);
  assert.equal(state.camera.rotation, 22.5);
  moveCamera(state, { rotation: 45, levels: 2 });
  assert.deepEqual(of(), ["camera"], "the same goal");
  const still = stateOf();
  moveCamera(still, { levels: 2, seeThrough: true });
  assert.deepEqual([still.tweens, still.camera.levels, still.camera.seeThrough], [[], 2, true]);
  moveCamera(state, { elevation: 80 });
  assert.equal(state.camera.rotation, 22.5);
  for (const now of [1500, 1600]) advance(state, now);
  setCamera(state, { rotation: 10 });
  assert.deepEqual([of(), state.camera.rotation], [[], 10]);
  moveCamera(state, { elevation: 60 });
  for (const now of [2000, 2280]) advance(state, now);
  assert.deepEqual([state.camera.rotation, state.camera.elevation], [10, 60]);
  moveCamera(state, { rotation: 20 }, 0);
  assert.deepEqual([of(), state.camera.rotation], [[], 20]);
});

test("three tilts lead back to the usual camera, from wherever a drag has left it", () => {
  const usual = DEFAULT_CAMERA.elevation;
  assert.equal(nextElevation(nextElevation(nextElevation(usual))), usual);
  assert.equal(nextElevation(60), usual);
  assert.equal(nextElevation(89.5), 55);
});

test("a still state changes without animation", () => {
  const state = stateOf();
  state.still = true;
  showView(state, state.view, PLACED);
  moveCamera(state, { rotation: 180 });
  assert.equal(state.flight, null);
  assert.deepEqual(state.tweens, []);
  assert.equal(state.camera.rotation, 180);
});

test("the crown flies to the pyramid after the last turn, or is there at once", () => {
  const crown = ["3b2", "4a1"].map((to) => ({ player: "dark", from: "dark", to }));
  const places = (state) =>
    buildScene(state, projectionOf(state))
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
