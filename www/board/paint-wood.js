/**
 * Painting of the wooden slabs that the board and the trays are.
 * @import { Context, Picture, Point, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 */

import { BOTTOM } from "./geometry.js";
import { project, unit } from "./projection.js";
import { tone } from "./wood.js";

/** Its unit is one CSS pixel. @typedef {{ context: Context, projection: Projection, grain: Picture, swings: boolean }} WoodBrush */

/** @typedef {(x: number, y: number, z: number) => Point} Place From the middle of a slab to the table. */

/**
 * In ball radii: half its sides, the rounding of corners, the height of its face, the width of its bevel, how far from the
 * middle light falls off, how far its shadow is thrown, and which part of the plank it is cut from.
 * @typedef {{ halfX: number, halfY: number, corner: number, top: number, bevel: number, reach: number, high: number, part?: number, place: Place }} Slab
 */

/** The light on the edge and the face of slabs, which falls off from the upper left to the lower right. */
const EDGE = ["#0000", "#00000038", "#00000080"];
const FACE = ["#ffecc842", "#ffecc800", "#3216063d"];

/** How many ball radii the grain picture spans. */
const GRAIN_SPAN = 16;

/** How a horizontal plane is seen: from its points, with y downwards, to the screen. @param {(x: number, y: number) => ScreenPoint} toScreen */
function flat(toScreen) {
  const { x: e, y: f } = toScreen(0, 0);
  const right = toScreen(1, 0);
  const down = toScreen(0, -1);
  return { a: right.x - e, b: right.y - f, c: down.x - e, d: down.y - f, e, f };
}

/** Around the origin; the corners are as round as the sides allow. @type {(halfX: number, halfY: number, corner: number) => Path2D} */
function rounded(halfX, halfY, corner) {
  const path = new Path2D();
  path.roundRect(-halfX, -halfY, 2 * halfX, 2 * halfY, corner);
  return path;
}

/** The outline of a slab at a height, drawn in by `inset`. @type {(projection: Projection, slab: Pick<Slab, "halfX" | "halfY" | "corner" | "place">, inset: number, z: number) => Path2D} */
export function outlineOf(projection, { halfX, halfY, corner, place }, inset, z) {
  const path = new Path2D();
  path.addPath(
    rounded(halfX - inset, halfY - inset, corner - inset),
    flat((x, y) => project(projection, place(x, y, z))),
  );
  return path;
}

/** How far a shadow fades outwards and inwards from the outline of a slab of height 1, and in how many layers at most. */
const SHADOW_OUT = 0.32;
const SHADOW_IN = 0.4;
const LAYERS = 20;

/** @type {(brush: WoodBrush, slab: Slab) => void} */
export function paintSlab(brush, slab) {
  const { top, bevel, reach, high, place, part = 0 } = slab;
  const { context, projection } = brush;
  const size = unit(projection);
  const outline = (/** @type {number} */ inset, /** @type {number} */ z) =>
    outlineOf(projection, slab, inset, z);
  const face = outline(bevel, top);
  context.save();
  // To the lower right on the screen, whatever the rotation.
  context.translate(0.1 * high * size, 0.14 * high * size);
  const layers = Math.min(LAYERS, Math.ceil((high * size) / 2));
  context.fillStyle = `rgb(64 40 14 / ${47 / layers}%)`;
  for (let layer = 0; layer < layers; layer += 1) {
    const inset = high * (SHADOW_IN - ((SHADOW_IN + SHADOW_OUT) * layer) / layers);
    const base = outline(inset, BOTTOM);
    // What is under the slab is not painted.
    base.addPath(outline(0.5, BOTTOM));
    context.fill(base, "evenodd");
  }
  context.restore();
  // The face the other way round: what is under it is not painted.
  const mirrored = {
    ...slab,
    place: (/** @type {[number, number, number]} */ ...[x, y, z]) => place(-x, y, z),
  };
  const hole = outlineOf(projection, mirrored, bevel, top);
  const edge = new Path2D();
  const slice = (/** @type {number} */ inset, /** @type {number} */ share, up = 0) => {
    const path = outline(inset * bevel, BOTTOM + (top - BOTTOM) * share);
    context.fillStyle = tone(0.8 + 0.5 * up ** 2);
    context.fill(path);
    edge.addPath(path);
    edge.addPath(hole);
  };
  // The edge, from its foot to the top: a small undercut, an upright wall, and a quarter round.
  slice(0.16, 0);
  slice(0, 0.3);
  const slices = Math.max(6, (high * size) / 4);
  for (let step = 0; step < slices; step += 1) {
    const angle = (step / slices) * (Math.PI / 2);
    slice(1 - Math.cos(angle), 0.45 + 0.55 * Math.sin(angle), Math.sin(angle));
  }
  const middle = project(projection, place(0, 0, top));
  const shine = (/** @type {string[]} */ colours, /** @type {Path2D} */ path) => {
    const far = 1.4 * reach * size;
    const { x, y } = middle;
    const light = context.createLinearGradient(x - far, y - far, x + far, y + far);
    for (const [index, colour] of colours.entries())
      light.addColorStop(0.14 + 0.36 * index, colour);
    context.fillStyle = light;
    context.fill(path);
  };
  shine(EDGE, edge);
  layGrain(brush, (x, y) => place(x, y + part, top), face);
  shine(FACE, face);
}

/**
 * Fills a path with the grain, flat on a plane, its middle at the plane's origin. (A picture drawn through a clip takes
 * twice as long.)
 * @type {(brush: WoodBrush, plane: (x: number, y: number) => Point, path: Path2D) => void}
 */
export function layGrain({ context, projection, grain, swings }, plane, path) {
  const pattern = /** @type {CanvasPattern} */ (context.createPattern(grain, "no-repeat"));
  const [along, across] = [GRAIN_SPAN / grain.width, GRAIN_SPAN / grain.height];
  const half = GRAIN_SPAN / 2;
  pattern.setTransform(
    flat((x, y) => project(projection, plane(x * along - half, y * across + half))),
  );
  context.save();
  context.imageSmoothingQuality = "medium";
  // Smoothing takes most of the time. In motion nobody sees whether pictures of so little contrast are smooth.
  context.imageSmoothingEnabled = !swings;
  context.fillStyle = pattern;
  context.fill(path, "evenodd");
  context.restore();
}
