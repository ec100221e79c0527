// What shows every level: levels apart, a press that is held, and what a place rests on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { advance, moveCamera } from "../../www/board/animate.js";
import { APART, APART_BACK, APART_HALF, CELLS, plateHalf } from "../../www/board/geometry.js";
import {
  abandon,
  hoverAt,
  pointerDown,
  pointerHeld,
  pointerMoved,
  pointerUp,
} from "../../www/board/gesture.js";
import { placeUnder } from "../../www/board/hit.js";
import { placeOf, project, projectionOf } from "../../www/board/projection.js";
import { pointedAt, seesThrough } from "../../www/board/state.js";
import { listener, stateOf } from "./support/board.mjs";

/** Every cell has a ball. */
const FULL = Object.fromEntries(CELLS.map(({ name }) => [name, "light"]));

const at = (state, place) => {
  const projection = projectionOf(state);
  return project(projection, placeOf(projection, place));
};

const hold = (state, on, point, finger = false) => {
  pointerDown(state, on, { id: 1, finger, at: point });
  pointerHeld(state);
};

test("levels apart hide no cell, stay in the picture, and are hit where they are seen", () => {
  for (const [width, height] of [
    [180, 240],
    [390, 500],
    [920, 740],
    [1400, 500],
  ]) {
    for (const rotation of [0, 30, 45, 180, 271]) {
      const state = stateOf({ balls: FULL }, { apart: 1, rotation });
      Object.assign(state, { width, height });
      const projection = projectionOf(state);
      const { scale } = projection;
      const name = `${width} x ${height}, ${rotation}`;
      const points = CELLS.map((cell) => ({ ...at(state, cell.name), cell }));
      for (const { x, y, cell } of points) {
        assert.ok(x >= scale && x <= width - scale, `${name}: ${cell.name}`);
        assert.ok(y >= scale && y <= height - scale, `${name}: ${cell.name}`);
        assert.equal(placeUnder(state, { x, y }, false), cell.name, name);
        for (const other of points) {
          const far = Math.hypot(other.x - x, other.y - y) / scale;
          assert.ok(other.cell === cell || far > 1.6, `${name}: ${cell.name} ${other.cell.name}`);
        }
      }
    }
  }
});

test("the plates under levels apart do not overlap, and are as wide and far as the layout takes them", () => {
  for (const level of [2, 3, 4]) {
    const { x, y } = APART[level - 1];
    const half = plateHalf(level);
    assert.ok(y - half > plateHalf(1));
    assert.ok(y + half <= APART_BACK + 1e-9 && Math.abs(x) + half <= APART_HALF + 1e-9);
    const next = APART[level];
    if (next) assert.ok(next.x - x > half + plateHalf(level + 1));
  }
});

test("the levels move apart over time, and back to where they were", () => {
  const state = stateOf({ balls: FULL });
  const before = at(state, "3a1");
  moveCamera(state, { apart: 1 });
  advance(state, 0);
  advance(state, 100);
  assert.ok(state.camera.apart > 0 && state.camera.apart < 1);
  advance(state, 300);
  assert.equal(state.camera.apart, 1);
  moveCamera(state, { apart: 0 });
  advance(state, 400);
  advance(state, 700);
  assert.deepEqual(at(state, "3a1"), before);
});

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
