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
import { LIGHT_REACH, paintBoards, paintTray } from "./paint-board.js";
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
  const kept = { board: newLayer(), light: newLayer(), dark: newLayer(), lights: makeLights(1) };

  /**
   * Lays the trays and the board on a picture. While the board swings, no layer of it would serve a second picture.
   * @type {(frame: Frame, reserves: boolean, ratio: number) => void}
   */
  return ({ context, projection, sprites, state, swings }, reserves, ratio) => {
    const { width, height, scale, sin, near, rotationSin, rotationCos, plates } = projection;
    const { grain, hollow } = sprites;
    const common = [width, height, sin, grain];
    const side = lightSide(BOARD_HALF * LIGHT_REACH * unit(projection) * ratio);
    if (kept.lights.face.width !== side) kept.lights = makeLights(side);
    const wood = { projection, grain, lights: kept.lights, ratio, swings };
    context.globalAlpha = state.trays;
    for (const player of reserves ? PLAYERS : []) {
      lay(context, kept[player], [...common, near], slabBox(projection, player), ratio, (context) =>
        paintTray({ ...wood, context, swings: false }, player),
      );
    }
    context.globalAlpha = 1;
    const paint = (/** @type {Context} */ context) => paintBoards({ ...wood, context }, hollow);
    const made = [...common, scale, rotationSin, rotationCos, hollow];
    const box = plates.length > 1 ? whole(projection) : boardBox(projection);
    if (swings) paint(context);
    else lay(context, kept.board, made, box, ratio, paint);
  };
}

/** @returns {Layer} */
function newLayer() {
  return { canvas: newCanvas(1, 1), left: 0, top: 0, ratio: 0, made: [] };
}

/** @type {(projection: Projection) => Box} */
const whole = ({ width, height }) => ({ left: 0, top: 0, right: width, bottom: height });

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
 * @type {(target: Context, layer: Layer, made: unknown[], box: Box, ratio: number, painting: (context: Context) => void) => void}
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
