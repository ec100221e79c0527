/**
 * Turns states into pictures on one canvas. It runs in a worker where it can, and in the page where
 * it must; it takes plain data either way.
 *
 * @import { Picture } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Look } from "./paint.js"
 * @import { Sprites } from "./sprites.js"
 * @import { State } from "./state.js"
 * @import { Steps } from "./steps.js"
 */

import { contextOf } from "./canvas.js";
import { newLayers } from "./layers.js";
import { paint } from "./paint.js";
import { projectionFor } from "./projection.js";
import { buildScene } from "./scene.js";
import { buildSprites } from "./sprites.js";
import { finish } from "./steps.js";
import { newWood } from "./wood-grain.js";

/**
 * @typedef {object} Shot One picture to be painted.
 * @property {State} state
 * @property {Look} look
 * @property {boolean} hurry Whether the next one follows at once: smoothness before sharpness.
 * @property {boolean} swinging Whether it is the camera that moves.
 */

/**
 * @typedef {object} Painter
 * @property {(shot: Shot) => void} paint
 * @property {(milliseconds: number) => void} took How long the last picture took until it was seen.
 * @property {() => void} stop
 */

/** The radius of the first, coarse sprites: they stand in while the fine ones are made. */
const POSTER = 28;

/** A picture in a hurry should be there within this time; if not, the next is coarser. */
const PROMPT = 34;

/** Shares of the full resolution, for pictures in a hurry. */
const RESOLUTIONS = [1, 0.7, 0.5, 0.36];

/** Nothing is painted coarser than this many device pixels a CSS pixel. */
const COARSEST = 0.7;

/**
 * @param {Picture} canvas
 * @param {number} slice Milliseconds it may work in one go while it makes sprites and grain.
 * @returns {Painter}
 */
export function newPainter(canvas, slice) {
  const context = contextOf(canvas);
  const layersFor = newLayers();
  const wood = newWood();
  /** @type {Sprites} */
  let sprites = finish(buildSprites(POSTER, POSTER / 2));
  /** @type {{ radius: number, small: number, steps: Steps<Sprites> } | null} */
  let making = null;
  /** @type {Shot | null} */
  let last = null;
  let resolution = 0;
  let stopped = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const isPoster = () => sprites.balls.radius === POSTER;

  /** @param {Shot} shot */
  function draw(shot) {
    last = shot;
    const { state, look, hurry, swinging } = shot;
    const view = projectionFor(state.camera, state.width, state.height);
    const full = state.ratio;
    const coarse = Math.max(full * RESOLUTIONS[resolution], Math.min(full, COARSEST));
    // The first picture had better come soon than sharp.
    const ratio = hurry ? coarse : isPoster() ? Math.min(full, 1) : full;
    const wide = Math.round(state.width * ratio);
    const high = Math.round(state.height * ratio);
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
    }
    // One CSS pixel is not quite `ratio` device pixels when those do not come out even.
    context.setTransform(wide / state.width, 0, 0, high / state.height, 0, 0);
    const fine = swinging || isPoster() ? ratio : full;
    const layers = layersFor(view, sprites, wood.at(view.scale * full), fine);
    paint({ context, state, view, scene: buildScene(state, view), sprites, layers, look });
    if (!hurry) refine(view, full);
  }

  /**
   * Starts to make what is still too coarse for this view.
   *
   * @param {Projection} view
   * @param {number} ratio
   */
  function refine(view, ratio) {
    // As large as a ball gets: while the board turns, the same sprites will do.
    const radius = view.scale * view.still * ratio;
    const small = radius * view.groove.ball;
    const wanted = making ?? { radius: sprites.balls.radius, small: sprites.reserve.radius };
    if (suits(wanted.radius, radius) && suits(wanted.small, small)) return;
    making = { radius, small, steps: buildSprites(radius, small) };
    schedule();
  }

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(work, 0);
  }

  function work() {
    if (stopped) return;
    const until = performance.now() + slice;
    while (making && performance.now() < until) {
      const step = making.steps.next();
      if (!step.done) continue;
      sprites = step.value;
      making = null;
    }
    if (making || !wood.grow(until)) schedule();
    else if (last) draw(last);
  }

  schedule();
  return {
    paint: draw,
    took(milliseconds) {
      if (!last?.hurry) {
        // What takes this long at rest would stutter in motion.
        if (milliseconds > 3 * PROMPT && !isPoster()) resolution = Math.max(resolution, 2);
        return;
      }
      if (milliseconds > PROMPT) resolution = Math.min(resolution + 1, RESOLUTIONS.length - 1);
      else if (milliseconds < PROMPT / 3) resolution = Math.max(resolution - 1, 0);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Sprites a little too large do; larger ones would waste time, smaller ones would blur.
 *
 * @param {number} have
 * @param {number} want
 */
const suits = (have, want) => have >= want * 0.99 && have <= want * 1.12;
