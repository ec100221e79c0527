/**
 * The worker that paints all boards of a page. It receives the canvas of a board once, with a port over which the board
 * sends states, "release" and "stop"; it answers there after each picture. It posts "ready" once.
 * @import { State } from "./state.js"
 */

import { Studio } from "./painter.js";

/** Milliseconds of preparation before it looks for a new state. */
const studio = new Studio(40);

addEventListener(
  "message",
  (/** @type {MessageEvent<{ canvas: OffscreenCanvas, port: MessagePort }>} */ { data }) => {
    const { canvas, port } = data;
    const painter = studio.painter(canvas);
    port.onmessage = (/** @type {MessageEvent<State | "release" | "stop">} */ { data: order }) => {
      if (typeof order === "string") return painter[order]();
      const start = performance.now();
      painter.paint(order);
      // The frame callback comes when the picture is about to be shown.
      requestAnimationFrame(() => {
        painter.took(performance.now() - start);
        port.postMessage(null);
      });
    };
  },
);

postMessage("ready");
