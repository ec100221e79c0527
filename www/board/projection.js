/**
 * From points on the table to points on the screen and back, for one camera and one size; orthographic.
 * @import { Camera, Place, Player, Point, ScreenPoint } from "./types.js"
 * @import { Plate } from "./layout.js"
 * @import { State } from "./state.js"
 */

import { nearPlayer } from "./camera.js";
import { BALL_SIZES, CELLS, cellAt, isReserve } from "./geometry.js";
import { layOut, layOutApart, layOutBare, shrinkFor, TRAY_FLOOR } from "./layout.js";

/** @typedef {ReturnType<typeof make>} Projection Everything needed to place things on the screen, for one camera and one size. */

/** @typedef {Pick<State, "camera" | "width" | "height">} Seen */

/** @type {(degrees: number) => [number, number]} */
function sinCos(degrees) {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}

/** What a projection depends on, as one text. @type {(seen: Seen) => string} */
export const viewKey = ({ camera: { elevation, rotation, reserves, apart }, width, height }) =>
  [elevation, rotation, reserves, apart, width, height].join();

/** The last projections, by their keys. @type {Map<string, Projection>} */
const made = new Map();
const MOST = 20;

/** @type {(seen: Seen) => Projection} */
export function projectionOf(seen) {
  const key = viewKey(seen);
  const projection = made.get(key) ?? make(seen);
  if (made.size === MOST) made.clear();
  made.set(key, projection);
  return projection;
}

/** Fits what a camera sees into a rectangle. @param {Seen} seen */
function make({ camera, width, height }) {
  const [sin, cos] = camera.apart ? [1, 0] : sinCos(camera.elevation);
  const [rotationSin, rotationCos] = sinCos(camera.rotation);
  const space = { width, height, sin, cos };
  const layout = (camera.apart ? layOutApart : camera.reserves ? layOut : layOutBare)(space);
  const turn = Math.abs(rotationSin) + Math.abs(rotationCos);
  const shrink = camera.apart ? 1 : shrinkFor(layout, space, turn);
  return {
    ...layout,
    ...space,
    scale: layout.scale * shrink, // of the board as it is rotated
    trayFactor: 1 / shrink, // if the rotated board is drawn smaller, the trays keep their size
    rotationSin,
    rotationCos,
    near: nearPlayer(camera), // whose tray is near, or on the right when sideways
  };
}

/** CSS pixels per ball radius in the trays, which do not shrink with the rotated board. @param {Projection} projection */
export const unit = (projection) => projection.scale * projection.trayFactor;

/** @type {(projection: Projection, point: Point) => ScreenPoint} */
export function project({ origin, scale, sin, cos }, { x, y, z }) {
  return { x: origin.x + scale * x, y: origin.y - scale * (y * sin + z * cos) };
}

/**
 * A point with its place on the screen and its depth, its nearness to the eye. Painting in order of depth is exact,
 * because balls are spheres that do not overlap.
 * @type {(projection: Projection, at: Point) => ScreenPoint & { at: Point, depth: number }}
 */
export function seen(projection, at) {
  const depth = at.z * projection.sin - at.y * projection.cos;
  return { at, ...project(projection, at), depth };
}

/** The point at height z that is seen at a point of the screen. @type {(projection: Projection, screen: ScreenPoint, z: number) => Point} */
export function unproject({ origin, scale, sin, cos }, screen, z) {
  const up = (origin.y - screen.y) / scale;
  return { x: (screen.x - origin.x) / scale, y: (up - z * cos) / sin, z };
}

/** A point of a board, from its middle, rotated as the board is. @type {(projection: Projection, plate: Plate, point: Point) => Point} */
export function onPlate({ rotationSin, rotationCos }, plate, { x, y, z }) {
  return {
    x: plate.x + x * rotationCos - y * rotationSin,
    y: plate.y + x * rotationSin + y * rotationCos,
    z,
  };
}

/**
 * The point at a distance along and across a player's tray from its middle. Along it, trays go from
 * left to right or from near to far.
 * @type {(projection: Projection, player: Player, along: number, across: number, z: number) => Point}
 */
export function inTray({ distance, near, sideways, trayFactor }, player, along, across, z) {
  const way = (player === near) === sideways ? 1 : -1;
  const middle = (player === near ? distance.near : distance.far) * way;
  const [x, y] = sideways ? [middle - across, along] : [along, middle + across];
  return { x: x * trayFactor, y: y * trayFactor, z: z * trayFactor };
}

/**
 * The centre of a ball at a place; `index` is which ball of a reserve, from 0. A reserve fills in a zigzag from the end
 * with the count.
 * @type {(projection: Projection, place: Place, index?: number) => Point}
 */
export function placeOf(projection, place, index = 0) {
  if (isReserve(place)) {
    const { ball, pitch, swing, troughAt } = projection.groove;
    const number = Math.min(14, Math.max(0, index));
    const along = troughAt + (number - 7) * pitch;
    return inTray(projection, place, along, number % 2 ? swing : -swing, TRAY_FLOOR + ball);
  }
  const { at, level } = cellAt(place) ?? CELLS[0];
  const own = projection.plates[level - 1];
  // On a board of its own, a level is the lowest one.
  return onPlate(projection, own ?? projection.plates[0], own ? { ...at, z: 0 } : at);
}

/** The radius of a ball at a place. @type {(projection: Pick<Projection, "groove" | "trayFactor">, place: Place) => number} */
export function sizeAt({ groove, trayFactor }, place) {
  return isReserve(place) ? groove.ball * trayFactor : BALL_SIZES[(cellAt(place)?.level ?? 1) - 1];
}
