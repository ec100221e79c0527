/**
 * The projection of one camera at one size: from points on the table to points on the screen and
 * back. It is orthographic. The board rotates; the trays stay where they are.
 * @import { Box, Camera, Place, Player, Point, ScreenPoint } from "./types.js"
 * @import { Layout, Space } from "./layout.js"
 * @import { State } from "./state.js"
 */

import { nearPlayer } from "./camera.js";
import { BALL_SIZES, CELLS, cellAt, isReserve } from "./geometry.js";
import { layOut, layOutBare, shrinkFor, TRAY_FLOOR, TRAY_TOP } from "./layout.js";

/**
 * Everything needed to place things on the screen, for one camera and one size. The scale is that of
 * the board as it is rotated.
 * @typedef {Layout & Space & Rotation} Projection
 */

/**
 * @typedef {object} Rotation
 * @property {number} rotationSin
 * @property {number} rotationCos
 * @property {number} turn Width of the rotated board by that of one seen straight on, but for its round corners.
 * @property {boolean} reserves Whether the trays are in the picture.
 * @property {Player} near Whose tray is near, or on the right when sideways.
 * @property {number} trayFactor Scale of the trays by that of the board: if the rotated board is
 *   drawn smaller, the trays keep their size.
 */

/** @type {(degrees: number) => [number, number]} */
function sinCos(degrees) {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}

/**
 * The last projection of each camera: cameras do not change, they are replaced.
 * @type {WeakMap<Camera, Projection>}
 */
const made = new WeakMap();

/**
 * Fits the board and both trays into the rectangle of a state.
 * @type {(state: Pick<State, "camera" | "width" | "height">) => Projection}
 */
export function projectionOf({ camera, width, height }) {
  const last = made.get(camera);
  if (last?.width === width && last.height === height) return last;
  const { reserves } = camera;
  const [sin, cos] = sinCos(camera.elevation);
  const [rotationSin, rotationCos] = sinCos(camera.rotation);
  const space = { width, height, sin, cos };
  const layout = reserves ? layOut(space) : layOutBare(space);
  const turn = Math.abs(rotationSin) + Math.abs(rotationCos);
  const shrink = shrinkFor(layout, space, turn);
  const projection = {
    ...layout,
    ...space,
    reserves,
    scale: layout.scale * shrink,
    trayFactor: 1 / shrink,
    rotationSin,
    rotationCos,
    turn,
    near: nearPlayer(camera),
  };
  made.set(camera, projection);
  return projection;
}

/**
 * CSS pixels per ball radius in the trays, which do not shrink with the rotated board.
 * @param {Projection} projection
 */
export const unit = (projection) => projection.scale * projection.trayFactor;

/** @type {(projection: Projection, point: Point) => ScreenPoint} */
export function project({ origin, scale, sin, cos }, { x, y, z }) {
  return { x: origin.x + scale * x, y: origin.y - scale * (y * sin + z * cos) };
}

/**
 * A point of the table with its place on the screen and its depth: its nearness to the eye. Painting
 * balls in order of depth is exact, because they are spheres that do not overlap.
 * @type {(projection: Projection, at: Point) => ScreenPoint & { at: Point, depth: number }}
 */
export function seen(projection, at) {
  const depth = at.z * projection.sin - at.y * projection.cos;
  return { at, ...project(projection, at), depth };
}

/**
 * The point at height z that is seen at a point of the screen.
 * @type {(projection: Projection, screen: ScreenPoint, z: number) => Point}
 */
export function unproject({ origin, scale, sin, cos }, screen, z) {
  const up = (origin.y - screen.y) / scale;
  return { x: (screen.x - origin.x) / scale, y: (up - z * cos) / sin, z };
}

/**
 * A point of the board, rotated as the board is.
 * @type {(projection: Projection, point: Point) => Point}
 */
export function rotated({ rotationSin, rotationCos }, { x, y, z }) {
  return { x: x * rotationCos - y * rotationSin, y: x * rotationSin + y * rotationCos, z };
}

/**
 * The point at a distance along and across a player's tray from its middle. Along it, trays go from
 * left to right or from near to far.
 * @param {Projection} projection
 * @param {Player} player
 * @param {number} along
 * @param {number} across
 * @param {number} z
 * @returns {Point}
 */
export function inTray({ distance, near, sideways, trayFactor }, player, along, across, z) {
  const way = (player === near) === sideways ? 1 : -1;
  const middle = (player === near ? distance.near : distance.far) * way;
  const [x, y] = sideways ? [middle - across, along] : [along, middle + across];
  return { x: x * trayFactor, y: y * trayFactor, z: z * trayFactor };
}

/**
 * The rectangle on the screen from the middle of a tray to these distances along and across.
 * @type {(projection: Projection, player: Player, along: number, across: number) => Box}
 */
export function trayBox(projection, player, along, across) {
  const a = project(projection, inTray(projection, player, -along, -across, TRAY_TOP));
  const b = project(projection, inTray(projection, player, along, across, TRAY_TOP));
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  return { left, right, top: Math.min(a.y, b.y), bottom: Math.max(a.y, b.y) };
}

/**
 * The centre of a ball at a place. A reserve fills in a zigzag from the end with the count.
 * @param {Projection} projection
 * @param {Place} place
 * @param {number} index Which ball of a reserve, from 0.
 * @returns {Point}
 */
export function placeOf(projection, place, index = 0) {
  if (isReserve(place)) {
    const { ball, pitch, swing, troughAt } = projection.groove;
    const number = Math.min(14, Math.max(0, index));
    const along = troughAt + (number - 7) * pitch;
    return inTray(projection, place, along, number % 2 ? swing : -swing, TRAY_FLOOR + ball);
  }
  return rotated(projection, (cellAt(place) ?? CELLS[0]).at);
}

/**
 * The radius of a ball at a place.
 * @type {(projection: Pick<Projection, "groove" | "trayFactor">, place: Place) => number}
 */
export function sizeAt({ groove, trayFactor }, place) {
  return isReserve(place) ? groove.ball * trayFactor : BALL_SIZES[(cellAt(place)?.level ?? 1) - 1];
}
