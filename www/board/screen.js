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

/** The largest canvas worth painting, in device pixels per side. */
const MAX_PIXELS = 4096;

/** The width of a picture on paper in device pixels: 220 dpi where two boards are beside each other on A4. */
const PAPER = 700;

/** Shades of a channel, of 256: as few as a woodcut has. A file keeps the picture without loss, and would be ten times as large. */
const SHADE = 24;

/** The size of a board and of a plan that have none on the screen, in CSS pixels. */
const USUAL = { width: 352, height: 440 };
const USUAL_PLAN = { width: 352, height: 134 };

/**
 * @typedef {Pick<State, "width" | "height" | "ratio">} Size
 * @typedef {ReturnType<typeof newScreen>} Screen
 */

/** @param {HTMLElement} root @param {Size} size It is kept up to date. @param {() => void} resized */
export function newScreen(root, size, resized) {
  const canvas = styled("board-canvas");
  adoptStyle(/** @type {Document | ShadowRoot} */ (root.getRootNode()), boardStyle);
  root.classList.add("board");
  root.append(canvas);
  const painter = new PainterHost(canvas);

  /** @type {(width: number, height: number, pixels: number) => void} `pixels`: device pixels of the width. */
  function resize(width, height, pixels) {
    const sharp = width > 0 ? pixels / width : 1;
    const ratio = Math.min(sharp, MAX_PIXELS / Math.max(width, height, 1));
    if (width === size.width && height === size.height && ratio === size.ratio) return;
    Object.assign(size, { width, height, ratio });
    resized();
  }

  /** Device pixels of a width, enlarged by `zoom` or `transform` as the canvas is. @param {number} width */
  function pixelsOf(width) {
    const enlarged = canvas.getBoundingClientRect().width / (width || 1);
    // A board that grows into its place is not painted anew for every size on the way.
    return width * Math.max(1, enlarged) * (devicePixelRatio || 1);
  }

  const sizes = new ResizeObserver(([entry]) => {
    const { width, height } = entry.contentRect;
    const about = pixelsOf(width);
    const exact = entry.devicePixelContentBoxSize?.[0].inlineSize ?? about;
    // Emulated screens report CSS pixels here; the exact number only settles the rounding.
    resize(width, height, Math.abs(exact - about) < 1 ? exact : about);
  });
  const listening = new AbortController();

  /** Observes the size, and anew when the density changes: a query for the present density fires once. */
  function watch() {
    sizes.disconnect();
    try {
      sizes.observe(canvas, { box: "device-pixel-content-box" });
    } catch {
      // This browser does not know exact pixels.
      sizes.observe(canvas);
    }
    const density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    density.addEventListener("change", watch, { once: true, signal: listening.signal });
  }
  watch();

  return {
    canvas,

    /** @param {State} state */
    show(state) {
      // The canvas shows no labels.
      painter.next = { ...state, view: { ...state.view, labels: {} } };
      painter.send();
    },

    /** Where an event is on the canvas. @type {(event: MouseEvent | Touch) => ScreenPoint} */
    pointOf(event) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      // The page may have enlarged the board by `zoom` or `transform`.
      return {
        x: ((event.clientX - left) * size.width) / width,
        y: ((event.clientY - top) * size.height) / height,
      };
    },

    /** Shows a picture for paper, until it is called with null. @param {State | null} state */
    print(state) {
      root.querySelector(":scope > .board-print")?.remove();
      if (state !== null && canPaint()) root.append(pictureForPaper(state, canvas));
    },

    /** Gives the memory of the picture back, until the next `show`. */
    release: () => painter.release(),

    stop() {
      listening.abort();
      sizes.disconnect();
      painter.stop();
      for (const picture of root.querySelectorAll(":scope > canvas")) picture.remove();
      root.classList.remove("board");
    },
  };
}

/** @param {string} className */
function styled(className) {
  const canvas = document.createElement("canvas");
  canvas.className = className;
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}

/** In the shape of the canvas on the screen, also of one that has not been painted. @param {State} state @param {HTMLCanvasElement} screen */
function pictureForPaper(state, { clientWidth, clientHeight }) {
  const usual = state.camera.apart ? USUAL_PLAN : USUAL;
  const isShown = clientWidth > 0 && clientHeight > 0;
  const { width, height } = isShown ? { width: clientWidth, height: clientHeight } : usual;
  const still = { flight: null, drag: null, hover: null, signs: 1 };
  const canvas = styled("board-canvas board-print");
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

/** The boards of the page. @type {Set<PainterHost>} */
const hosts = new Set();
/** What paints them; null before it is started, and where it was refused. @type {Worker | null} */
let worker = null;
/** Gives a canvas to the painters, with the port for its states; null until there are some. @type {((canvas: HTMLCanvasElement, port: MessagePort) => void) | null} */
let give = null;

function start() {
  if (worker !== null || give !== null) return;
  try {
    if (!HTMLCanvasElement.prototype.transferControlToOffscreen) throw new Error("no worker");
    const started = startWorker(new URL("./painter-worker.js", import.meta.url));
    worker = started;
    whenSilent(started, () => worker === started && begin(serve));
    started.onmessage = () =>
      begin((canvas, port) => {
        const picture = canvas.transferControlToOffscreen();
        started.postMessage({ canvas: picture, port }, [picture, port]);
      }, started);
    started.onerror = (event) => {
      event.preventDefault();
      // Canvases cannot be taken back from a worker.
      if (give === null) begin(serve);
    };
  } catch {
    begin(serve);
  }
}

/** @param {NonNullable<typeof give>} how @param {Worker | null} [by] Null: in the page. */
function begin(how, by = null) {
  if (by === null) worker?.terminate();
  worker = by;
  give = how;
  for (const host of hosts) host.send();
}

/** Has the states of one canvas painted. */
class PainterHost {
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

  /** Paints as soon as it can; of several states that wait, only the last one is painted. */
  send() {
    const { next, isBusy } = this;
    if (next === null || isBusy) return;
    if (this.port === null) {
      if (worker !== null) this.showPoster(next);
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
    if (!hosts.delete(this) || hosts.size > 0 || worker === null) return;
    worker.terminate();
    worker = null;
    give = null;
  }
}
