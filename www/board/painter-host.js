/**
 * Runs the painters: all in one worker if the browser can paint there, else in the page.
 * @import { Painter, Shot } from "./painter.js"
 */

import { foreignWorker, isForeign, whenSilent } from "../site/start-worker.js";
import { canPaint } from "./canvas.js";
import { paintPoster } from "./paint-poster.js";
import { newStudio } from "./painter.js";

/** Milliseconds for which preparations may block the page. */
const SLICE = 7;

/**
 * @typedef {object} PainterHost
 * @property {(shot: Shot) => void} show Paints as soon as it can; of several shots that wait, only
 *   the last one is painted.
 * @property {() => void} release Gives the memory of the picture back, until the next `show`.
 * @property {() => void} stop
 */

/**
 * What the worker tells one board.
 * @typedef {object} Client
 * @property {() => void} ready The worker can paint.
 * @property {() => void} painted
 * @property {() => void} refused There is no worker.
 */

/**
 * The worker, while there is a board to paint.
 * @type {{ worker: Worker, isReady: boolean, clients: Map<number, Client>, end: () => void } | null}
 */
let shared = null;

/** Whether a worker was refused before: then no more are tried. */
let refused = false;

/** @type {ReturnType<typeof newStudio> | null} Paints in the page. */
let here = null;

let last = 0;

function start() {
  const worker = isForeign(import.meta.url)
    ? foreignWorker(new URL("./painter-worker.js", import.meta.url))
    : new Worker(new URL("./painter-worker.js", import.meta.url), { type: "module" });
  /** @type {Map<number, Client>} */
  const clients = new Map();
  const refuse = () => {
    // Canvases cannot be taken back from a worker.
    if (made.isReady) return;
    refused = true;
    worker.terminate();
    for (const client of clients.values()) client.refused();
  };
  const stopWaiting = whenSilent(worker, refuse);
  const end = () => {
    stopWaiting();
    worker.terminate();
  };
  const made = { worker, isReady: false, clients, end };
  worker.addEventListener("message", (/** @type {MessageEvent<"ready" | number>} */ { data }) => {
    if (data === "ready") {
      made.isReady = true;
      for (const client of clients.values()) client.ready();
    } else clients.get(data)?.painted();
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    refuse();
  });
  return made;
}

/** @type {(canvas: HTMLCanvasElement) => PainterHost} */
export function newPainterHost(canvas) {
  if (!canPaint()) return { show() {}, release() {}, stop() {} };
  last += 1;
  const id = last;
  /** @type {Shot | null} */
  let next = null;
  let free = false;
  /** Whether the canvas belongs to the worker. */
  let transferred = false;
  /** @type {Painter | null} In the page. */
  let painter = null;
  /** @type {HTMLCanvasElement | null} Shown until the first picture. */
  let poster = null;

  function send() {
    if (!next) return;
    if (painter) {
      const start = performance.now();
      painter.paint(next);
      painter.took(performance.now() - start);
    } else {
      if (!transferred) paintPoster(posterCanvas(), next.state);
      if (!shared?.isReady) return;
      if (!transferred) transfer(shared.worker);
      if (!free) return;
      free = false;
      shared.worker.postMessage({ id, shot: next });
    }
    next = null;
  }

  /** @param {Worker} worker */
  function transfer(worker) {
    const offscreen = canvas.transferControlToOffscreen();
    worker.postMessage({ id, canvas: offscreen }, [offscreen]);
    transferred = true;
    free = true;
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

  function paintHere() {
    here ??= newStudio(SLICE);
    painter = here.painter(canvas);
    removePoster();
    send();
  }

  try {
    if (refused || !("transferControlToOffscreen" in canvas)) throw new Error("no worker paints");
    shared ??= start();
    shared.clients.set(id, {
      ready: send,
      painted() {
        removePoster();
        free = true;
        send();
      },
      refused: paintHere,
    });
  } catch {
    refused = true;
    paintHere();
  }

  return {
    show(shot) {
      next = shot;
      send();
    },
    release() {
      next = null;
      removePoster();
      painter?.release();
      if (transferred) shared?.worker.postMessage({ id, act: "release" });
    },
    stop() {
      next = null;
      painter?.stop();
      removePoster();
      if (shared?.clients.delete(id) !== true) return;
      shared.worker.postMessage({ id, act: "stop" });
      if (shared.clients.size > 0) return;
      shared.end();
      shared = null;
    },
  };
}
