/**
 * Letters of files and numbers of ranks along the two nearest edges of a board; in a plan, also the names of levels.
 * @import { Frame } from "./paint.js"
 */

import { SURFACE } from "./geometry.js";
import { onPlate, project } from "./projection.js";

/** Distance from the middle of the board, in ball radii: between the balls and the rim. */
const REACH = 4.24;
/** Height of the type, in ball radii, and its bounds in CSS pixels. */
const SIZE = 0.5;
const LEAST = 10;
const MOST = 20;
/** In a plan: the distances from a board to the letters and to its name, and the height of the type. */
const OUTSIDE = 0.7;
const NAME = 1.8;
const PLAN_SIZE = 0.95;

/** @param {Frame} frame */
export function paintCoordinates({ context, projection, state }) {
  const { scale, plates } = projection;
  const { camera, palette, view } = state;
  const { apart } = camera;
  const size = apart ? PLAN_SIZE * scale : Math.min(MOST, Math.max(LEAST, SIZE * scale));
  context.save();
  context.font = `${apart ? 400 : 650} ${size}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = Math.max(2, 0.09 * scale);
  context.strokeStyle = apart ? "transparent" : "#e8be8cbf";
  context.fillStyle = apart ? palette.text : "#2b1608";
  for (const plate of plates) {
    const side = 5 - plate.level;
    const reach = apart ? side + OUTSIDE : REACH;
    const at = (/** @type {number} */ x, /** @type {number} */ y) =>
      project(projection, onPlate(projection, plate, { x, y, z: SURFACE }));
    // Of two opposite edges the nearer one; of two that are as near, the left one.
    const weight = (/** @type {{ x: number, y: number }} */ { x, y }) => y - 0.01 * x;
    const below = weight(at(0, -reach)) > weight(at(0, reach)) ? -reach : reach;
    const beside = weight(at(-reach, 0)) > weight(at(reach, 0)) ? -reach : reach;
    for (let index = 0; index < side; index += 1) {
      const along = 2 * index + 1 - side;
      for (const [sign, { x, y }] of /** @type {const} */ ([
        ["abcd"[index], at(along, below)],
        [String(index + 1), at(beside, along)],
      ])) {
        context.strokeText(sign, x, y);
        context.fillText(sign, x, y);
      }
    }
  }
  if (apart) {
    context.font = `600 ${size}px ${palette.font}`;
    for (const { level, x, y, half } of plates) {
      // What follows a comma is for listeners: "Level 4, the top".
      const [name] = (view.levelLabels[level - 1] ?? "").split(",");
      const middle = project(projection, { x, y: y - half - NAME, z: SURFACE });
      context.fillText(name, middle.x, middle.y);
    }
  }
  context.restore();
}
