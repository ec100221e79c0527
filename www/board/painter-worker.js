/**
 * The worker of the painter. It receives the canvas once, then one shot at a time; it posts "ready"
 * once, and "painted" after each picture.
 * @import { Painter, Shot } from "./painter.js"
 */

import { newPainter } from "./painter.js";

/** Milliseconds of preparation before it looks for a new shot. */
const SLICE = 40;

/** @type {Painter | null} */
let painter = null;

addEventListener("message", (/** @type {MessageEvent<OffscreenCanvas | Shot>} */ { data }) => {
  if (data instanceof OffscreenCanvas) {
    painter = newPainter(data, SLICE);
    return;
  }
  const start = performance.now();
  painter?.paint(data);
  // The frame callback comes when the picture is about to be shown.
  requestAnimationFrame(() => {
    painter?.took(performance.now() - start);
    postMessage("painted");
  });
});

postMessage("ready");
