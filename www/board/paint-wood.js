/**
 * Painting of wooden slabs, which the board and the trays are: rounded outlines, rounded edges,
 * grain, hollows, and the soft shadow under them.
 * @import { Context, Picture, Point, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 */

import { contextOf, newCanvas } from "./canvas.js";
import { BOTTOM } from "./geometry.js";
import { project } from "./projection.js";
import { tone } from "./wood-grain.js";

/**
 * The context is scaled so that one unit is one CSS pixel.
 * @typedef {{ context: Context, projection: Projection, grain: Picture, swings: boolean }} WoodBrush
 */

/** @typedef {(x: number, y: number) => Point} Plane Points of a horizontal plane on the table. */

/**
 * @typedef {object} Slab
 * @property {(inset: number, z: number) => Path2D} outline At a height, drawn in by `inset`.
 * @property {number} top Height of its face.
 * @property {number} bevel Width of the rounding along the upper edge.
 * @property {ScreenPoint} middle
 * @property {number} reach From its middle, in pixels: what the light falls off over.
 * @property {number} high Height of its edge in pixels.
 * @property {Plane} plane The plane of its face.
 */

/** How many ball radii the grain picture spans. */
const GRAIN_SPAN = 16;

/**
 * The path of a rounded rectangle on the table.
 * @param {number} halfX
 * @param {number} halfY
 * @param {number} corner
 * @param {(x: number, y: number) => ScreenPoint} toScreen
 */
export function roundedPath(halfX, halfY, corner, toScreen) {
  const path = new Path2D();
  const steps = 12;
  const centres = [
    [halfX - corner, halfY - corner],
    [corner - halfX, halfY - corner],
    [corner - halfX, corner - halfY],
    [halfX - corner, corner - halfY],
  ];
  for (const [quarter, [x, y]] of centres.entries()) {
    for (let step = 0; step <= steps; step += 1) {
      const angle = ((quarter + step / steps) * Math.PI) / 2;
      const point = toScreen(x + corner * Math.cos(angle), y + corner * Math.sin(angle));
      path.lineTo(point.x, point.y);
    }
  }
  path.closePath();
  return path;
}

/** Pixels per ball radius in a shadow picture: few, because shadows are soft. */
const SHADOW_UNIT = 12;
/** How far a shadow fades outwards and inwards from the outline of a slab of height 1. */
const SHADOW_OUT = 0.32;
const SHADOW_IN = 0.4;

/**
 * The soft shadow of a rounded rectangle, as a picture.
 * @param {number} halfX
 * @param {number} halfY
 * @param {number} corner
 * @param {number} high Height of the slab.
 */
export function makeShadow(halfX, halfY, corner, high) {
  const middle = { x: halfX + SHADOW_OUT, y: halfY + SHADOW_OUT };
  const [wide, tall] = [2 * middle.x * SHADOW_UNIT, 2 * middle.y * SHADOW_UNIT];
  const canvas = newCanvas(Math.ceil(wide), Math.ceil(tall));
  const context = contextOf(canvas);
  context.scale(SHADOW_UNIT, SHADOW_UNIT);
  context.fillStyle = "rgb(38 20 8 / 2%)";
  const layers = 24;
  for (let layer = 0; layer < layers; layer += 1) {
    const inset = high * (SHADOW_IN - ((SHADOW_IN + SHADOW_OUT) * layer) / layers);
    const path = roundedPath(halfX - inset, halfY - inset, corner - inset, (x, y) => ({
      x: middle.x + x,
      y: middle.y - y,
    }));
    context.fill(path);
  }
  return canvas;
}

/**
 * Draws a shadow on the table, thrown by a number of CSS pixels.
 * @type {(brush: WoodBrush, shadow: Picture, thrown: number, plane: Plane) => void}
 */
export function layShadow(brush, shadow, thrown, plane) {
  const { context } = brush;
  context.save();
  // To the lower right on the screen, whatever the rotation.
  context.translate(0.1 * thrown, 0.14 * thrown);
  layPicture(brush, shadow, SHADOW_UNIT, (x, y) => ({ ...plane(x, y), z: BOTTOM }));
  context.restore();
}

/** @type {(brush: WoodBrush, slab: Slab) => void} */
export function paintSlab(brush, slab) {
  const { context } = brush;
  const { x, y } = slab.middle;
  const { outline, top, bevel, reach } = slab;
  paintEdge(brush, slab);
  context.save();
  context.clip(outline(bevel, top));
  layGrain(brush, slab.plane);
  // The light falls off from the upper left to the lower right.
  const sheen = context.createLinearGradient(x - reach, y - reach, x + reach, y + reach);
  sheen.addColorStop(0, "rgb(255 236 200 / 26%)");
  sheen.addColorStop(0.5, "rgb(255 236 200 / 0%)");
  sheen.addColorStop(1, "rgb(50 22 6 / 24%)");
  context.fillStyle = sheen;
  context.fillRect(x - 1.4 * reach, y - 1.4 * reach, 2.8 * reach, 2.8 * reach);
  context.restore();
}

/**
 * The edge of a slab: slices from the foot to the top, each lit by the way its rim faces.
 * @type {(brush: WoodBrush, slab: Slab) => void}
 */
function paintEdge({ context, swings }, { outline, top, bevel, middle, reach, high }) {
  // About one slice for each second pixel: fewer would show as steps, unless the board moves.
  const slices = swings ? 4 : Math.round(Math.min(28, Math.max(8, high / 2)));
  const face = outline(bevel * 1.2, top);
  const { x, y } = middle;
  for (let slice = 0; slice <= slices; slice += 1) {
    const t = slice / slices;
    const z = BOTTOM + (top - BOTTOM) * t;
    // A quarter round at the top, a small undercut at the foot.
    const round = Math.max(0, (t - 0.45) / 0.55);
    const inset = bevel * (1 - Math.sqrt(1 - round * round)) + 0.53 * bevel * Math.max(0, 0.3 - t);
    const up = round ** 2;
    const slope = context.createLinearGradient(x - reach, y - reach, x + reach, y + reach);
    slope.addColorStop(0, tone(0.8 + 0.5 * up));
    slope.addColorStop(0.5, tone(0.62 + 0.4 * up));
    slope.addColorStop(1, tone(0.38 + 0.42 * up));
    context.fillStyle = slope;
    // The face is painted over it later: only the ring around the face needs to be filled.
    const slicePath = outline(inset, z);
    slicePath.addPath(face);
    context.fill(slicePath, "evenodd");
  }
}

/** @type {(brush: WoodBrush, plane: Plane) => void} */
export function layGrain(brush, plane) {
  layPicture(brush, brush.grain, brush.grain.width / GRAIN_SPAN, plane);
}

/**
 * Draws a picture flat on a plane, its middle at the plane's origin. The unit is in pixels of the
 * picture per ball radius.
 * @type {(brush: WoodBrush, picture: Picture, unit: number, plane: Plane) => void}
 */
function layPicture({ context, projection }, picture, unit, plane) {
  const origin = project(projection, plane(0, 0));
  const right = project(projection, plane(1, 0));
  const up = project(projection, plane(0, 1));
  context.save();
  context.transform(
    (right.x - origin.x) / unit,
    (right.y - origin.y) / unit,
    (origin.x - up.x) / unit,
    (origin.y - up.y) / unit,
    origin.x,
    origin.y,
  );
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}
