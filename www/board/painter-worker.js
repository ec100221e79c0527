/** The worker that paints all boards of a page. It receives the canvas of a board once, with its port. */

import { serve } from "./painter.js";

addEventListener(
  "message",
  (/** @type {MessageEvent<{ canvas: OffscreenCanvas, port: MessagePort }>} */ { data }) =>
    serve(data.canvas, data.port),
);

postMessage("ready");
