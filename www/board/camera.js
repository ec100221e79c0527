/**
 * The camera: from where the board is seen.
 *
 * @import { Camera } from "./types.js"
 */

/** @type {Readonly<Camera>} */
export const DEFAULT_CAMERA = Object.freeze({
  elevation: 60,
  rotation: 0,
  levels: 4,
  seeThrough: false,
  reserves: true,
});

const MIN_ELEVATION = 55;
const MAX_ELEVATION = 90;

/**
 * A whole, lawful camera made of the known parts of another.
 *
 * @param {Partial<Camera>} change
 * @param {Camera} base
 * @returns {Camera}
 */
export function cameraFrom(change, base) {
  const elevation = finite(change.elevation, base.elevation);
  const levels = Math.round(finite(change.levels, base.levels));
  return {
    elevation: Math.min(MAX_ELEVATION, Math.max(MIN_ELEVATION, elevation)),
    rotation: finite(change.rotation, base.rotation),
    levels: /** @type {Camera["levels"]} */ (Math.min(4, Math.max(1, levels))),
    seeThrough: change.seeThrough ?? base.seeThrough,
    reserves: change.reserves ?? base.reserves,
  };
}

/**
 * @param {unknown} value
 * @param {number} otherwise
 */
function finite(value, otherwise) {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

/**
 * The same direction, as the number of degrees nearest to another.
 *
 * @param {number} rotation
 * @param {number} near
 */
export function rotationNear(rotation, near) {
  return rotation + 360 * Math.round((near - rotation) / 360);
}
