/**
 * Mouse, finger and pen. A click chooses; a drag from a ball carries it; a drag from anywhere else
 * turns the board, or, under a finger that moves up or down, scrolls the page.
 *
 * @import { BoardEvents, Camera, Place, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { State } from "./state.js"
 */

import { dropUnder, MOUSE_SLOP, placeUnder, TOUCH_SLOP } from "./hit.js";
import { ballAt, ballInHand, isDraggable } from "./state.js";

/**
 * @typedef {object} Hands What the pointer needs of the board.
 * @property {() => Projection} projection
 * @property {() => void} paint
 * @property {(camera: Partial<Camera>) => void} turn Follows the pointer, without any tween.
 * @property {() => void} turned
 * @property {(drop: Drop | null) => void} dropped A ball was let go, and the page is about to hear.
 */

/**
 * @typedef {object} Drop
 * @property {Place} place Where the ball was taken from.
 * @property {ScreenPoint} at
 */

/**
 * @typedef {object} Press
 * @property {number} id
 * @property {boolean} finger
 * @property {ScreenPoint} at
 * @property {Place | null} place
 * @property {"press" | "drag" | "turn" | "over"} stage
 * @property {Camera} camera As it was.
 */

/** CSS pixels a pointer may wander before a click becomes a drag. */
const MOUSE_STILL = 4;
const TOUCH_STILL = 9;

/** Degrees for a drag over the whole board. */
const TURN_ACROSS = 200;
const TILT_ACROSS = 90;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {State} state
 * @param {BoardEvents} on
 * @param {Hands} hands
 * @returns {{ refresh(): void, stop(): void }} `refresh` after something changed under a pointer
 *   that rests.
 */
export function listenToPointer(canvas, state, on, hands) {
  /** @type {Press | null} */
  let press = null;
  /** @type {ScreenPoint | null} Where a mouse or pen rests over the board. */
  let resting = null;
  const listening = new AbortController();
  const { signal } = listening;

  /** @param {MouseEvent | Touch} event */
  const pointOf = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /**
   * @param {ScreenPoint} at
   * @param {boolean} finger
   */
  const under = (at, finger) =>
    placeUnder(state, hands.projection(), at, finger ? TOUCH_SLOP : MOUSE_SLOP);

  /** @param {PointerEvent} event */
  function down(event) {
    if (press) {
      // A second finger: this is a pinch, not a move.
      if (event.pointerId !== press.id) abandon();
      return;
    }
    if (event.button !== 0) return;
    const finger = event.pointerType === "touch";
    const at = pointOf(event);
    const camera = { ...state.camera };
    press = { id: event.pointerId, finger, at, place: under(at, finger), stage: "press", camera };
    canvas.setPointerCapture(event.pointerId);
    if (finger) hoverAt(null);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const at = pointOf(event);
    if (!press) {
      if (event.pointerType !== "touch") hoverAt(at);
      return;
    }
    if (event.pointerId !== press.id || press.stage === "over") return;
    const way = { x: at.x - press.at.x, y: at.y - press.at.y };
    if (press.stage === "press") {
      if (Math.hypot(way.x, way.y) < (press.finger ? TOUCH_STILL : MOUSE_STILL)) return;
      begin(press, way);
    }
    if (press.stage === "drag") carry(at);
    else if (press.stage === "turn") turn(press, way);
  }

  /**
   * @param {Press} started
   * @param {ScreenPoint} way
   */
  function begin(started, way) {
    const { place } = started;
    const player = place && ballAt(state.view, place);
    if (!place || !player || !isDraggable(state.view, place)) {
      // The browser may be about to scroll; a finger turns the board from side to side only.
      if (started.finger && Math.abs(way.y) > Math.abs(way.x)) {
        started.stage = "over";
        return;
      }
      started.stage = "turn";
      state.turning = true;
      showCursor();
      return;
    }
    started.stage = "drag";
    const backwards = state.view.removable.includes(place) && state.view.picked !== place;
    state.drag = { place, player, at: started.at, over: null, backwards };
    addEventListener("keydown", onKey, { signal, capture: true });
    if (!backwards && state.view.picked !== place) on.choose(place);
    showCursor();
  }

  /** @param {ScreenPoint} at */
  function carry(at) {
    const { drag } = state;
    if (!drag) return;
    drag.at = at;
    drag.over = dropUnder(state, hands.projection(), at, drag.backwards, drag.player);
    hands.paint();
  }

  /**
   * @param {Press} started
   * @param {ScreenPoint} way
   */
  function turn({ camera, finger }, way) {
    const { width, height, scale } = hands.projection();
    const reach = Math.min(width, height, 24 * scale);
    hands.turn({
      rotation: camera.rotation + (way.x / reach) * TURN_ACROSS,
      // A finger that moves up or down scrolls the page.
      ...(finger ? {} : { elevation: camera.elevation + (way.y / reach) * TILT_ACROSS }),
    });
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (press?.id !== event.pointerId) return;
    const { stage, place, finger } = press;
    press = null;
    if (stage === "drag") drop();
    else if (stage === "turn") endTurn();
    else if (stage === "press") {
      if (place) on.choose(place);
      else on.cancel();
    }
    if (!finger) hoverAt(pointOf(event));
    showCursor();
  }

  function drop() {
    const inHand = ballInHand(state);
    const drag = release();
    if (!drag || !inHand) return;
    if (drag.over) {
      hands.dropped(drag);
      on.choose(drag.backwards ? drag.place : drag.over);
      hands.dropped(null);
    } else if (!drag.backwards) on.cancel();
  }

  function release() {
    const { drag } = state;
    state.drag = null;
    removeEventListener("keydown", onKey, { capture: true });
    hands.paint();
    return drag;
  }

  function endTurn() {
    state.turning = false;
    hands.turned();
  }

  /** The gesture was taken away: put everything back where it was. */
  function abandon() {
    if (!press) return;
    const { stage } = press;
    press.stage = "over";
    if (stage === "turn") endTurn();
    if (stage === "drag") {
      const inHand = ballInHand(state);
      const drag = release();
      if (inHand && drag && !drag.backwards) on.cancel();
    }
    showCursor();
  }

  /** @param {PointerEvent} event */
  function lost(event) {
    if (press?.id !== event.pointerId) return;
    abandon();
    press = null;
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    abandon();
  }

  /** @param {ScreenPoint | null} at */
  function hoverAt(at) {
    resting = at;
    setHover(at && under(at, false));
  }

  /** @param {Place | null} place */
  function setHover(place) {
    if (state.hover === place) return;
    state.hover = place;
    hands.paint();
    showCursor();
  }

  function showCursor() {
    const answers = state.hover !== null && state.view.active.includes(state.hover);
    const cursor = state.drag || state.turning ? "grabbing" : answers ? "pointer" : "default";
    if (canvas.style.cursor !== cursor) canvas.style.setProperty("cursor", cursor);
  }

  /**
   * A finger on a ball that can be carried must not scroll the page; anywhere else it may.
   *
   * @param {TouchEvent} event
   */
  function touched(event) {
    if (event.touches.length !== 1) return;
    const place = under(pointOf(event.touches[0]), true);
    if (place && isDraggable(state.view, place) && event.cancelable) event.preventDefault();
  }

  canvas.addEventListener("pointerdown", down, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  canvas.addEventListener("pointerup", up, { signal });
  canvas.addEventListener("pointercancel", lost, { signal });
  canvas.addEventListener("lostpointercapture", lost, { signal });
  canvas.addEventListener("pointerleave", () => press || hoverAt(null), { signal });
  canvas.addEventListener("touchstart", touched, { signal, passive: false });
  canvas.addEventListener("dragstart", (event) => event.preventDefault(), { signal });

  return {
    refresh() {
      if (press) return;
      hoverAt(resting);
      showCursor();
    },
    stop() {
      press = null;
      state.drag = null;
      listening.abort();
    },
  };
}
