/**
 * Animations as changes of the state: of the camera, of balls in motion, and of what fades in.
 * @import { BoardView, Camera, Motion } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Flight, State, Tween } from "./state.js"
 */

import { isReserve } from "./geometry.js";
import { placeOf, projectionOf, sizeAt, unproject } from "./projection.js";

/**
 * Milliseconds, of balls at the usual pace. A completed figure is lit for `FIGURE_TIME` before the next ball moves; a turn
 * that has been played is looked at for `LOOK_TIME` before what may be done next is shown.
 */
const CAMERA_TIME = 280;
const SIGNS_TIME = 140;
const FIGURE_TIME = 650;
const LOOK_TIME = 600;

/** @type {Record<Tween["of"], (state: State, progress: number) => void>} */
const STEPS = {
  camera(state, progress) {
    state.camera = cameraBetween(state.cameraStart, state.cameraGoal, easeInOut(progress));
  },
  ball(state, progress) {
    if (state.flight) state.flight.progress = progress;
    if (progress === 1) land(state);
  },
  signs(state, progress) {
    state.signs = progress;
  },
};

/** Brings every animation to a moment; those that begin meanwhile start at it. @param {State} state @param {number} now In milliseconds. */
export function advance(state, now) {
  for (const tween of [...state.tweens]) {
    tween.start ??= now + tween.delay;
    const progress = Math.min(1, Math.max(0, (now - tween.start) / tween.duration));
    if (progress === 1) state.tweens.splice(state.tweens.indexOf(tween), 1);
    STEPS[tween.of](state, progress);
  }
  for (const tween of state.tweens) tween.start ??= now + tween.delay;
}

/** @type {(state: State, of: Tween["of"], duration: number, delay?: number) => void} */
function begin(state, of, duration, delay = 0) {
  cancel(state, of);
  const takesTime = !state.still && duration > 0;
  if (takesTime) state.tweens.push({ of, start: null, duration, delay });
  STEPS[of](state, takesTime ? 0 : 1);
}

/** @type {(state: State, of: Tween["of"]) => void} */
function cancel(state, of) {
  state.tweens = state.tweens.filter((tween) => tween.of !== of);
}

/** Balls move from what was shown before; a flight under way ends. @type {(state: State, view: BoardView, motions?: readonly Motion[]) => void} */
export function showView(state, view, motions = []) {
  const { balls, reserve, crown } = state.view;
  // The same crown is built on.
  const goesOn = motions.length === 0 && crowns(state) && view.crown.length === crown.length;
  if (!goesOn) settle(state);
  state.view = view;
  if (motions.length === 0 || state.still) return;
  state.flight = {
    balls: { ...balls },
    reserve: { ...reserve },
    motions: [...motions, ...view.crown],
    progress: 0,
    figures: [],
    dropped: state.drop?.place === motions[0].from ? state.drop.at : null,
  };
  takeOff(state, state.flight);
}

/** Ends a flight at once. @param {State} state */
export function settle(state) {
  cancel(state, "ball");
  state.flight = null;
}

/** @param {State} state @returns {boolean} Whether the move has landed, and only the crown still moves. */
export const crowns = ({ flight, view }) =>
  flight !== null && flight.motions.length <= view.crown.length;

/** @type {(state: State, flight: Flight, delay?: number) => void} */
function takeOff(state, flight, delay = 0) {
  const { from } = flight.motions[0];
  if (isReserve(from)) flight.reserve[from] -= 1;
  else delete flight.balls[from];
  const ball = ends(projectionOf(state), flight);
  const away = [ball.to.x - ball.from.x, ball.to.y - ball.from.y, ball.to.z - ball.from.z];
  const time = Math.min(300, 200 + 9 * Math.hypot(...away));
  begin(state, "ball", state.pace * time, state.pace * delay);
}

/** @param {State} state */
function land(state) {
  const { flight } = state;
  const motion = flight?.motions.shift();
  if (!flight || !motion) return;
  if (isReserve(motion.to)) flight.reserve[motion.to] += 1;
  else flight.balls[motion.to] = motion.player;
  flight.dropped = null;
  const { completes = [] } = motion;
  if (completes.length > 0) flight.figures = completes;
  if (flight.motions.length > 0) return takeOff(state, flight, completes.length && FIGURE_TIME);
  state.flight = null;
  begin(state, "signs", SIGNS_TIME, state.view.lastMove ? LOOK_TIME : 0);
}

/** The camera on the way, 0..1. What is not a number changes at once. @type {(from: Camera, to: Camera, way: number) => Camera} */
function cameraBetween(from, to, way) {
  if (way === 1) return to;
  const rotation = from.rotation + 360 * Math.round((to.rotation - from.rotation) / 360);
  return {
    ...to,
    rotation: rotation + (to.rotation - rotation) * way,
    elevation: from.elevation + (to.elevation - from.elevation) * way,
  };
}

/** Moves the camera over time, from where it is. @type {(state: State, change: Partial<Camera>, seconds?: number) => void} */
export function moveCamera(state, change, seconds = CAMERA_TIME / 1000) {
  const { camera, cameraGoal } = state;
  const goal = { ...cameraGoal, ...change };
  const moves = (/** @type {Camera} */ from) =>
    (goal.rotation - from.rotation) % 360 !== 0 || goal.elevation !== from.elevation;
  state.cameraGoal = goal;
  // A camera on its way there goes on.
  if (!moves(cameraGoal) && moves(camera)) return;
  if (!moves(camera)) return setCamera(state, change);
  state.cameraStart = camera;
  begin(state, "camera", 1000 * seconds);
}

/** Moves the camera at once. @type {(state: State, change: Partial<Camera>) => void} */
export function setCamera(state, change) {
  cancel(state, "camera");
  state.cameraGoal = { ...state.cameraGoal, ...change };
  state.camera = state.cameraGoal;
}

/** @param {number} t */
const easeInOut = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

const FLYING = 0.78; // the share of a motion that is the flight; the rest is a small bounce

/** Where the moving ball is, how far above the place it lands on, and how large. @param {Projection} projection @param {Flight} flight */
export function flightPoint(projection, flight) {
  const { from, to, size } = ends(projection, flight);
  if (flight.progress >= FLYING) {
    const rest = (flight.progress - FLYING) / (1 - FLYING);
    return { at: to, size: size.to, lift: 0.14 * Math.sin(Math.PI * rest) * (1 - rest) };
  }
  const t = flight.progress / FLYING;
  const way = easeInOut(t);
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const peak = Math.abs(to.z - from.z) * 0.4 + 0.9 + distance * 0.09;
  return {
    at: {
      x: from.x + (to.x - from.x) * way,
      y: from.y + (to.y - from.y) * way,
      z: from.z + (to.z - from.z) * way,
    },
    size: size.from + (size.to - size.from) * way,
    lift: 4 * peak * t * (1 - t),
  };
}

/** Both ends of the motion under way. The camera may move meanwhile, so they are not kept. @param {Projection} projection @param {Flight} flight */
function ends(projection, { motions: [motion], reserve, dropped }) {
  // `reserve` does not count the ball in the air, so it is the index of that ball.
  const index = (/** @type {string} */ place) => (isReserve(place) ? reserve[place] : 0);
  const to = placeOf(projection, motion.to, index(motion.to));
  const from = dropped
    ? unproject(projection, dropped, to.z + 0.3)
    : placeOf(projection, motion.from, index(motion.from));
  const size = {
    from: dropped ? 1 : sizeAt(projection, motion.from),
    to: sizeAt(projection, motion.to),
  };
  return { from, to, size };
}
