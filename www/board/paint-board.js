/**
 * What is of wood: the board, or one for each level of the plan; the trays, each with a groove and a plate for the count.
 * @import { Player, ScreenPoint } from "./types.js"
 * @import { Brush } from "./canvas.js"
 * @import { Frame } from "./paint.js"
 */

import { drawSprite, kept } from "./canvas.js";
import { BOTTOM, CELLS, PLAYERS, SURFACE } from "./geometry.js";
import { inTray, onPlate, project, TRAY_FLOOR, TRAY_TOP, unit, viewKey } from "./projection.js";
import { tone } from "./sprites.js";

/**
 * @typedef {{ halfX: number, halfY: number, corner: number, at: (x: number, y: number, z: number) => ScreenPoint }} Shape
 *   In ball radii: half its sides and the rounding of corners; and where a point, from its middle, is on the screen.
 * @typedef {Shape & { top: number, bevel: number, reach: number, high: number, part?: number }} Slab
 *   In ball radii: the height of its face, the width of its bevel, how far from the middle light falls off, how far its
 *   shadow is thrown, and which part of the plank it is cut from.
 */

const HOLLOW = 0.72; // radius of a hollow, in ball radii

/** Draws the wooden things, which change only with the camera, from a picture kept by `owner`: the trays, and the board where it does not swing. @type {(frame: Frame, owner: object) => void} */
export function layWood(frame, owner) {
  const { context, ratio, projection, sprites, state, swings } = frame;
  const { reserves, apart } = state.camera;
  const { width, height, sin, near } = projection;
  const seen = swings ? [width, height, sin, near, reserves, apart].join() : viewKey(state);
  const key = [seen, ratio, swings, sprites.radius, sprites.grain.width].join();
  const [wide, high] = [width, height].map((side) => Math.round(side * ratio));
  const paint = (/** @type {Frame["context"]} */ own) => {
    own.setTransform(ratio, 0, 0, ratio, 0, 0);
    const brush = { ...frame, context: own, swings: false };
    for (const player of reserves ? PLAYERS : []) paintTray(brush, player);
    if (!swings) paintBoards(brush);
  };
  const wood = kept(owner, key, wide, high, paint, 1);
  context.drawImage(wood, 0, 0, wide / ratio, high / ratio);
  if (swings) paintBoards(frame);
}

/** @param {Brush} brush */
function paintBoards(brush) {
  const { context, projection, sprites } = brush;
  const { scale, sin, plates } = projection;
  for (const plate of plates) {
    const { level, half, bevel, corner } = plate;
    const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) =>
      project(projection, onPlate(projection, plate, { x, y, z }));
    const board = { halfX: half, halfY: half, corner, at };
    paintSlab(brush, { ...board, top: SURFACE, bevel, reach: 0.9 * half, high: bevel / 0.28 });
    // A fine groove that follows the rim.
    context.lineWidth = Math.max(0.75, scale * 0.055);
    const groove = outlineOf(board, bevel + 0.1, SURFACE);
    context.strokeStyle = "#3c200c8c";
    context.stroke(groove);
    context.save();
    context.translate(scale * 0.035, scale * 0.045);
    context.strokeStyle = "#ffe2b266";
    context.stroke(groove);
    context.restore();
    for (const cell of CELLS.filter((cell) => cell.level === level)) {
      const middle = at(cell.at.x, cell.at.y, SURFACE);
      drawSprite(context, sprites.hollow, middle, HOLLOW * scale, HOLLOW * scale * sin);
    }
  }
}

/** @type {(brush: Brush, player: Player) => void} */
function paintTray(brush, player) {
  const { projection } = brush;
  const { halfLength: halfX, halfWidth: halfY } = projection.groove;
  /** @type {Shape["at"]} */
  const at = (along, across, z) =>
    project(projection, inTray(projection, player, along, across, z));
  const tray = { halfX, halfY, corner: 0.75, at };
  // Each tray is cut from its own part of the plank.
  const part = player === "light" ? -3 : 2;
  const reach = 0.8 * tray.halfX;
  paintSlab(brush, { ...tray, top: TRAY_TOP, bevel: 0.1, reach, high: 0.7, part });
  paintTrough(brush, tray);
}

/** Shade across the groove, from the wall nearest to the light: where, and how much in percent. */
const COVE = [
  [0, 78],
  [0.2, 62],
  [0.55, 50],
  [0.85, 38],
  [1, 26],
];

/** @type {(brush: Brush, tray: Shape) => void} */
function paintTrough(brush, { at }) {
  const { context, projection } = brush;
  const { troughAt, troughHalf, troughWide, ball } = projection.groove;
  /** @type {Shape} */
  const trough = {
    halfX: troughHalf,
    halfY: troughWide,
    corner: ball + 0.06,
    at: (along, across, z) => at(along + troughAt, across, z),
  };
  const outline = (/** @type {number} */ inset) => outlineOf(trough, inset, TRAY_TOP);
  const lip = outline(0);
  layGrain(brush, (x, y) => at(x, y + 1, TRAY_FLOOR), lip);
  // The wall towards the light is in shadow, the opposite one catches the light.
  const from = at(0, troughWide, TRAY_TOP);
  const to = at(0, -troughWide, TRAY_TOP);
  const cove = context.createLinearGradient(from.x, from.y, to.x, to.y);
  for (const [share, dark] of COVE) cove.addColorStop(share, `rgb(38 18 6 / ${dark}%)`);
  context.fillStyle = cove;
  context.fill(lip);
  // Towards the ends it is rounded as well: slices of shade, from the lip inwards.
  context.fillStyle = "#26120617";
  for (let slice = 1; slice <= 5; slice += 1) {
    const ring = outline(0.035 * slice);
    ring.addPath(lip);
    context.fill(ring, "evenodd");
  }
  context.lineWidth = Math.max(0.75, unit(projection) * 0.04);
  context.strokeStyle = "#ffe2b259";
  context.stroke(outline(-0.02));
}

/** The light on the edge and the face of slabs, which falls off from the upper left to the lower right. */
const EDGE = ["#0000", "#00000038", "#00000080"];
const FACE = ["#ffecc842", "#ffecc800", "#3216063d"];

const GRAIN_SPAN = 16; // how many ball radii the grain picture spans

/** How a horizontal plane is seen: from its points, with y downwards, to the screen. @param {(x: number, y: number) => ScreenPoint} toScreen */
function flat(toScreen) {
  const { x: e, y: f } = toScreen(0, 0);
  const right = toScreen(1, 0);
  const down = toScreen(0, -1);
  return { a: right.x - e, b: right.y - f, c: down.x - e, d: down.y - f, e, f };
}

/** The outline at a height, drawn in by `inset`; the corners are as round as the sides allow. @type {(shape: Shape, inset: number, z: number) => Path2D} */
function outlineOf({ halfX, halfY, corner, at }, inset, z) {
  const [x, y] = [halfX - inset, halfY - inset];
  const outline = new Path2D();
  outline.roundRect(-x, -y, 2 * x, 2 * y, corner - inset);
  const path = new Path2D();
  path.addPath(
    outline,
    flat((along, across) => at(along, across, z)),
  );
  return path;
}

/** How far a shadow fades outwards and inwards from the outline of a slab of height 1, and in how many layers at most. */
const SHADOW_OUT = 0.32;
const SHADOW_IN = 0.4;
const LAYERS = 20;

/** @type {(brush: Brush, slab: Slab) => void} */
function paintSlab(brush, slab) {
  const { top, bevel, reach, high, at, part = 0 } = slab;
  const { context, projection } = brush;
  const size = unit(projection);
  const outline = (/** @type {number} */ inset, /** @type {number} */ z) =>
    outlineOf(slab, inset, z);
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
  const hole = outlineOf({ ...slab, at: (x, y, z) => at(-x, y, z) }, bevel, top);
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
  const shine = (/** @type {string[]} */ colours, /** @type {Path2D} */ path) => {
    const far = 1.4 * reach * size;
    const { x, y } = at(0, 0, top);
    const light = context.createLinearGradient(x - far, y - far, x + far, y + far);
    for (const [index, colour] of colours.entries())
      light.addColorStop(0.14 + 0.36 * index, colour);
    context.fillStyle = light;
    context.fill(path);
  };
  shine(EDGE, edge);
  layGrain(brush, (x, y) => at(x, y + part, top), face);
  shine(FACE, face);
}

/**
 * Fills a path with the grain, flat on a plane, its middle at the plane's origin. (A picture drawn through a clip takes
 * twice as long.)
 * @type {(brush: Brush, plane: (x: number, y: number) => ScreenPoint, path: Path2D) => void}
 */
function layGrain({ context, sprites: { grain }, swings }, plane, path) {
  const pattern = /** @type {CanvasPattern} */ (context.createPattern(grain, "no-repeat"));
  const [along, across] = [GRAIN_SPAN / grain.width, GRAIN_SPAN / grain.height];
  const half = GRAIN_SPAN / 2;
  pattern.setTransform(flat((x, y) => plane(x * along - half, y * across + half)));
  context.save();
  context.imageSmoothingQuality = "medium";
  // Smoothing takes most of the time. In motion nobody sees whether pictures of so little contrast are smooth.
  context.imageSmoothingEnabled = !swings;
  context.fillStyle = pattern;
  context.fill(path, "evenodd");
  context.restore();
}
