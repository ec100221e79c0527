/**
 * Which place lies under a point of the screen.
 *
 * @import { Place, Player, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { State } from "./state.js"
 */

import { CELLS } from "./geometry.js";
import { TRAY_TOP } from "./layout.js";
import { depthOf, inTray, placeOf, project } from "./projection.js";
import { isShown, isSupported } from "./scene.js";

/** How far an empty cell, or the ghost ball in it, reaches: less than a ball does. */
const EMPTY_RADIUS = 0.62;

/** CSS pixels a finger may miss by. */
export const TOUCH_SLOP = 22;
export const MOUSE_SLOP = 3;

/** How far from a target a dragged ball is caught, in ball radii. */
const CATCH = 1.25;

/**
 * Places that answer come first: the topmost as drawn, then the nearest a ball would reach to, for
 * a ghost is smaller than the ball it stands for. Then the topmost circle, then the nearest place
 * that answers within the slop, then the nearest place at all within it.
 *
 * @param {State} state
 * @param {Projection} view
 * @param {ScreenPoint} point
 * @param {number} slop In CSS pixels.
 * @returns {Place | null}
 */
export function placeUnder(state, view, point, slop) {
  const circles = cellCircles(state, view);
  const active = new Set(state.view.active);
  const under = circles.filter((circle) => distance(circle, point) <= circle.radius);
  const answering =
    topmost(under.filter((circle) => active.has(circle.place))) ??
    nearest(
      circles.filter((circle) => active.has(circle.place)),
      point,
      view.scale,
    );
  if (answering) return answering.place;
  const top = topmost(under);
  if (top) return top.place;
  const tray = trayUnder(view, point);
  if (tray) return tray;
  const near = circles
    .map((circle) => ({ place: circle.place, gap: distance(circle, point) - circle.radius }))
    .filter(({ gap }) => gap <= slop)
    .sort((a, b) => a.gap - b.gap);
  return (near.find(({ place }) => active.has(place)) ?? near[0])?.place ?? null;
}

/**
 * The place a ball in hand would be dropped on.
 *
 * @param {State} state
 * @param {Projection} view
 * @param {ScreenPoint} point
 * @param {boolean} backwards Whether it is carried to its reserve.
 * @param {Player} player
 * @returns {Place | null}
 */
export function dropUnder(state, view, point, backwards, player) {
  if (backwards) return trayUnder(view, point) === player ? player : null;
  let best = null;
  let least = CATCH * view.scale;
  for (const place of state.view.targets) {
    if (!isShown(state.camera, place)) continue;
    const gap = distance(project(view, placeOf(view, place)), point);
    if (gap < least) {
      least = gap;
      best = place;
    }
  }
  return best;
}

/**
 * @typedef {object} Circle
 * @property {Place} place
 * @property {number} x
 * @property {number} y
 * @property {number} radius
 * @property {number} depth
 */

/**
 * @param {State} state
 * @param {Projection} view
 */
function cellCircles(state, view) {
  const { balls, targets, active, picked } = state.view;
  /** @type {Circle[]} */
  const circles = [];
  for (const { name } of CELLS) {
    if (!isShown(state.camera, name)) continue;
    const filled = balls[name] !== undefined;
    const answers = targets.includes(name) || active.includes(name);
    if (!filled && !answers && !isSupported(balls, name)) continue;
    const at = placeOf(view, name);
    const lift = picked === name ? 0.42 : 0;
    circles.push({
      place: name,
      ...project(view, { ...at, z: at.z + lift }),
      radius: (filled ? 1 : EMPTY_RADIUS) * view.scale,
      depth: depthOf(view, at),
    });
  }
  return circles;
}

/** @param {Circle[]} circles */
function topmost(circles) {
  return circles.reduce(
    (best, circle) => (best && best.depth >= circle.depth ? best : circle),
    /** @type {Circle | null} */ (null),
  );
}

/**
 * @param {Circle[]} circles
 * @param {ScreenPoint} point
 * @param {number} reach In CSS pixels.
 */
function nearest(circles, point, reach) {
  let best = null;
  let least = reach;
  for (const circle of circles) {
    const gap = distance(circle, point);
    if (gap <= least) {
      least = gap;
      best = circle;
    }
  }
  return best;
}

/**
 * @param {ScreenPoint} a
 * @param {ScreenPoint} b
 */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** What a finger needs, in CSS pixels. */
const FINGER = 44;

/**
 * The rectangle a tray takes on the screen, the balls in it included.
 *
 * @param {Projection} view
 * @param {Player} player
 */
export function trayBox(view, player) {
  const { halfLength, halfWidth } = view.groove;
  const a = project(view, inTray(view, player, -halfLength, -halfWidth, TRAY_TOP));
  const b = project(view, inTray(view, player, halfLength, halfWidth, TRAY_TOP));
  const wide = Math.abs(a.x - b.x);
  const high = Math.abs(a.y - b.y);
  const width = Math.max(FINGER, wide);
  const height = Math.max(FINGER, high);
  return {
    left: Math.min(a.x, b.x) - (width - wide) / 2,
    top: Math.min(a.y, b.y) - (height - high) / 2,
    width,
    height,
  };
}

/**
 * @param {Projection} view
 * @param {ScreenPoint} point
 * @returns {Player | null}
 */
function trayUnder(view, point) {
  for (const player of /** @type {Player[]} */ (["light", "dark"])) {
    const { left, top, width, height } = trayBox(view, player);
    const x = point.x - left;
    const y = point.y - top;
    if (x >= 0 && x <= width && y >= 0 && y <= height) return player;
  }
  return null;
}
