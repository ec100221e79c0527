// How pointer and keyboard change the state of a board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_CAMERA } from "../../www/board/geometry.js";
import {
  abandon,
  cursorOf,
  hoverAt,
  pointerDown,
  pointerHeld,
  pointerMoved,
  pointerUp,
} from "../../www/board/pointer.js";
import { placeOf, project, projectionOf, sizeAt } from "../../www/board/projection.js";
import { placeUnder } from "../../www/board/scene.js";
import { pointedAt, seesThrough } from "../../www/board/state.js";
import { focusFirst, placeByKey, setFocus } from "../../www/board/twin.js";
import { listener, stateOf } from "./support/board.mjs";

const BALLS = { "1a1": "light", "1b1": "dark", "1a2": "dark", "1b2": "light", "2a1": "light" };

/** Where a place is on the screen. */
function at(state, place, index = 14) {
  const projection = projectionOf(state);
  return project(projection, placeOf(projection, place, index));
}

const beside = ({ x, y }, dx, dy = 0) => ({ x: x + dx, y: y + dy });

const down = (state, on, point, finger = false, id = 1) =>
  pointerDown(state, on, { id, finger, at: point });

/** A pointer that is pressed at a point, and moved to others. */
function drag(state, on, from, ...way) {
  down(state, on, from);
  for (const point of way) pointerMoved(state, on, point);
}

const PICKED = { balls: BALLS, active: ["1b2"], picked: "1b2" };
const AIMED = { active: ["1c3"], targets: ["1c3"] };

test("a click on a place chooses it, and may move by 3 pixels; one on the background cancels", () => {
  const [state, on] = [stateOf(AIMED), listener()];
  const point = at(state, "1c3");
  drag(state, on, point, beside(point, 3));
  pointerUp(state, on);
  drag(state, on, { x: 2, y: 2 });
  pointerUp(state, on);
  assert.deepEqual(on.told, ["1c3", "cancel"]);
});

test("a drag from a ball chooses it, carries it and chooses its target", () => {
  const [state, on] = [stateOf({ balls: BALLS, active: ["1b2"], liftable: ["1b2"] }), listener()];
  const { view } = state;
  on.choose = (place, isDrag) => {
    on.told.push(place);
    assert.equal(isDrag, true);
    assert.deepEqual(state.drop?.at, place === "1c3" ? at(state, "1c3") : undefined);
    state.view = { ...view, picked: "1b2", targets: ["1c3"], active: ["1b2", "1c3"] };
  };
  const from = at(state, "1b2");
  drag(state, on, from, beside(from, 10));
  assert.equal(state.drag.place, "1b2");
  assert.equal(cursorOf(state), "grabbing");
  pointerMoved(state, on, at(state, "1c3"));
  assert.equal(state.drag.over, "1c3");
  pointerUp(state, on);
  assert.deepEqual(on.told, ["1b2", "1c3"]);
  assert.deepEqual([state.drag, state.drop], [null, null]);
});

test("a ball that is dropped outside its targets goes back, and one whose gesture is abandoned", () => {
  for (const end of [pointerUp, abandon]) {
    const [state, on] = [stateOf(PICKED), listener()];
    drag(state, on, at(state, "1b2"), { x: 3, y: 3 });
    end(state, on);
    pointerMoved(state, on, { x: 60, y: 3 });
    assert.equal(state.drag, null);
    assert.deepEqual(on.told, ["cancel"]);
  }
});

test("a drag of a ball to its own tray takes it back", () => {
  const reserve = { light: 12, dark: 13 };
  const view = { balls: BALLS, active: ["2a1"], removable: ["2a1"], reserve };
  const [state, on] = [stateOf(view), listener()];
  const from = at(state, "2a1");
  drag(state, on, from, beside(from, 10), at(state, "light", 7));
  assert.equal(state.drag.over, "light");
  pointerUp(state, on);
  assert.deepEqual(on.told, ["2a1"]);
});

test("a second finger ends the gesture of the first", () => {
  const [state, on] = [stateOf(AIMED), listener()];
  down(state, on, at(state, "1c3"), true);
  down(state, on, { x: 100, y: 100 }, true, 2);
  pointerUp(state, on);
  assert.deepEqual(on.told, []);
});

test("a drag beside the balls rotates the board; a finger may scroll the page instead", () => {
  for (const finger of [false, true]) {
    const [state, on] = [stateOf(), listener()];
    down(state, on, { x: 20, y: 20 }, finger);
    pointerMoved(state, on, { x: 60, y: 50 });
    assert.ok(state.camera.rotation > 0);
    pointerUp(state, on);
    assert.deepEqual(on.told, [state.cameraGoal]);
    assert.equal(state.camera.rotation, Math.round(state.camera.rotation * 10) / 10);
    assert.equal(state.camera.elevation, DEFAULT_CAMERA.elevation);
    const before = state.camera;
    down(state, on, { x: 20, y: 20 }, true);
    pointerMoved(state, on, { x: 25, y: 90 });
    pointerUp(state, on);
    assert.deepEqual([state.camera, on.told.length], [before, 1]);
  }
});

test("a mouse without a pressed button hovers over the place under it", () => {
  const state = stateOf(AIMED);
  hoverAt(state, at(state, "1c3"));
  assert.deepEqual([state.hover, cursorOf(state)], ["1c3", "pointer"]);
  hoverAt(state, null);
  assert.deepEqual([state.hover, cursorOf(state)], [null, "default"]);
});

test("a place is hit where it is painted, an active one before others, none above the level shown", () => {
  const picked = stateOf({ balls: { "1b2": "light" }, active: [], picked: "1b2" });
  const high = beside(at(picked, "1b2"), 0, -0.95 * projectionOf(picked).scale);
  assert.equal(placeUnder(picked, high, false), "1b2");
  picked.view.picked = null;
  assert.notEqual(placeUnder(picked, high, false), "1b2");
  const state = stateOf({ balls: BALLS, active: ["1b2"] });
  assert.equal(placeUnder(state, at(state, "1b2"), false), "1b2");
  state.view.active = [];
  assert.equal(placeUnder(state, at(state, "2a1"), false), "2a1");
  const low = stateOf({ balls: BALLS }, { levels: 1, elevation: 90 });
  assert.notEqual(placeUnder(low, at(low, "2a1"), false), "2a1");
});

test("a finger may miss a cell by 22 pixels", () => {
  const state = stateOf({ balls: { "1d4": "dark" } });
  const projection = projectionOf(state);
  const { x, y } = at(state, "1d4");
  const point = { x: x + sizeAt(projection, "1d4") * projection.scale + 15, y };
  assert.equal(placeUnder(state, point, true), "1d4");
  assert.notEqual(placeUnder(state, point, false), "1d4");
});

test("keys move the focus as the board is seen, over its edge to a reserve and back, and between levels", () => {
  const state = stateOf();
  const rotated = stateOf({}, { rotation: 180 });
  const bare = stateOf({}, { reserves: false });
  for (const [of, from, key, to] of [
    [state, "1b2", "ArrowRight", "1c2"],
    [state, "1b2", "ArrowUp", "1b3"],
    [rotated, "1b2", "ArrowRight", "1a2"],
    [rotated, "1b2", "ArrowUp", "1b1"],
    [state, "1b2", "PageUp", "2a1"],
    [state, "4a1", "PageUp", null],
    [state, "2a1", "-", "1a1"],
    [state, "1b2", "x", undefined],
    [bare, "1c1", "ArrowDown", null],
  ]) {
    assert.equal(placeByKey(of, from, key), to, `${from} ${key}`);
  }
  setFocus(state, "1c1");
  setFocus(state, placeByKey(state, "1c1", "ArrowDown"));
  assert.equal(state.focus.place, "light");
  assert.equal(placeByKey(state, "light", "ArrowUp"), "1c1");
});

test("the tab stop is the first active place until the keyboard moves the focus", () => {
  const state = stateOf({ active: ["light", "1c3"] });
  focusFirst(state);
  assert.equal(state.focus.place, "light");
  const bare = stateOf({ active: ["light", "1c3"] }, { reserves: false });
  focusFirst(bare);
  assert.equal(bare.focus.place, "1c3");
  state.focus.moved = true;
  state.view.active = ["1a1"];
  focusFirst(state);
  assert.equal(state.focus.place, "light");
});

const hold = (state, on, point, finger = false) => {
  pointerDown(state, on, { id: 1, finger, at: point });
  pointerHeld(state);
};

test("a press that is held sees through the balls until it ends, and chooses nothing", () => {
  for (const finger of [false, true]) {
    const [state, on] = [stateOf({ active: ["1c3"], targets: ["1c3"] }), listener()];
    hold(state, on, at(state, "1c3"), finger);
    assert.equal(seesThrough(state), true);
    assert.equal(pointedAt(state), "1c3");
    pointerUp(state, on);
    assert.equal(seesThrough(state), false);
    assert.deepEqual(on.told, []);
  }
});

test("a held press becomes a drag or a rotation as any other, and a second finger ends it", () => {
  const view = { balls: { "1b2": "light" }, active: ["1b2"], liftable: ["1b2"] };
  const [state, on] = [stateOf(view), listener()];
  const point = at(state, "1b2");
  hold(state, on, point);
  pointerMoved(state, on, { x: point.x + 30, y: point.y });
  pointerHeld(state);
  assert.equal(state.drag?.place, "1b2");
  assert.equal(seesThrough(state), false);
  abandon(state, on);
  state.press = null;
  hold(state, on, { x: 4, y: 4 });
  pointerMoved(state, on, { x: 90, y: 4 });
  assert.ok(state.camera.rotation > 0);
  state.press = null;
  hold(state, on, point, true);
  pointerDown(state, on, { id: 2, finger: true, at: { x: 10, y: 10 } });
  assert.equal(seesThrough(state), false);
});

test("mouse, finger and keyboard point at a place, in this order", () => {
  const [state, on] = [stateOf(), listener()];
  assert.equal(pointedAt(state), null);
  Object.assign(state.focus, { place: "1d4", shown: true });
  assert.equal(pointedAt(state), "1d4");
  pointerDown(state, on, { id: 1, finger: true, at: at(state, "1a1") });
  assert.equal(pointedAt(state), "1a1");
  state.press = null;
  hoverAt(state, at(state, "1c2"));
  assert.equal(pointedAt(state), "1c2");
});
