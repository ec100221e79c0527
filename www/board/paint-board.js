/**
 * The boards: square slabs with round corners and hollows, one for the pyramid or one for each level of the plan.
 * @import { Picture } from "./types.js"
 * @import { Plate } from "./layout.js"
 * @import { WoodBrush } from "./paint-wood.js"
 * @import { Projection } from "./projection.js"
 */

import { drawSprite } from "./draw-ball.js";
import { CELLS, SURFACE } from "./geometry.js";
import { paintSlab, roundedPath } from "./paint-wood.js";
import { onPlate, project } from "./projection.js";

/** Radius of a hollow, in ball radii. */
const HOLLOW = 0.72;

/** What the light on a slab falls off over, by half its side. */
export const LIGHT_REACH = 0.9;

/** @type {(brush: WoodBrush, hollow: Picture) => void} */
export function paintBoards(brush, hollow) {
  const { context, projection } = brush;
  const { scale, sin, plates } = projection;
  for (const plate of plates) {
    const { level, half, corner, bevel } = plate;
    const plane = (/** @type {number} */ x, /** @type {number} */ y) =>
      onPlate(projection, plate, { x, y, z: SURFACE });
    paintSlab(brush, {
      outline: (inset, z) => boardOutline(projection, plate, inset, z),
      halfX: half,
      halfY: half,
      corner,
      top: SURFACE,
      bevel,
      reach: half * LIGHT_REACH,
      high: bevel / 0.28,
      plane,
    });
    // A fine groove that follows the rim.
    context.lineWidth = Math.max(0.75, scale * 0.055);
    const groove = boardOutline(projection, plate, bevel + 0.1, SURFACE);
    context.strokeStyle = "#3c200c8c";
    context.stroke(groove);
    context.save();
    context.translate(scale * 0.035, scale * 0.045);
    context.strokeStyle = "#ffe2b266";
    context.stroke(groove);
    context.restore();
    for (const { at } of CELLS.filter((cell) => cell.level === level)) {
      const middle = project(projection, plane(at.x, at.y));
      drawSprite(context, hollow, middle, HOLLOW * scale, HOLLOW * scale * sin);
    }
  }
}

/** The outline of a board at a height on the table, drawn in by `inset`. @type {(projection: Projection, plate: Plate, inset: number, z: number) => Path2D} */
export function boardOutline(projection, plate, inset, z) {
  const half = plate.half - inset;
  return roundedPath(half, half, plate.corner - inset, (x, y) =>
    project(projection, onPlate(projection, plate, { x, y, z })),
  );
}
