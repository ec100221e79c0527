/**
 * A picture of the wooden things, which change only with the camera: of the trays, and of the board, which has none while
 * it swings.
 * @import { Context, Picture } from "./types.js"
 * @import { Frame } from "./paint.js"
 */

import { contextOf, newCanvas } from "./canvas.js";
import { PLAYERS } from "./geometry.js";
import { paintBoards, paintTray } from "./paint-board.js";

/** @typedef {{ canvas: Picture, made: unknown[] }} Layer Its picture, and what it was painted for. */

/** @returns {Layer} */
export const newLayer = () => ({ canvas: newCanvas(1, 1), made: [] });

/** @type {(layer: Layer, frame: Frame) => void} */
export function layWood(layer, { context, ratio, projection, sprites, state, swings }) {
  const { camera } = state;
  const { width, height, sin, near, scale, rotationSin, rotationCos } = projection;
  const { grain, hollow } = sprites;
  const wood = { projection, grain };
  const board = (/** @type {Context} */ context) =>
    paintBoards({ ...wood, context, swings }, hollow);
  const made = [ratio, width, height, sin, near, grain, camera.reserves, camera.apart, swings];
  if (!swings) made.push(scale, rotationSin, rotationCos, hollow);
  const { canvas } = layer;
  if (made.some((part, index) => part !== layer.made[index])) {
    layer.made = made;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const own = contextOf(canvas);
    own.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const player of camera.reserves ? PLAYERS : []) {
      paintTray({ ...wood, context: own, swings: false }, player);
    }
    if (!swings) board(own);
  }
  context.drawImage(canvas, 0, 0, canvas.width / ratio, canvas.height / ratio);
  if (swings) board(context);
}
