/**
 * The board: a square slab with round corners and sixteen hollows.
 * @import { Picture } from "./types.js"
 * @import { WoodBrush } from "./paint-wood.js"
 * @import { Projection } from "./projection.js"
 */

import { drawSprite } from "./draw-ball.js";
import { BOARD_CORNER, BOARD_HALF, CELLS, SURFACE } from "./geometry.js";
import { makeShadow, paintSlab, roundedPath } from "./paint-wood.js";
import { project, rotated } from "./projection.js";

/** Width of the rounding along the upper edge. */
const BEVEL = 0.28;

/** Radius of a hollow, in ball radii. */
const HOLLOW = 0.72;

/** What the light on a slab falls off over, by half its side. */
export const LIGHT_REACH = 0.9;

/** @type {(brush: WoodBrush, hollow: Picture) => void} */
export function paintBoard(brush, hollow) {
  const { context, projection } = brush;
  const { scale, sin } = projection;
  const plane = (/** @type {number} */ x, /** @type {number} */ y) => ({
    ...rotated(projection, { x, y, z: 0 }),
    z: SURFACE,
  });
  shadow ??= makeShadow(BOARD_HALF, BOARD_HALF, BOARD_CORNER, 1);
  paintSlab(brush, {
    outline: (inset, z) => boardOutline(projection, inset, z),
    top: SURFACE,
    bevel: BEVEL,
    reach: BOARD_HALF * LIGHT_REACH,
    high: 1,
    plane,
    shadow,
  });
  // A fine groove that follows the rim.
  context.lineWidth = Math.max(0.75, scale * 0.055);
  const groove = boardOutline(projection, BEVEL + 0.1, SURFACE);
  context.strokeStyle = "#3c200c8c";
  context.stroke(groove);
  context.save();
  context.translate(scale * 0.035, scale * 0.045);
  context.strokeStyle = "#ffe2b266";
  context.stroke(groove);
  context.restore();
  for (const cell of CELLS) {
    if (cell.level > 1) continue;
    const middle = project(projection, plane(cell.at.x, cell.at.y));
    drawSprite(context, hollow, middle, HOLLOW * scale, HOLLOW * scale * sin);
  }
}

/** @type {Picture | undefined} */
let shadow;

/**
 * The outline of the board at a height on the table, drawn in by `inset`.
 * @type {(projection: Projection, inset: number, z: number) => Path2D}
 */
export function boardOutline(projection, inset, z) {
  const half = BOARD_HALF - inset;
  return roundedPath(half, half, BOARD_CORNER - inset, (x, y) =>
    project(projection, rotated(projection, { x, y, z })),
  );
}
