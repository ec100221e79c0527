// Where the cells are in the plan of the levels.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS } from "../../www/board/geometry.js";
import { middleOf } from "../../www/board/plan.js";
import { placeOf, project, projectionOf } from "../../www/board/projection.js";
import { stateOf } from "./support/board.mjs";

const middles = (quarter) =>
  CELLS.map(({ level, file, rank }) => middleOf(level, file, rank, quarter));

test("no two cells of the plan share a place, at any quarter of a turn", () => {
  const seen = middles(0).map(({ x, y }) => `${x} ${y}`);
  assert.equal(new Set(seen).size, CELLS.length);
  for (const quarter of [1, 2, 3]) {
    const turned = middles(quarter).map(({ x, y }) => `${x} ${y}`);
    assert.deepEqual(turned.sort(), seen.toSorted());
  }
});

test("right and up on the plan are right and up on the board", () => {
  for (const quarter of [0, 1, 2, 3]) {
    const projection = projectionOf(stateOf({}, { rotation: 90 * quarter }));
    const plan = middles(quarter);
    for (const [index, a] of CELLS.entries()) {
      for (const [other, b] of CELLS.entries()) {
        if (a.level !== b.level) continue;
        const [from, to] = [a, b].map(({ name }) => project(projection, placeOf(projection, name)));
        for (const axis of ["x", "y"]) {
          const onBoard = Math.sign(Math.round(to[axis] - from[axis])) || 0;
          assert.equal(Math.sign(Math.round(plan[other][axis] - plan[index][axis])) || 0, onBoard);
        }
      }
    }
  }
});
