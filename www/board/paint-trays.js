/**
 * The two trays for the reserves: a trough with shallow hollows, and a plate for the count.
 *
 * @import { Player } from "./types.js"
 * @import { Projector } from "./camera.js"
 * @import { Sprites } from "./sprites.js"
 */

import { inTray, project } from "./camera.js";
import {
  COUNT_AT,
  RESERVE_BALL,
  TRAY_CORNER,
  TRAY_FLOOR,
  TRAY_HALF_LENGTH,
  TRAY_HALF_WIDTH,
  TRAY_TOP,
  TROUGH_AT,
  TROUGH_HALF_LENGTH,
  TROUGH_HALF_WIDTH,
  traySlot,
} from "./geometry.js";
import { tone } from "./grain.js";
import {
  BEVEL,
  layGrain,
  layShadow,
  makeShadow,
  paintEdge,
  paintHollow,
  paintSheen,
  roundedPath,
} from "./joinery.js";

/**
 * @param {CanvasRenderingContext2D} context Scaled so that one unit is one CSS pixel.
 * @param {Projector} view
 * @param {Sprites} sprites
 * @param {HTMLCanvasElement} grain
 * @param {HTMLCanvasElement} shadow
 */
export function paintTrays(context, view, sprites, grain, shadow) {
  for (const player of /** @type {Player[]} */ (["light", "dark"])) {
    layShadow(context, view, shadow, (u, v) => inTray(view, player, u, v, 0));
    paintTray(context, view, sprites, grain, player);
  }
}

/** The shadow of a tray, for `paintTrays`. */
export const makeTrayShadow = () => makeShadow(TRAY_HALF_LENGTH, TRAY_HALF_WIDTH, TRAY_CORNER);

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Projector} view
 * @param {Sprites} sprites
 * @param {HTMLCanvasElement} grain
 * @param {Player} player
 */
function paintTray(context, view, sprites, grain, player) {
  const { x, y } = project(view, inTray(view, player, 0, 0, TRAY_TOP));
  const reach = TRAY_HALF_LENGTH * view.scale * 0.8;
  const outline = (/** @type {number} */ inset, /** @type {number} */ z) =>
    trayOutline(view, player, inset, z);
  paintEdge(context, outline, TRAY_TOP, { x, y, reach });
  context.save();
  context.clip(outline(BEVEL, TRAY_TOP));
  layGrain(context, view, grain, (u, v) => inTray(view, player, u, v - 3, TRAY_TOP));
  paintSheen(context, x, y, reach);
  context.restore();
  paintTrough(context, view, sprites, player);
  paintCountPlate(context, view, player);
}

/**
 * A cove: slices from the lip down to the floor, each darker than the one above.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Projector} view
 * @param {Sprites} sprites
 * @param {Player} player
 */
function paintTrough(context, view, sprites, player) {
  context.save();
  context.clip(troughOutline(view, player, 0, TRAY_TOP));
  const slices = 8;
  const { x, y } = project(view, inTray(view, player, 0, 0, TRAY_TOP));
  const reach = TRAY_HALF_LENGTH * view.scale * 0.7;
  for (let slice = 0; slice <= slices; slice += 1) {
    const t = slice / slices;
    const light = context.createLinearGradient(x - reach, y - reach, x + reach, y + reach);
    light.addColorStop(0, tone(0.42 + 0.2 * t));
    light.addColorStop(1, tone(0.62 + 0.06 * t));
    context.fillStyle = light;
    const depth = TRAY_TOP + (TRAY_FLOOR - TRAY_TOP) * Math.sin((t * Math.PI) / 2);
    context.fill(troughOutline(view, player, 0.34 * t ** 1.5, depth));
  }
  for (let index = 0; index < 12; index += 1) {
    const { along, across } = traySlot(index);
    paintHollow(context, view, sprites, inTray(view, player, along, across, TRAY_FLOOR), 0.5);
  }
  context.restore();
  context.lineWidth = Math.max(0.75, view.scale * 0.05);
  context.strokeStyle = "rgb(255 226 178 / 35%)";
  context.stroke(troughOutline(view, player, -0.03, TRAY_TOP));
}

/**
 * The inlaid disc that carries the count.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Projector} view
 * @param {Player} player
 */
function paintCountPlate(context, view, player) {
  const { x, y } = countPlate(view, player);
  const radius = COUNT_RADIUS * view.scale;
  const rim = Math.max(0.75, view.scale * 0.06);
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
  context.lineWidth = rim;
  context.strokeStyle = "rgb(50 25 8 / 60%)";
  context.stroke();
  context.restore();
}

export const COUNT_RADIUS = 0.74;

/**
 * @param {Projector} view
 * @param {Player} player
 */
export function countPlate(view, player) {
  return project(view, inTray(view, player, COUNT_AT, 0, TRAY_TOP));
}

/**
 * @param {Projector} view
 * @param {Player} player
 * @param {number} inset
 * @param {number} z
 */
function trayOutline(view, player, inset, z) {
  return roundedPath(
    TRAY_HALF_LENGTH - inset,
    TRAY_HALF_WIDTH - inset,
    TRAY_CORNER - inset,
    (along, across) => project(view, inTray(view, player, along, across, z)),
  );
}

/**
 * @param {Projector} view
 * @param {Player} player
 * @param {number} inset
 * @param {number} z
 */
function troughOutline(view, player, inset, z) {
  return roundedPath(
    TROUGH_HALF_LENGTH - inset,
    TROUGH_HALF_WIDTH - inset,
    RESERVE_BALL - inset,
    (along, across) => project(view, inTray(view, player, along + TROUGH_AT, across, z)),
  );
}
