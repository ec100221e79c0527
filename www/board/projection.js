/**
 * The projection of one camera at one size: from points on the table to points on the screen and
 * back. It is orthographic. The board rotates; the trays stay where they are.
 *
 * @import { Camera, Place, Player, Point, ScreenPoint } from "./types.js"
 * @import { Groove } from "./layout.js"
 */

import { cellAt, isReserve } from "./geometry.js";
import { layOut, layOutBare, shrinkFor, TRAY_FLOOR } from "./layout.js";

/** @param {number} degrees */
const radians = (degrees) => (degrees * Math.PI) / 180;

/**
 * Everything needed to place things on the screen, for one camera and one size.
 *
 * @typedef {object} Projection
 * @property {number} scale CSS pixels a ball radius.
 * @property {number} width
 * @property {number} height
 * @property {number} sin Of the elevation.
 * @property {number} cos Of the elevation.
 * @property {number} rotationSin
 * @property {number} rotationCos
 * @property {boolean} reserves Whether the trays are in the picture.
 * @property {boolean} sideways Whether the trays stand left and right instead of near and far.
 * @property {Player} near Whose tray lies near, or on the right when sideways.
 * @property {ScreenPoint} origin Where the middle of the board lies.
 * @property {Groove} groove
 * @property {{ near: number, far: number }} distance Of the trays from the board's middle.
 * @property {number} still How many times the trays are larger than they would be at this scale:
 *   when the turning board is drawn smaller, they keep their size on the screen.
 */

/**
 * Fits the board, and with them both trays, into a room of that size.
 *
 * @param {Camera} camera
 * @param {number} width
 * @param {number} height
 * @returns {Projection}
 */
export function projectionFor(camera, width, height) {
  const sin = Math.sin(radians(camera.elevation));
  const cos = Math.cos(radians(camera.elevation));
  const rotationSin = Math.sin(radians(camera.rotation));
  const rotationCos = Math.cos(radians(camera.rotation));
  const { reserves } = camera;
  const layout = reserves ? layOut(width, height, sin, cos) : layOutBare(width, height, sin, cos);
  const shrink = shrinkFor(layout, sin, cos, Math.abs(rotationSin) + Math.abs(rotationCos));
  return {
    ...layout,
    reserves,
    scale: layout.scale * shrink,
    still: 1 / shrink,
    width,
    height,
    sin,
    cos,
    rotationSin,
    rotationCos,
    // Seen from the other side, the other player sits in front. The tiny margin settles 90 degrees.
    near: rotationCos > -1e-6 ? "light" : "dark",
  };
}

/**
 * @param {Projection} view
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
 * @param {Projection} view
 * @param {Point} point
 */
export function depthOf(view, point) {
  return point.z * view.sin - point.y * view.cos;
}

/**
 * A direction on the table as the eye has it: right, up, towards the eye.
 *
 * @param {Projection} view
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
 * @param {Projection} view
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
 * @param {Projection} view
 * @param {Point} point
 * @returns {Point}
 */
export function rotated(view, { x, y, z }) {
  return {
    x: x * view.rotationCos - y * view.rotationSin,
    y: x * view.rotationSin + y * view.rotationCos,
    z,
  };
}

/**
 * A point given along and across a player's tray. Lengthways, trays read from left to right or
 * from near to far.
 *
 * @param {Projection} view
 * @param {Player} player
 * @param {number} along
 * @param {number} across
 * @param {number} z
 * @returns {Point}
 */
export function inTray(view, player, along, across, z) {
  const { near, far } = view.distance;
  const way = (player === view.near) === view.sideways ? 1 : -1;
  const distance = (player === view.near ? near : far) * way;
  const { still } = view;
  return view.sideways
    ? { x: (distance - across) * still, y: along * still, z: z * still }
    : { x: along * still, y: (distance + across) * still, z: z * still };
}

/**
 * Where a ball's centre lies on the table when it is at a place. A reserve fills from the end with
 * the count, in a zigzag.
 *
 * @param {Projection} view
 * @param {Place} place
 * @param {number} index Which ball of a reserve, from 0.
 * @returns {Point}
 */
export function placeOf(view, place, index = 0) {
  if (isReserve(place)) {
    const { ball, pitch, swing, troughAt } = view.groove;
    const number = Math.min(14, Math.max(0, index));
    const along = troughAt + (number - 7) * pitch;
    return inTray(view, place, along, number % 2 ? swing : -swing, TRAY_FLOOR + ball);
  }
  const cell = cellAt(place);
  return rotated(view, cell ? cell.at : { x: 0, y: 0, z: 0 });
}

/**
 * The radius of a ball at a place.
 *
 * @param {Projection} view
 * @param {Place} place
 */
export function sizeAt(view, place) {
  return isReserve(place) ? view.groove.ball * view.still : 1;
}
