/**
 * The camera: from where the board is seen.
 * @import { Camera, Player } from "./types.js"
 */

// At 70.5 degrees (tan = 2 * sqrt 2) the centres of any two cells are at least 0.94 ball radii apart on the screen; at
// 54.7 (tan = sqrt 2) and at 90 a cell hides the one two levels below it.
/** @type {Readonly<Camera>} */
export const DEFAULT_CAMERA = Object.freeze({
  elevation: 70.5,
  rotation: 0,
  levels: 4,
  seeThrough: false,
  reserves: true,
});

/** From slanting to straight down. */
const ELEVATIONS = [55, DEFAULT_CAMERA.elevation, 90];

/** The next steeper elevation of three; after the steepest the least steep, so that three steps lead back. @param {number} elevation */
export const nextElevation = (elevation) =>
  ELEVATIONS.find((next) => next > elevation + 1) ?? ELEVATIONS[0];

/** The camera on the way, 0..1. What is not a number changes at once. @type {(from: Camera, to: Camera, way: number) => Camera} */
export function cameraBetween(from, to, way) {
  if (way === 1) return to;
  const rotation = from.rotation + 360 * Math.round((to.rotation - from.rotation) / 360);
  return {
    ...to,
    rotation: rotation + (to.rotation - rotation) * way,
    elevation: from.elevation + (to.elevation - from.elevation) * way,
  };
}

/** The player whose tray is near, or on the right. @type {(camera: Camera) => Player} */
export function nearPlayer({ rotation }) {
  // The small margin lets 90 degrees count as the front, whatever the rounding of the cosine.
  return Math.cos((rotation * Math.PI) / 180) > -1e-6 ? "light" : "dark";
}
