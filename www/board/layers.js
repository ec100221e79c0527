/**
 * Layers for the wooden things, which change only with the camera: one for the board, which
 * rotates, and one for each tray, which does not.
 * @import { Box, Context, Picture, Player } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Sprites } from "./sprites.js"
 */

import { contextOf, newCanvas } from "./canvas.js";
import { BOARD_REACH, BOTTOM, PLAYERS, SURFACE } from "./geometry.js";
import { TRAY_TOP } from "./layout.js";
import { paintBoard } from "./paint-board.js";
import { paintTray, unit } from "./paint-trays.js";
import { project, trayBox } from "./projection.js";

/**
 * A picture and its place, in CSS pixels.
 * @typedef {object} Layer
 * @property {Picture} canvas
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} ratio Device pixels per CSS pixel.
 * @property {unknown[]} made What it was painted for.
 */

/** @typedef {Record<Player | "board", Layer>} Layers */

/** Room for the shadow around a slab, in ball radii. */
const SHADOW_ROOM = 0.6;

/**
 * @param {Picture} shadow Of the board.
 * @returns {(projection: Projection, sprites: Sprites, grain: Picture, ratio: number, swings: boolean) => Layers}
 *   While the board swings, its edge is painted more coarsely.
 */
export function newLayers(shadow) {
  const layers = { board: newLayer(), light: newLayer(), dark: newLayer() };

  return (projection, { hollow }, grain, ratio, swings) => {
    const { width, height, scale, sin, near, rotationSin, rotationCos, reserves, apart } =
      projection;
    const common = [width, height, sin, apart, grain];
    const made = [...common, scale, rotationSin, rotationCos, hollow, swings];
    fill(layers.board, made, boardBox(projection), ratio, (context) =>
      paintBoard({ context, projection, grain, swings }, hollow, shadow),
    );
    for (const player of PLAYERS) {
      fill(
        layers[player],
        [...common, near, reserves],
        slabBox(projection, player),
        ratio,
        (context) => paintTray({ context, projection, grain, swings: false }, player),
      );
    }
    return layers;
  };
}

/** @returns {Layer} */
function newLayer() {
  return { canvas: newCanvas(1, 1), x: 0, y: 0, width: 0, height: 0, ratio: 0, made: [] };
}

/** @type {(projection: Projection) => Box} */
function boardBox(projection) {
  const { scale, sin, cos, apart, width, height } = projection;
  // Levels apart are all over the picture.
  if (apart > 0) return { left: 0, top: 0, right: width, bottom: height };
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
 * Paints a layer, unless it is already painted for the same things and fine enough.
 * @param {Layer} layer
 * @param {unknown[]} made
 * @param {Box} box
 * @param {number} ratio
 * @param {(context: Context) => void} painting
 */
function fill(layer, made, box, ratio, painting) {
  const same = made.every((part, index) => part === layer.made[index]);
  if (same && layer.ratio >= ratio) return;
  // On whole device pixels, so that drawing the layer blurs nothing.
  const left = Math.floor(box.left * ratio);
  const top = Math.floor(box.top * ratio);
  const wide = Math.ceil(box.right * ratio) - left;
  const high = Math.ceil(box.bottom * ratio) - top;
  const { canvas } = layer;
  const context = contextOf(canvas);
  context.resetTransform();
  if (canvas.width === wide && canvas.height === high) context.clearRect(0, 0, wide, high);
  else {
    canvas.width = wide;
    canvas.height = high;
  }
  const [x, y, width, height] = [left, top, wide, high].map((pixels) => pixels / ratio);
  Object.assign(layer, { x, y, width, height, ratio, made });
  context.imageSmoothingQuality = "medium";
  context.scale(ratio, ratio);
  context.translate(-x, -y);
  painting(context);
}
