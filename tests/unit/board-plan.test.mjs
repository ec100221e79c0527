// The plan of the levels: where its cells are, what is hit there, and what it shows of the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS } from "../../www/board/geometry.js";
import { planOf } from "../../www/board/plan.js";
import { placeOf, project, projectionOf } from "../../www/board/projection.js";
import { placeUnder } from "../../www/board/scene.js";
import { pointedAt } from "../../www/board/state.js";
import { stateOf } from "./support/board.mjs";

const SIZE = { width: 352, height: 134, ratio: 1 };

const points = (state) => {
  const projection = projectionOf(state);
  return CELLS.map(({ name }) => project(projection, placeOf(projection, name)));
};

test("every cell of the plan has a place of its own, at which it is hit, on the side on which it is on the board", () => {
  for (const rotation of [0, 80, 90, 180, 270]) {
    const state = stateOf({ balls: { "1a1": "light" } }, { rotation });
    const plan = planOf(state, SIZE);
    const [near, far] = [points(plan), points(state)];
    for (const [index, { x, y }] of near.entries()) {
      assert.ok(x > 0 && x < SIZE.width && y > 0 && y < SIZE.height);
      const { name, level } = CELLS[index];
      assert.equal(placeUnder(plan, { x, y }, false), name);
      assert.equal(placeUnder(plan, { x: x + 8, y: y - 5 }, false), name);
      for (const other of CELLS.keys()) {
        if (CELLS[other].level !== level || rotation % 90) continue;
        for (const axis of ["x", "y"]) {
          const way = (on) => Math.sign(Math.round(on[other][axis] - on[index][axis])) || 0;
          assert.equal(way(near), way(far));
        }
      }
    }
    assert.equal(placeUnder(plan, { x: 348, y: 4 }, false), null);
  }
});

test("the plan shows every level, and what is pointed at on the board", () => {
  const state = stateOf({ targets: ["2b2"] }, { levels: 1, seeThrough: true });
  Object.assign(state.focus, { place: "2b2", shown: true });
  const { camera, hover } = planOf(state, SIZE, pointedAt(state));
  assert.deepEqual([camera.levels, camera.seeThrough, hover], [4, false, "2b2"]);
});
