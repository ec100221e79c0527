/**
 * Movement in time. One frame loop for a board: it runs while something moves and rests otherwise.
 *
 * @import { Point } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Flight } from "./state.js"
 */

import { isReserve } from "./geometry.js";
import { placeOf, sizeAt, unproject } from "./projection.js";

/**
 * @typedef {object} Tween
 * @property {number} start
 * @property {number} duration
 * @property {(progress: number) => void} step Called with 0..1, last with 1.
 * @property {() => void} done
 * @property {ReturnType<typeof setTimeout>} fallback
 */

/**
 * @typedef {object} Movement
 * @property {Promise<void>} finished
 * @property {() => void} end Brings it to its end at once.
 */

/**
 * @typedef {object} Clock
 * @property {() => void} paint Asks for one frame.
 * @property {(duration: number, step: (progress: number) => void) => Movement} run
 * @property {() => void} stop Ends everything; no frame comes any more.
 */

/** Frames may stop coming (a hidden page, a sleeping phone); movements end in time all the same. */
const GRACE = 250;

/**
 * @param {() => void} paint
 * @returns {Clock}
 */
export function newClock(paint) {
  /** @type {Set<Tween>} */
  const tweens = new Set();
  let request = 0;
  let stopped = false;

  /** @param {Tween} tween */
  function complete(tween) {
    if (!tweens.delete(tween)) return;
    clearTimeout(tween.fallback);
    tween.step(1);
    tween.done();
  }

  /** @param {number} now */
  function frame(now) {
    request = 0;
    for (const tween of [...tweens]) {
      const progress = (now - tween.start) / tween.duration;
      if (progress >= 1) complete(tween);
      else tween.step(Math.max(0, progress));
    }
    paint();
    if (tweens.size > 0) ask();
  }

  function ask() {
    if (request === 0 && !stopped) request = requestAnimationFrame(frame);
  }

  return {
    paint: ask,
    run(duration, step) {
      if (duration <= 0 || document.hidden || prefersStillness()) {
        step(1);
        ask();
        return { finished: Promise.resolve(), end() {} };
      }
      /** @type {() => void} */
      let end = () => {};
      /** @type {Promise<void>} */
      const finished = new Promise((resolve) => {
        /** @type {Tween} */
        const tween = {
          start: performance.now(),
          duration,
          step,
          done: resolve,
          fallback: setTimeout(() => end(), duration + GRACE),
        };
        end = () => {
          complete(tween);
          ask();
        };
        tweens.add(tween);
        step(0);
        ask();
      });
      return { finished, end };
    },
    stop() {
      stopped = true;
      cancelAnimationFrame(request);
      for (const tween of [...tweens]) complete(tween);
    },
  };
}

/** Whether the person asked for less motion. */
export function prefersStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {number} t */
export const easeInOut = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** @param {number} t */
export const easeOut = (t) => 1 - (1 - t) ** 3;

/** The part of a motion that flies; the rest is spent settling. */
const FLYING = 0.78;

/**
 * How long a ball is on its way, in milliseconds: near ones a little shorter than far ones.
 *
 * @param {Projection} view
 * @param {Flight} flight
 */
export function flightTime(view, flight) {
  const { from, to } = ends(view, flight);
  const distance = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  return Math.min(300, 200 + distance * 9);
}

/**
 * Where the moving ball is, how far above the place it comes down on, and how large.
 *
 * @param {Projection} view
 * @param {Flight} flight
 * @returns {{ at: Point, lift: number, size: number }}
 */
export function flightPoint(view, flight) {
  const { from, to, size } = ends(view, flight);
  if (flight.progress >= FLYING) {
    // It comes down with some weight: one small bounce.
    const rest = (flight.progress - FLYING) / (1 - FLYING);
    return { at: to, size: size.to, lift: 0.14 * Math.sin(Math.PI * rest) * (1 - rest) };
  }
  const t = flight.progress / FLYING;
  const way = easeInOut(t);
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const peak = Math.max(0, to.z - from.z, from.z - to.z) * 0.4 + 0.9 + distance * 0.09;
  return {
    at: {
      x: from.x + (to.x - from.x) * way,
      y: from.y + (to.y - from.y) * way,
      z: from.z + (to.z - from.z) * way,
    },
    size: size.from + (size.to - size.from) * way,
    lift: 4 * peak * t * (1 - t),
  };
}

/**
 * Both ends of the motion under way. They are worked out anew each time: the camera may move.
 *
 * @param {Projection} view
 * @param {Flight} flight
 */
function ends(view, flight) {
  const { motion, reserve, dropped } = flight;
  if (!motion) throw new Error("no ball is on its way");
  // The reserves in `reserve` are those without the ball in the air, hence its own index.
  const index = (/** @type {string} */ place) => (isReserve(place) ? reserve[place] : 0);
  const to = placeOf(view, motion.to, index(motion.to));
  const from = dropped
    ? unproject(view, dropped, to.z + 0.3)
    : placeOf(view, motion.from, index(motion.from));
  const size = { from: dropped ? 1 : sizeAt(view, motion.from), to: sizeAt(view, motion.to) };
  return { from, to, size };
}
