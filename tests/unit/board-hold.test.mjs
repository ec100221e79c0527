// What shows every level: a press that is held, and what a place rests on.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  abandon,
  hoverAt,
  pointerDown,
  pointerHeld,
  pointerMoved,
  pointerUp,
} from "../../www/board/gesture.js";
import { placeOf, project, projectionOf } from "../../www/board/projection.js";
import { pointedAt, seesThrough } from "../../www/board/state.js";
import { listener, stateOf } from "./support/board.mjs";

const at = (state, place) => {
  const projection = projectionOf(state);
  return project(projection, placeOf(projection, place));
};

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

test("a drag under way is not held", () => {
  const view = { balls: { "1b2": "light" }, active: ["1b2"], liftable: ["1b2"] };
  const [state, on] = [stateOf(view), listener()];
  const point = at(state, "1b2");
  pointerDown(state, on, { id: 1, finger: false, at: point });
  pointerMoved(state, on, { x: point.x + 30, y: point.y });
  pointerHeld(state);
  assert.equal(seesThrough(state), false);
  assert.equal(state.drag?.place, "1b2");
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
