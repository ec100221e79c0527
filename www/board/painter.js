/**
 * Painters: each paints states on one canvas. They run in a worker or in the page (screen.js) and take plain data.
 * @import { Picture } from "./types.js"
 * @import { Sprites, Steps } from "./sprites.js"
 * @import { State } from "./state.js"
 */

import { contextOf } from "./canvas.js";
import { paint } from "./paint.js";
import { layWood, newLayer } from "./paint-board.js";
import { projectionOf, unit, viewKey } from "./projection.js";
import { buildScene, markGlass } from "./scene.js";
import { signsOf } from "./signs.js";
import { buildSprites, plainSprites } from "./sprites.js";
import { pointedAt, seesThrough } from "./state.js";

/** The sizes of sprites, each larger by this factor: scaled down a little they stay sharp, and many boards share them. */
const STEP = Math.log(1.1);

/** A picture of a board that swings should take at most this many milliseconds; if not, the next is coarser. */
const PROMPT = 34;
const COARSER = 0.7;

/** The coarsest picture, in device pixels per CSS pixel. */
const COARSEST = 0.7;

/** Milliseconds between two looks whether a picture is fine. */
const WAIT = 10;

/** Milliseconds without a change until a board that has swung is painted in full. */
const REST = 90;

// What all painters of a thread share: the sprites, which depend only on sizes.

/** Milliseconds for which a worker makes sprites before it looks for a new state, and for which the page may be blocked. */
const SLICE = typeof document === "undefined" ? 40 : 7;

/** By the radius of a ball, in device pixels. @type {Map<number, Sprites>} */
const fine = new Map();
/** Serve until others are made. @type {Sprites | undefined} */
let plain;
/** @type {{ radius: number, steps: Steps<Sprites> } | null} */
let making = null;
/** For which sprites are made. @type {Set<Painter>} */
const painters = new Set();
let isScheduled = false;

/** Works on sprites until it is time to pause; returns true if they are finished. @type {(radius: number, until?: number) => boolean} */
function prepare(radius, until = Number.POSITIVE_INFINITY) {
  if (fine.has(radius)) return true;
  if (making?.radius !== radius) making = { radius, steps: buildSprites(radius) };
  let step = making.steps.next();
  while (!step.done && performance.now() < until) step = making.steps.next();
  if (!step.done) return false;
  // Sprites that no board uses any more are dropped.
  const used = new Set([...painters].map((painter) => painter.radius));
  for (const old of fine.keys()) if (!used.has(old)) fine.delete(old);
  fine.set(radius, step.value);
  making = null;
  return true;
}

function schedule() {
  if (!isScheduled) setTimeout(work);
  isScheduled = true;
}

function work() {
  isScheduled = false;
  const next = [...painters].find((painter) => painter.waits);
  if (next === undefined) return;
  if (prepare(next.radius, performance.now() + SLICE)) next.draw(true);
  schedule();
}

/** Paints the states that come over a port, and answers after each; "release" and "stop" come as well. @param {Picture} canvas @param {MessagePort} port */
export function serve(canvas, port) {
  const painter = new Painter(canvas);
  painters.add(painter);
  port.onmessage = (/** @type {MessageEvent<State | "release" | "stop">} */ { data }) => {
    if (typeof data === "string") return painter[data]();
    const start = performance.now();
    painter.paint(data);
    // The frame callback comes when the picture is about to be shown.
    requestAnimationFrame(() => {
      painter.took(performance.now() - start);
      port.postMessage(null);
    });
  };
}

/** Paints on one canvas. */
export class Painter {
  /** The state painted last; null while nothing is shown. @type {State | null} */
  state = null;
  /** What the camera of that picture saw, and whether the board swung. */
  view = "";
  swings = false;
  /** The radius of the sprites that fit it. */
  radius = 0;
  /** Whether it was painted with others. */
  waits = false;
  /** Which share of the full resolution serves while the board swings. */
  share = 1;
  layer = newLayer();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  resting;

  /** @param {Picture} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.context = contextOf(canvas);
    plain ??= plainSprites();
    this.sprites = plain;
  }

  /** Paints soon rather than sharp where the board swings, and in full once it rests. @param {State} state */
  paint(state) {
    this.state = state;
    this.draw(false);
    clearTimeout(this.resting);
    if (this.swings) this.resting = setTimeout(() => this.draw(true), REST);
  }

  /** Paints in full, however long that takes. @param {State} state */
  finish(state) {
    this.state = state;
    prepare(radiusFor(state));
    this.draw(true);
  }

  /** Paints in full, and lets others work meanwhile. @param {State} state */
  async develop(state) {
    this.state = state;
    painters.add(this);
    try {
      this.draw(true);
      while (this.waits) await new Promise((resolve) => setTimeout(resolve, WAIT));
    } finally {
      painters.delete(this);
    }
  }

  /** @param {boolean} rests Whether it is painted as if the camera did not move. */
  draw(rests) {
    const { state, canvas, context } = this;
    if (state === null) return;
    const { width, height, ratio: full, tweens } = state;
    const projection = projectionOf(state);
    const view = viewKey(state);
    const swings = !rests && (view !== this.view || tweens.some(({ of }) => of === "camera"));
    const radius = radiusFor(state);
    const fit = fine.get(radius);
    const sprites = fit ?? this.sprites;
    // The first picture comes soon rather than sharp.
    const least = Math.min(full, swings ? COARSEST : 1);
    const usual = sprites === plain ? least : full;
    const ratio = swings ? Math.max(full * this.share, least) : usual;
    const [wide, high] = [width, height].map((side) => Math.round(side * ratio));
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const scene = buildScene(state, projection);
    if (seesThrough(state)) markGlass(projection, scene.balls);
    const signs = signsOf(state.view, pointedAt(state), state.flight);
    const frame = { context, ratio, state, projection, scene, signs, sprites, swings };
    context.clearRect(0, 0, wide / ratio, high / ratio);
    layWood(this.layer, frame);
    paint(frame);
    Object.assign(this, { view, swings, radius, sprites, waits: !swings && fit === undefined });
    if (this.waits) schedule();
  }

  /** @param {number} milliseconds How long the last picture took until it was seen. */
  took(milliseconds) {
    if (!this.swings) return;
    if (milliseconds > PROMPT) this.share *= COARSER;
    else if (milliseconds < PROMPT / 3) this.share /= COARSER;
    this.share = Math.min(1, Math.max(COARSER ** 3, this.share));
  }

  /** Gives the memory of the picture back, until the next `paint`. */
  release() {
    clearTimeout(this.resting);
    this.state = null;
    this.waits = false;
    this.layer = newLayer();
    this.canvas.width = 1;
    this.canvas.height = 1;
    // What is seen of a canvas in a worker changes only when something is drawn.
    this.context.clearRect(0, 0, 1, 1);
  }

  stop() {
    this.release();
    painters.delete(this);
  }
}

/** The radius of the sprites for the largest balls at any rotation, in device pixels. @param {State} state */
const radiusFor = (state) =>
  Math.ceil(Math.exp(Math.ceil(Math.log(unit(projectionOf(state)) * state.ratio) / STEP) * STEP));
