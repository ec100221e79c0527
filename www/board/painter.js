/**
 * Painters: each paints states on one canvas. They run in a worker or in the page (painter-host.js) and
 * take plain data.
 * @import { Picture } from "./types.js"
 * @import { Sprites } from "./sprites.js"
 * @import { State } from "./state.js"
 * @import { Steps } from "./wood.js"
 */

import { contextOf } from "./canvas.js";
import { newLayers } from "./layers.js";
import { paint } from "./paint.js";
import { projectionOf, unit, viewKey } from "./projection.js";
import { buildScene, markGlass } from "./scene.js";
import { signsOf } from "./signs.js";
import { buildSprites } from "./sprites.js";
import { pointedAt, seesThrough } from "./state.js";

/** The radius of the first, coarse sprites, used while the fine ones are made, and the side of their grain. */
const POSTER = 28;
const POSTER_GRAIN = 128;

/** A picture in motion should take at most this many milliseconds; if not, the next is coarser. */
const PROMPT = 34;

/** Shares of the full resolution, for pictures in motion. */
const RESOLUTIONS = [1, 0.7, 0.5, 0.36];

/** The coarsest picture, in device pixels per CSS pixel. */
const COARSEST = 0.7;

/** Milliseconds without a change until the picture is painted in full. */
const REST = 90;

/** What all painters of a thread share: the sprites, which depend only on sizes. */
export class Studio {
  /** @type {Sprites} */
  coarse;
  /** @type {Sprites[]} */
  fine = [];
  /** @type {{ radius: number, steps: Steps<Sprites> } | null} */
  making = null;
  /** @type {Set<Painter>} */
  painters = new Set();
  isScheduled = false;

  /** @param {number} slice Milliseconds for which it makes sprites before it pauses. */
  constructor(slice) {
    this.slice = slice;
    const steps = buildSprites(POSTER, POSTER_GRAIN);
    let step = steps.next();
    while (!step.done) step = steps.next();
    this.coarse = step.value;
  }

  /** @param {Picture} canvas */
  painter(canvas) {
    const painter = new Painter(this, canvas);
    this.painters.add(painter);
    return painter;
  }

  /** @param {number} radius Of a ball, in device pixels. */
  spritesOf(radius) {
    return this.fine.find((sprites) => isEnough(sprites.radius, radius));
  }

  /** Works on sprites until it is time to pause; returns true if they are finished. @type {(radius: number, until: number) => boolean} */
  prepare(radius, until) {
    while (this.spritesOf(radius) === undefined) {
      if (this.making === null || !isEnough(this.making.radius, radius)) {
        this.making = { radius, steps: buildSprites(radius) };
      }
      const step = this.making.steps.next();
      if (step.done) {
        // Sprites that no board uses any more are dropped.
        const used = new Set([...this.painters].map(({ sprites }) => sprites));
        this.fine = [...this.fine.filter((one) => used.has(one)), step.value];
        this.making = null;
      } else if (performance.now() >= until) return false;
    }
    return true;
  }

  schedule() {
    if (!this.isScheduled) setTimeout(() => this.work());
    this.isScheduled = true;
  }

  work() {
    this.isScheduled = false;
    const waiting = [...this.painters].filter((painter) => painter.waits);
    if (waiting.length === 0) return;
    if (this.prepare(waiting[0].radius, performance.now() + this.slice)) waiting[0].draw(true);
    this.schedule();
  }
}

/** Paints on one canvas. */
class Painter {
  /** The state painted last; null while nothing is shown. @type {State | null} */
  state = null;
  /** What the camera of that picture saw, and whether something moved in it. */
  view = "";
  moves = false;
  /** Of a ball in it, in device pixels. */
  radius = 0;
  /** Whether it was painted with sprites of another size. */
  waits = false;
  /** Which share of the full resolution serves in motion. */
  resolution = 0;
  layers = newLayers();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  resting;

  /** @param {Studio} studio @param {Picture} canvas */
  constructor(studio, canvas) {
    this.studio = studio;
    this.canvas = canvas;
    this.context = contextOf(canvas);
    this.sprites = studio.coarse;
  }

  /** Paints soon rather than sharp where something moves, and in full once it rests. @param {State} state */
  paint(state) {
    this.state = state;
    this.draw(false);
    clearTimeout(this.resting);
    if (this.moves) this.resting = setTimeout(() => this.draw(true), REST);
  }

  /** Paints in full, however long that takes. @param {State} state */
  finish(state) {
    this.state = state;
    this.draw(true);
    this.studio.prepare(this.radius, Number.POSITIVE_INFINITY);
    this.draw(true);
  }

  /** @param {boolean} rests Whether it is painted as if nothing moved. */
  draw(rests) {
    const { state, canvas, context, studio } = this;
    if (state === null) return;
    const { camera, width, height, ratio: full, tweens, flight, drag, trays } = state;
    const projection = projectionOf(state);
    const view = viewKey(state);
    const swings = !rests && (view !== this.view || tweens.some(({ of }) => of === "camera"));
    this.view = view;
    this.moves = swings || (!rests && (flight !== null || drag !== null || trays < 1));
    // The largest size of a ball, so that the same sprites serve every rotation.
    this.radius = unit(projection) * full;
    const fit = studio.spritesOf(this.radius);
    this.sprites = fit ?? this.sprites;
    const { sprites } = this;
    const isCoarse = sprites === studio.coarse;
    const coarser = Math.max(full * RESOLUTIONS[this.resolution], Math.min(full, COARSEST));
    // The first picture comes soon rather than sharp.
    const ratio = this.moves ? coarser : isCoarse ? Math.min(full, 1) : full;
    const wide = Math.round(width * ratio);
    const high = Math.round(height * ratio);
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const scene = buildScene(state, projection);
    if (seesThrough(state)) markGlass(projection, scene.balls);
    const signs = signsOf(state.view, pointedAt(state), flight);
    const frame = { context, ratio, state, projection, scene, signs, sprites, swings };
    context.clearRect(0, 0, wide / ratio, high / ratio);
    this.layers(frame, camera.reserves, swings || isCoarse ? ratio : full);
    paint(frame);
    this.waits = !this.moves && fit === undefined;
    if (this.waits) studio.schedule();
  }

  /** @param {number} milliseconds How long the last picture took until it was seen. */
  took(milliseconds) {
    if (!this.moves) {
      // A picture that takes this long at rest would stutter in motion.
      const isSlow = milliseconds > 3 * PROMPT && this.sprites !== this.studio.coarse;
      if (isSlow) this.resolution = Math.max(this.resolution, 2);
    } else if (milliseconds > PROMPT) {
      this.resolution = Math.min(this.resolution + 1, RESOLUTIONS.length - 1);
    } else if (milliseconds < PROMPT / 3) this.resolution = Math.max(this.resolution - 1, 0);
  }

  /** Gives the memory of the picture back, until the next `paint`. */
  release() {
    clearTimeout(this.resting);
    this.state = null;
    this.waits = false;
    this.layers = newLayers();
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

/**
 * Sprites may be a little too large; larger ones would waste time, smaller ones would blur.
 * @type {(have: number, want: number) => boolean}
 */
const isEnough = (have, want) => have >= want * 0.99 && have <= want * 1.12;
