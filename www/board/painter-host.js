/**
 * Has boards painted: all in one worker if the browser can paint there, else in the page.
 * @import { State } from "./state.js"
 */

import { startWorker, whenSilent } from "../site/start-worker.js";
import { canPaint } from "./canvas.js";
import { Painter, Studio } from "./painter.js";

/** Milliseconds for which preparations may block the page. */
const SLICE = 7;

/** The painters in the page. @type {Studio | undefined} */
let own;
export const studioHere = () => (own ??= new Studio(SLICE));

/** The boards of the page, and the worker that paints them; null once one was refused. */
const hosts = /** @type {Set<PainterHost>} */ (new Set());
/** @type {{ worker: Worker, stopWaiting: () => void } | null | undefined} */
let shared;

/** Gives a canvas to the painters, with the port for its states; null until there are some. @type {((canvas: HTMLCanvasElement, port: MessagePort) => void) | null} */
let give = null;

function start() {
  if (shared !== undefined) return;
  try {
    if (!HTMLCanvasElement.prototype.transferControlToOffscreen) throw new Error("no worker");
    const worker = startWorker(new URL("./painter-worker.js", import.meta.url));
    shared = { worker, stopWaiting: whenSilent(worker, paintHere) };
    worker.onmessage = () =>
      begin((canvas, port) => {
        const picture = canvas.transferControlToOffscreen();
        worker.postMessage({ canvas: picture, port }, [picture, port]);
      });
    worker.onerror = (event) => {
      event.preventDefault();
      // Canvases cannot be taken back from a worker.
      if (give === null) paintHere();
    };
  } catch {
    paintHere();
  }
}

function paintHere() {
  shared?.worker.terminate();
  shared = null;
  begin((canvas, port) => studioHere().serve(canvas, port));
}

/** @param {NonNullable<typeof give>} how */
function begin(how) {
  give = how;
  for (const host of hosts) host.send();
}

/** Has the states of one canvas painted. */
export class PainterHost {
  /** What waits to be painted. @type {State | null} */
  next = null;
  /** To the painter, once it has the canvas. @type {MessagePort | null} */
  port = null;
  /** Whether it is painting. */
  isBusy = false;
  /** Paints with plain sprites until the first picture. @type {Painter | null} */
  poster = null;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    if (!canPaint()) return;
    hosts.add(this);
    start();
  }

  /** Paints as soon as it can; of several states that wait, only the last one is painted. @param {State} state */
  show(state) {
    this.next = state;
    if (canPaint()) this.send();
  }

  send() {
    const { next, isBusy } = this;
    if (next === null || isBusy) return;
    if (this.port === null) {
      if (shared !== null) this.showPoster(next);
      if (give === null) return;
      const { port1, port2 } = new MessageChannel();
      give(this.canvas, port2);
      this.port = port1;
      this.port.onmessage = () => {
        this.removePoster();
        this.isBusy = false;
        this.send();
      };
    }
    this.isBusy = true;
    this.port.postMessage(next);
    this.next = null;
  }

  /** @param {State} state */
  showPoster(state) {
    if (this.poster === null) {
      const canvas = /** @type {HTMLCanvasElement} */ (this.canvas.cloneNode());
      this.canvas.before(canvas);
      this.poster = new Painter(studioHere(), canvas);
    }
    this.poster.state = state;
    this.poster.draw(true);
  }

  removePoster() {
    /** @type {HTMLCanvasElement | undefined} */ (this.poster?.canvas)?.remove();
    this.poster = null;
  }

  /** Gives the memory of the picture back, until the next `show`; with "stop", for good. @param {"release" | "stop"} order */
  end(order) {
    this.next = null;
    this.removePoster();
    this.port?.postMessage(order);
    if (order === "release" || !hosts.delete(this) || hosts.size > 0 || !shared) return;
    shared.stopWaiting();
    shared.worker.terminate();
    shared = undefined;
    give = null;
  }
}
