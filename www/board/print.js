/**
 * Pictures for paper. A page that is printed cannot wait for a worker, so it paints them itself, at once and in full.
 * @import { State } from "./state.js"
 */

import { newStudio } from "./painter.js";

/** Device pixels per CSS pixel on paper: 240 dpi. */
const SHARP = 2.5;

/** The size of a board that has none on the screen, in CSS pixels. */
const USUAL = { width: 352, height: 440 };

/**
 * One for all boards that are printed together: boards of the same size share its sprites and layers.
 * @type {{ canvas: HTMLCanvasElement, painter: import("./painter.js").Painter } | null}
 */
let press = null;

/** @type {(state: State) => HTMLCanvasElement} */
export function paintForPrint(state) {
  if (press === null) {
    const canvas = document.createElement("canvas");
    press = { canvas, painter: newStudio(0).painter(canvas) };
    addEventListener("afterprint", () => (press = null), { once: true });
  }
  const still = { camera: state.cameraGoal, flight: null, drag: null, hover: null };
  const size = Math.min(state.width, state.height) < 1 ? USUAL : {};
  press.painter.finish({
    state: { ...state, ...still, ...size, signs: 1, trays: 1, ratio: SHARP },
    hurry: false,
    swings: false,
  });
  const picture = document.createElement("canvas");
  picture.setAttribute("aria-hidden", "true");
  picture.width = press.canvas.width;
  picture.height = press.canvas.height;
  picture.getContext("2d")?.drawImage(press.canvas, 0, 0);
  return picture;
}
