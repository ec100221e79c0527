/**
 * Where the painter stands: in a worker where the browser can paint there, else in the page.
 *
 * @import { Painter, Shot } from "./painter.js"
 */

import { newPainter } from "./painter.js";

/** Milliseconds the page may be kept from other things. */
const SLICE = 7;

/**
 * @typedef {object} Easel
 * @property {(shot: Shot) => void} show Paints as soon as it can; of several shots that wait, only
 *   the last is painted.
 * @property {() => void} stop
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Easel}
 */
export function newEasel(canvas) {
  /** @type {Shot | null} The one to be painted next. */
  let next = null;
  let free = false;
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Painter | null} */
  let painter = null;

  function send() {
    if (!next) return;
    if (painter) {
      const start = performance.now();
      painter.paint(next);
      painter.took(performance.now() - start);
    } else if (worker && free) {
      free = false;
      worker.postMessage(next);
    } else return;
    next = null;
  }

  /** @param {string} message */
  function heard(message) {
    if (message === "ready" && worker) {
      const offscreen = canvas.transferControlToOffscreen();
      worker.postMessage(offscreen, [offscreen]);
    }
    free = true;
    send();
  }

  function paintHere() {
    worker?.terminate();
    worker = null;
    painter = newPainter(canvas, SLICE);
    send();
  }

  try {
    if (!("transferControlToOffscreen" in canvas)) throw new Error("no painting in workers");
    worker = new Worker(new URL("./painter-worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => heard(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      // Once the canvas is given away, it cannot be had back.
      if (!free) paintHere();
    });
  } catch {
    paintHere();
  }

  return {
    show(shot) {
      next = shot;
      send();
    },
    stop() {
      worker?.terminate();
      painter?.stop();
    },
  };
}
