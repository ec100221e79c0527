/**
 * The painter off the page's thread. It is sent the canvas once, then one shot at a time; it answers
 * when it is ready, and whenever a picture has been handed to the screen.
 *
 * @import { Painter, Shot } from "./painter.js"
 */

import { newPainter } from "./painter.js";

/** Milliseconds of preparation between two looks at what the page wants. */
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
  // The frame callback comes once the picture is on its way.
  requestAnimationFrame(() => {
    painter?.took(performance.now() - start);
    postMessage("painted");
  });
});

postMessage("ready");
