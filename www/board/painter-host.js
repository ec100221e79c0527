/**
 * Where the painter stands: in a worker where the browser can paint there, else in the page.
 *
 * @import { Painter, Shot } from "./painter.js"
 */

import { startWorker } from "../site/start-worker.js";
import { paintPoster } from "./paint-poster.js";
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
  /** Whether the canvas is the worker's; it cannot be had back. */
  let given = false;
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Painter | null} */
  let painter = null;
  /** @type {HTMLCanvasElement | null} Shown until the painter is ready. */
  let poster = null;

  function send() {
    if (!next) return;
    if (painter) {
      const start = performance.now();
      painter.paint(next);
      painter.took(performance.now() - start);
    } else if (worker && free) {
      free = false;
      worker.postMessage(next);
    } else {
      if (!given) paintPoster(hang(), next.state);
      return;
    }
    next = null;
  }

  function hang() {
    if (poster) return poster;
    poster = document.createElement("canvas");
    poster.className = canvas.className;
    poster.setAttribute("aria-hidden", "true");
    canvas.before(poster);
    return poster;
  }

  /** @param {"ready" | "painted"} message */
  function heard(message) {
    if (message === "painted") takeDown();
    else if (worker) {
      const offscreen = canvas.transferControlToOffscreen();
      worker.postMessage(offscreen, [offscreen]);
      given = true;
    }
    free = true;
    send();
  }

  function takeDown() {
    poster?.remove();
    poster = null;
  }

  function paintHere() {
    worker?.terminate();
    worker = null;
    painter = newPainter(canvas, SLICE);
    takeDown();
    send();
  }

  try {
    if (!("transferControlToOffscreen" in canvas)) throw new Error("no painting in workers");
    worker = startWorker(new URL("./painter-worker.js", import.meta.url));
    worker.addEventListener("message", ({ data }) => heard(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (!given) paintHere();
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
      takeDown();
    },
  };
}
