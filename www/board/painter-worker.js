/** The worker that paints all boards of a page. It receives the canvas of a board once, with its port. */

import { Studio } from "./painter.js";

/** It makes sprites for 40 ms before it looks for a new state. */
const studio = new Studio(40);

addEventListener(
  "message",
  (/** @type {MessageEvent<{ canvas: OffscreenCanvas, port: MessagePort }>} */ { data }) =>
    studio.serve(data.canvas, data.port),
);

postMessage("ready");
