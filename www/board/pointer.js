/**
 * Mouse, finger and pen on the canvas, and what they do to the state. A click chooses; a press that is held shows what balls
 * hide; a drag from a ball carries it; any other drag rotates the board or, if a finger moves up or down, scrolls the page.
 * @import { BoardEvents, ScreenPoint } from "./types.js"
 * @import { Screen } from "./screen.js"
 * @import { Press, State } from "./state.js"
 */

import { setCamera } from "./animate.js";
import { projectionOf } from "./projection.js";
import { dropUnder, placeUnder } from "./scene.js";
import { ballAt, ballInHand, isDraggable, pointedAt, seesThrough } from "./state.js";

/** Milliseconds after which a pressed pointer is held. */
const HOLD = 500;

/** `refresh` follows a change under a pointer that rests. @param {Screen} screen @param {State} state @param {BoardEvents} on @param {() => void} paint */
export function listenToPointer(screen, state, on, paint) {
  const { canvas } = screen;
  const listening = new AbortController();
  const { signal } = listening;

  /** What a pointer changes in the picture, besides a ball that is carried. */
  const picture = () => [state.hover, state.camera, pointedAt(state), seesThrough(state)];

  /** Makes a change of the state, and has it painted if it is one that is seen. @type {(change: () => void) => void} */
  function seen(change) {
    const { drag } = state;
    const before = picture();
    change();
    const carries = drag !== null || state.drag !== null;
    if (carries || picture().some((part, index) => part !== before[index])) paint();
    const cursor = cursorOf(state);
    if (canvas.style.cursor !== cursor) canvas.style.setProperty("cursor", cursor);
  }

  /** @param {PointerEvent} event */
  const isPressed = (event) => state.press?.id === event.pointerId;

  /** @type {(event: PointerEvent) => void} */
  const lost = (event) => {
    if (!isPressed(event)) return;
    seen(() => abandon(state, on));
    state.press = null;
  };

  /** @type {Partial<Record<keyof HTMLElementEventMap, (event: any) => void>>} */
  const listeners = {
    pointerdown(/** @type {PointerEvent} */ event) {
      if (event.button !== 0 && !state.press) return;
      const finger = event.pointerType === "touch";
      if (!state.press) canvas.setPointerCapture(event.pointerId);
      seen(() =>
        pointerDown(state, on, { id: event.pointerId, finger, at: screen.pointOf(event) }),
      );
      const { press } = state;
      setTimeout(() => state.press === press && seen(() => pointerHeld(state)), HOLD);
    },
    pointermove(/** @type {PointerEvent} */ event) {
      if (isPressed(event)) seen(() => pointerMoved(state, on, screen.pointOf(event)));
      else if (!state.press && event.pointerType !== "touch") {
        seen(() => hoverAt(state, screen.pointOf(event)));
      }
    },
    pointerup(/** @type {PointerEvent} */ event) {
      if (!isPressed(event)) return;
      seen(() => {
        pointerUp(state, on);
        if (event.pointerType !== "touch") hoverAt(state, screen.pointOf(event));
      });
    },
    pointercancel: lost,
    lostpointercapture: lost,
    pointerleave: () => state.press || seen(() => hoverAt(state, null)),
    dragstart: (event) => event.preventDefault(),
    // A finger that is held asks for the menu of the browser, which would end the press.
    contextmenu: (event) => state.press && event.preventDefault(),
  };
  for (const [name, listener] of Object.entries(listeners)) {
    canvas.addEventListener(name, listener, { signal });
  }

  // A finger on a ball that can be carried must not scroll the page; anywhere else it may.
  const touched = (/** @type {TouchEvent} */ event) => {
    if (event.touches.length !== 1) return;
    const place = placeUnder(state, screen.pointOf(event.touches[0]), true);
    if (place && isDraggable(state.view, place) && event.cancelable) event.preventDefault();
  };
  canvas.addEventListener("touchstart", touched, { signal, passive: false });

  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !state.drag) return;
    event.preventDefault();
    event.stopPropagation();
    seen(() => abandon(state, on));
  };
  addEventListener("keydown", onKey, { signal, capture: true });

  return {
    refresh() {
      if (!state.press) seen(() => hoverAt(state, state.pointer));
    },
    stop() {
      state.press = null;
      state.drag = null;
      listening.abort();
    },
  };
}

/** CSS pixels a pointer may move before a click becomes a drag. */
const MOUSE_STILL = 4;
const TOUCH_STILL = 9;

/** Degrees for a drag across the whole board. */
const ROTATION_ACROSS = 200;

/** A second finger makes it a pinch: the gesture of the first is abandoned. @type {(state: State, on: BoardEvents, pointer: Pick<Press, "id" | "finger" | "at">) => void} */
export function pointerDown(state, on, { id, finger, at }) {
  if (state.press) {
    if (state.press.id !== id) abandon(state, on);
    return;
  }
  const place = placeUnder(state, at, finger);
  state.press = { id, finger, at, place, stage: "press", rotation: 0 };
  if (finger) hoverAt(state, null);
}

/** The pressed pointer moves. @type {(state: State, on: BoardEvents, at: ScreenPoint) => void} */
export function pointerMoved(state, on, at) {
  const { press } = state;
  if (!press || press.stage === "over") return;
  const way = { x: at.x - press.at.x, y: at.y - press.at.y };
  if (press.stage === "press" || press.stage === "hold") {
    const still = press.finger ? TOUCH_STILL : MOUSE_STILL;
    if (Math.hypot(way.x, way.y) < still) return;
    begin(state, on, press, way);
  }
  if (state.drag) {
    state.drag.at = at;
    state.drag.over = dropUnder(state, state.drag);
  } else if (press.stage === "rotate") {
    const { width, height, scale } = projectionOf(state);
    const reach = Math.min(width, height, 24 * scale);
    setCamera(state, { rotation: press.rotation + (way.x / reach) * ROTATION_ACROSS });
  }
}

/** A pointer has been pressed for a while without moving: it looks, and no longer chooses. @param {State} state */
export function pointerHeld({ press }) {
  if (press?.stage === "press") press.stage = "hold";
}

/** @type {(state: State, on: BoardEvents, press: Press, way: ScreenPoint) => void} */
function begin(state, on, press, way) {
  const { place, at, finger } = press;
  const { view } = state;
  const player = place && ballAt(view, place);
  if (!place || !player || !isDraggable(view, place)) {
    // The browser may be about to scroll the page, so a finger rotates from side to side only.
    press.stage = finger && Math.abs(way.y) > Math.abs(way.x) ? "over" : "rotate";
    // The camera may have moved since the press.
    press.rotation = state.camera.rotation;
    return;
  }
  press.stage = "drag";
  const backwards = view.removable.includes(place) && view.picked !== place;
  state.drag = { place, player, at, over: null, backwards };
  if (!backwards && view.picked !== place) on.choose(place, true);
}

/** The pressed pointer is released. @type {(state: State, on: BoardEvents) => void} */
export function pointerUp(state, on) {
  const { press } = state;
  const inHand = ballInHand(state);
  state.press = null;
  state.drag = null;
  if (press?.stage === "rotate") endRotation(state, on);
  else if (press?.stage === "press") {
    if (press.place) on.choose(press.place);
    else on.cancel();
  } else if (inHand?.over) {
    state.drop = inHand;
    on.choose(inHand.backwards ? inHand.place : inHand.over, true);
    state.drop = null;
  } else if (inHand && !inHand.backwards) on.cancel();
}

/** @type {(state: State, on: BoardEvents) => void} */
function endRotation(state, on) {
  setCamera(state, { rotation: Math.round(state.camera.rotation * 10) / 10 });
  on.camera({ ...state.cameraGoal });
}

/** The gesture is taken away, by the browser or by Escape: a ball in the hand goes back. @type {(state: State, on: BoardEvents) => void} */
export function abandon(state, on) {
  const { press } = state;
  if (!press) return;
  const inHand = ballInHand(state);
  const rotates = press.stage === "rotate";
  press.stage = "over";
  state.drag = null;
  if (rotates) endRotation(state, on);
  else if (inHand && !inHand.backwards) on.cancel();
}

/** A mouse or pen rests over a point, or over none. @type {(state: State, at: ScreenPoint | null) => void} */
export function hoverAt(state, at) {
  state.pointer = at;
  state.hover = at && placeUnder(state, at, false);
}

/** @param {State} state */
export function cursorOf({ press, hover: place, view }) {
  if (press?.stage === "drag" || press?.stage === "rotate") return "grabbing";
  return place !== null && view.active.includes(place) ? "pointer" : "default";
}
