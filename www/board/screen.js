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

/** Those of the page. @type {Set<Screen>} */
const screens = new Set();
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
  for (const screen of screens) screen.send();
}

/** @typedef {Pick<State, "width" | "height" | "ratio">} Size */

/** A canvas that fills an element. */
export class Screen {
  canvas = document.createElement("canvas");
  /** Points of the canvas that can be measured. */
  probe = document.createElement("div");
  /** The width in device pixels where the page does not enlarge the board; 0 where the browser does not tell it. */
  exact = 0;
  listening = new AbortController();
  /** What waits to be painted. @type {State | null} */
  next = null;
  /** To the painter, once it has the canvas. @type {MessagePort | null} */
  port = null;
  /** Whether it is painting. */
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
    const { probe } = this;
    probe.className = "board-probe";
    for (let corner = 0; corner < 4; corner += 1) probe.append(document.createElement("i"));
    probe.firstChild?.appendChild(document.createElement("b"));
    root.append(probe, canvas);
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
    start();
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

  /** Four points of the canvas in the window, however the page has turned, tilted or enlarged it: see `withinQuad`. */
  quad() {
    const [first, last, ...others] = Array.from(this.probe.querySelectorAll("*"), (point) =>
      point.getBoundingClientRect(),
    );
    const points = [first, ...others];
    // Both are at one place, the last zoomed: WebKit, and Chromium before 128, measure an element in its own pixels.
    if (distance(first, last) < 1) return points;
    const zoom = around(this.probe)
      .map((each) => Number(getComputedStyle(each).zoom) || 1)
      .reduce((all, each) => all * each);
    // In these, WebKit counts the scroll position of the page, which is not zoomed.
    const inWindow = (/** @type {DOMRect} */ point, /** @type {"x" | "y"} */ axis) => {
      const origin = 2 * last[axis] - first[axis];
      return origin + zoom * (point[axis] - origin);
    };
    return points.map((point) => ({ x: inWindow(point, "x"), y: inWindow(point, "y") }));
  }

  /** Where an event is on the canvas. @type {(event: MouseEvent) => ScreenPoint} */
  pointOf({ clientX, clientY }) {
    const { x, y } = withinQuad(this.quad(), { x: clientX, y: clientY });
    return { x: (x / 2 + 0.25) * this.size.width, y: (y / 2 + 0.25) * this.size.height };
  }

  /** Chooses the density of the picture. The page may have enlarged the board by `zoom` or `transform`. */
  sharpen() {
    const { width, height } = this.size;
    const [a, b, c, d] = this.quad();
    const across = Math.max(distance(a, b), distance(c, d)) / width;
    const down = Math.max(distance(a, c), distance(b, d)) / height;
    // A board that grows into its place is not painted anew for every size on the way.
    const about = width * Math.max(1, 2 * across, 2 * down) * (devicePixelRatio || 1);
    // Emulated screens report CSS pixels here; the exact number only settles the rounding.
    const sharp = (Math.abs(this.exact - about) < 1 ? this.exact : about) / width || 1;
    this.size.ratio = Math.min(sharp, MAX_PIXELS / Math.max(width, height, 1));
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
    this.listening.abort();
    this.sizes.disconnect();
    this.probe.remove();
    for (const picture of this.root.querySelectorAll(":scope > canvas")) picture.remove();
    this.root.classList.remove("board");
    if (!screens.delete(this) || screens.size > 0 || worker === null) return;
    worker.terminate();
    worker = null;
    give = null;
  }
}

/** An element and all around it, from inside out, also outside its shadow tree. @param {Element} element */
export function around(element) {
  const elements = [];
  for (let at = /** @type {any} */ (element); at; at = at.assignedSlot ?? at.parentNode ?? at.host)
    if (at.nodeType === Node.ELEMENT_NODE) elements.push(at);
  return elements;
}

/** @type {(a: ScreenPoint, b: ScreenPoint) => number} */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Twice the area of a triangle, negative if it is the other way round. @type {(a: ScreenPoint, b: ScreenPoint, c: ScreenPoint) => number} */
const area = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/**
 * Where a point is in a rectangle that is seen as a quad, in widths and heights from its first corner. The corners are in
 * the order of reading. Any projection of a plane is covered: the weights of the point in the triangle of the first three
 * corners, by those of the fourth, are in the proportion of 1 - x - y, x and y.
 * @type {(quad: readonly ScreenPoint[], point: ScreenPoint) => ScreenPoint}
 */
export function withinQuad([a, b, c, d], point) {
  const x = area(a, point, c) / area(a, d, c);
  const y = area(a, b, point) / area(a, b, d);
  const sum = x + y - area(point, b, c) / area(d, b, c);
  // Elsewhere it is beyond the horizon, or the rectangle is seen from its edge.
  return sum > 0 && sum < 1e9 ? { x: x / sum, y: y / sum } : { x: -9, y: -9 };
}

/** In the shape of the canvas on the screen, also of one that has not been painted. @param {State} state @param {HTMLCanvasElement} screen */
function pictureForPaper(state, screen) {
  const { clientWidth, clientHeight } = screen;
  const usual = state.camera.apart ? USUAL_PLAN : USUAL;
  const isShown = clientWidth > 0 && clientHeight > 0;
  const { width, height } = isShown ? { width: clientWidth, height: clientHeight } : usual;
  const still = { flight: null, drag: null, hover: null, signs: 1 };
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
