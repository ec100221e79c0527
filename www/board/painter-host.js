/**
 * Runs the painters: all in one worker if the browser can paint there, else in the page.
 * @import { Studio as AnyStudio } from "./painter.js"
 * @import { State } from "./state.js"
 */

import { startWorker, whenSilent } from "../site/start-worker.js";
import { canPaint } from "./canvas.js";
import { paintPoster } from "./paint-poster.js";
import { Studio } from "./painter.js";

/** Milliseconds for which preparations may block the page. */
const SLICE = 7;

/** The worker, while there is a board to paint; null once one was refused. @type {ReturnType<typeof start> | null | undefined} */
let shared;

/** Paints in the page. @type {AnyStudio | null} */
let here = null;

function start() {
  const worker = startWorker(new URL("./painter-worker.js", import.meta.url));
  /** @type {Set<PainterHost>} */
  const hosts = new Set();
  const refuse = () => {
    // Canvases cannot be taken back from a worker.
    if (made.isReady) return;
    shared = null;
    worker.terminate();
    for (const host of hosts) host.paintHere();
  };
  const made = { worker, hosts, isReady: false, stopWaiting: whenSilent(worker, refuse) };
  worker.addEventListener("message", () => {
    made.isReady = true;
    for (const host of hosts) host.send();
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    refuse();
  });
  return made;
}

/** @param {HTMLCanvasElement | OffscreenCanvas} canvas */
function painterHere(canvas) {
  here ??= new Studio(SLICE);
  return here.painter(canvas);
}

/** Paints a state in full and at once, in the page. @param {State} state */
export function paintNow(state) {
  const canvas = document.createElement("canvas");
  const painter = painterHere(canvas);
  painter.finish(state);
  here?.painters.delete(painter);
  return canvas;
}

/** Has the states of one canvas painted. */
export class PainterHost {
  /** What waits to be painted. @type {State | null} */
  next = null;
  /** In the page. @type {ReturnType<AnyStudio["painter"]> | null} */
  painter = null;
  /** To the worker, once the canvas is its own. @type {MessagePort | null} */
  port = null;
  /** Whether the worker is painting. */
  isBusy = false;
  /** Shown until the first picture. @type {HTMLCanvasElement | null} */
  poster = null;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    if (!canPaint()) return;
    try {
      if (shared === null || !canvas.transferControlToOffscreen) throw new Error("no worker");
      shared ??= start();
      shared.hosts.add(this);
    } catch {
      shared = null;
      this.paintHere();
    }
  }

  paintHere() {
    this.painter = painterHere(this.canvas);
    this.removePoster();
    this.send();
  }

  /** Paints as soon as it can; of several states that wait, only the last one is painted. @param {State} state */
  show(state) {
    this.next = state;
    if (canPaint()) this.send();
  }

  send() {
    const { next, painter } = this;
    if (next === null) return;
    if (painter) {
      const start = performance.now();
      painter.paint(next);
      painter.took(performance.now() - start);
    } else {
      if (this.port === null) this.showPoster(next);
      if (!shared?.isReady) return;
      this.port ??= this.give(shared.worker);
      if (this.isBusy) return;
      this.isBusy = true;
      this.port.postMessage(next);
    }
    this.next = null;
  }

  /** Gives the canvas to the worker. @param {Worker} worker */
  give(worker) {
    const { port1, port2 } = new MessageChannel();
    const canvas = this.canvas.transferControlToOffscreen();
    worker.postMessage({ canvas, port: port2 }, [canvas, port2]);
    port1.onmessage = () => {
      this.removePoster();
      this.isBusy = false;
      this.send();
    };
    return port1;
  }

  /** @param {State} state */
  showPoster(state) {
    if (this.poster === null) {
      this.poster = /** @type {HTMLCanvasElement} */ (this.canvas.cloneNode());
      this.canvas.before(this.poster);
    }
    paintPoster(this.poster, state);
  }

  removePoster() {
    this.poster?.remove();
    this.poster = null;
  }

  /** Gives the memory of the picture back, until the next `show`; with "stop", for good. @param {"release" | "stop"} order */
  end(order) {
    this.next = null;
    this.removePoster();
    this.painter?.[order]();
    this.port?.postMessage(order);
    if (order === "release" || !shared?.hosts.delete(this) || shared.hosts.size > 0) return;
    shared.stopWaiting();
    shared.worker.terminate();
    shared = undefined;
  }
}
