/** The worker that paints one picture: it receives a state, and posts the PNG, or null where it cannot make it. */

import { paintPicture } from "./paint-picture.js";

addEventListener("message", async ({ data: state }) => {
  try {
    const canvas = new OffscreenCanvas(1, 1);
    paintPicture(canvas, state);
    postMessage(await canvas.convertToBlob());
  } catch {
    postMessage(null);
  }
});
