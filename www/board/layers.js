/**
 * Layers for the wooden things, which change only with the camera: one for the board, which rotates and so has none while
 * it does, and one for each tray, which does not.
 * @import { Box, Context, Picture, Player } from "./types.js"
 * @import { Frame } from "./paint.js"
 * @import { Projection } from "./projection.js"
 */

import { contextOf, newCanvas } from "./canvas.js";
import { BOARD_HALF, BOARD_REACH, BOTTOM, PLAYERS, SURFACE } from "./geometry.js";
import { TRAY_TOP } from "./layout.js";
import { LIGHT_REACH, paintBoard } from "./paint-board.js";
import { paintTray } from "./paint-trays.js";
import { lightSide, makeLights } from "./paint-wood.js";
import { project, trayBox, unit } from "./projection.js";

/**
 * A picture and its place, in device pixels.
 * @typedef {object} Layer
 * @property {Picture} canvas
 * @property {number} left
 * @property {number} top
 * @property {number} ratio Device pixels per CSS pixel.
 * @property {unknown[]} made What it was painted for.
 */

/** Room for the shadow around a slab, in ball radii. */
const SHADOW_ROOM = 0.6;

export function newLayers() {
  const board = newLayer();
  const trays = { light: newLayer(), dark: newLayer() };
  let lights = makeLights(1);

  /**
   * Lays the trays and the board on a picture. While the board swings, no layer of it would serve a second picture.
   * @type {(frame: Frame, grain: Picture, ratio: number) => void}
   */
  return (frame, grain, ratio) => {
    const { context, projection, sprites, state, swings } = frame;
    const { width, height, scale, sin, near, rotationSin, rotationCos, reserves } = projection;
    const common = [width, height, sin, grain];
    const side = lightSide(BOARD_HALF * LIGHT_REACH * unit(projection) * ratio);
    if (lights.face.width !== side) lights = makeLights(side);
    const wood = { projection, grain, lights, ratio, swings };
    context.globalAlpha = state.trays;
    for (const player of PLAYERS) {
      const made = [...common, near, reserves];
      lay(context, trays[player], made, slabBox(projection, player), ratio, (context) =>
        paintTray({ ...wood, context, swings: false }, player),
      );
    }
    context.globalAlpha = 1;
    const paint = (/** @type {Context} */ context) =>
      paintBoard({ ...wood, context }, sprites.hollow);
    const made = [...common, scale, rotationSin, rotationCos, sprites.hollow];
    if (swings) paint(context);
    else lay(context, board, made, boardBox(projection), ratio, paint);
  };
}

/** @returns {Layer} */
function newLayer() {
  return { canvas: newCanvas(1, 1), left: 0, top: 0, ratio: 0, made: [] };
}

/** @type {(projection: Projection) => Box} */
function boardBox(projection) {
  const { scale, sin, cos } = projection;
  const { x, y } = project(projection, { x: 0, y: 0, z: SURFACE });
  const reach = (BOARD_REACH + SHADOW_ROOM) * scale;
  const foot = (SURFACE - BOTTOM) * cos * scale;
  const high = reach * sin;
  return { left: x - reach, top: y - high, right: x + reach, bottom: y + high + foot };
}

/** @type {(projection: Projection, player: Player) => Box} */
function slabBox(projection, player) {
  const { halfLength, halfWidth } = projection.groove;
  const [along, across] = [halfLength + SHADOW_ROOM, halfWidth + SHADOW_ROOM];
  const box = trayBox(projection, player, along, across);
  const foot = (TRAY_TOP - BOTTOM) * projection.cos * unit(projection);
  return { ...box, bottom: box.bottom + foot };
}

/**
 * Draws a layer, which is painted first unless it is already painted for the same things and fine enough.
 * @param {Context} target
 * @param {Layer} layer
 * @param {unknown[]} made
 * @param {Box} box
 * @param {number} ratio
 * @param {(context: Context) => void} painting
 */
function lay(target, layer, made, box, ratio, painting) {
  const { canvas } = layer;
  if (layer.ratio < ratio || made.some((part, index) => part !== layer.made[index])) {
    // On whole device pixels, so that drawing the layer blurs nothing.
    const left = Math.floor(box.left * ratio);
    const top = Math.floor(box.top * ratio);
    canvas.width = Math.ceil(box.right * ratio) - left;
    canvas.height = Math.ceil(box.bottom * ratio) - top;
    Object.assign(layer, { left, top, ratio, made });
    const context = contextOf(canvas);
    context.setTransform(ratio, 0, 0, ratio, -left, -top);
    painting(context);
  }
  const [x, y, width, height] = [layer.left, layer.top, canvas.width, canvas.height].map(
    (pixels) => pixels / layer.ratio,
  );
  target.drawImage(canvas, x, y, width, height);
}
