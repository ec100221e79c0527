// A board's state without a canvas.

import { newState } from "../../../www/board/state.js";

/** A state of 800 by 800 pixels in which animations take time. */
export function stateOf(view = {}, camera = {}) {
  const state = newState(camera);
  Object.assign(state, { width: 800, height: 800, still: false });
  state.view = { ...state.view, reserve: { light: 15, dark: 15 }, ...view };
  return state;
}
