// The plan of the levels: where its cells are, and what is hit there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS } from "../../www/board/geometry.js";
import { planOf } from "../../www/board/plan.js";
import { placeOf, project, projectionOf } from "../../www/board/projection.js";
import { placeUnder } from "../../www/board/scene.js";
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
