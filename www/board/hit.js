/**
 * Which place is at a point of the screen.
 * @import { Place, Player, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Drag, State } from "./state.js"
 */

import { isReserve, PLAYERS } from "./geometry.js";
import { TRAY_TOP } from "./layout.js";
import { inTray, project, projectionOf, sizeAt } from "./projection.js";
import { buildScene } from "./scene.js";

/** Radius of an empty cell, in ball radii. */
const EMPTY_RADIUS = 0.62;

/** CSS pixels by which a pointer may miss. */
const TOUCH_SLOP = 22;
const MOUSE_SLOP = 3;

/** How far from a target a dragged ball is caught, in ball radii. */
const CATCH = 1.25;

/** What a finger needs, in CSS pixels. */
const FINGER = 44;

/** The distances of a cell's middle and rim from a point. @typedef {{ place: Place, depth: number, middle: number, rim: number }} Near */

/**
 * The place at a point. Places that answer come first: the topmost as painted, then the nearest
 * within a ball's radius, because an empty cell is smaller than its ball. Then the topmost circle, a
 * tray, and the nearest place within the slop, again one that answers before others.
 * @type {(state: State, point: ScreenPoint, finger: boolean) => Place | null}
 */
export function placeUnder(state, point, finger) {
  const projection = projectionOf(state);
  const near = nearCells(state, projection, point);
  const answering = near.filter(({ place }) => state.view.active.includes(place));
  const slop = finger ? TOUCH_SLOP : MOUSE_SLOP;
  return (
    topmost(answering) ??
    nearest(answering, "middle", projection.scale) ??
    topmost(near) ??
    trayUnder(projection, point) ??
    nearest(answering, "rim", slop) ??
    nearest(near, "rim", slop)
  );
}

/** The place a dragged ball would be dropped on. @type {(state: State, drag: Drag) => Place | null} */
export function dropUnder(state, { at, backwards, player }) {
  const projection = projectionOf(state);
  if (backwards) return trayUnder(projection, at) === player ? player : null;
  const { targets } = state.view;
  const near = nearCells(state, projection, at).filter(({ place }) => targets.includes(place));
  return nearest(near, "middle", CATCH * projection.scale);
}

/** @type {(state: State, projection: Projection, point: ScreenPoint) => Near[]} */
function nearCells(state, projection, point) {
  // A click means what the view says: a ball in motion counts as if it had landed.
  const { balls, hollows } = buildScene({ ...state, flight: null }, projection);
  const cells = balls.filter(({ place, moving }) => !moving && !isReserve(place));
  return [...cells, ...hollows].map(({ place, depth, x, y }) => {
    const size = state.view.balls[place] ? sizeAt(projection, place) : EMPTY_RADIUS;
    const radius = size * projection.scale;
    const middle = Math.hypot(x - point.x, y - point.y);
    return { place, depth, middle, rim: middle - radius };
  });
}

/** @type {(near: Near[]) => Place | null} */
function topmost(near) {
  const hit = near.filter(({ rim }) => rim <= 0).sort((a, b) => b.depth - a.depth);
  return hit[0]?.place ?? null;
}

/** @type {(near: Near[], to: "middle" | "rim", most: number) => Place | null} */
function nearest(near, to, most) {
  const within = near.filter((cell) => cell[to] <= most).sort((a, b) => a[to] - b[to]);
  return within[0]?.place ?? null;
}

/** The rectangle of a tray on the screen, at least as large as a finger needs. @param {Projection} projection @param {Player} player */
export function trayTarget(projection, player) {
  const { halfLength, halfWidth } = projection.groove;
  const at = (/** @type {-1 | 1} */ end) =>
    project(projection, inTray(projection, player, end * halfLength, end * halfWidth, TRAY_TOP));
  const [a, b] = [at(-1), at(1)];
  const width = Math.max(FINGER, Math.abs(b.x - a.x));
  const height = Math.max(FINGER, Math.abs(b.y - a.y));
  return { left: (a.x + b.x - width) / 2, top: (a.y + b.y - height) / 2, width, height };
}

/** @type {(projection: Projection, point: ScreenPoint) => Player | null} */
function trayUnder(projection, { x, y }) {
  const hit = PLAYERS.find((player) => {
    const { left, top, width, height } = trayTarget(projection, player);
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
  return hit ?? null;
}
