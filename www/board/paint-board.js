/**
 * The board: a square slab with round corners and sixteen hollows.
 * @import { Picture } from "./types.js"
 * @import { WoodBrush } from "./paint-wood.js"
 * @import { Projection } from "./projection.js"
 */

import { drawSprite } from "./draw-ball.js";
import { BOARD_CORNER, BOARD_HALF, BOTTOM, CELLS, SURFACE } from "./geometry.js";
import { layShadow, makeShadow, paintSlab, roundedPath } from "./paint-wood.js";
import { project, rotated } from "./projection.js";

/** Width of the rounding along the upper edge. */
const BEVEL = 0.28;

/** Radius of a hollow, in ball radii. */
const HOLLOW = 0.72;

/** @type {(brush: WoodBrush, hollow: Picture, shadow: Picture) => void} */
export function paintBoard(brush, hollow, shadow) {
  const { context, projection } = brush;
  const { scale, sin } = projection;
  const plane = (/** @type {number} */ x, /** @type {number} */ y) =>
    rotated(projection, { x, y, z: SURFACE });
  layShadow(brush, shadow, scale, plane);
  paintSlab(brush, {
    outline: (inset, z) => boardOutline(projection, inset, z),
    top: SURFACE,
    bevel: BEVEL,
    middle: project(projection, plane(0, 0)),
    reach: BOARD_HALF * scale * 0.9,
    high: (SURFACE - BOTTOM) * scale,
    plane,
  });
  // A fine groove that follows the rim.
  context.lineWidth = Math.max(0.75, scale * 0.055);
  const groove = boardOutline(projection, BEVEL + 0.1, SURFACE);
  context.strokeStyle = "rgb(60 32 12 / 55%)";
  context.stroke(groove);
  context.save();
  context.translate(scale * 0.035, scale * 0.045);
  context.strokeStyle = "rgb(255 226 178 / 40%)";
  context.stroke(groove);
  context.restore();
  for (const { level, at } of CELLS) {
    if (level > 1) break;
    const middle = project(projection, plane(at.x, at.y));
    drawSprite(context, hollow, middle, HOLLOW * scale, HOLLOW * scale * sin);
  }
}

/** The shadow of the board, for `paintBoard`. */
export const makeBoardShadow = () => makeShadow(BOARD_HALF, BOARD_HALF, BOARD_CORNER, 1);

/**
 * The board's outline at a height, drawn in by `inset`.
 * @type {(projection: Projection, inset: number, z: number) => Path2D}
 */
export function boardOutline(projection, inset, z) {
  const half = BOARD_HALF - inset;
  return roundedPath(half, half, Math.max(0.1, BOARD_CORNER - inset), (x, y) =>
    project(projection, rotated(projection, { x, y, z })),
  );
}
