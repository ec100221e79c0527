// Boards on an author's page that are painted in Node, by Skia, and whose time passes only when a test says so.

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts, loadImage, Path2D } from "@napi-rs/canvas";
import { author, find, moduleOf } from "./browser.mjs";
import { createClock } from "./clock.mjs";

// The fonts of the machine are never seen.
const FONT = "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2";
GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT)), "Painted");

/** A position of three levels, as an attribute. */
export const PILE = 'position="llld/lddl/lldd/lddd ld1/ldl/2d d1/2 1 l"';

/** The clock of the page, of which a look takes no time. */
export const clock = createClock(() => 0, 0);

/** Lets time pass. @param {number} milliseconds */
export async function pass(milliseconds) {
  const end = clock.now + milliseconds;
  for (let step = 0; ; step += 1) {
    assert.ok(step < 3000, "this never rests");
    // What needs no time comes first, as modules that are there: they come in the order in which they are asked for.
    for (let turn = 0; turn < 2; turn += 1) {
      await moduleOf("site/late.js");
      await new Promise((done) => setImmediate(done));
    }
    if (!clock.step(end)) break;
  }
  clock.passTo(end);
}

/** What is painted on the canvases of the page. @type {WeakMap<HTMLCanvasElement, import("@napi-rs/canvas").Canvas>} */
const rasters = new WeakMap();
/** @param {HTMLCanvasElement} canvas */
export function rasterOf(canvas) {
  const raster = rasters.get(canvas) ?? createCanvas(300, 150);
  rasters.set(canvas, raster);
  return raster;
}

/** The size of what holds a canvas, in CSS pixels, by its part. */
const SIZES = { board: { width: 224, height: 272 }, plan: { width: 296, height: 112 } };
const sizes = structuredClone(SIZES);

/** What the browser can, the canvases that it has made beside those of the page, and the most states that have waited to be painted by one painter. */
export const browser = { knowsPixels: true, made: [], most: 0 };

/** What the page listens to: events of window, document and media queries, and observers. @type {string[]} */
export const listening = [];
/** The result ends it. @type {(name: string, signal?: AbortSignal) => () => void} */
function listens(name, signal) {
  listening.push(name);
  const end = () => listening.splice(listening.indexOf(name), 1);
  signal?.addEventListener("abort", end, { once: true });
  return end;
}
/** Tells what listens to a target. @type {(target: any, of: string) => any} */
function heard(target, of) {
  const { addEventListener } = target;
  target.addEventListener = (type, act, options) => {
    listens(`${of} ${type}`, options?.signal);
    addEventListener.call(target, type, act, options);
  };
  return target;
}
/** Tells what an observer observes. */
const observed = (Observer) =>
  class extends Observer {
    ends = [];
    observe(...given) {
      this.ends.push(listens(Observer.name));
      super.observe(...given);
    }
    disconnect() {
      for (const end of this.ends.splice(0)) end();
      super.disconnect();
    }
  };

/** Gives the last board another size, also in exact device pixels. @type {(size: { width: number, height: number, exact?: number }) => void} */
export let resize;
class ResizeObserver {
  constructor(tell) {
    this.tell = tell;
  }
  observe(target, { box = "" } = {}) {
    if (box && !browser.knowsPixels) throw new TypeError(box);
    const part = target.parentNode.getAttribute("part");
    const told = ({ exact, ...contentRect }) => {
      const devicePixelContentBoxSize = exact && [{ inlineSize: exact }];
      this.tell([{ target, contentRect, devicePixelContentBoxSize }]);
    };
    if (part === "board") resize = told;
    queueMicrotask(() => told(sizes[part]));
  }
  disconnect() {}
}

/** Says whether the board is near the window. @type {(isNear: boolean) => void} */
export let near;
class IntersectionObserver {
  constructor(tell) {
    near = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {}
}

/** What media queries are asked. @type {Map<string, MediaQueryList>} */
const media = new Map();
function matchMedia(query) {
  const list =
    media.get(query) ?? heard(Object.assign(new EventTarget(), { matches: false }), query);
  media.set(query, list);
  return list;
}

/** Changes what a media query is answered. @param {string} query @param {boolean} matches */
export function answer(query, matches) {
  const list = Object.assign(matchMedia(query), { matches });
  list.dispatchEvent(Object.assign(new Event("change"), { matches }));
}

/** Node's own would keep the test from ending. */
class MessageChannel {
  constructor() {
    let waiting = 0;
    const portTo = (other, isPainter) => ({
      postMessage(data) {
        if (isPainter) waiting -= 1;
        else if (data !== null) waiting += 1;
        browser.most = Math.max(browser.most, waiting);
        const copy = structuredClone(data);
        queueMicrotask(() => other().onmessage?.({ data: copy }));
      },
    });
    this.port1 = portTo(() => this.port2, false);
    this.port2 = portTo(() => this.port1, true);
  }
}

/** How many states of contexts are saved, and not yet restored. */
let saved = 0;
function countSaved(context) {
  const { save, restore } = Object.getPrototypeOf(context);
  const counted = (does, by) => () => {
    saved += by;
    does.call(context);
  };
  return Object.assign(context, { save: counted(save, 1), restore: counted(restore, -1) });
}

/** Opens an author's page on which boards are painted. */
async function open() {
  await author("");
  const { prototype } = HTMLCanvasElement;
  prototype.getContext = function () {
    const context = rasterOf(this).getContext("2d");
    const { drawImage } = Object.getPrototypeOf(countSaved(context));
    context.drawImage = (image, ...at) =>
      drawImage.call(context, rasters.get(image) ?? image, ...at);
    return context;
  };
  prototype.toBlob = function (done) {
    done(new Blob([rasterOf(this).toBuffer("image/png")]));
  };
  for (const side of ["width", "height"]) {
    Object.defineProperty(prototype, side, {
      get() {
        return rasterOf(this)[side];
      },
      set(value) {
        rasterOf(this)[side] = value;
      },
    });
  }
  for (const [of, target] of Object.entries({ document, window: globalThis })) heard(target, of);
  Object.assign(globalThis, {
    OffscreenCanvas: function OffscreenCanvas(width, height) {
      const made = createCanvas(width, height);
      countSaved(made.getContext("2d"));
      browser.made.push(made);
      return made;
    },
    Path2D,
    ResizeObserver: observed(ResizeObserver),
    IntersectionObserver: observed(IntersectionObserver),
    MutationObserver: observed(MutationObserver),
    matchMedia,
    MessageChannel,
    top: globalThis,
    ...clock.globals,
  });
  // So that nothing comes late.
  const modules = [
    "board/plan",
    "element/tip",
    "element/picture",
    "element/author",
    "game/threats",
  ];
  await Promise.all(modules.map((name) => moduleOf(`${name}.js`)));
}

/** A board on the page, and what a person does there. */
export const board = () => find("pylos-board");
export const canvas = (selector = ".board-canvas") => board().shadowRoot.querySelector(selector);
export const twin = (place) => board().shadowRoot.querySelector(`[data-place="${place}"]`);

/** @type {Promise<void> | undefined} */
let opened;

/** Puts a board on the page, near the window or not, and lets it come to rest. */
export async function boardWith(attributes, options = {}) {
  const { rests = 3000, density = 1, content = "", isNear = true, ...size } = options;
  opened ??= open();
  await opened;
  Object.assign(sizes, SIZES, { board: { ...SIZES.board, ...size } });
  Object.assign(globalThis, { devicePixelRatio: density });
  // The board before ends first.
  document.body.innerHTML = "";
  await pass(0);
  const style = "font-family: Painted; color: #2a221a";
  document.body.innerHTML = `<pylos-board interactive="both" style="${style}" ${attributes}>${content}</pylos-board>`;
  near(isNear);
  if (isNear) await board().ready;
  await pass(rests);
}

/** Where a button of the twin is, in CSS pixels: left, top, width and height. */
export function boxOf({ style: { transform, width, height } }) {
  const [x, y] = transform.match(/-?[\d.]+/g).map(Number);
  return [x, y, Number.parseFloat(width), Number.parseFloat(height)];
}

/** The middle of a place, where its button in the twin is. @param {string} place */
export function middle(place) {
  assert.equal(twin(place).hidden, false, place);
  const [x, y, width, height] = boxOf(twin(place));
  return { x: x + width / 2, y: y + height / 2 };
}

/** Something that a pointer does at a place or a point. */
export function point(type, at, { id = 1, pointerType = "mouse", on = canvas(), ...more } = {}) {
  const { x, y } = typeof at === "string" ? middle(at) : at;
  const usual = { bubbles: true, composed: true, cancelable: true, button: 0 };
  const event = new PointerEvent(type, usual);
  const where = { offsetX: x, offsetY: y, clientX: x, clientY: y };
  const own = { pointerId: id, pointerType, ...where, ...more };
  for (const [name, value] of Object.entries(own)) Object.defineProperty(event, name, { value });
  on.dispatchEvent(event);
  return event;
}

/** Presses at the first place and moves by the others. */
export function press(at, ...way) {
  point("pointermove", at);
  point("pointerdown", at);
  for (const one of way) point("pointermove", one);
}

/** Presses at the first place and goes by the others to the last. */
export function drag(from, ...way) {
  press(from, ...way);
  point("pointerup", way.at(-1) ?? from);
}

const [EXPECTED, FOUND] = ["tests/data", "target"].map(
  (folder) => new URL(`../../../${folder}/pictures/`, import.meta.url),
);

/** A channel of two pixels is more apart, of 255, where they differ; and of two pictures, more pixels. */
const APART = 6;
const MOST = 12;

/** A part of a picture, by default all of it, on paper. */
function onPaper(picture, { width, height } = picture) {
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = "#f4eee2";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  return context;
}

/** Compares what is painted with the file of that name. @param {string} name @param {any} picture @param {{ width: number, height: number }} [part] */
export async function looksLike(name, picture, part) {
  const painted = onPaper(picture, part);
  const { width, height } = painted.canvas;
  const found = painted.getImageData(0, 0, width, height);
  const file = new URL(`${name}.png`, EXPECTED);
  assert.equal(saved, 0, "states that are saved, and not restored");
  if (process.env.PICTURES === "write")
    return writeFileSync(file, painted.canvas.toBuffer("image/png"));
  const expected = await loadImage(fileURLToPath(file));
  assert.deepEqual([width, height], [expected.width, expected.height], `the size of ${name}`);
  const { data } = onPaper(expected).getImageData(0, 0, width, height);
  const marked = painted.createImageData(width, height);
  let differing = 0;
  for (let at = 0; at < data.length; at += 4) {
    const differs = [0, 1, 2].some((c) => Math.abs(found.data[at + c] - data[at + c]) > APART);
    if (differs) differing += 1;
    marked.data.set(differs ? [200, 0, 0, 255] : [255, 255, 255, 255], at);
  }
  if (differing <= MOST) return;
  // Beside each other: what is expected, what is painted, and where they differ.
  const sheet = createCanvas(3 * width, height).getContext("2d");
  sheet.drawImage(expected, 0, 0);
  sheet.drawImage(painted.canvas, width, 0);
  sheet.putImageData(marked, 2 * width, 0);
  const shown = fileURLToPath(new URL(`${name}.png`, FOUND));
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(shown, sheet.canvas.toBuffer("image/png"));
  assert.fail(`${differing} pixels of ${name} differ: see ${shown}`);
}
