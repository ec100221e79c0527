/**
 * The board: a square slab with round corners and sixteen hollows. Levels apart have smaller ones of the same kind.
 * @import { Level, Picture } from "./types.js"
 * @import { WoodBrush } from "./paint-wood.js"
 * @import { Projection } from "./projection.js"
 */

import { drawSprite } from "./draw-ball.js";
import { BOARD_CORNER, CELLS, plateHalf, SURFACE } from "./geometry.js";
import { makeShadow, paintSlab, roundedPath } from "./paint-wood.js";
import { onLevel, project } from "./projection.js";

/** Width of the rounding along the upper edge. */
const BEVEL = 0.28;

/** Radius of a hollow, in ball radii. */
const HOLLOW = 0.72;

/** What the light on a slab falls off over, by half its side. */
export const LIGHT_REACH = 0.9;

/** @type {(brush: WoodBrush, hollow: Picture) => void} */
export function paintBoard(brush, hollow) {
  for (const level of plates(brush.projection)) paintPlate(brush, hollow, level);
}

/**
 * The levels that have a board or plate of their own, in the order of painting.
 * @type {(projection: Projection) => Level[]}
 */
export const plates = ({ apart }) => (apart > 0 ? [4, 3, 2, 1] : [1]);

/** @type {(brush: WoodBrush, hollow: Picture, level: Level) => void} */
function paintPlate(brush, hollow, level) {
  const { context, projection } = brush;
  const { scale, sin } = projection;
  const plane = (/** @type {number} */ x, /** @type {number} */ y) => ({
    ...onLevel(projection, level, { x, y, z: 0 }),
    z: SURFACE,
  });
  shadows[level] ??= makePlateShadow(level);
  paintSlab(brush, {
    outline: (inset, z) => boardOutline(projection, inset, z, level),
    top: SURFACE,
    bevel: BEVEL,
    reach: plateHalf(level) * LIGHT_REACH,
    high: 1,
    plane,
    shadow: shadows[level],
  });
  // A fine groove that follows the rim.
  context.lineWidth = Math.max(0.75, scale * 0.055);
  const groove = boardOutline(projection, BEVEL + 0.1, SURFACE, level);
  context.strokeStyle = "#3c200c8c";
  context.stroke(groove);
  context.save();
  context.translate(scale * 0.035, scale * 0.045);
  context.strokeStyle = "#ffe2b266";
  context.stroke(groove);
  context.restore();
  for (const cell of CELLS) {
    if (cell.level !== level) continue;
    const middle = project(projection, plane(cell.at.x, cell.at.y));
    drawSprite(context, hollow, middle, HOLLOW * scale, HOLLOW * scale * sin);
  }
}

/** Of the board and the plates, by their levels. */
const shadows = /** @type {Picture[]} */ ([]);

/** @param {Level} level */
function makePlateShadow(level) {
  const half = plateHalf(level);
  return makeShadow(half, half, BOARD_CORNER, 1);
}

/**
 * The outline of the board, or of the plate of another level, at a height on the table, drawn in by `inset`.
 * @type {(projection: Projection, inset: number, z: number, level?: Level) => Path2D}
 */
export function boardOutline(projection, inset, z, level = 1) {
  const half = plateHalf(level) - inset;
  return roundedPath(half, half, BOARD_CORNER - inset, (x, y) =>
    project(projection, { ...onLevel(projection, level, { x, y, z }), z }),
  );
}
