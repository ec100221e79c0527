/**
 * A canvas that fills an element and follows its size, has its states painted, and is replaced by a picture on paper. All
 * boards of a page are painted in one worker if the browser can paint there, else in the page.
 * @import { ScreenPoint } from "./types.js"
 * @import { State } from "./state.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { startWorker, whenSilent } from "../site/start-worker.js";
import { canPaint, contextOf } from "./canvas.js";
import { Painter, serve } from "./painter.js";
import { boardStyle } from "./style.js";

const MAX_PIXELS = 4096; // the largest canvas worth painting, in device pixels per side

/** The width of a picture on paper in device pixels: 220 dpi where two boards are beside each other on A4. */
const PAPER = 700;

/** Shades of a channel, of 256: as few as a woodcut has. A file keeps the picture without loss, and would be ten times as large. */
const SHADE = 24;

/** The size of a board and of a plan that have none on the screen, in CSS pixels. */
const USUAL = { width: 352, height: 440 };
const USUAL_PLAN = { width: 352, height: 134 };

/** Those of the page. @type {Set<Screen>} */
const screens = new Set();
/** What paints them, unless it was refused. @type {Worker | undefined} */
let worker;
/** Gives a canvas to what paints, with the port for its states. @typedef {(canvas: HTMLCanvasElement, port: MessagePort) => void} Give */
/** Fulfilled when there is something that paints: the worker, or the page where that is refused, fails or keeps silent. @type {Promise<Give> | null} */
let painters = null;

/** @param {(give: Give) => void} begin Only its first call counts: canvases cannot be taken back from a worker. */
function startPainters(begin) {
  try {
    if (!HTMLCanvasElement.prototype.transferControlToOffscreen) throw new Error("no worker");
    const started = startWorker(new URL("./painter-worker.js", import.meta.url));
    worker = started;
    whenSilent(started, () => begin(serve));
    started.onmessage = () =>
      begin((canvas, port) => {
        const picture = canvas.transferControlToOffscreen();
        started.postMessage({ canvas: picture, port }, [picture, port]);
      });
    started.onerror = (event) => {
      event.preventDefault();
      begin(serve);
    };
  } catch {
    begin(serve);
  }
}

/** @typedef {Pick<State, "width" | "height" | "ratio">} Size */

export class Screen {
  canvas = document.createElement("canvas");
  /** The width in device pixels where the page does not enlarge the board; 0 where the browser does not tell it. */
  exact = 0;
  listening = new AbortController();
  /** What waits to be painted. @type {State | null} */
  next = null;
  /** To the painter, once it has the canvas. @type {MessagePort | null} */
  port = null;
  isBusy = false;
  /** Paints with plain sprites until the first picture. @type {Painter | null} */
  poster = null;

  /** @param {HTMLElement} root @param {Size} size It is kept up to date. @param {() => void} resized */
  constructor(root, size, resized) {
    const { canvas } = this;
    canvas.className = "board-canvas";
    canvas.setAttribute("aria-hidden", "true");
    adoptStyle(/** @type {Document | ShadowRoot} */ (root.getRootNode()), boardStyle);
    root.classList.add("board");
    root.append(canvas);
    this.root = root;
    this.size = size;
    this.sizes = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      Object.assign(size, { width, height });
      this.exact = entry.devicePixelContentBoxSize?.[0].inlineSize ?? 0;
      this.sharpen();
      resized();
    });
    this.watch();
    if (!canPaint()) return;
    screens.add(this);
    painters ??= new Promise(startPainters);
  }

  /** Observes the size, and anew when the density changes: a query for the present density fires once. */
  watch() {
    this.sizes.disconnect();
    try {
      this.sizes.observe(this.canvas, { box: "device-pixel-content-box" });
    } catch {
      // This browser does not know exact pixels.
      this.sizes.observe(this.canvas);
    }
    const density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const { signal } = this.listening;
    density.addEventListener("change", () => this.watch(), { once: true, signal });
  }

  /** Where an event is on the canvas, however the page has turned, tilted or enlarged it. @type {(event: MouseEvent) => ScreenPoint} */
  pointOf({ offsetX, offsetY }) {
    // Browsers undo every `transform` here, but no `zoom`.
    const zoom = zoomOf(this.canvas);
    return { x: offsetX / zoom, y: offsetY / zoom };
  }

  /** Chooses the density of the picture. The page may have enlarged the board by `zoom` or `transform`. */
  sharpen() {
    const { canvas, exact, size } = this;
    const { width, height } = size;
    const box = canvas.getBoundingClientRect();
    // For a board that is turned, this is more than needed. WebKit, and Chromium before 128, leave `zoom` out.
    const seen = Math.max(box.width / width, box.height / height);
    const enlarged = "currentCSSZoom" in canvas ? seen : seen * zoomOf(canvas);
    // A board that grows into its place is not painted anew for every size on the way.
    const about = width * Math.max(1, enlarged) * (devicePixelRatio || 1);
    // Emulated screens report CSS pixels here; the exact number only settles the rounding.
    const sharp = (Math.abs(exact - about) < 1 ? exact : about) / width || 1;
    size.ratio = Math.min(sharp, MAX_PIXELS / Math.max(width, height, 1));
  }

  /** @param {State} state */
  show(state) {
    // No event tells that an element around the board has another `transform`.
    if (state.tweens.length === 0) this.sharpen();
    // The canvas shows no labels.
    this.next = { ...state, ratio: this.size.ratio, view: { ...state.view, labels: {} } };
    this.send();
  }

  /** Shows a picture for paper, until it is called with null. @param {State | null} state */
  print(state) {
    this.root.querySelector(":scope > .board-print")?.remove();
    if (state !== null && canPaint()) this.root.append(pictureForPaper(state, this.canvas));
  }

  /** Paints as soon as it can; of several states that wait, only the last one is painted. */
  send() {
    const { next, port, isBusy } = this;
    // There is nothing that paints where the browser has no canvas.
    if (next === null || isBusy || painters === null) return;
    if (port === null) {
      this.showPoster(next);
      painters.then((give) => this.connect(give));
      return;
    }
    port.postMessage(next);
    this.isBusy = true;
    this.next = null;
  }

  /** @param {Give} give */
  connect(give) {
    if (this.port !== null || this.listening.signal.aborted) return;
    const { port1, port2 } = new MessageChannel();
    give(this.canvas, port2);
    this.port = port1;
    this.port.onmessage = () => {
      this.removePoster();
      this.isBusy = false;
      this.send();
    };
    this.send();
  }

  /** @param {State} state */
  showPoster(state) {
    if (this.poster === null) {
      const canvas = /** @type {HTMLCanvasElement} */ (this.canvas.cloneNode());
      this.canvas.before(canvas);
      this.poster = new Painter(canvas);
    }
    this.poster.draw(state);
  }

  removePoster() {
    /** @type {HTMLCanvasElement | undefined} */ (this.poster?.canvas)?.remove();
    this.poster = null;
  }

  /** Gives the memory of the picture back, until the next state. */
  release() {
    this.next = null;
    this.removePoster();
    this.port?.postMessage(null);
  }

  stop() {
    this.release();
    this.listening.abort();
    this.sizes.disconnect();
    for (const picture of this.root.querySelectorAll(":scope > canvas")) picture.remove();
    this.root.classList.remove("board");
    if (!screens.delete(this) || screens.size > 0) return;
    worker?.terminate();
    painters = null;
  }
}

/** An element and all around it, from inside out, also outside its shadow tree. @param {Element} element */
export function around(element) {
  const elements = [];
  for (let at = /** @type {any} */ (element); at; at = at.assignedSlot ?? at.parentNode ?? at.host)
    if (at.nodeType === Node.ELEMENT_NODE) elements.push(at);
  return elements;
}

/** By how much `zoom` enlarges an element. @param {Element} element */
const zoomOf = (element) =>
  around(element).reduce((all, each) => all * (Number(getComputedStyle(each).zoom) || 1), 1);

/** In the shape of the canvas on the screen, also of one that has not been painted. @param {State} state @param {HTMLCanvasElement} screen */
function pictureForPaper(state, screen) {
  const { clientWidth, clientHeight } = screen;
  const usual = state.camera.apart ? USUAL_PLAN : USUAL;
  const isShown = clientWidth > 0 && clientHeight > 0;
  const { width, height } = isShown ? { width: clientWidth, height: clientHeight } : usual;
  // Nothing can be chosen on paper.
  const view = { ...state.view, legal: false, liftable: [], removable: [] };
  const still = { view, flight: null, drag: null, hover: null, signs: 1 };
  const canvas = /** @type {HTMLCanvasElement} */ (screen.cloneNode());
  canvas.classList.add("board-print");
  const painter = new Painter(canvas);
  painter.finish({ ...state, ...still, width, height, ratio: PAPER / width });
  const context = contextOf(canvas);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  image.data.forEach((light, i, data) => {
    data[i] = Math.round(light / SHADE) * SHADE;
  });
  context.putImageData(image, 0, 0);
  return canvas;
}
