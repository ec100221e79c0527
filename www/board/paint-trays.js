/**
 * The two trays for the reserves: a groove for the balls, and a plate for the count.
 *
 * @import { Context, Picture, Player } from "./types.js"
 * @import { Projection } from "./projection.js"
 */

import { TRAY_FLOOR, TRAY_TOP } from "./layout.js";
import {
  layGrain,
  layShadow,
  makeShadow,
  paintEdge,
  paintSheen,
  roundedPath,
} from "./paint-wood.js";
import { inTray, project } from "./projection.js";

/** Width of the rounding along the upper edge. */
const BEVEL = 0.1;

/**
 * @param {Context} context Scaled so that one unit is one CSS pixel.
 * @param {Projection} view
 * @param {Picture} grain
 * @param {Player} player
 */
export function paintTray(context, view, grain, player) {
  const { halfLength, halfWidth } = view.groove;
  const shadow = makeShadow(halfLength, halfWidth, cornerOf(halfWidth), 0.7);
  layShadow(context, view, shadow, 0.7 * unit(view), (u, v) => inTray(view, player, u, v, 0));
  const { x, y } = project(view, inTray(view, player, 0, 0, TRAY_TOP));
  const reach = halfLength * unit(view) * 0.8;
  const outline = (/** @type {number} */ inset, /** @type {number} */ z) =>
    trayOutline(view, player, inset, z);
  paintEdge(context, outline, TRAY_TOP, BEVEL, { x, y, reach, high: 0.5 * unit(view) });
  context.save();
  context.clip(outline(BEVEL, TRAY_TOP));
  // Each tray is cut from its own part of the plank.
  const part = player === "light" ? -3 : 2;
  layGrain(context, view, grain, (u, v) => inTray(view, player, u, v + part, TRAY_TOP));
  paintSheen(context, x, y, reach);
  context.restore();
  paintTrough(context, view, grain, player);
  paintCountPlate(context, view, player);
}

/**
 * CSS pixels a ball radius in the trays, which do not shrink with the turning board.
 *
 * @param {Projection} view
 */
export const unit = (view) => view.scale * view.still;

/** Shade across the groove, from the wall nearest to the light: where, and how much in percent. */
const COVE = [
  [0, 78],
  [0.2, 62],
  [0.55, 50],
  [0.85, 38],
  [1, 26],
];

/**
 * A cove, worked into the tray.
 *
 * @param {Context} context
 * @param {Projection} view
 * @param {Picture} grain
 * @param {Player} player
 */
function paintTrough(context, view, grain, player) {
  context.save();
  context.clip(troughOutline(view, player, 0, TRAY_TOP));
  layGrain(context, view, grain, (u, v) => inTray(view, player, u, v + 1, TRAY_FLOOR));
  // The wall towards the light lies in shadow, the one across from it catches the light.
  const { troughWide } = view.groove;
  const from = project(view, inTray(view, player, 0, troughWide, TRAY_TOP));
  const to = project(view, inTray(view, player, 0, -troughWide, TRAY_TOP));
  const cove = context.createLinearGradient(from.x, from.y, to.x, to.y);
  for (const [at, dark] of COVE) cove.addColorStop(at, `rgb(38 18 6 / ${dark}%)`);
  context.fillStyle = cove;
  context.fill(troughOutline(view, player, 0, TRAY_TOP));
  // Towards the ends it rounds up as well: slices of shade, from the lip inwards.
  const lip = troughOutline(view, player, 0, TRAY_TOP);
  context.fillStyle = "rgb(38 18 6 / 9%)";
  for (let slice = 1; slice <= 5; slice += 1) {
    const ring = troughOutline(view, player, 0.035 * slice, TRAY_TOP);
    ring.addPath(lip);
    context.fill(ring, "evenodd");
  }
  context.restore();
  context.lineWidth = Math.max(0.75, unit(view) * 0.04);
  context.strokeStyle = "rgb(255 226 178 / 35%)";
  context.stroke(troughOutline(view, player, -0.02, TRAY_TOP));
}

/**
 * The inlaid disc that carries the count.
 *
 * @param {Context} context
 * @param {Projection} view
 * @param {Player} player
 */
function paintCountPlate(context, view, player) {
  const { x, y, radius } = countPlate(view, player);
  context.save();
  context.translate(x, y);
  context.scale(1, view.sin);
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  const face = context.createLinearGradient(-radius, -radius, radius, radius);
  face.addColorStop(0, player === "light" ? "#e6cb98" : "#452a19");
  face.addColorStop(1, player === "light" ? "#f6e3bd" : "#5d3b25");
  context.fillStyle = face;
  context.fill();
  context.lineWidth = Math.max(0.75, unit(view) * 0.05);
  context.strokeStyle = "rgb(50 25 8 / 60%)";
  context.stroke();
  context.restore();
}

/**
 * Where the plate with the count lies, in CSS pixels.
 *
 * @param {Projection} view
 * @param {Player} player
 */
export function countPlate(view, player) {
  const { plate, plateAt } = view.groove;
  const at = project(view, inTray(view, player, plateAt, 0, TRAY_TOP));
  return { ...at, radius: plate * unit(view) };
}

/** @param {number} halfWidth */
const cornerOf = (halfWidth) => Math.min(halfWidth, 0.75);

/**
 * @param {Projection} view
 * @param {Player} player
 * @param {number} inset
 * @param {number} z
 */
export function trayOutline(view, player, inset, z) {
  const { halfLength, halfWidth } = view.groove;
  const corner = cornerOf(halfWidth) - inset;
  return roundedPath(halfLength - inset, halfWidth - inset, corner, (along, across) =>
    project(view, inTray(view, player, along, across, z)),
  );
}

/**
 * @param {Projection} view
 * @param {Player} player
 * @param {number} inset
 * @param {number} z
 */
export function troughOutline(view, player, inset, z) {
  const { troughAt, troughHalf, troughWide, ball } = view.groove;
  return roundedPath(
    troughHalf - inset,
    troughWide - inset,
    Math.max(0.05, Math.min(ball + 0.06, troughWide) - inset),
    (along, across) => project(view, inTray(view, player, along + troughAt, across, z)),
  );
}
