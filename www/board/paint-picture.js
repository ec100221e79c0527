/**
 * Paints a board in full on a ground, for a file.
 * @import { State } from "./state.js"
 */

import { newStudio } from "./painter.js";

/** Behind the board: a picture without a ground is black in some programs. */
const GROUND = "#f4eee2";

/** @type {(canvas: HTMLCanvasElement | OffscreenCanvas, state: State) => void} */
export function paintPicture(canvas, state) {
  newStudio(0).painter(canvas).finish({ state, hurry: false, swings: false });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
}
