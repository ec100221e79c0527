/**
 * The camera: from places on the table to points on the screen and back. The projection is
 * orthographic. The board turns like a turntable; the trays stay where the person left them, so
 * that the whole scene keeps its size while the board turns.
 *
 * @import { Camera, Place, Player, Point, ScreenPoint } from "./types.js"
 */

import {
  BOARD_REACH,
  BOTTOM,
  cellAt,
  isReserve,
  RESERVE_BALL,
  TRAY_DISTANCE,
  TRAY_FLOOR,
  TRAY_HALF_LENGTH,
  TRAY_HALF_WIDTH,
  TRAY_TOP,
  TROUGH_AT,
  traySlot,
} from "./geometry.js";

/** @type {Readonly<Camera>} */
export const DEFAULT_CAMERA = Object.freeze({
  elevation: 62,
  turn: 12,
  levels: 4,
  seeThrough: false,
});

const MIN_ELEVATION = 55;
const MAX_ELEVATION = 90;

/**
 * A whole, lawful camera made of the known parts of another.
 *
 * @param {Partial<Camera>} change
 * @param {Camera} base
 * @returns {Camera}
 */
export function cameraFrom(change, base) {
  const elevation = finite(change.elevation, base.elevation);
  const levels = Math.round(finite(change.levels, base.levels));
  return {
    elevation: Math.min(MAX_ELEVATION, Math.max(MIN_ELEVATION, elevation)),
    turn: finite(change.turn, base.turn),
    levels: /** @type {Camera["levels"]} */ (Math.min(4, Math.max(1, levels))),
    seeThrough: change.seeThrough ?? base.seeThrough,
  };
}

/**
 * @param {unknown} value
 * @param {number} otherwise
 */
function finite(value, otherwise) {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

/**
 * The same direction, as the number of degrees nearest to another.
 *
 * @param {number} turn
 * @param {number} near
 */
export function sameTurnNear(turn, near) {
  return turn + 360 * Math.round((near - turn) / 360);
}

/** @param {number} degrees */
const radians = (degrees) => (degrees * Math.PI) / 180;

/**
 * Everything needed to place things on the screen, for one camera and one size.
 *
 * @typedef {object} Projector
 * @property {number} scale CSS pixels a ball radius.
 * @property {number} width
 * @property {number} height
 * @property {number} sin Of the elevation.
 * @property {number} cos Of the elevation.
 * @property {number} turnSin
 * @property {number} turnCos
 * @property {boolean} sideways Whether the trays stand left and right instead of near and far.
 * @property {Player} near Whose tray lies near (or left, when sideways).
 * @property {ScreenPoint} origin Where the middle of the board lies.
 */

/**
 * Fits the board and both trays into a room of that size. The fit does not depend on the turn.
 *
 * @param {Camera} camera
 * @param {number} width
 * @param {number} height
 * @returns {Projector}
 */
export function projectorFor(camera, width, height) {
  const sin = Math.sin(radians(camera.elevation));
  const cos = Math.cos(radians(camera.elevation));
  const upright = fit(false, sin, cos, width, height);
  const sideways = fit(true, sin, cos, width, height);
  const best = sideways.scale > upright.scale ? sideways : upright;
  const turnCos = Math.cos(radians(camera.turn));
  return {
    ...best,
    width,
    height,
    sin,
    cos,
    turnSin: Math.sin(radians(camera.turn)),
    turnCos,
    // Seen from the other side, the other player sits in front. The tiny margin settles 90 degrees.
    near: turnCos > -1e-6 ? "light" : "dark",
  };
}

/**
 * @param {boolean} sideways
 * @param {number} sin
 * @param {number} cos
 * @param {number} width
 * @param {number} height
 */
function fit(sideways, sin, cos, width, height) {
  const margin = 0.55;
  const far = TRAY_DISTANCE + TRAY_HALF_WIDTH;
  const halfWidth = (sideways ? far : Math.max(TRAY_HALF_LENGTH, BOARD_REACH)) + margin;
  const depth = sideways ? Math.max(TRAY_HALF_LENGTH, BOARD_REACH) : far;
  // At the top lies the far row of balls or the rim behind it, at the bottom the foot of a tray.
  const row = sideways ? 5 * RESERVE_BALL + TROUGH_AT : TRAY_DISTANCE + RESERVE_BALL;
  const ball = row * sin + (TRAY_FLOOR + RESERVE_BALL) * cos + RESERVE_BALL;
  const top = Math.max(depth * sin + TRAY_TOP * cos, ball) + margin;
  const bottom = depth * sin - BOTTOM * cos + margin;
  const scale = Math.max(0.01, Math.min(width / (2 * halfWidth), height / (top + bottom)));
  return {
    scale,
    sideways,
    origin: { x: width / 2, y: height / 2 + ((top - bottom) / 2) * scale },
  };
}

/**
 * @param {Projector} view
 * @param {Point} point On the table.
 * @returns {ScreenPoint}
 */
export function project(view, point) {
  return {
    x: view.origin.x + view.scale * point.x,
    y: view.origin.y - view.scale * (point.y * view.sin + point.z * view.cos),
  };
}

/**
 * Nearness to the eye. Painting balls in this order is exact: equal spheres that do not overlap.
 *
 * @param {Projector} view
 * @param {Point} point
 */
export function depthOf(view, point) {
  return point.z * view.sin - point.y * view.cos;
}

/**
 * A direction on the table as the eye has it: right, up, towards the eye.
 *
 * @param {Projector} view
 * @param {Point} from
 * @param {Point} to
 * @returns {Point}
 */
export function direction(view, from, to) {
  const y = to.y - from.y;
  const z = to.z - from.z;
  return {
    x: to.x - from.x,
    y: y * view.sin + z * view.cos,
    z: z * view.sin - y * view.cos,
  };
}

/**
 * The point of the table plane at height z that is seen there.
 *
 * @param {Projector} view
 * @param {ScreenPoint} screen
 * @param {number} z
 * @returns {Point}
 */
export function unproject(view, screen, z) {
  const up = (view.origin.y - screen.y) / view.scale;
  return {
    x: (screen.x - view.origin.x) / view.scale,
    y: (up - z * view.cos) / view.sin,
    z,
  };
}

/**
 * A point of the board, turned as the board is.
 *
 * @param {Projector} view
 * @param {Point} point
 * @returns {Point}
 */
export function turned(view, { x, y, z }) {
  return {
    x: x * view.turnCos - y * view.turnSin,
    y: x * view.turnSin + y * view.turnCos,
    z,
  };
}

/**
 * A point given along and across a player's tray. Lengthways, trays read from left to right or
 * from near to far.
 *
 * @param {Projector} view
 * @param {Player} player
 * @param {number} along
 * @param {number} across
 * @param {number} z
 * @returns {Point}
 */
export function inTray(view, player, along, across, z) {
  const distance = player === view.near ? -TRAY_DISTANCE : TRAY_DISTANCE;
  return view.sideways
    ? { x: distance - across, y: along, z }
    : { x: along, y: distance + across, z };
}

/**
 * Where a ball's centre lies on the table when it is at a place.
 *
 * @param {Projector} view
 * @param {Place} place
 * @param {number} index Which ball of a reserve, from 0.
 * @returns {Point}
 */
export function placeOf(view, place, index = 0) {
  if (isReserve(place)) {
    const slot = traySlot(Math.min(14, Math.max(0, index)));
    return inTray(view, place, slot.along, slot.across, slot.z);
  }
  const cell = cellAt(place);
  return turned(view, cell ? cell.at : { x: 0, y: 0, z: 0 });
}
