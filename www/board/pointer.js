/**
 * Mouse, finger and pen on the canvas, and what they do to the state. A press that ends on its place chooses it; one that is
 * held shows what balls hide; a drag from a ball carries it; any other drag rotates the board or, if a finger moves up or
 * down, scrolls the page.
 * @import { BoardEvents, BoardView, ScreenPoint } from "./types.js"
 * @import { Screen } from "./screen.js"
 * @import { Pointer, Press, Stage, State } from "./state.js"
 */

import { setCamera } from "./animate.js";
import { isReserve } from "./geometry.js";
import { projectionOf } from "./projection.js";
import { dropUnder, hidesBalls, placeUnder } from "./scene.js";
import { around } from "./screen.js";
import { signsOf } from "./signs.js";
import { ballAt, ballInHand, isDraggable, pointedAt } from "./state.js";

const HOLD = 500; // milliseconds after which a pressed pointer is held

/** `refresh` follows a change under a pointer that rests. @param {Screen} screen @param {State} state @param {BoardEvents} on @param {() => void} paint @param {AbortSignal} signal */
export function listenToPointer(screen, state, on, paint, signal) {
  const { canvas } = screen;

  /** What a pointer changes in the picture, besides a ball that is carried. */
  const picture = () => [
    state.hover,
    state.camera,
    pointedAt(state),
    state.press?.stage === "hold",
  ];

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

  /** @type {(event: PointerEvent) => Pointer} */
  const pointerOf = (event) => ({
    id: event.pointerId,
    type: event.pointerType,
    at: screen.pointOf(event),
    spot: { x: event.clientX, y: event.clientY },
    time: event.timeStamp,
  });

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
      const scrolls = event.pointerType === "touch" && canScroll(canvas);
      seen(() => pointerDown(state, on, pointerOf(event), scrolls));
      const { press } = state;
      if (isPressed(event)) canvas.setPointerCapture(event.pointerId);
      setTimeout(() => state.press === press && seen(() => pointerHeld(state)), HOLD);
    },
    pointermove(/** @type {PointerEvent} */ event) {
      if (isPressed(event)) seen(() => pointerMoved(state, on, pointerOf(event)));
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

  // A finger that carries a ball, or is about to, must not scroll the page; any other may.
  const touched = (/** @type {TouchEvent} */ event) => {
    const carries = event.touches.length === 1 && (state.drag || carriesAtOnce(state));
    if (carries && event.cancelable) event.preventDefault();
  };
  for (const name of /** @type {const} */ (["touchstart", "touchmove"])) {
    canvas.addEventListener(name, touched, { signal, passive: false });
  }

  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !state.drag) return;
    event.preventDefault();
    event.stopPropagation();
    seen(() => abandon(state, on));
  };
  addEventListener("keydown", onKey, { signal, capture: true });

  return {
    /** @param {BoardView} before */
    refresh(before) {
      if (!state.press) seen(() => rest(state, before));
    },
  };
}

/** Whether the page, or something on it around an element, may scroll up and down; the page around a frame cannot be asked. @param {Element} element */
const canScroll = (element) =>
  self !== top ||
  around(element).some(
    (each) =>
      each.scrollHeight > each.clientHeight &&
      (each === document.documentElement
        ? getComputedStyle(document.body).overflowY !== "hidden"
        : /auto|scroll/.test(getComputedStyle(each).overflowY)),
  );

/** CSS pixels of the window that a pointer may move before a press becomes more than a press: a hand is less still than a mouse. */
const MOUSE_STILL = 4;
const HAND_STILL = 9;

/** Milliseconds after which a finger that moves up or down carries a ball of a reserve instead of scrolling the page. */
const GRIP = 250;

const ROTATION_ACROSS = 200; // degrees for a drag across the whole board

/**
 * What a press becomes when its pointer moves. The way is in CSS pixels of the window, as the hand and the page move, and
 * the time in milliseconds, both since the press. `answers`: the place that was pressed can be chosen; `stays`: the pointer
 * is still on it; `carries`: it has a ball that can be carried; `waits`: the page may scroll instead.
 * @type {(press: { type: string, way: ScreenPoint, time: number, answers: boolean, stays: boolean, carries: boolean, waits: boolean }) => Stage}
 */
export function stageOf({ type, way: { x, y }, time, answers, stays, carries, waits }) {
  if (Math.hypot(x, y) < (type === "mouse" ? MOUSE_STILL : HAND_STILL)) return "press";
  const swipes = type === "touch" && Math.abs(y) > Math.abs(x);
  if (carries && !(waits && swipes && time < GRIP)) return "drag";
  if (answers && stays) return "press";
  // The browser may be about to scroll the page, so a finger rotates from side to side only.
  return swipes ? "over" : "rotate";
}

/** A second finger makes it a pinch: the gesture of the first is abandoned. A pen is no second finger: the first was the palm. @type {(state: State, on: BoardEvents, pointer: Pointer, scrolls: boolean) => void} */
export function pointerDown(state, on, pointer, scrolls) {
  const { type, at } = pointer;
  if (state.press) {
    const [pen, other] = [type, state.press.type].map((each) => each === "pen");
    if (state.press.id !== pointer.id && !other) abandon(state, on);
    if (!pen || other) return;
  }
  const place = placeUnder(state, at, type === "touch");
  const { view } = state;
  state.press = { ...pointer, place, view, scrolls, stage: "press", left: false, rotation: 0 };
  if (type === "touch") hoverAt(state, null);
}

/** Whether the page may scroll where a ball of a reserve was pressed: the largest part of a phone's width. @param {Press} press */
const waits = ({ scrolls, place }) => scrolls && place !== null && isReserve(place);

/** Whether a press carries a ball however it moves. @param {State} state */
const carriesAtOnce = ({ press, view }) =>
  press?.place && press.stage !== "over" && isDraggable(view, press.place) && !waits(press);

/** The pressed pointer moves. @type {(state: State, on: BoardEvents, pointer: Pick<Pointer, "at" | "spot" | "time">) => void} */
export function pointerMoved(state, on, { at, spot, time }) {
  const { press } = state;
  if (!press || press.stage === "over") return;
  const { place, type } = press;
  // The place as it was drawn when it was pressed: a ball that is carried is no longer on it.
  const now = { ...state, view: press.view, drag: null };
  const stays = place !== null && placeUnder(now, at, type === "touch") === place;
  press.left ||= !stays;
  if (press.stage === "press" || press.stage === "hold") {
    const stage = stageOf({
      type,
      way: { x: spot.x - press.spot.x, y: spot.y - press.spot.y },
      time: time - press.time,
      answers: place !== null && state.view.active.includes(place),
      stays,
      carries: place !== null && isDraggable(state.view, place),
      waits: waits(press),
    });
    if (stage === "press") {
      // The board rotates from where the pointer leaves the place.
      if (stays) press.at = at;
      return;
    }
    // One that was held has looked; it no longer chooses.
    press.left ||= press.stage === "hold";
    begin(state, on, press, stage);
  }
  if (state.drag) {
    state.drag.at = at;
    state.drag.over = press.left ? dropUnder(state, state.drag) : null;
  } else if (press.stage === "rotate") {
    const { width, height, scale } = projectionOf(state);
    const reach = Math.min(width, height, 24 * scale);
    const way = at.x - press.at.x;
    setCamera(state, { rotation: press.rotation + (way / reach) * ROTATION_ACROSS });
  }
}

/** A pointer has been pressed for a while. If some balls hide others, or a finger is on a sign, it looks at them and no longer chooses. @param {State} state */
export function pointerHeld(state) {
  const { press, camera, view } = state;
  if (press?.stage !== "press") return;
  const { place, type } = press;
  const asks = type === "touch" && signsOf(view, place).signs.some(({ at }) => at === place);
  if (asks || (!camera.seeThrough && hidesBalls(state))) press.stage = "hold";
}

/** @type {(state: State, on: BoardEvents, press: Press, stage: Stage) => void} */
function begin(state, on, press, stage) {
  const { place, at } = press;
  const { view } = state;
  press.stage = stage;
  // The camera may have moved since the press.
  press.rotation = state.camera.rotation;
  const player = place && ballAt(view, place);
  if (stage !== "drag" || !player) return;
  const backwards = view.removable.includes(place) && view.picked !== place;
  state.drag = { place, player, at, over: null, backwards };
  if (!backwards && view.picked !== place) on.choose(place, true);
}

/** The pressed pointer is released. @type {(state: State, on: BoardEvents) => void} */
export function pointerUp(state, on) {
  const { press, view } = state;
  const inHand = ballInHand(state);
  const { place = null } = press ?? {};
  state.press = null;
  state.drag = null;
  if (press?.stage === "rotate") endRotation(state, on);
  else if (press?.stage === "press") {
    if (place) on.choose(place);
    else on.cancel();
  } else if (press?.stage === "drag" && place && !press.left) {
    // A press, unless the beginning of the drag has done what a press does.
    if (view.picked !== place || press.view.picked === place) on.choose(place);
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
  const place = at && placeUnder(state, at, false);
  state.pointer = at;
  if (place !== state.done) state.done = null;
  state.hover = place === state.done ? null : place;
}

/** The view changes under a pointer that rests. What answered there and does not any more was chosen, and is not pointed at until the pointer leaves it. @type {(state: State, before: BoardView) => void} */
export function rest(state, before) {
  const { pointer, view } = state;
  const place = pointer && placeUnder(state, pointer, false);
  if (place === null || view.active.includes(place)) state.done = null;
  else if (before.active.includes(place)) state.done = place;
  hoverAt(state, pointer);
}

/** @param {State} state */
export function cursorOf({ press, hover: place, view }) {
  if (press?.stage === "drag" || press?.stage === "rotate") return "grabbing";
  return place !== null && view.active.includes(place) ? "pointer" : "default";
}
