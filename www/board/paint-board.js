/**
 * The wooden things that never change while the camera rests: the board with its sixteen hollows,
 * and the two trays. Painted once for each camera and size, onto a layer of its own.
 *
 * @import { Player, Point } from "./types.js"
 * @import { Projector } from "./camera.js"
 * @import { Sprites } from "./sprites.js"
 */

import { inTray, project, turned } from "./camera.js";
import {
  BOARD_CORNER,
  BOARD_HALF,
  CELLS,
  COUNT_AT,
  SURFACE,
  TRAY_CORNER,
  TRAY_FLOOR,
  TRAY_HALF_LENGTH,
  TRAY_HALF_WIDTH,
  TRAY_TOP,
  TROUGH,
} from "./geometry.js";
import { contextOf, newCanvas } from "./sprites.js";
import { noise } from "./wood.js";

/** How many balls' radii the grain picture spans. */
const GRAIN_SPAN = 16;
const BOTTOM = -1.75;
const BEVEL = 0.3;
const BASE = /** @type {const} */ ([178, 122, 72]);

/**
 * A plain-sawn plank of cherry, with the grain along x.
 *
 * @param {number} side In pixels.
 */
export function makeGrain(side) {
  const canvas = newCanvas(side, side);
  const context = contextOf(canvas);
  const image = context.createImageData(side, side);
  // Rings bend slowly, so they are worked out on a coarse net and drawn out in between.
  const net = 64;
  const rings = new Float32Array((net + 1) * (net + 1));
  for (let row = 0; row <= net; row += 1) {
    for (let column = 0; column <= net; column += 1) {
      const u = column / net;
      const v = row / net;
      const arch = 5.5 * (v - 0.45) ** 2 * (1 + 0.25 * noise(u * 2, 4.5, 0));
      rings[row * (net + 1) + column] =
        9 * arch +
        5 * v +
        1.1 * noise(u * 1.6, v * 4, 7) +
        0.9 * u +
        0.25 * noise(u * 6, v * 16, 3);
    }
  }
  for (let row = 0; row < side; row += 1) {
    const v = (row / side) * net;
    const top = Math.floor(v);
    for (let column = 0; column < side; column += 1) {
      const u = (column / side) * net;
      const left = Math.floor(u);
      const at = top * (net + 1) + left;
      const fu = u - left;
      const upper = rings[at] + (rings[at + 1] - rings[at]) * fu;
      const lower = rings[at + net + 1] + (rings[at + net + 2] - rings[at + net + 1]) * fu;
      const phase = upper + (lower - upper) * (v - top);
      const inRing = phase - Math.floor(phase);
      const ring = inRing < 0.8 ? (inRing / 0.8) ** 2 : (1 - inRing) / 0.2;
      const fibre = streak(column * (1024 / side), row) - 0.5;
      const tone = 1.07 - 0.16 * ring + 0.11 * fibre;
      const pixel = (row * side + column) * 4;
      image.data[pixel] = BASE[0] * tone;
      image.data[pixel + 1] = BASE[1] * (tone - 0.02 * ring);
      image.data[pixel + 2] = BASE[2] * (tone - 0.05 * ring);
      image.data[pixel + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/**
 * Fine fibres, 0..1: each row its own slowly changing tone.
 *
 * @param {number} x
 * @param {number} row
 */
function streak(x, row) {
  const shift = hash(row) * 90;
  const cell = Math.floor((x + shift) / 90);
  const part = (x + shift) / 90 - cell;
  const from = hash(row * 31 + cell);
  return from + (hash(row * 31 + cell + 1) - from) * part;
}

/** @param {number} value A whole number; scattered to 0..1. */
function hash(value) {
  let word = Math.imul(value ^ 0x45d9f3b, 0x2c1b3c6d);
  word = Math.imul(word ^ (word >>> 15), 0x297a2d39);
  return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * @param {CanvasRenderingContext2D} context Scaled so that one unit is one CSS pixel.
 * @param {Projector} view
 * @param {Sprites} sprites
 * @param {HTMLCanvasElement} grain
 * @param {number} sides How far the trays are faded in, 0..1.
 */
export function paintWood(context, view, sprites, grain, sides) {
  paintShadow(context, (inset) => boardOutline(view, inset, BOTTOM), view.scale);
  context.globalAlpha = sides;
  for (const player of /** @type {Player[]} */ (["light", "dark"])) {
    paintShadow(context, (inset) => trayOutline(view, player, inset, BOTTOM), view.scale);
  }
  for (const player of /** @type {Player[]} */ (["light", "dark"])) {
    paintTray(context, view, grain, player);
  }
  context.globalAlpha = 1;
  paintBoard(context, view, grain);
  paintHollows(context, view, sprites);
}

/**
 * The path of a rounded rectangle on the table.
 *
 * @param {number} halfX
 * @param {number} halfY
 * @param {number} corner
 * @param {(x: number, y: number) => { x: number, y: number }} toScreen
 */
function roundedPath(halfX, halfY, corner, toScreen) {
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

/**
 * @param {Projector} view
 * @param {number} inset
 * @param {number} z
 */
export function boardOutline(view, inset, z) {
  const half = BOARD_HALF - inset;
  return roundedPath(half, half, Math.max(0.1, BOARD_CORNER - inset), (x, y) =>
    project(view, turned(view, { x, y, z })),
  );
}

/**
 * @param {Projector} view
 * @param {Player} player
 * @param {number} inset
 * @param {number} z
 */
export function trayOutline(view, player, inset, z) {
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
  const middle = (TROUGH.from + TROUGH.to) / 2;
  return roundedPath(
    (TROUGH.to - TROUGH.from) / 2 - inset,
    TRAY_HALF_WIDTH - 0.3 - inset,
    1.02 - inset,
    (along, across) => project(view, inTray(view, player, along + middle, across, z)),
  );
}

/**
 * A soft shadow on the table: a stack of thin ever larger outlines, cheap enough for every frame
 * of a turn.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {(inset: number) => Path2D} outline
 * @param {number} scale
 */
function paintShadow(context, outline, scale) {
  context.save();
  context.translate(0.16 * scale, 0.2 * scale);
  context.fillStyle = "rgb(24 12 4 / 4.5%)";
  for (let layer = 0; layer < 9; layer += 1) context.fill(outline(0.35 - layer * 0.085));
  context.restore();
}

/**
 * A turned edge: slices from the foot to the top, each lit by the way its rim faces.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {(inset: number, z: number) => Path2D} outline
 * @param {number} top
 * @param {{ x: number, y: number, reach: number }} bounds
 */
function paintEdge(context, outline, top, bounds) {
  const slices = 12;
  for (let slice = 0; slice <= slices; slice += 1) {
    const t = slice / slices;
    const z = BOTTOM + (top - BOTTOM) * t;
    // A quarter round at the top, a small undercut at the foot.
    const round = Math.max(0, (t - 0.45) / 0.55);
    const inset = BEVEL * (1 - Math.sqrt(1 - round * round)) + 0.16 * Math.max(0, 0.3 - t);
    const up = round ** 2;
    const { x, y, reach } = bounds;
    const slope = context.createLinearGradient(x - reach, y - reach, x + reach, y + reach);
    slope.addColorStop(0, tone(0.8 + 0.5 * up));
    slope.addColorStop(0.5, tone(0.62 + 0.4 * up));
    slope.addColorStop(1, tone(0.38 + 0.42 * up));
    context.fillStyle = slope;
    context.fill(outline(inset, z));
  }
}

/** @param {number} factor */
const tone = (factor) =>
  `rgb(${BASE.map((channel) => Math.min(255, Math.round(channel * factor))).join(" ")})`;

/**
 * Lays the grain over a clipped face.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Projector} view
 * @param {HTMLCanvasElement} grain
 * @param {(x: number, y: number) => Point} toTable
 */
function layGrain(context, view, grain, toTable) {
  const origin = project(view, toTable(0, 0));
  const right = project(view, toTable(1, 0));
  const up = project(view, toTable(0, 1));
  const unit = grain.width / GRAIN_SPAN;
  context.save();
  context.transform(
    (right.x - origin.x) / unit,
    (right.y - origin.y) / unit,
    (origin.x - up.x) / unit,
    (origin.y - up.y) / unit,
    origin.x,
    origin.y,
  );
  context.drawImage(grain, -grain.width / 2, -grain.height / 2);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Projector} view
 * @param {HTMLCanvasElement} grain
 */
function paintBoard(context, view, grain) {
  const { x, y } = project(view, { x: 0, y: 0, z: SURFACE });
  const reach = BOARD_HALF * view.scale * 0.9;
  const outline = (/** @type {number} */ inset, /** @type {number} */ z) =>
    boardOutline(view, inset, z);
  paintEdge(context, outline, SURFACE, { x, y, reach });
  context.save();
  context.clip(outline(BEVEL, SURFACE));
  layGrain(context, view, grain, (u, v) => turned(view, { x: u, y: v, z: SURFACE }));
  paintSheen(context, x, y, reach);
  context.restore();
  // The turner's line: a fine groove that follows the rim.
  context.lineWidth = Math.max(0.75, view.scale * 0.055);
  const groove = outline(BEVEL + 0.32, SURFACE);
  context.strokeStyle = "rgb(60 32 12 / 55%)";
  context.stroke(groove);
  context.save();
  context.translate(view.scale * 0.035, view.scale * 0.045);
  context.strokeStyle = "rgb(255 226 178 / 40%)";
  context.stroke(groove);
  context.restore();
}

/**
 * The light falls off from the upper left to the lower right.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} reach
 */
function paintSheen(context, x, y, reach) {
  const sheen = context.createLinearGradient(x - reach, y - reach, x + reach, y + reach);
  sheen.addColorStop(0, "rgb(255 236 200 / 26%)");
  sheen.addColorStop(0.5, "rgb(255 236 200 / 0%)");
  sheen.addColorStop(1, "rgb(50 22 6 / 24%)");
  context.fillStyle = sheen;
  context.fillRect(x - 2 * reach, y - 2 * reach, 4 * reach, 4 * reach);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Projector} view
 * @param {Sprites} sprites
 */
function paintHollows(context, view, sprites) {
  const radius = 0.72 * view.scale;
  for (const cell of CELLS) {
    if (cell.level !== 1) break;
    const { x, y } = project(view, turned(view, { ...cell.at, z: SURFACE }));
    context.drawImage(
      sprites.hollow,
      x - radius,
      y - radius * view.sin,
      2 * radius,
      2 * radius * view.sin,
    );
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Projector} view
 * @param {HTMLCanvasElement} grain
 * @param {Player} player
 */
function paintTray(context, view, grain, player) {
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
  paintTrough(context, view, player);
  paintCountPlate(context, view, player);
}

/**
 * A cove: slices from the lip down to the floor, each darker than the one above.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Projector} view
 * @param {Player} player
 */
function paintTrough(context, view, player) {
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
    context.fill(troughOutline(view, player, 0.42 * t ** 1.5, depth));
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

export const COUNT_RADIUS = 0.84;

/**
 * @param {Projector} view
 * @param {Player} player
 */
export function countPlate(view, player) {
  return project(view, inTray(view, player, COUNT_AT, 0, TRAY_TOP));
}
