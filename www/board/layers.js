/**
 * The wooden things change only with the camera, so they are painted onto layers of their own: the
 * board, which turns, and the trays, which do not.
 *
 * @import { Context, Picture, Player } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Sprites } from "./sprites.js"
 */

import { contextOf, newCanvas } from "./canvas.js";
import { BOARD_REACH, BOTTOM, SURFACE } from "./geometry.js";
import { TRAY_TOP } from "./layout.js";
import { makeBoardShadow, paintBoard } from "./paint-board.js";
import { paintTray, unit } from "./paint-trays.js";
import { inTray, project } from "./projection.js";

/**
 * A picture and where it belongs, in CSS pixels.
 *
 * @typedef {object} Layer
 * @property {Picture} canvas
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} ratio Device pixels a CSS pixel.
 * @property {unknown[]} made What it was painted for.
 */

/** @typedef {Record<Player | "board", Layer>} Layers */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box In CSS pixels. */

/** Around a thing there is room for its shadow, in ball radii. */
const SHADOW_ROOM = 0.6;

/** @returns {(view: Projection, sprites: Sprites, grain: Picture, ratio: number) => Layers} */
export function newLayers() {
  const layers = { board: newLayer(), light: newLayer(), dark: newLayer() };
  const shadow = makeBoardShadow();

  return (view, sprites, grain, ratio) => {
    const { width, height, scale, sin, near, rotationSin, rotationCos, reserves } = view;
    const common = [width, height, sin, grain];
    const board = [...common, scale, rotationSin, rotationCos, sprites.hollow];
    fill(layers.board, board, boardBox(view), ratio, (context) =>
      paintBoard(context, view, sprites, grain, shadow),
    );
    for (const player of /** @type {Player[]} */ (["light", "dark"])) {
      const box = trayBounds(view, player);
      fill(layers[player], [...common, near, reserves], box, ratio, (context) =>
        paintTray(context, view, grain, player),
      );
    }
    return layers;
  };
}

/** @returns {Layer} */
function newLayer() {
  return { canvas: newCanvas(1, 1), x: 0, y: 0, width: 0, height: 0, ratio: 0, made: [] };
}

/**
 * @param {Projection} view
 * @returns {Box}
 */
function boardBox(view) {
  const { x, y } = project(view, { x: 0, y: 0, z: SURFACE });
  const reach = (BOARD_REACH + SHADOW_ROOM) * view.scale;
  const foot = (SURFACE - BOTTOM) * view.cos * view.scale;
  const high = reach * view.sin;
  return { left: x - reach, top: y - high, right: x + reach, bottom: y + high + foot };
}

/**
 * @param {Projection} view
 * @param {Player} player
 * @returns {Box}
 */
function trayBounds(view, player) {
  const { halfLength, halfWidth } = view.groove;
  const along = halfLength + SHADOW_ROOM;
  const across = halfWidth + SHADOW_ROOM;
  const a = project(view, inTray(view, player, -along, -across, TRAY_TOP));
  const b = project(view, inTray(view, player, along, across, TRAY_TOP));
  const foot = (TRAY_TOP - BOTTOM) * view.cos * unit(view);
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y) + foot,
  };
}

/**
 * @param {Layer} layer
 * @param {unknown[]} made
 * @param {Box} box
 * @param {number} ratio
 * @param {(context: Context) => void} painting
 */
function fill(layer, made, box, ratio, painting) {
  const same = made.every((part, index) => part === layer.made[index]);
  // A layer that is finer than needed will do.
  if (same && layer.ratio >= ratio) return;
  layer.made = made;
  layer.ratio = ratio;
  // On whole device pixels, so that laying it down blurs nothing.
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
  layer.x = left / ratio;
  layer.y = top / ratio;
  layer.width = wide / ratio;
  layer.height = high / ratio;
  context.imageSmoothingQuality = "medium";
  context.scale(ratio, ratio);
  context.translate(-layer.x, -layer.y);
  painting(context);
}
