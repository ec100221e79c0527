/**
 * Letters of the files and numbers of the ranks along the two nearest edges of the board. Where the levels are apart,
 * each has its own, and the letters come with the number of the level: `2c` and `3` lead to `2c3`.
 * @import { Frame } from "./paint.js"
 */

import { SURFACE } from "./geometry.js";
import { plates } from "./paint-board.js";
import { onLevel, project } from "./projection.js";

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
  const levels = plates(projection);
  for (const level of levels) {
    const at = (/** @type {number} */ x, /** @type {number} */ y) =>
      project(projection, { ...onLevel(projection, level, { x, y, z: 0 }), z: SURFACE });
    const reach = REACH + 1 - level;
    // Of two opposite edges the nearer one; of two that are as near, the left one.
    const weight = (/** @type {{ x: number, y: number }} */ { x, y }) => y - 0.01 * x;
    const below = weight(at(0, -reach)) > weight(at(0, reach)) ? -reach : reach;
    const beside = weight(at(-reach, 0)) > weight(at(reach, 0)) ? -reach : reach;
    for (let index = 0; index < 5 - level; index += 1) {
      const along = 2 * index + level - 4;
      for (const [sign, { x, y }] of /** @type {const} */ ([
        [(levels.length > 1 ? level : "") + "abcd"[index], at(along, below)],
        [String(index + 1), at(beside, along)],
      ])) {
        context.strokeText(sign, x, y);
        context.fillText(sign, x, y);
      }
    }
  }
  context.restore();
}
