/**
 * What one board knows at one moment: a plain object, and the few ways to change it. Painting,
 * hit testing and the twin are functions of it.
 *
 * @import { BoardView, Camera, Cell, Motion, Place, Player, ScreenPoint } from "./types.js"
 */

import { DEFAULT_CAMERA } from "./camera.js";
import { isReserve } from "./geometry.js";

/**
 * Balls on their way. `balls` and `reserve` are what lies still meanwhile.
 *
 * @typedef {object} Flight
 * @property {Record<Cell, Player>} balls
 * @property {Record<Player, number>} reserve
 * @property {Motion | null} motion The one under way.
 * @property {number} progress Of that motion, 0..1.
 * @property {ScreenPoint | null} dropped Where the first ball starts when it was dropped by hand.
 */

/**
 * A ball in the person's hand.
 *
 * @typedef {object} Drag
 * @property {Place} place Where it was taken from.
 * @property {Player} player
 * @property {ScreenPoint} at
 * @property {Place | null} over The place it would be dropped on.
 * @property {boolean} backwards Whether a ball of the pyramid is being carried to the reserve.
 */

/**
 * @typedef {object} State
 * @property {BoardView} view
 * @property {Camera} camera As shown, perhaps half way.
 * @property {Camera} heading Where the camera is going.
 * @property {number} width In CSS pixels.
 * @property {number} height
 * @property {number} ratio Device pixels a CSS pixel.
 * @property {Place | null} hover
 * @property {boolean} turning Whether the person is turning the board.
 * @property {Drag | null} drag
 * @property {Flight | null} flight
 * @property {number} marks How far the marks have faded in, 0..1.
 * @property {number} sides How far the trays have faded in after they changed sides, 0..1.
 */

/** @type {BoardView} */
const EMPTY_VIEW = {
  balls: {},
  reserve: { light: 0, dark: 0 },
  turn: null,
  active: [],
  liftable: [],
  targets: [],
  ghosts: true,
  coordinates: false,
  picked: null,
  removable: [],
  takenBack: [],
  played: null,
  lastMove: null,
  figures: [],
  labels: {},
  marks: [],
  boardLabel: "",
  levelLabels: [],
};

/** @returns {State} */
export function newState() {
  return {
    view: EMPTY_VIEW,
    camera: { ...DEFAULT_CAMERA },
    heading: { ...DEFAULT_CAMERA },
    width: 0,
    height: 0,
    ratio: 1,
    hover: null,
    turning: false,
    drag: null,
    flight: null,
    marks: 1,
    sides: 1,
  };
}

/**
 * The player whose ball a place holds, if any.
 *
 * @param {BoardView} view
 * @param {Place} place
 * @returns {Player | null}
 */
export function ballAt(view, place) {
  if (isReserve(place)) return view.reserve[place] > 0 ? place : null;
  return view.balls[place] ?? null;
}

/**
 * Whether a drag may begin at a place: it answers, and there is a ball to take.
 *
 * @param {BoardView} view
 * @param {Place} place
 */
export function isDraggable(view, place) {
  return view.active.includes(place) && ballAt(view, place) !== null;
}

/**
 * Whether the ball in hand is really up: carrying one up waits for the page to agree that it is
 * picked, taking one back waits for the drop.
 *
 * @param {State} state
 * @returns {Drag | null}
 */
export function ballInHand({ drag, view }) {
  if (!drag) return null;
  const up = drag.backwards ? ballAt(view, drag.place) !== null : view.picked === drag.place;
  return up ? drag : null;
}

/**
 * @param {State} state
 * @param {BoardView} before
 * @param {ScreenPoint | null} dropped Where the first ball was let go, if by hand.
 */
export function beginFlight(state, before, dropped) {
  state.flight = {
    balls: { ...before.balls },
    reserve: { ...before.reserve },
    motion: null,
    progress: 0,
    dropped,
  };
}

/**
 * @param {Flight} flight
 * @param {Motion} motion
 */
export function takeOff(flight, motion) {
  if (isReserve(motion.from)) flight.reserve[motion.from] -= 1;
  else delete flight.balls[motion.from];
  flight.motion = motion;
  flight.progress = 0;
}

/** @param {Flight} flight */
export function land(flight) {
  const { motion } = flight;
  if (!motion) return;
  if (isReserve(motion.to)) flight.reserve[motion.to] += 1;
  else flight.balls[motion.to] = motion.player;
  flight.motion = null;
  flight.dropped = null;
}
