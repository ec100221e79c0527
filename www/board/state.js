/**
 * The state of one board: everything that determines its picture, as one plain value that can be
 * printed. Painting, hit testing and the twin are functions of it; animate.js, gesture.js and
 * focus.js hold the functions that change it.
 * @import { BoardView, Camera, Cell, Figure, Motion, Place, Player, ScreenPoint } from "./types.js"
 * @import { Palette } from "./palette.js"
 */

import { DEFAULT_CAMERA } from "./camera.js";
import { isReserve } from "./geometry.js";
import { PALETTE } from "./palette.js";

/**
 * Balls in motion, one after the other.
 * @typedef {object} Flight
 * @property {Record<Cell, Player>} balls Those at rest meanwhile.
 * @property {Record<Player, number>} reserve
 * @property {Motion[]} motions The first one is under way.
 * @property {number} progress Of the first motion, 0..1.
 * @property {readonly Figure[]} figures Those that the balls which have landed completed, lit.
 * @property {ScreenPoint | null} dropped Where the first ball starts if it was dropped by hand.
 */

/** @typedef {"press" | "hold" | "drag" | "rotate" | "over"} Stage While a press is held still for a while, balls are glass. */

/**
 * A pressed pointer: where it was pressed, and the rotation of the board when it began to rotate.
 * @typedef {{ id: number, finger: boolean, at: ScreenPoint, place: Place | null, stage: Stage, rotation: number }} Press
 */

/**
 * A ball carried from `place` by the pointer, which would be dropped on `over`; `backwards`: from the pyramid to its reserve.
 * @typedef {{ place: Place, player: Player, at: ScreenPoint, over: Place | null, backwards: boolean }} Drag
 */

/**
 * An animation under way, in milliseconds; `start` is null until its first frame, from which the delay counts.
 * @typedef {{ of: "camera" | "ball" | "signs", start: number | null, duration: number, delay: number }} Tween
 */

/**
 * @typedef {object} State
 * @property {BoardView} view
 * @property {number} width In CSS pixels.
 * @property {number} height
 * @property {number} ratio Device pixels per CSS pixel.
 * @property {Palette} palette
 * @property {Camera} camera The camera as shown, perhaps half way between the next two.
 * @property {Camera} cameraStart
 * @property {Camera} cameraGoal
 * @property {{ place: Place, cell: Cell, moved: boolean, shown: boolean }} focus The tab stop of the twin, the last
 *   cell that was one, whether the keyboard has moved it, and whether it has the focus and shows it.
 * @property {ScreenPoint | null} pointer Where a mouse or pen rests over the board.
 * @property {Place | null} hover
 * @property {Press | null} press
 * @property {Drag | null} drag
 * @property {Drag | null} drop The drag that just ended, while the page handles it.
 * @property {Flight | null} flight
 * @property {Tween[]} tweens
 * @property {boolean} near Whether the board may soon be seen; else it is not painted.
 * @property {number} pace How long balls take, by their usual time.
 * @property {boolean} still Whether changes take no time: less motion is preferred, the pace is 0, or the board is
 *   not visible.
 * @property {number} signs Opacity of signs and marks, but for those of what has happened: they fade in after a flight,
 *   when what has happened has been looked at.
 */

/** A board without balls on which nothing is or can be chosen. @type {BoardView} */
export const EMPTY_VIEW = {
  balls: {},
  reserve: { light: 0, dark: 0 },
  turn: null,
  active: [],
  liftable: [],
  targets: [],
  legal: true,
  coordinates: false,
  picked: null,
  removable: [],
  takenBack: [],
  played: null,
  lastMove: null,
  crown: [],
  figures: [],
  previews: {},
  labels: {},
  marks: [],
  boardLabel: "",
  levelLabels: [],
};

/** @type {(change?: Partial<Camera>) => State} `change`: what differs from the default camera. */
export function newState(change = {}) {
  const camera = { ...DEFAULT_CAMERA, ...change };
  return {
    view: EMPTY_VIEW,
    width: 0,
    height: 0,
    ratio: 1,
    palette: PALETTE,
    camera,
    cameraStart: camera,
    cameraGoal: camera,
    focus: { place: "1a1", cell: "1a1", moved: false, shown: false },
    pointer: null,
    hover: null,
    press: null,
    drag: null,
    drop: null,
    flight: null,
    tweens: [],
    near: true,
    pace: 1,
    still: true,
    signs: 1,
  };
}

/** The player whose ball is at a place. @type {(view: Pick<BoardView, "balls" | "reserve">, place: Place) => Player | null} */
export function ballAt(view, place) {
  if (isReserve(place)) return view.reserve[place] > 0 ? place : null;
  return view.balls[place] ?? null;
}

/** The balls and reserves as they are shown at rest, with the crown. @param {BoardView} view */
export function atRest({ balls, reserve, crown }) {
  const shown = { balls: { ...balls }, reserve: { ...reserve } };
  for (const { player, to } of crown) {
    shown.balls[to] = player;
    shown.reserve[player] -= 1;
  }
  return shown;
}

/** The place that a mouse, a finger or the keyboard points at. @type {(state: State) => Place | null} */
export function pointedAt({ hover, press, drag, focus }) {
  const held = press?.stage === "press" || press?.stage === "hold" ? press.place : null;
  return drag ? drag.over : (hover ?? held ?? (focus.shown ? focus.place : null));
}

/** Where the ball is shown that a click would place. @type {(state: State) => Cell | null} */
export function offeredAt(state) {
  const { view, flight, drag } = state;
  const cell = pointedAt(state);
  return cell !== null && view.legal && !flight && !drag && view.targets.includes(cell)
    ? cell
    : null;
}

/** Whether balls that hide others are painted as glass. @type {(state: State) => boolean} */
export const seesThrough = ({ camera, press }) => camera.seeThrough || press?.stage === "hold";

/** Whether a drag may begin at a place. @type {(view: BoardView, place: Place) => boolean} */
export const isDraggable = (view, place) =>
  view.active.includes(place) && ballAt(view, place) !== null;

/**
 * The drag, if its ball is drawn under the pointer. A ball that is carried up is drawn there once
 * the view says that it is picked; a ball that is taken back, until it is dropped.
 * @type {(state: State) => Drag | null}
 */
export function ballInHand({ drag, view }) {
  if (!drag) return null;
  const up = drag.backwards ? ballAt(view, drag.place) !== null : view.picked === drag.place;
  return up ? drag : null;
}
