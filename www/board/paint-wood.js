/**
 * What the board and the trays are made of: rounded outlines, turned edges, grain, hollows, and the
 * soft shadow beneath.
 *
 * @import { Context, Picture, Point, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Sprites } from "./sprites.js"
 */

import { contextOf, newCanvas } from "./canvas.js";
import { BOTTOM } from "./geometry.js";
import { project } from "./projection.js";
import { tone } from "./wood-grain.js";

/** How many ball radii the grain picture spans. */
const GRAIN_SPAN = 16;

/**
 * The path of a rounded rectangle on the table.
 *
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

/** Pixels a ball radius in a shadow picture: shadows are soft, few will do. */
const SHADOW_UNIT = 12;
/** How far a shadow fades out beyond the thing, and how far in under it, for a thing of height 1. */
const SHADOW_OUT = 0.32;
const SHADOW_IN = 0.4;

/**
 * The soft shadow of a rounded rectangle, made once and laid flat on the table.
 *
 * @param {number} halfX
 * @param {number} halfY
 * @param {number} corner
 * @param {number} high How high it stands on the table.
 */
export function makeShadow(halfX, halfY, corner, high) {
  const middle = { x: halfX + SHADOW_OUT, y: halfY + SHADOW_OUT };
  const canvas = newCanvas(
    Math.ceil(2 * middle.x * SHADOW_UNIT),
    Math.ceil(2 * middle.y * SHADOW_UNIT),
  );
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
 * @param {Context} context
 * @param {Projection} view
 * @param {Picture} shadow
 * @param {number} thrown How far, in CSS pixels.
 * @param {(x: number, y: number) => Point} toTable
 */
export function layShadow(context, view, shadow, thrown, toTable) {
  context.save();
  // To the lower right on the screen, however the thing is turned.
  context.translate(0.1 * thrown, 0.14 * thrown);
  layPicture(context, view, shadow, SHADOW_UNIT, (x, y) => ({ ...toTable(x, y), z: BOTTOM }));
  context.restore();
}

/**
 * A turned edge: slices from the foot to the top, each lit by the way its rim faces.
 *
 * @param {Context} context
 * @param {(inset: number, z: number) => Path2D} outline
 * @param {number} top
 * @param {number} bevel Width of the rounding along the upper edge.
 * @param {{ x: number, y: number, reach: number, high: number }} bounds Its middle, its reach and
 *   the height of the edge in pixels.
 */
export function paintEdge(context, outline, top, bevel, bounds) {
  // About one slice for each second pixel: fewer would show as steps.
  const slices = Math.round(Math.min(28, Math.max(8, bounds.high / 2)));
  const face = outline(bevel * 1.2, top);
  for (let slice = 0; slice <= slices; slice += 1) {
    const t = slice / slices;
    const z = BOTTOM + (top - BOTTOM) * t;
    // A quarter round at the top, a small undercut at the foot.
    const round = Math.max(0, (t - 0.45) / 0.55);
    const inset = bevel * (1 - Math.sqrt(1 - round * round)) + 0.53 * bevel * Math.max(0, 0.3 - t);
    const up = round ** 2;
    const { x, y, reach } = bounds;
    const slope = context.createLinearGradient(x - reach, y - reach, x + reach, y + reach);
    slope.addColorStop(0, tone(0.8 + 0.5 * up));
    slope.addColorStop(0.5, tone(0.62 + 0.4 * up));
    slope.addColorStop(1, tone(0.38 + 0.42 * up));
    context.fillStyle = slope;
    // The face comes on top of it all: only the ring around it is worth filling.
    const slicePath = outline(inset, z);
    slicePath.addPath(face);
    context.fill(slicePath, "evenodd");
  }
}

/**
 * Lays the grain over a clipped face.
 *
 * @param {Context} context
 * @param {Projection} view
 * @param {Picture} grain
 * @param {(x: number, y: number) => Point} toTable
 */
export function layGrain(context, view, grain, toTable) {
  layPicture(context, view, grain, grain.width / GRAIN_SPAN, toTable);
}

/**
 * Lays a picture flat on a plane of the table, its middle at the plane's origin.
 *
 * @param {Context} context
 * @param {Projection} view
 * @param {Picture} picture
 * @param {number} unit Pixels of the picture a ball radius.
 * @param {(x: number, y: number) => Point} toTable
 */
function layPicture(context, view, picture, unit, toTable) {
  const origin = project(view, toTable(0, 0));
  const right = project(view, toTable(1, 0));
  const up = project(view, toTable(0, 1));
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

/**
 * The light falls off from the upper left to the lower right.
 *
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} reach
 */
export function paintSheen(context, x, y, reach) {
  const sheen = context.createLinearGradient(x - reach, y - reach, x + reach, y + reach);
  sheen.addColorStop(0, "rgb(255 236 200 / 26%)");
  sheen.addColorStop(0.5, "rgb(255 236 200 / 0%)");
  sheen.addColorStop(1, "rgb(50 22 6 / 24%)");
  context.fillStyle = sheen;
  context.fillRect(x - 1.4 * reach, y - 1.4 * reach, 2.8 * reach, 2.8 * reach);
}

/**
 * @param {Context} context
 * @param {Projection} view
 * @param {Sprites} sprites
 * @param {Point} at
 * @param {number} radius In ball radii.
 */
export function paintHollow(context, view, sprites, at, radius) {
  const { x, y } = project(view, at);
  const width = radius * view.scale;
  const height = width * view.sin;
  context.drawImage(sprites.hollow, x - width, y - height, 2 * width, 2 * height);
}
