/**
 * What is of wood: the board, or one for each level of the plan; the trays, each with a groove and a plate for the count.
 * @import { Context, Picture, Player, ScreenPoint } from "./types.js"
 * @import { Plate } from "./layout.js"
 * @import { Frame } from "./paint.js"
 * @import { WoodBrush } from "./paint-wood.js"
 * @import { Projection } from "./projection.js"
 */

import { circle, contextOf, newCanvas } from "./canvas.js";
import { drawSprite } from "./draw-ball.js";
import { CELLS, PLAYERS, SURFACE } from "./geometry.js";
import { TRAY_FLOOR, TRAY_TOP } from "./layout.js";
import { layGrain, outlineOf, paintSlab } from "./paint-wood.js";
import { inTray, onPlate, project, unit } from "./projection.js";

/** Radius of a hollow, in ball radii. */
const HOLLOW = 0.72;

/** What the light on a board falls off over, by half its side. */
const LIGHT_REACH = 0.9;

/** @type {(projection: Projection, plate: Plate) => { halfX: number, halfY: number, corner: number, place: import("./paint-wood.js").Place }} */
const boardOf = (projection, plate) => ({
  halfX: plate.half,
  halfY: plate.half,
  corner: plate.corner,
  place: (x, y, z) => onPlate(projection, plate, { x, y, z }),
});

/** @type {(projection: Projection, player: Player) => ReturnType<typeof boardOf>} */
const trayOf = (projection, player) => ({
  halfX: projection.groove.halfLength,
  halfY: projection.groove.halfWidth,
  corner: 0.75,
  place: (along, across, z) => inTray(projection, player, along, across, z),
});

/** @type {(projection: Projection, player: Player) => ReturnType<typeof boardOf>} */
function troughOf(projection, player) {
  const { troughAt, troughHalf, troughWide, ball } = projection.groove;
  return {
    halfX: troughHalf,
    halfY: troughWide,
    corner: ball + 0.06,
    place: (along, across, z) => inTray(projection, player, along + troughAt, across, z),
  };
}

/** Middle and radius of the plate with the count, in CSS pixels. @type {(projection: Projection, player: Player) => ScreenPoint & { radius: number }} */
export function countPlate(projection, player) {
  const { plate, plateAt } = projection.groove;
  const at = project(projection, inTray(projection, player, plateAt, 0, TRAY_TOP));
  return { ...at, radius: plate * unit(projection) };
}

/**
 * A picture of the wooden things, which change only with the camera, and what it was painted for: of the trays, and of the
 * board where it does not swing.
 * @typedef {{ canvas: Picture, made: unknown[] }} Layer
 */

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

/** @type {(brush: WoodBrush, hollow: Picture) => void} */
function paintBoards(brush, hollow) {
  const { context, projection } = brush;
  const { scale, sin, plates } = projection;
  for (const plate of plates) {
    const { level, half, bevel } = plate;
    const board = boardOf(projection, plate);
    const reach = half * LIGHT_REACH;
    paintSlab(brush, { ...board, top: SURFACE, bevel, reach, high: bevel / 0.28 });
    // A fine groove that follows the rim.
    context.lineWidth = Math.max(0.75, scale * 0.055);
    const groove = outlineOf(projection, board, bevel + 0.1, SURFACE);
    context.strokeStyle = "#3c200c8c";
    context.stroke(groove);
    context.save();
    context.translate(scale * 0.035, scale * 0.045);
    context.strokeStyle = "#ffe2b266";
    context.stroke(groove);
    context.restore();
    for (const { at } of CELLS.filter((cell) => cell.level === level)) {
      const middle = project(projection, board.place(at.x, at.y, SURFACE));
      drawSprite(context, hollow, middle, HOLLOW * scale, HOLLOW * scale * sin);
    }
  }
}

/** @type {(brush: WoodBrush, player: Player) => void} */
function paintTray(brush, player) {
  const tray = trayOf(brush.projection, player);
  // Each tray is cut from its own part of the plank.
  const part = player === "light" ? -3 : 2;
  const reach = tray.halfX * 0.8;
  paintSlab(brush, { ...tray, top: TRAY_TOP, bevel: 0.1, reach, high: 0.7, part });
  paintTrough(brush, player);
  paintCountPlate(brush, player);
}

/** Shade across the groove, from the wall nearest to the light: where, and how much in percent. */
const COVE = [
  [0, 78],
  [0.2, 62],
  [0.55, 50],
  [0.85, 38],
  [1, 26],
];

/** @type {(brush: WoodBrush, player: Player) => void} */
function paintTrough(brush, player) {
  const { context, projection } = brush;
  const { place } = trayOf(projection, player);
  const trough = troughOf(projection, player);
  const outline = (/** @type {number} */ inset) => outlineOf(projection, trough, inset, TRAY_TOP);
  const lip = outline(0);
  layGrain(brush, (x, y) => place(x, y + 1, TRAY_FLOOR), lip);
  // The wall towards the light is in shadow, the opposite one catches the light.
  const { troughWide } = projection.groove;
  const from = project(projection, place(0, troughWide, TRAY_TOP));
  const to = project(projection, place(0, -troughWide, TRAY_TOP));
  const cove = context.createLinearGradient(from.x, from.y, to.x, to.y);
  for (const [at, dark] of COVE) cove.addColorStop(at, `rgb(38 18 6 / ${dark}%)`);
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

/** @type {(brush: WoodBrush, player: Player) => void} */
function paintCountPlate({ context, projection }, player) {
  const { x, y, radius } = countPlate(projection, player);
  context.save();
  context.translate(x, y);
  context.scale(1, projection.sin);
  const disc = circle({ x: 0, y: 0 }, radius);
  const face = context.createLinearGradient(-radius, -radius, radius, radius);
  face.addColorStop(0, player === "light" ? "#e6cb98" : "#452a19");
  face.addColorStop(1, player === "light" ? "#f6e3bd" : "#5d3b25");
  context.fillStyle = face;
  context.fill(disc);
  context.lineWidth = Math.max(0.75, unit(projection) * 0.05);
  context.strokeStyle = "#32190899";
  context.stroke(disc);
  context.restore();
}
