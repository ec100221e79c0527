/**
 * From state to things in space: which balls are seen, where they lie, and in which order they are
 * painted. Painting and hit testing read the same scene.
 *
 * @import { Camera, Cell, Place, Player, Point } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { State } from "./state.js"
 */

import { flightPoint } from "./animate.js";
import { grainAt } from "./draw-ball.js";
import { CELLS, cellAt, SURFACE, supportOf } from "./geometry.js";
import { depthOf, placeOf, project, sizeAt, unproject } from "./projection.js";
import { ballInHand } from "./state.js";

/**
 * @typedef {object} SceneBall
 * @property {Place} place
 * @property {Player} player
 * @property {Point} at On the table.
 * @property {number} x On the screen.
 * @property {number} y
 * @property {number} depth
 * @property {number} size Of its radius: smaller in a reserve.
 * @property {number} piece
 * @property {number} angle
 * @property {boolean} glass
 * @property {number} lift How far it hangs above the place it belongs to.
 * @property {boolean} next Whether its reserve would give this ball next.
 * @property {boolean} moving
 */

/**
 * @typedef {object} Scene
 * @property {SceneBall[]} balls From the farthest to the nearest.
 * @property {SceneBall[]} aside Balls above the level shown.
 * @property {Record<Player, number>} reserve Balls lying in each tray.
 * @property {number} top The highest level on which a ball is shown.
 */

/** How far a picked ball is raised. */
const PICKED_LIFT = 0.42;

/**
 * @param {State} state
 * @param {Projection} view
 * @returns {Scene}
 */
export function buildScene(state, view) {
  const { camera, flight } = state;
  const hand = ballInHand(state);
  const still = flight ?? state.view;
  const picked = flight ? null : state.view.picked;
  /** @type {SceneBall[]} */
  const balls = [];
  /** @type {SceneBall[]} */
  const aside = [];
  let top = 1;

  for (const cell of CELLS) {
    const player = still.balls[cell.name];
    if (!player || hand?.place === cell.name) continue;
    const lift = picked === cell.name ? PICKED_LIFT : 0;
    const ball = sceneBall(view, cell.name, player, placeOf(view, cell.name), lift);
    if (cell.level > camera.levels) aside.push(ball);
    else {
      balls.push(ball);
      top = cell.level;
    }
  }
  /** @type {Record<Player, number>} */
  const reserve = { ...still.reserve };
  for (const player of /** @type {Player[]} */ (["light", "dark"])) {
    if (hand?.place === player) reserve[player] -= 1;
    for (let index = 0; index < reserve[player]; index += 1) {
      const next = index === reserve[player] - 1;
      const lift = next && picked === player && !hand ? PICKED_LIFT : 0;
      const ball = sceneBall(view, player, player, placeOf(view, player, index), lift, index);
      balls.push({ ...ball, next });
    }
  }
  if (flight?.motion) {
    const { motion } = flight;
    const path = flightPoint(view, flight);
    const ball = sceneBall(view, motion.to, motion.player, path.at, path.lift);
    balls.push({ ...ball, size: path.size, moving: true });
  } else if (hand) {
    const target = hand.over ? placeOf(view, hand.over, reserve[hand.player]) : null;
    const lift = target ? 0.3 : HAND_LIFT;
    const free = unproject(view, hand.at, HAND_HEIGHT);
    const at = target ?? { ...free, z: HAND_HEIGHT - HAND_LIFT };
    const ball = sceneBall(view, hand.place, hand.player, at, lift);
    balls.push({ ...ball, size: hand.over ? sizeAt(view, hand.over) : 1, moving: true });
  }
  balls.sort((a, b) => a.depth - b.depth);
  if (camera.seeThrough) markGlass(view, balls);
  return { balls, aside, reserve, top };
}

/** A ball in the hand floats above the apex, so that it is painted over everything. */
const HAND_HEIGHT = 7;

/** Its shadow looks as if it hung this far above whatever lies below. */
const HAND_LIFT = 1.2;

/**
 * @param {Projection} view
 * @param {Place} place
 * @param {Player} player
 * @param {Point} at
 * @param {number} lift
 * @param {number} index
 * @returns {SceneBall}
 */
function sceneBall(view, place, player, at, lift, index = 0) {
  const raised = { x: at.x, y: at.y, z: at.z + lift };
  return {
    place,
    player,
    at: raised,
    ...project(view, raised),
    depth: depthOf(view, raised),
    size: sizeAt(view, place),
    ...grainAt(view, place, index),
    glass: false,
    lift,
    next: false,
    moving: false,
  };
}

/** Points spread evenly over a disc, in ball radii. */
const SAMPLES = Array.from({ length: 40 }, (_, index) => {
  const radius = Math.sqrt((index + 0.5) / 40);
  const angle = index * 2.399963;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});

/** A ball of which less is seen than this counts as hidden. */
const HIDDEN = 0.42;

/**
 * Turns into glass every ball that takes a real part in hiding another one.
 *
 * @param {Projection} view
 * @param {SceneBall[]} balls In painting order.
 */
function markGlass(view, balls) {
  for (const [index, ball] of balls.entries()) {
    const covers = balls
      .slice(index + 1)
      .filter((other) => Math.hypot(other.x - ball.x, other.y - ball.y) < 2 * view.scale);
    /** @type {Map<SceneBall, number>} */
    const hits = new Map();
    let hidden = 0;
    for (const sample of SAMPLES) {
      const x = ball.x + sample.x * view.scale;
      const y = ball.y + sample.y * view.scale;
      const over = covers.filter((other) => Math.hypot(other.x - x, other.y - y) < view.scale);
      if (over.length > 0) hidden += 1;
      for (const other of over) hits.set(other, (hits.get(other) ?? 0) + 1);
    }
    if (hidden < SAMPLES.length * (1 - HIDDEN)) continue;
    for (const [other, count] of hits) {
      if (count > SAMPLES.length * 0.12 && !other.moving) other.glass = true;
    }
  }
}

/**
 * Whether a ball could lie in an empty cell, as far as its support goes.
 *
 * @param {Record<Cell, Player>} balls
 * @param {Cell} name
 */
export function isSupported(balls, name) {
  const cell = cellAt(name);
  return !!cell && supportOf(cell).every((under) => balls[under]);
}

/**
 * Whether the level view shows that place.
 *
 * @param {Camera} camera
 * @param {Place} place
 */
export function isShown(camera, place) {
  return (cellAt(place)?.level ?? 1) <= camera.levels;
}

/**
 * What lies under a ball: the height of the board or of the balls it hangs over.
 *
 * @param {SceneBall} ball
 */
export function groundBelow(ball) {
  return Math.max(SURFACE, ball.at.z - ball.lift - ball.size);
}
