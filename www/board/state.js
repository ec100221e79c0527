/**
 * Everything that determines the picture of a board, as one plain value. Painting, hit testing and the twin are functions
 * of it; animate.js, pointer.js and twin.js hold the functions that change it.
 * @import { BoardView, Camera, Cell, Figure, LastMove, Mark, Motion, Place, Player, Preview, ScreenPoint } from "./types.js"
 */

import { DEFAULT_CAMERA, isReserve } from "./geometry.js";

/**
 * @typedef {ReturnType<typeof newState>} State
 * @typedef {{ balls: Record<Cell, Player>, reserve: Record<Player, number>, motions: Motion[], progress: number, figures: readonly Figure[], dropped: ScreenPoint | null }} Flight
 *   Balls in motion, one after the other: those at rest meanwhile, the motions (the first is under way, 0..1), the figures
 *   that those which have landed completed, lit, and where the first ball starts if it was dropped by hand.
 * @typedef {"press" | "hold" | "drag" | "rotate" | "over"} Stage While a press is held still for a while, balls are glass.
 * @typedef {{ id: number, type: string, at: ScreenPoint, spot: ScreenPoint, time: number }} Pointer A mouse, pen or touch:
 *   where it is on the board and in the window, and when.
 * @typedef {Pointer & { place: Place | null, view: BoardView, scrolls: boolean, stage: Stage, left: boolean, rotation: number }} Press
 *   With the place that was pressed and the view in which it was; whether the page scrolls; whether the pointer has left the
 *   place; and the rotation of the board when it began to rotate.
 * @typedef {{ place: Place, player: Player, at: ScreenPoint, over: Place | null, backwards: boolean }} Drag A ball in the
 *   hand; `backwards`: from the pyramid to its reserve.
 * @typedef {{ of: "camera" | "ball" | "signs", start: number | null, duration: number, delay: number }} Tween In
 *   milliseconds; `start` is null until the first frame, from which the delay counts.
 * @typedef {typeof COLOURS & { casing: string, text: string, font: string }} Palette The casing is around every stroke of
 *   signs and marks; the text, around the board.
 */

/** Everything shown, as plain data, with the turn in progress applied; here, a board without balls on which nothing can be chosen. */
export const EMPTY_VIEW = {
  balls: /** @type {Readonly<Record<Cell, Player>>} */ ({}),
  reserve: /** @type {Readonly<Record<Player, number>>} */ ({ light: 0, dark: 0 }),
  /** Whose ball is shown on a target that is pointed at. */
  turn: /** @type {Player | null} */ (null),
  /** Places that answer a `choose` now. */
  active: /** @type {readonly Place[]} */ ([]),
  /** Balls that may be raised. */
  liftable: /** @type {Cell[]} */ ([]),
  /** Legal cells, and whether they have signs, and show a ball where they are pointed at. */
  targets: /** @type {Cell[]} */ ([]),
  legal: true,
  coordinates: false,
  /** The ball or reserve picked up. */
  picked: /** @type {Place | null} */ (null),
  /** Balls that may be taken back now, and cells emptied in this turn. */
  removable: /** @type {Cell[]} */ ([]),
  takenBack: /** @type {readonly Cell[]} */ ([]),
  /** The ball just played in this turn. */
  played: /** @type {Cell | null} */ (null),
  lastMove: /** @type {LastMove | null} */ (null),
  /** The winner's spare balls on the pyramid, shown there and not where `balls` and `reserve` say. They fly there last. */
  crown: /** @type {Motion[]} */ ([]),
  /** Completed figures, lit. */
  figures: /** @type {readonly Figure[]} */ ([]),
  /** Shown on a target. */
  previews: /** @type {Record<Cell, Preview>} */ ({}),
  /** Accessible label of every cell and both reserves. */
  labels: /** @type {Record<string, string>} */ ({}),
  /** Painted over everything else. */
  marks: /** @type {readonly Mark[]} */ ([]),
  boardLabel: "",
  levelLabels: /** @type {string[]} */ ([]),
};

/** The colours of the tones in a page that sets none. */
export const COLOURS = {
  accent: "#35c9b8", // what may be done
  happened: "#fff1d2", // what just happened
  completes: "#ffcb45", // what would complete a square or line
  threat: "#ff7357", // what is threatened
  coach: "#b3b0ff", // what the coach says
  good: "#8fdc8a", // from here on, judgements
  fair: "#d3e38a",
  even: "#f3dc9c",
  poor: "#ffb877",
  bad: "#ff9f8a",
};
const CASING = "rgb(9 38 36 / 78%)";

/** Tones are the custom properties `--pylos-mark-…`; the accent is `--pylos-mark`. @type {(element: HTMLElement) => Palette} */
export function readPalette(element) {
  const style = getComputedStyle(element);
  const usual = Object.entries({ ...COLOURS, casing: CASING }).map(([name, colour]) => {
    const property = name === "accent" ? "--pylos-mark" : `--pylos-mark-${name}`;
    return [name, style.getPropertyValue(property).trim() || colour];
  });
  return { ...Object.fromEntries(usual), text: style.color, font: style.fontFamily };
}

/** @param {Partial<Camera>} change What differs from the default camera. */
export function newState(change = {}) {
  /** @type {Camera} */
  const camera = { ...DEFAULT_CAMERA, ...change };
  return {
    view: /** @type {BoardView} */ (EMPTY_VIEW),
    width: 0, // in CSS pixels
    height: 0,
    ratio: 1, // device pixels per CSS pixel
    palette: /** @type {Palette} */ ({ ...COLOURS, casing: CASING, text: "#000", font: "serif" }),
    camera, // as shown, perhaps half way between the next two
    cameraStart: camera,
    cameraGoal: camera,
    /** The tab stop of the twin, the last cell that was one, whether the keyboard has moved it, and whether it has the focus and shows it. */
    focus: { place: "1a1", cell: "1a1", moved: false, shown: false },
    /** Where a mouse or pen rests over the board. */
    pointer: /** @type {ScreenPoint | null} */ (null),
    hover: /** @type {Place | null} */ (null),
    /** Where the mouse or pen still rests after it was chosen. */
    done: /** @type {Place | null} */ (null),
    press: /** @type {Press | null} */ (null),
    drag: /** @type {Drag | null} */ (null),
    /** The drag that just ended, while the page handles it. */
    drop: /** @type {Drag | null} */ (null),
    flight: /** @type {Flight | null} */ (null),
    tweens: /** @type {Tween[]} */ ([]),
    near: true, // whether the board may soon be seen; else it is not painted
    pace: 1, // how long balls take, by their usual time
    still: true, // whether changes take no time: less motion is preferred, the pace is 0, or the board is not visible
    /** Opacity of signs and marks, but for those of what has happened: they fade in after a flight, when it has been looked at. */
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
