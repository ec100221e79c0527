// How the board and the trays share a rectangle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARD_CORNER, BOARD_HALF, BOTTOM, CELLS, PLAYERS } from "../../www/board/geometry.js";
import {
  inTray,
  placeOf,
  project,
  projectionOf,
  TRAY_TOP,
  unit,
} from "../../www/board/projection.js";
import { targetOf } from "../../www/board/scene.js";
import { stateOf } from "./support/board.mjs";

/** The rectangle of a tray on the screen. */
function boxOf(projection, player) {
  const { halfLength, halfWidth } = projection.groove;
  const ends = [-1, 1].map((end) =>
    project(projection, inTray(projection, player, end * halfLength, end * halfWidth, TRAY_TOP)),
  );
  const [xs, ys] = ["x", "y"].map((axis) => ends.map((end) => end[axis]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The projections of many sizes and cameras. */
const PROJECTIONS = [180, 330, 640, 800, 1100, 1920].flatMap((width) =>
  [180, 420, 640, 808, 1080].flatMap((height) =>
    [55, 70.5, 90].flatMap((elevation) =>
      [0, 30, 45, 180, 271].map((rotation) =>
        projectionOf({ ...stateOf({}, { elevation, rotation }), width, height }),
      ),
    ),
  ),
);

test("the trays with their balls and the rotated board are in the picture, and do not touch", () => {
  for (const projection of PROJECTIONS) {
    const { origin, scale, rotationSin, rotationCos, width, height, sideways, near } = projection;
    const name = `${width} x ${height}, ${projection.sin}, ${rotationSin}`;
    const [close, far] = [near, PLAYERS.find((player) => player !== near)].map((player) =>
      boxOf(projection, player),
    );
    for (const { left, right, top, bottom } of [close, far]) {
      assert.ok(left >= 0 && right <= width, `${name}: ${left}`);
      assert.ok(top >= 0 && bottom <= height, `${name}: ${top}`);
    }
    const target = targetOf(projection, "dark");
    assert.ok(target.width >= 44 && target.height >= 44, `${name}: a finger finds it`);
    const spread = Math.abs(rotationSin) + Math.abs(rotationCos);
    const across = ((BOARD_HALF - BOARD_CORNER) * spread + BOARD_CORNER) * scale;
    assert.ok(origin.x - across >= 0 && origin.x + across <= width, name);
    if (sideways) assert.ok(origin.x + across < close.left, name);
    else {
      // The balls of the near tray do not hide the foot of the board.
      const foot = project(projection, { x: 0, y: -across / scale, z: BOTTOM }).y;
      const ball = project(projection, placeOf(projection, near, 1));
      const radius = projection.groove.ball * unit(projection);
      assert.ok(ball.y - radius >= foot, `${name}: ${ball.y - radius} above ${foot}`);
    }
    // The tray of the player in front is near, or on the right.
    assert.equal(near, rotationCos > -1e-6 ? "light" : "dark");
    assert.ok(sideways ? close.left > far.right : close.top > far.bottom, name);
    // The balls of a reserve touch.
    const { ball, pitch, swing } = projection.groove;
    assert.ok(Math.abs(Math.hypot(pitch, 2 * swing) - 2 * ball) < 1e-6, name);
    if (!sideways) continue;
    // The last one does not hang over the far rim.
    const { y } = project(projection, placeOf(projection, "light", 14));
    const radius = ball * unit(projection);
    assert.ok(y - radius >= boxOf(projection, "light").top, `${name}: ${y} - ${radius}`);
  }
});

test("the board comes before its trays: on a small phone, on its side, and on an upright tablet", () => {
  for (const [width, height, least] of [
    [312, 350, 274],
    [440, 384, 335],
    [752, 640, 580],
  ]) {
    const { scale } = projectionOf({ ...stateOf(), width, height });
    assert.ok(2 * BOARD_HALF * scale >= least, `${width} x ${height}: ${2 * BOARD_HALF * scale}`);
  }
});

test("the trays keep their size while the board rotates, and stand apart where there is room, but not ever farther", () => {
  const size = (rotation) => unit(projectionOf(stateOf({}, { rotation })));
  for (const rotation of [30, 45, 100]) assert.ok(Math.abs(size(rotation) - size(0)) < 1e-9);
  const away = (height) => projectionOf({ ...stateOf(), width: 330, height }).distance;
  assert.deepEqual(away(2000), away(600));
  for (const tray of ["near", "far"]) {
    const apart = away(600)[tray] - away(480)[tray];
    assert.ok(apart > 0.2 && apart < 1, `${tray}: ${apart}`);
  }
});

test("the usual camera shows every cell at a place of its own", () => {
  const projection = projectionOf(stateOf());
  const cells = CELLS.map(({ name }) => project(projection, placeOf(projection, name)));
  for (const [index, { x, y }] of cells.entries()) {
    for (const [other, at] of cells.slice(index + 1).entries()) {
      const apart = Math.hypot(at.x - x, at.y - y) / projection.scale;
      assert.ok(
        apart > 0.94,
        `${CELLS[index].name} and ${CELLS[index + 1 + other].name}: ${apart}`,
      );
    }
  }
});
