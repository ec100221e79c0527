/**
 * Letters of the files and numbers of the ranks along the two nearest edges of the board.
 * @import { Frame } from "./paint.js"
 */

import { SURFACE } from "./geometry.js";
import { project, rotated } from "./projection.js";

/** Distance from the middle of the board, in ball radii: between the balls and the rim. */
const REACH = 4.24;
/** Height of the type, in ball radii, and its bounds in CSS pixels. */
const SIZE = 0.5;
const LEAST = 10;
const MOST = 20;

/** @param {Frame} frame */
export function paintCoordinates({ context, projection, state }) {
  context.save();
  context.font = `650 ${Math.min(MOST, Math.max(LEAST, SIZE * projection.scale))}px ${state.palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = Math.max(2, 0.09 * projection.scale);
  context.strokeStyle = "#e8be8cbf";
  context.fillStyle = "#2b1608";
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    project(projection, rotated(projection, { x, y, z: SURFACE }));
  // Of two opposite edges the nearer one; of two that are as near, the left one.
  const weight = (/** @type {{ x: number, y: number }} */ { x, y }) => y - 0.01 * x;
  const below = weight(at(0, -REACH)) > weight(at(0, REACH)) ? -REACH : REACH;
  const beside = weight(at(-REACH, 0)) > weight(at(REACH, 0)) ? -REACH : REACH;
  for (let index = 0; index < 4; index += 1) {
    const along = 2 * index - 3;
    for (const [sign, { x, y }] of /** @type {const} */ ([
      ["abcd"[index], at(along, below)],
      [String(index + 1), at(beside, along)],
    ])) {
      context.strokeText(sign, x, y);
      context.fillText(sign, x, y);
    }
  }
  context.restore();
}
