/**
 * Listens to mouse, finger and pen on the canvas.
 * @import { BoardEvents } from "./types.js"
 * @import { Screen } from "./screen.js"
 * @import { State } from "./state.js"
 */

import {
  abandon,
  cursorOf,
  hoverAt,
  pointerDown,
  pointerHeld,
  pointerMoved,
  pointerUp,
} from "./gesture.js";
import { placeUnder } from "./hit.js";
import { isDraggable, pointedAt, seesThrough } from "./state.js";

/** Milliseconds after which a pressed pointer is held. */
const HOLD = 500;

/** `refresh` follows a change under a pointer that rests. @param {Screen} screen @param {State} state @param {BoardEvents} on @param {() => void} paint */
export function listenToPointer({ canvas, pointOf }, state, on, paint) {
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
      seen(() => pointerDown(state, on, { id: event.pointerId, finger, at: pointOf(event) }));
      const { press } = state;
      setTimeout(() => state.press === press && seen(() => pointerHeld(state)), HOLD);
    },
    pointermove(/** @type {PointerEvent} */ event) {
      if (isPressed(event)) seen(() => pointerMoved(state, on, pointOf(event)));
      else if (!state.press && event.pointerType !== "touch") {
        seen(() => hoverAt(state, pointOf(event)));
      }
    },
    pointerup(/** @type {PointerEvent} */ event) {
      if (!isPressed(event)) return;
      seen(() => {
        pointerUp(state, on);
        if (event.pointerType !== "touch") hoverAt(state, pointOf(event));
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
    const place = placeUnder(state, pointOf(event.touches[0]), true);
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
