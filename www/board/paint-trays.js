/**
 * The two trays for the reserves: a groove for the balls, and a plate for the count.
 * @import { Player, ScreenPoint } from "./types.js"
 * @import { Plane, WoodBrush } from "./paint-wood.js"
 * @import { Projection } from "./projection.js"
 */

import { TRAY_FLOOR, TRAY_TOP } from "./layout.js";
import { layGrain, paintSlab, roundedPath } from "./paint-wood.js";
import { inTray, project, unit } from "./projection.js";

/** Width of the rounding along the upper edge. */
const BEVEL = 0.1;

/** Radius of the corners. */
const CORNER = 0.75;

/** @type {(brush: WoodBrush, player: Player) => void} */
export function paintTray(brush, player) {
  const { projection } = brush;
  const { halfLength, halfWidth } = projection.groove;
  paintSlab(brush, {
    outline: (inset, z) => trayOutline(projection, player, inset, z),
    halfX: halfLength,
    halfY: halfWidth,
    corner: CORNER,
    top: TRAY_TOP,
    bevel: BEVEL,
    reach: halfLength * 0.8,
    high: 0.7,
    plane: planeOf(projection, player, TRAY_TOP),
    // Each tray is cut from its own part of the plank.
    part: player === "light" ? -3 : 2,
  });
  paintTrough(brush, player);
  paintCountPlate(brush, player);
}

/** @type {(projection: Projection, player: Player, z: number) => Plane} */
const planeOf = (projection, player, z) => (x, y) => inTray(projection, player, x, y, z);

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
  const outline = (/** @type {number} */ inset) =>
    troughOutline(projection, player, inset, TRAY_TOP);
  const lip = outline(0);
  const floor = planeOf(projection, player, TRAY_FLOOR);
  layGrain(brush, (x, y) => floor(x, y + 1), lip);
  // The wall towards the light is in shadow, the opposite one catches the light.
  const { troughWide } = projection.groove;
  const top = planeOf(projection, player, TRAY_TOP);
  const from = project(projection, top(0, troughWide));
  const to = project(projection, top(0, -troughWide));
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
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  const face = context.createLinearGradient(-radius, -radius, radius, radius);
  face.addColorStop(0, player === "light" ? "#e6cb98" : "#452a19");
  face.addColorStop(1, player === "light" ? "#f6e3bd" : "#5d3b25");
  context.fillStyle = face;
  context.fill();
  context.lineWidth = Math.max(0.75, unit(projection) * 0.05);
  context.strokeStyle = "#32190899";
  context.stroke();
  context.restore();
}

/** Middle and radius of the plate with the count, in CSS pixels. @type {(projection: Projection, player: Player) => ScreenPoint & { radius: number }} */
export function countPlate(projection, player) {
  const { plate, plateAt } = projection.groove;
  const at = project(projection, inTray(projection, player, plateAt, 0, TRAY_TOP));
  return { ...at, radius: plate * unit(projection) };
}

/** @type {(projection: Projection, player: Player, inset: number, z: number) => Path2D} */
export function trayOutline(projection, player, inset, z) {
  const { halfLength, halfWidth } = projection.groove;
  const plane = planeOf(projection, player, z);
  return roundedPath(halfLength - inset, halfWidth - inset, CORNER - inset, (along, across) =>
    project(projection, plane(along, across)),
  );
}

/** @type {(projection: Projection, player: Player, inset: number, z: number) => Path2D} */
export function troughOutline(projection, player, inset, z) {
  const { troughAt, troughHalf, troughWide, ball } = projection.groove;
  const plane = planeOf(projection, player, z);
  const corner = ball + 0.06 - inset;
  return roundedPath(troughHalf - inset, troughWide - inset, corner, (along, across) =>
    project(projection, plane(along + troughAt, across)),
  );
}
