/**
 * Painters: each paints states on one canvas. They run in a worker or in the page (screen.js) and take plain data.
 * @import { Picture } from "./types.js"
 * @import { Sprites, Steps } from "./sprites.js"
 * @import { State } from "./state.js"
 */

import { contextOf } from "./canvas.js";
import { paint } from "./paint.js";
import { layWood } from "./paint-board.js";
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

const COARSEST = 0.7; // the coarsest picture, in device pixels per CSS pixel
const REST = 90; // milliseconds without a change until a board that has swung is painted in full

// What all painters of a thread share: the sprites, which depend only on sizes.

/** Milliseconds for which a worker makes sprites before it looks for a new state, and for which the page may be blocked. */
const SLICE = typeof document === "undefined" ? 40 : 7;

/** By the radius of a ball, in device pixels. @type {Map<number, Sprites>} */
const fine = new Map();
/** Those under way, also by it. @type {Map<number, Steps<Sprites>>} */
const making = new Map();
/** Serve until others are made. @type {Sprites | undefined} */
let plain;
/** Those that show something. @type {Set<Painter>} */
const painters = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let working;

/** Works on sprites until it is time to pause; returns true if they are finished. @type {(radius: number, until?: number) => boolean} */
function prepare(radius, until = Number.POSITIVE_INFINITY) {
  if (fine.has(radius)) return true;
  const steps = making.get(radius) ?? buildSprites(radius);
  making.set(radius, steps);
  let step = steps.next();
  while (!step.done && performance.now() < until) step = steps.next();
  if (!step.done) return false;
  // Sprites that no board uses any more are dropped.
  const used = new Set([...painters].map(({ sprites }) => sprites));
  for (const [old, sprites] of fine) if (!used.has(sprites)) fine.delete(old);
  fine.set(radius, step.value);
  making.clear();
  return true;
}

function schedule() {
  clearTimeout(working);
  working = setTimeout(work);
}

function work() {
  const next = [...painters].find(({ waits }) => waits !== null);
  if (!next?.waits) return;
  // First, because one board that cannot be painted must not stop the others.
  schedule();
  const { waits } = next;
  if (!prepare(radiusFor(waits), performance.now() + SLICE)) return;
  next.waits = null;
  next.draw(waits);
}

/** Paints the states that come over a port, and answers after each; null ends the picture until the next one. @param {Picture} canvas @param {MessagePort} port */
export function serve(canvas, port) {
  const painter = new Painter(canvas);
  port.onmessage = (/** @type {MessageEvent<State | null>} */ { data }) => {
    if (data === null) return painter.release();
    const start = performance.now();
    // The frame callback comes when the picture is about to be shown, and where it could not be painted.
    requestAnimationFrame(() => {
      painter.took(performance.now() - start);
      port.postMessage(null);
    });
    painter.paint(data);
  };
}

export class Painter {
  /** The state at rest that was painted last, if with other sprites than its own. @type {State | null} */
  waits = null;
  /** What the camera of the last state saw, and whether the board swung. */
  view = "";
  swings = false;
  /** Which share of the full resolution serves while the board swings. */
  share = 1;
  /** Keeps a picture of the wood. */
  wood = {};
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
    const view = viewKey(state);
    this.swings = view !== this.view || state.tweens.some(({ of }) => of === "camera");
    this.view = view;
    painters.add(this);
    this.draw(state, this.swings);
    clearTimeout(this.resting);
    if (this.swings) this.resting = setTimeout(() => this.draw(state), REST);
  }

  /** Paints in full, however long that takes. @param {State} state */
  finish(state) {
    prepare(radiusFor(state));
    this.draw(state);
  }

  /** Paints in full, and lets others work meanwhile. @param {State} state */
  async develop(state) {
    while (!prepare(radiusFor(state), performance.now() + SLICE)) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.draw(state);
  }

  /** @param {State} state @param {boolean} [swings] Whether it is painted as if the camera moved. */
  draw(state, swings = false) {
    const { canvas, context } = this;
    const { width, height, ratio: full } = state;
    const projection = projectionOf(state);
    const fit = fine.get(radiusFor(state));
    const sprites = fit ?? this.sprites;
    // The first picture comes soon rather than sharp.
    const usual = sprites === plain ? 1 : full;
    const ratio = Math.min(full, swings ? Math.max(full * this.share, COARSEST) : usual);
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
    layWood(frame, this.wood);
    paint(frame);
    this.sprites = sprites;
    this.waits = swings || fit ? null : state;
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
    painters.delete(this);
    this.waits = null;
    this.wood = {};
    this.canvas.width = 1;
    this.canvas.height = 1;
    // What is seen of a canvas in a worker changes only when something is drawn.
    this.context.clearRect(0, 0, 1, 1);
  }
}

/** The radius of the sprites for the largest balls at any rotation, in device pixels. @param {State} state */
const radiusFor = (state) =>
  Math.ceil(Math.exp(Math.ceil(Math.log(unit(projectionOf(state)) * state.ratio) / STEP) * STEP));
