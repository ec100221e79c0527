/**
 * The plan of a board: its levels beside each other, seen straight down, hidden from assistive technology, which has the
 * twin.
 * @import { BoardEvents, Place } from "./types.js"
 * @import { Size } from "./screen.js"
 * @import { State } from "./state.js"
 */

import { cursorOf } from "./pointer.js";
import { placeUnder } from "./scene.js";
import { Screen } from "./screen.js";
import { pointedAt } from "./state.js";

/** What a plan of a size shows of the state of its board, turned as the board is, by whole quarters. @type {(state: State, size: Size, hover?: Place | null) => State} */
export function planOf(state, size, hover = null) {
  const { cameraGoal, flight } = state;
  const rotation = 90 * Math.round(cameraGoal.rotation / 90);
  return {
    ...state,
    ...size,
    camera: { ...cameraGoal, rotation, levels: 4, seeThrough: false, reserves: false, apart: true },
    // A ball in the air is still where it comes from.
    flight: flight && { ...flight, progress: 0, dropped: null },
    hover,
    press: null,
    drag: null,
    tweens: [],
    signs: 1,
  };
}

/** @param {HTMLElement} root @param {State} state @param {BoardEvents} on @param {() => void} ask */
export function makePlan(root, state, on, ask) {
  const size = { width: 0, height: 0, ratio: 1 };
  /** @type {unknown[]} What the picture was painted from. */
  const drawn = [];
  const screen = new Screen(root, size, show);
  const { canvas } = screen;

  /** Paints what the board shows, where that has changed. */
  function show() {
    if (size.width < 1 || size.height < 1) return;
    const plan = planOf(state, size, pointedAt(state));
    const { view, palette, flight, camera, hover, width, height, ratio } = plan;
    const { accent, text } = palette;
    const now = [view, accent, text, flight?.motions.length, camera.rotation, hover];
    now.push(width, height, ratio);
    if (now.every((part, index) => part === drawn[index])) return;
    drawn.splice(0, now.length, ...now);
    screen.show(plan);
  }

  /** @param {PointerEvent | MouseEvent} event */
  const placeAt = (event) => placeUnder(planOf(state, size), screen.pointOf(event), false);

  /** @param {Place | null} place */
  function hover(place) {
    if (state.hover !== place) ask();
    state.hover = place;
    canvas.style.cursor = cursorOf(state);
  }
  /** What was pressed last. @type {Place | null} */
  let pressed = null;
  canvas.addEventListener("pointerdown", (event) => {
    pressed = placeAt(event);
  });
  canvas.addEventListener("click", (event) => {
    const place = placeAt(event);
    if (place !== pressed) return;
    if (place !== null) on.choose(place);
    else on.cancel();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "touch") hover(placeAt(event));
  });
  canvas.addEventListener("pointerleave", () => hover(null));

  return {
    show,
    print: (/** @type {boolean} */ on) => screen.print(on ? planOf(state, size) : null),
    release() {
      drawn.length = 0;
      screen.release();
    },
    stop: () => screen.stop(),
  };
}
