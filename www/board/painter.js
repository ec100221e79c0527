/**
 * The painter: paints states on one canvas. It runs in a worker or in the page (painter-host.js) and
 * takes plain data.
 * @import { Picture } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Sprites } from "./sprites.js"
 * @import { State } from "./state.js"
 * @import { Steps } from "./steps.js"
 */

import { contextOf } from "./canvas.js";
import { newLayers } from "./layers.js";
import { paint } from "./paint.js";
import { projectionOf } from "./projection.js";
import { buildScene, markGlass } from "./scene.js";
import { buildSprites } from "./sprites.js";
import { finish } from "./steps.js";
import { newWood } from "./wood-grain.js";

/**
 * One picture to be painted.
 * @typedef {object} Shot
 * @property {State} state
 * @property {boolean} hurry Whether the next one follows at once: smoothness before sharpness.
 * @property {boolean} swings Whether the camera moves.
 */

/**
 * @typedef {object} Painter
 * @property {(shot: Shot) => void} paint
 * @property {(milliseconds: number) => void} took How long the last picture took until it was seen.
 * @property {() => void} stop
 */

/** The radius of the first, coarse sprites, used while the fine ones are made. */
const POSTER = 28;

/** A picture in a hurry should take at most this many milliseconds; if not, the next is coarser. */
const PROMPT = 34;

/** Shares of the full resolution, for pictures in a hurry. */
const RESOLUTIONS = [1, 0.7, 0.5, 0.36];

/** The coarsest picture, in device pixels per CSS pixel. */
const COARSEST = 0.7;

/**
 * @param {Picture} canvas
 * @param {number} slice Milliseconds for which it makes sprites and grain before it pauses.
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
    const { state, hurry, swings } = shot;
    const projection = projectionOf(state);
    const full = state.ratio;
    const coarse = Math.max(full * RESOLUTIONS[resolution], Math.min(full, COARSEST));
    // The first picture comes soon rather than sharp.
    const ratio = hurry ? coarse : isPoster() ? Math.min(full, 1) : full;
    const wide = Math.round(state.width * ratio);
    const high = Math.round(state.height * ratio);
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
    }
    // Because of the rounding, one CSS pixel is not exactly `ratio` device pixels.
    context.setTransform(wide / state.width, 0, 0, high / state.height, 0, 0);
    const fine = swings || isPoster() ? ratio : full;
    const layers = layersFor(projection, sprites, wood.at(projection.scale * full), fine);
    const scene = buildScene(state, projection);
    if (state.camera.seeThrough) markGlass(projection, scene.balls);
    paint({ context, state, projection, scene, sprites, layers });
    if (!hurry) refine(projection, full);
  }

  /**
   * Starts to make sprites if those there are do not suit the projection.
   * @type {(projection: Projection, ratio: number) => void}
   */
  function refine(projection, ratio) {
    // The largest size of a ball, so that the same sprites serve every rotation.
    const radius = projection.scale * projection.trayFactor * ratio;
    const small = radius * projection.groove.ball;
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
        // A picture that takes this long at rest would stutter in motion.
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
 * Sprites may be a little too large; larger ones would waste time, smaller ones would blur.
 * @type {(have: number, want: number) => boolean}
 */
const suits = (have, want) => have >= want * 0.99 && have <= want * 1.12;
