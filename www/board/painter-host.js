/**
 * Runs the painter: in a worker if the browser can paint there, else in the page.
 * @import { Painter, Shot } from "./painter.js"
 */

import { foreignWorker, isForeign } from "../site/start-worker.js";
import { paintPoster } from "./paint-poster.js";
import { newPainter } from "./painter.js";

/** Milliseconds for which preparations may block the page. */
const SLICE = 7;

/**
 * @typedef {object} PainterHost
 * @property {(shot: Shot) => void} show Paints as soon as it can; of several shots that wait, only
 *   the last one is painted.
 * @property {() => void} stop
 */

/** @type {(canvas: HTMLCanvasElement) => PainterHost} */
export function newPainterHost(canvas) {
  /** @type {Shot | null} */
  let next = null;
  let free = false;
  /** Whether the canvas belongs to the worker; it cannot be taken back. */
  let transferred = false;
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
      if (!transferred) paintPoster(posterCanvas(), next.state);
      return;
    }
    next = null;
  }

  function posterCanvas() {
    if (poster) return poster;
    poster = document.createElement("canvas");
    poster.className = canvas.className;
    poster.setAttribute("aria-hidden", "true");
    canvas.before(poster);
    return poster;
  }

  function removePoster() {
    poster?.remove();
    poster = null;
  }

  /** @param {"ready" | "painted"} message */
  function receive(message) {
    if (message === "painted") removePoster();
    else if (worker) {
      const offscreen = canvas.transferControlToOffscreen();
      worker.postMessage(offscreen, [offscreen]);
      transferred = true;
    }
    free = true;
    send();
  }

  function paintHere() {
    worker?.terminate();
    worker = null;
    painter = newPainter(canvas, SLICE);
    removePoster();
    send();
  }

  try {
    if (!("transferControlToOffscreen" in canvas)) throw new Error("no painting in workers");
    worker = isForeign(import.meta.url)
      ? foreignWorker(new URL("./painter-worker.js", import.meta.url))
      : new Worker(new URL("./painter-worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => receive(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (!transferred) paintHere();
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
      removePoster();
    },
  };
}
