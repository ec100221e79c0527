/**
 * Canvases that are not shown themselves. They work the same in a page and in a worker.
 * @import { Context, Picture } from "./types.js"
 */

/**
 * @param {number} width In device pixels.
 * @param {number} height
 * @returns {Picture}
 */
export function newCanvas(width, height) {
  const [wide, high] = [Math.max(1, width), Math.max(1, height)];
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(wide, high);
  const canvas = document.createElement("canvas");
  canvas.width = wide;
  canvas.height = high;
  return canvas;
}

/** @type {(canvas: Picture) => Context} */
export function contextOf(canvas) {
  const context = /** @type {Context | null} */ (canvas.getContext("2d"));
  if (!context) throw new Error("this browser has no 2D canvas");
  return context;
}
