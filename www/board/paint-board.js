/**
 * The board: a turned square with round corners and sixteen hollows.
 *
 * @import { Context, Picture } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Sprites } from "./sprites.js"
 */

import { BOARD_CORNER, BOARD_HALF, BOTTOM, CELLS, SURFACE } from "./geometry.js";
import {
  layGrain,
  layShadow,
  makeShadow,
  paintEdge,
  paintHollow,
  paintSheen,
  roundedPath,
} from "./paint-wood.js";
import { project, rotated } from "./projection.js";

/** Width of the rounding along the upper edge. */
const BEVEL = 0.28;

/**
 * @param {Context} context Scaled so that one unit is one CSS pixel.
 * @param {Projection} view
 * @param {Sprites} sprites
 * @param {Picture} grain
 * @param {Picture} shadow
 */
export function paintBoard(context, view, sprites, grain, shadow) {
  layShadow(context, view, shadow, view.scale, (u, v) => rotated(view, { x: u, y: v, z: 0 }));
  const { x, y } = project(view, { x: 0, y: 0, z: SURFACE });
  const reach = BOARD_HALF * view.scale * 0.9;
  const high = (SURFACE - BOTTOM) * view.scale;
  const outline = (/** @type {number} */ inset, /** @type {number} */ z) =>
    boardOutline(view, inset, z);
  paintEdge(context, outline, SURFACE, BEVEL, { x, y, reach, high });
  context.save();
  context.clip(outline(BEVEL, SURFACE));
  layGrain(context, view, grain, (u, v) => rotated(view, { x: u, y: v, z: SURFACE }));
  paintSheen(context, x, y, reach);
  context.restore();
  // The turner's line: a fine groove that follows the rim.
  context.lineWidth = Math.max(0.75, view.scale * 0.055);
  const groove = outline(BEVEL + 0.1, SURFACE);
  context.strokeStyle = "rgb(60 32 12 / 55%)";
  context.stroke(groove);
  context.save();
  context.translate(view.scale * 0.035, view.scale * 0.045);
  context.strokeStyle = "rgb(255 226 178 / 40%)";
  context.stroke(groove);
  context.restore();
  for (const cell of CELLS) {
    if (cell.level > 1) break;
    paintHollow(context, view, sprites, rotated(view, { ...cell.at, z: SURFACE }), 0.72);
  }
}

/** The shadow of the board, for `paintBoard`. */
export const makeBoardShadow = () => makeShadow(BOARD_HALF, BOARD_HALF, BOARD_CORNER, 1);

/**
 * The board's outline at a height, drawn in by `inset`.
 *
 * @param {Projection} view
 * @param {number} inset
 * @param {number} z
 */
export function boardOutline(view, inset, z) {
  const half = BOARD_HALF - inset;
  return roundedPath(half, half, Math.max(0.1, BOARD_CORNER - inset), (x, y) =>
    project(view, rotated(view, { x, y, z })),
  );
}
