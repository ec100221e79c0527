/**
 * From the state to things in space, in the order in which they are painted, and which of them is at a point of the screen.
 * @import { Camera, Place, Player, Point, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Drag, State } from "./state.js"
 */

import { flightPoint } from "./animate.js";
import { pieceAt } from "./canvas.js";
import { CELLS, cellAt, isReserve, PLAYERS, SURFACE, supportOf } from "./geometry.js";
import {
  inTray,
  placeOf,
  project,
  projectionOf,
  seen,
  sizeAt,
  TRAY_TOP,
  unproject,
} from "./projection.js";
import { atRest, ballInHand } from "./state.js";

/**
 * @typedef {ReturnType<typeof sceneBall>} SceneBall
 * @typedef {ReturnType<typeof buildScene>} Scene
 * @typedef {{ place: Place, depth: number, middle: number, rim: number }} Near The distances of a cell's middle and rim
 *   from a point.
 */

const PICKED_LIFT = 0.7; // how far a picked ball is raised

const HAND_HEIGHT = 7; // of a ball in the hand: above the apex, so that it is painted over everything
const HAND_LIFT = 1.2; // how far above what is under it that ball seems to hang, by its shadow

/** Balls from the farthest to the nearest, balls above the level shown, and empty cells that a ball could rest in or that answer. @param {State} state @param {Projection} projection */
export function buildScene(state, projection) {
  const { camera, flight, view } = state;
  const { levels, apart } = camera;
  const hand = ballInHand(state);
  const lying = flight ?? atRest(view);
  const picked = flight ? null : view.picked;
  /** @type {SceneBall[][]} */
  const [balls, above] = [[], []];
  const hollows = [];
  const reserve = { ...lying.reserve };
  /** The highest level of a pyramid on which a ball is shown. */
  let top = 1;

  for (const cell of CELLS) {
    const { name, level } = cell;
    const player = lying.balls[name];
    if (player && hand?.place !== name) {
      const lift = picked === name ? PICKED_LIFT : 0;
      const ball = sceneBall(projection, name, player, placeOf(projection, name), { lift });
      (level > levels ? above : balls).push(ball);
      if (level <= levels && !apart) top = level;
    } else if (!player && level <= levels) {
      const answers = apart || view.targets.includes(name) || view.active.includes(name);
      if (!answers && !supportOf(cell).every((under) => lying.balls[under])) continue;
      hollows.push({ place: name, ...seen(projection, placeOf(projection, name)) });
    }
  }
  for (const player of PLAYERS) {
    if (hand?.place === player) reserve[player] -= 1;
    for (let index = 0; index < reserve[player]; index += 1) {
      const next = index === reserve[player] - 1;
      const lift = next && picked === player && !hand ? PICKED_LIFT : 0;
      const at = placeOf(projection, player, index);
      const piece = pieceAt(player, index);
      balls.push(sceneBall(projection, player, player, at, { lift, piece, stands: next }));
    }
  }
  if (flight) {
    const [{ to, player }] = flight.motions;
    const { at, ...more } = flightPoint(projection, flight);
    balls.push(sceneBall(projection, to, player, at, { ...more, ...MOVING }));
  } else if (hand) {
    const target = hand.over ? placeOf(projection, hand.over, reserve[hand.player]) : null;
    const free = unproject(projection, hand.at, HAND_HEIGHT);
    const at = target ?? { ...free, z: HAND_HEIGHT - HAND_LIFT };
    const size = hand.over ? sizeAt(projection, hand.over) : 1;
    const more = { lift: target ? 0.3 : HAND_LIFT, size, ...MOVING };
    balls.push(sceneBall(projection, hand.place, hand.player, at, more));
  }
  balls.sort((a, b) => a.depth - b.depth);
  const leaving = flight ? flight.motions[0].from : hand?.place;
  return { balls, above, hollows, reserve, leaving, top };
}

const MOVING = { moving: true, stands: false };

/** A ball at a point of the table, as it is seen. @param {Projection} projection @param {Place} place @param {Player} player @param {Point} at @param {{ lift?: number, size?: number, piece?: number, stands?: boolean, moving?: boolean }} [more] */
export function sceneBall(projection, place, player, { x, y, z }, more = {}) {
  const { lift = 0 } = more; // above the point
  return {
    ...{ place, player, lift, ...seen(projection, { x, y, z: z + lift }) },
    size: sizeAt(projection, place), // of its radius: smaller in a reserve
    piece: pieceAt(place), // of wood
    glass: false,
    stands: true, // for its place: of a reserve, only the next ball
    moving: false,
    ...more,
  };
}

const HIDDEN = 0.3; // a ball counts as hidden where its clearing has less room than this

/** Turns every ball into glass that hides a notable part of another one. @param {Projection} projection @param {SceneBall[]} balls */
export function markGlass({ scale }, balls) {
  for (const { x, y, depth, size } of balls.filter(
    (ball) => clearingOf(balls, ball, scale).room < HIDDEN,
  )) {
    for (const other of balls) {
      const near = 0.75 * scale * (size + other.size);
      const covers = other.depth > depth && Math.hypot(other.x - x, other.y - y) < near;
      if (covers && !other.moving) other.glass = true;
    }
  }
}

/** Whether glass would show more. @param {State} state */
export function hidesBalls(state) {
  const projection = projectionOf(state);
  const { balls } = buildScene(state, projection);
  markGlass(projection, balls);
  return balls.some(({ glass }) => glass);
}

/** Whether the camera shows the level of a place. @type {(camera: Camera, place: Place) => boolean} */
export const isShown = (camera, place) => (cellAt(place)?.level ?? 1) <= camera.levels;

/** The height of what is under a ball: the board, or the balls it hangs over. @param {SceneBall} ball */
export const groundBelow = ({ at, lift, size }) => Math.max(SURFACE, at.z - lift - size);

/** Points spread evenly over a disc, in ball radii; the first in its middle. */
const POINTS = Array.from({ length: 41 }, (_, index) => {
  const radius = Math.sqrt(index / 41);
  const angle = index * 2.399963;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});

/**
 * Where a sign on a ball, or on one that could be there, is seen: the point farthest from its rim and from every ball in
 * front of it, and how far that is, in radii of the ball; negative for a hidden ball. The unit: CSS pixels per ball radius.
 * @type {(balls: readonly SceneBall[], ball: Pick<SceneBall, "x" | "y" | "depth" | "size">, unit: number) => ScreenPoint & { room: number }}
 */
export function clearingOf(balls, ball, unit) {
  const radius = unit * ball.size;
  const covers = balls.filter(({ depth, glass, x, y, size }) => {
    if (glass || depth <= ball.depth) return false;
    return Math.hypot(x - ball.x, y - ball.y) < radius + unit * size;
  });
  let best = { x: ball.x, y: ball.y, room: Number.NEGATIVE_INFINITY };
  for (const point of POINTS) {
    const x = ball.x + radius * point.x;
    const y = ball.y + radius * point.y;
    const rooms = covers.map((cover) => Math.hypot(cover.x - x, cover.y - y) - unit * cover.size);
    const room = Math.min(radius - Math.hypot(x - ball.x, y - ball.y), ...rooms) / radius;
    if (room > best.room) best = { x, y, room };
  }
  return best;
}

const EMPTY_RADIUS = 0.62; // radius of an empty cell, in ball radii

const TOUCH_SLOP = 22; // CSS pixels by which a pointer may miss
const MOUSE_SLOP = 3;
const CATCH = 1.25; // how far from a target a dragged ball is caught, in ball radii
const FINGER = 44; // what a finger needs, in CSS pixels

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

/** The rectangle on the screen that answers for a place: of a cell, that of a ball; of a tray, at least as large as a finger needs. @param {Projection} projection @param {Place} place */
export function targetOf(projection, place) {
  if (!isReserve(place)) {
    const { x, y } = project(projection, placeOf(projection, place));
    const radius = projection.scale;
    return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
  }
  const { halfLength, halfWidth } = projection.groove;
  const at = (/** @type {-1 | 1} */ end) =>
    project(projection, inTray(projection, place, end * halfLength, end * halfWidth, TRAY_TOP));
  const [a, b] = [at(-1), at(1)];
  const width = Math.max(FINGER, Math.abs(b.x - a.x));
  const height = Math.max(FINGER, Math.abs(b.y - a.y));
  return { left: (a.x + b.x - width) / 2, top: (a.y + b.y - height) / 2, width, height };
}

/** @type {(projection: Projection, point: ScreenPoint) => Player | null} */
function trayUnder(projection, { x, y }) {
  const hit = PLAYERS.find((player) => {
    const { left, top, width, height } = targetOf(projection, player);
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
  return hit ?? null;
}
