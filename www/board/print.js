/**
 * Pictures for paper. A page that is printed cannot wait for a worker, so it paints them itself, at once and in full.
 * @import { State } from "./state.js"
 */

import { contextOf } from "./canvas.js";
import { newStudio } from "./painter.js";

/** The width of the picture in device pixels: 220 dpi where two boards are beside each other on A4. */
const WIDTH = 700;

/** Shades of a channel, of 256: as few as a woodcut has. A file keeps the picture without loss, and would be ten times as large. */
const SHADE = 24;

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
  const { width, height } = Math.min(state.width, state.height) < 1 ? USUAL : state;
  const ratio = WIDTH / width;
  press.painter.finish({
    state: { ...state, ...still, width, height, signs: 1, trays: 1, ratio },
    hurry: false,
    swings: false,
  });
  const picture = document.createElement("canvas");
  picture.setAttribute("aria-hidden", "true");
  picture.width = press.canvas.width;
  picture.height = press.canvas.height;
  const context = contextOf(picture);
  context.drawImage(press.canvas, 0, 0);
  const image = context.getImageData(0, 0, picture.width, picture.height);
  image.data.forEach((light, i, data) => {
    data[i] = Math.round(light / SHADE) * SHADE;
  });
  context.putImageData(image, 0, 0);
  return picture;
}
