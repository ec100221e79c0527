/**
 * The worker that paints all boards of a page. It receives the canvas of a board once, then one shot at a time; it
 * posts "ready" once, and the number of the board after each picture.
 * @import { Painter, Shot } from "./painter.js"
 */

import { newStudio } from "./painter.js";

/** @typedef {{ id: number, canvas: OffscreenCanvas } | { id: number, shot: Shot }
 *   | { id: number, act: "release" | "stop" }} Order */

/** Milliseconds of preparation before it looks for a new shot. */
const SLICE = 40;

const studio = newStudio(SLICE);

/** @type {Map<number, Painter>} By the number of the board. */
const painters = new Map();

addEventListener("message", (/** @type {MessageEvent<Order>} */ { data }) => {
  const { id } = data;
  if ("canvas" in data) {
    painters.set(id, studio.painter(data.canvas));
    return;
  }
  const painter = painters.get(id);
  if (painter === undefined) return;
  if ("act" in data) {
    painter[data.act]();
    if (data.act === "stop") painters.delete(id);
    return;
  }
  const start = performance.now();
  painter.paint(data.shot);
  // The frame callback comes when the picture is about to be shown.
  requestAnimationFrame(() => {
    painter.took(performance.now() - start);
    postMessage(id);
  });
});

postMessage("ready");
