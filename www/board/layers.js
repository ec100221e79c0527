/**
 * The wooden things change only with the camera, so they are painted onto layers of their own: the
 * board, which turns, and the trays, which do not.
 *
 * @import { Projector } from "./camera.js"
 * @import { Sprites } from "./sprites.js"
 */

import { project } from "./camera.js";
import { BOARD_REACH, SURFACE } from "./geometry.js";
import { makeGrain } from "./grain.js";
import { makeBoardShadow, paintBoard } from "./paint-board.js";
import { makeTrayShadow, paintTrays } from "./paint-trays.js";
import { contextOf, newCanvas } from "./sprites.js";

/**
 * A picture and where it belongs, in CSS pixels.
 *
 * @typedef {object} Layer
 * @property {HTMLCanvasElement} canvas
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {string} key What it was painted for.
 */

/**
 * @typedef {object} Layers
 * @property {Layer} board
 * @property {Layer} trays
 */

/** Beyond the board there is room for its shadow and its foot. */
const BOARD_ROOM = BOARD_REACH + 1.6;

/** @returns {(view: Projector, sprites: Sprites, ratio: number) => Layers} */
export function newLayers() {
  const layers = { board: newLayer(), trays: newLayer() };
  const shadows = { board: makeBoardShadow(), trays: makeTrayShadow() };
  /** @type {HTMLCanvasElement | null} */
  let grain = null;

  return (view, sprites, ratio) => {
    const { width, height, scale, sin, near, sideways, turnSin, turnCos } = view;
    const side = scale * ratio > 55 ? 1024 : 512;
    if (grain?.width !== side) grain = makeGrain(side);
    const wood = grain;
    const common = [width, height, scale, sin, ratio, sprites.radius];
    const { x, y } = project(view, { x: 0, y: 0, z: SURFACE });
    const reach = BOARD_ROOM * scale;
    const box = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
    fill(layers.board, [...common, turnSin, turnCos].join(), box, ratio, (context) =>
      paintBoard(context, view, sprites, wood, shadows.board),
    );
    const all = { x: 0, y: 0, width, height };
    fill(layers.trays, [...common, near, sideways].join(), all, ratio, (context) =>
      paintTrays(context, view, sprites, wood, shadows.trays),
    );
    return layers;
  };
}

/** @returns {Layer} */
function newLayer() {
  return { canvas: newCanvas(1, 1), x: 0, y: 0, width: 0, height: 0, key: "" };
}

/**
 * @param {Layer} layer
 * @param {string} key
 * @param {{ x: number, y: number, width: number, height: number }} box In CSS pixels.
 * @param {number} ratio
 * @param {(context: CanvasRenderingContext2D) => void} painting
 */
function fill(layer, key, box, ratio, painting) {
  if (layer.key === key) return;
  layer.key = key;
  // On whole device pixels, so that laying it down blurs nothing.
  const left = Math.floor(box.x * ratio);
  const top = Math.floor(box.y * ratio);
  const { canvas } = layer;
  canvas.width = Math.ceil((box.x + box.width) * ratio) - left;
  canvas.height = Math.ceil((box.y + box.height) * ratio) - top;
  layer.x = left / ratio;
  layer.y = top / ratio;
  layer.width = canvas.width / ratio;
  layer.height = canvas.height / ratio;
  const context = contextOf(canvas);
  context.scale(ratio, ratio);
  context.translate(-layer.x, -layer.y);
  painting(context);
}
