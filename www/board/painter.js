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

/** Milliseconds without a change until a board that has swung is painted in full. */
const REST = 90;

/** What all painters of a thread share: the sprites, which depend only on sizes. */
export class Studio {
  /** By the radius of a ball, in device pixels. @type {Map<number, Sprites>} */
  fine = new Map();
  /** Serve until others are made. */
  plain = plainSprites();
  /** @type {{ radius: number, steps: Steps<Sprites> } | null} */
  making = null;
  /** For which it makes sprites. @type {Set<Painter>} */
  painters = new Set();
  isScheduled = false;

  /** @param {number} slice Milliseconds for which it makes sprites before it pauses. */
  constructor(slice) {
    this.slice = slice;
  }

  /** @param {Picture} canvas */
  painter(canvas) {
    const painter = new Painter(this, canvas);
    this.painters.add(painter);
    return painter;
  }

  /** Paints the states that come over a port, and answers after each; "release" and "stop" come as well. @param {Picture} canvas @param {MessagePort} port */
  serve(canvas, port) {
    const painter = this.painter(canvas);
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

  /** Works on sprites until it is time to pause; returns true if they are finished. @type {(radius: number, until?: number) => boolean} */
  prepare(radius, until = Number.POSITIVE_INFINITY) {
    if (this.fine.has(radius)) return true;
    if (this.making?.radius !== radius) this.making = { radius, steps: buildSprites(radius) };
    let step = this.making.steps.next();
    while (!step.done && performance.now() < until) step = this.making.steps.next();
    if (!step.done) return false;
    // Sprites that no board uses any more are dropped.
    const used = new Set([...this.painters].map((painter) => painter.radius));
    for (const old of this.fine.keys()) if (!used.has(old)) this.fine.delete(old);
    this.fine.set(radius, step.value);
    this.making = null;
    return true;
  }

  schedule() {
    if (!this.isScheduled) setTimeout(() => this.work());
    this.isScheduled = true;
  }

  work() {
    this.isScheduled = false;
    const next = [...this.painters].find((painter) => painter.waits);
    if (next === undefined) return;
    if (this.prepare(next.radius, performance.now() + this.slice)) next.draw(true);
    this.schedule();
  }
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

  /** @param {Studio} studio @param {Picture} canvas */
  constructor(studio, canvas) {
    this.studio = studio;
    this.canvas = canvas;
    this.context = contextOf(canvas);
    this.sprites = studio.plain;
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
    this.studio.prepare(radiusFor(state));
    this.draw(true);
  }

  /** @param {boolean} rests Whether it is painted as if the camera did not move. */
  draw(rests) {
    const { state, canvas, context, studio } = this;
    if (state === null) return;
    const { width, height, ratio: full, tweens } = state;
    const projection = projectionOf(state);
    const view = viewKey(state);
    const swings = !rests && (view !== this.view || tweens.some(({ of }) => of === "camera"));
    const radius = radiusFor(state);
    const fit = studio.fine.get(radius);
    const sprites = fit ?? this.sprites;
    // The first picture comes soon rather than sharp.
    const least = Math.min(full, swings ? COARSEST : 1);
    const usual = sprites === studio.plain ? least : full;
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
    if (this.waits) studio.schedule();
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
    this.studio.painters.delete(this);
  }
}

/** The radius of the sprites for the largest balls at any rotation, in device pixels. @param {State} state */
const radiusFor = (state) =>
  Math.ceil(Math.exp(Math.ceil(Math.log(unit(projectionOf(state)) * state.ratio) / STEP) * STEP));
