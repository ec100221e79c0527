/**
 * Painters: each paints states on one canvas. They run in a worker or in the page (painter-host.js) and
 * take plain data.
 * @import { Picture } from "./types.js"
 * @import { Sprites } from "./sprites.js"
 * @import { State } from "./state.js"
 * @import { Steps } from "./steps.js"
 */

import { contextOf } from "./canvas.js";
import { newLayers } from "./layers.js";
import { paint } from "./paint.js";
import { projectionOf } from "./projection.js";
import { buildScene, markGlass } from "./scene.js";
import { signsOf } from "./signs.js";
import { buildSprites } from "./sprites.js";
import { pointedAt, seesThrough } from "./state.js";
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
 * @property {(shot: Shot) => void} finish Paints with the finest sprites, however long that takes.
 * @property {(milliseconds: number) => void} took How long the last picture took until it was seen.
 * @property {() => void} release Gives the memory of the picture back, until the next `paint`.
 * @property {() => void} stop
 */

/** @typedef {{ radius: number, small: number }} Size Of a ball on the board and in a reserve, in device pixels. */

/**
 * One painter, as its studio sees it.
 * @typedef {object} Work
 * @property {Size} size Of the sprites for its last picture.
 * @property {(sprites: Sprites) => boolean} uses
 * @property {() => void} redraw
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
 * What all painters of a thread share: the grain and the sprites, which depend only on sizes.
 * @param {number} slice Milliseconds for which it makes sprites and grain before it pauses.
 */
export function newStudio(slice) {
  const wood = newWood();
  const coarse = finish(buildSprites(POSTER, POSTER / 2));
  /** @type {Set<Work>} The painters at work. */
  const painters = new Set();
  /** @type {Set<Work>} Those whose last picture was painted with coarse sprites or grain, in order. */
  const waiting = new Set();
  /** @type {Sprites[]} */
  let fine = [];
  /** @type {Size & { steps: Steps<Sprites> } | null} */
  let making = null;
  let scheduled = false;

  /** @param {Size} size */
  const spritesOf = (size) =>
    fine.find(({ balls, reserve }) => suits({ radius: balls.radius, small: reserve.radius }, size));

  /**
   * Works on the sprites of a size and on the grain; returns true if both are finished.
   * @param {Size} size
   * @param {number} until When to pause.
   */
  function prepare(size, until) {
    while (spritesOf(size) === undefined) {
      if (making === null || !suits(making, size)) {
        making = { ...size, steps: buildSprites(size.radius, size.small) };
      }
      const step = making.steps.next();
      if (step.done) {
        // Sprites that no board uses any more are dropped.
        fine = [...fine.filter((one) => [...painters].some((work) => work.uses(one))), step.value];
        making = null;
      } else if (performance.now() >= until) return false;
    }
    return wood.grow(until);
  }

  function schedule() {
    if (!scheduled) setTimeout(work, 0);
    scheduled = true;
  }

  function work() {
    scheduled = false;
    const [first] = waiting;
    if (first === undefined) return;
    if (prepare(first.size, performance.now() + slice)) {
      waiting.delete(first);
      first.redraw();
    }
    if (waiting.size > 0) schedule();
  }

  return {
    /**
     * @param {Picture} canvas
     * @returns {Painter}
     */
    painter(canvas) {
      const context = contextOf(canvas);
      let layLayers = newLayers();
      let sprites = coarse;
      /** @type {Shot | null} */
      let last = null;
      let resolution = 0;

      const isCoarse = () => sprites === coarse;

      /** @type {Work} */
      const work = {
        size: { radius: 0, small: 0 },
        uses: (one) => one === sprites,
        redraw() {
          if (last) draw(last);
        },
      };
      painters.add(work);

      /** @param {Shot} shot */
      function draw(shot) {
        last = shot;
        const { state, hurry, swings } = shot;
        const projection = projectionOf(state);
        const full = state.ratio;
        // The largest size of a ball, so that the same sprites serve every rotation.
        const radius = projection.scale * projection.trayFactor * full;
        work.size = { radius, small: radius * projection.groove.ball };
        const fit = spritesOf(work.size);
        sprites = fit ?? sprites;
        const coarser = Math.max(full * RESOLUTIONS[resolution], Math.min(full, COARSEST));
        // The first picture comes soon rather than sharp.
        const ratio = hurry ? coarser : isCoarse() ? Math.min(full, 1) : full;
        const wide = Math.round(state.width * ratio);
        const high = Math.round(state.height * ratio);
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
        layLayers(frame, wood.at(projection.scale * full), swings || isCoarse() ? ratio : full);
        paint(frame);
        if (hurry || (fit && wood.isFine())) return;
        waiting.add(work);
        schedule();
      }

      function release() {
        last = null;
        waiting.delete(work);
        layLayers = newLayers();
        canvas.width = 1;
        canvas.height = 1;
        // What is seen of a canvas in a worker changes only when something is drawn.
        context.clearRect(0, 0, 1, 1);
      }

      return {
        paint: draw,
        finish(shot) {
          draw(shot);
          if (!waiting.delete(work)) return;
          prepare(work.size, Number.POSITIVE_INFINITY);
          draw(shot);
        },
        took(milliseconds) {
          if (!last?.hurry) {
            // A picture that takes this long at rest would stutter in motion.
            if (milliseconds > 3 * PROMPT && !isCoarse()) resolution = Math.max(resolution, 2);
            return;
          }
          if (milliseconds > PROMPT) resolution = Math.min(resolution + 1, RESOLUTIONS.length - 1);
          else if (milliseconds < PROMPT / 3) resolution = Math.max(resolution - 1, 0);
        },
        release,
        stop() {
          release();
          painters.delete(work);
        },
      };
    },
  };
}

/** @type {(have: Size, want: Size) => boolean} */
const suits = (have, want) =>
  isEnough(have.radius, want.radius) && isEnough(have.small, want.small);

/**
 * Sprites may be a little too large; larger ones would waste time, smaller ones would blur.
 * @type {(have: number, want: number) => boolean}
 */
const isEnough = (have, want) => have >= want * 0.99 && have <= want * 1.12;
