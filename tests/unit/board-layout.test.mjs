// How the board and the trays share a rectangle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARD_CORNER, BOARD_HALF, CELLS, PLAYERS } from "../../www/board/geometry.js";
import { inTray, project, projectionOf, TRAY_TOP } from "../../www/board/projection.js";
import { buildScene } from "../../www/board/scene.js";
import { stateOf } from "./support/board.mjs";
import { visibleShares } from "./support/visible.mjs";

/** Calls `check` with the projection of many sizes and cameras. */
function forMany(check) {
  for (const width of [180, 330, 640, 800, 1100, 1920]) {
    for (const height of [180, 420, 640, 808, 1080]) {
      for (const elevation of [55, 70.5, 90]) {
        for (const rotation of [0, 30, 45, 180, 271]) {
          const state = stateOf({}, { elevation, rotation });
          const name = `${width} x ${height}, ${elevation}, ${rotation}`;
          check(projectionOf({ ...state, width, height }), name);
        }
      }
    }
  }
}

/** The rectangle of a tray on the screen. */
function boxOf(projection, player) {
  const { halfLength, halfWidth } = projection.groove;
  const ends = [-1, 1].map((end) =>
    project(projection, inTray(projection, player, end * halfLength, end * halfWidth, TRAY_TOP)),
  );
  const [left, right] = ends.map(({ x }) => x).sort((a, b) => a - b);
  const [top, bottom] = ends.map(({ y }) => y).sort((a, b) => a - b);
  return { left, right, top, bottom };
}

test("the trays are in the picture", () => {
  forMany((projection, name) => {
    for (const player of PLAYERS) {
      const { left, right, top, bottom } = boxOf(projection, player);
      assert.ok(left >= 0 && right <= projection.width, `${name}: ${left}`);
      assert.ok(top >= 0 && bottom <= projection.height, `${name}: ${top}`);
    }
  });
});

test("the rotated board is in the picture and does not touch trays at its sides", () => {
  forMany((projection, name) => {
    const { origin, scale, rotationSin, rotationCos, width, sideways } = projection;
    const spread = Math.abs(rotationSin) + Math.abs(rotationCos);
    const across = ((BOARD_HALF - BOARD_CORNER) * spread + BOARD_CORNER) * scale;
    assert.ok(origin.x - across >= 0 && origin.x + across <= width, name);
    if (!sideways) return;
    assert.ok(origin.x + across < boxOf(projection, projection.near).left, name);
  });
});

test("the tray of the player in front is near, or on the right", () => {
  for (const [rotation, near, far] of [
    [0, "light", "dark"],
    [180, "dark", "light"],
  ]) {
    const [high, wide] = [
      { width: 390, height: 480 },
      { width: 900, height: 600 },
    ].map((size) => projectionOf({ ...stateOf({}, { rotation }), ...size }));
    assert.ok(boxOf(high, near).top > boxOf(high, far).bottom);
    assert.ok(boxOf(wide, near).left > boxOf(wide, far).right);
  }
});

test("the trays keep their size while the board rotates", () => {
  const size = (rotation) => {
    const projection = projectionOf(stateOf({}, { rotation }));
    return projection.scale * projection.trayFactor;
  };
  for (const rotation of [30, 45, 100]) assert.ok(Math.abs(size(rotation) - size(0)) < 1e-9);
});

test("the balls of a reserve touch", () => {
  forMany(({ groove: { ball, pitch, swing } }, name) => {
    assert.ok(Math.abs(Math.hypot(pitch, 2 * swing) - 2 * ball) < 1e-6, name);
  });
});

test("the usual camera shows every ball of a full pyramid, and every cell at a place of its own", () => {
  const balls = Object.fromEntries(CELLS.map(({ name }) => [name, "light"]));
  const state = stateOf({ balls, reserve: { light: 0, dark: 0 } });
  const { scale } = projectionOf(state);
  const scene = buildScene(state, projectionOf(state)).balls;
  const shares = visibleShares(scene.map(({ x, y, size }) => ({ x, y, radius: size * scale })));
  for (const [index, { place, x, y }] of scene.entries()) {
    assert.ok(shares[index] > 0.06, `${place}: ${shares[index]}`);
    for (const other of scene.slice(index + 1)) {
      const apart = Math.hypot(other.x - x, other.y - y) / scale;
      assert.ok(apart > 0.94, `${place} and ${other.place}: ${apart}`);
    }
  }
});
