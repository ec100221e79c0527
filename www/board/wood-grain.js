/**
 * The grain of the board and the trays: a picture, made once per resolution.
 * @import { Picture } from "./types.js"
 * @import { Steps } from "./steps.js"
 */

import { noise } from "./ball-wood.js";
import { contextOf, newCanvas } from "./canvas.js";
import { finish } from "./steps.js";

/** The colour of the wood in red, green, blue. */
const BASE = /** @type {const} */ ([178, 122, 72]);

/**
 * The colour of the wood under more or less light.
 * @param {number} factor 1 is the colour itself.
 */
export const tone = (factor) =>
  `rgb(${BASE.map((channel) => Math.min(255, Math.round(channel * factor))).join(" ")})`;

/** Sides of the grain pictures, in pixels: at first, for most screens, and for large ones. */
const SIDES = /** @type {const} */ ([128, 512, 1024]);

/** The scale, in device pixels per ball radius, above which the largest picture is made. */
const LARGE = 60;

/** Grain that is coarse at first and made finer in small steps of work. */
export function newWood() {
  let grain = finish(makeGrain(SIDES[0]));
  let wanted = 0;
  /** @type {Steps<Picture> | null} */
  let making = null;

  return {
    /** @param {number} scale In device pixels per ball radius. */
    at(scale) {
      wanted = Math.max(wanted, scale > LARGE ? SIDES[2] : SIDES[1]);
      return grain;
    },
    /** Whether the picture is as fine as it has to be. */
    isFine: () => grain.width >= wanted,
    /**
     * Works on a finer picture; returns true if it is finished.
     * @param {number} until When to pause.
     */
    grow(until) {
      if (!making && wanted > grain.width) making = makeGrain(wanted);
      while (making && performance.now() < until) {
        const step = making.next();
        if (!step.done) continue;
        grain = step.value;
        making = null;
      }
      return !making;
    },
  };
}

/**
 * A plain-sawn plank of cherry, with the grain along x.
 * @param {number} side In pixels.
 * @returns {Steps<Picture>}
 */
function* makeGrain(side) {
  const canvas = newCanvas(side, side);
  const context = contextOf(canvas);
  const image = context.createImageData(side, side);
  const { data } = image;
  // Rings bend slowly, so they are computed on a coarse net and interpolated.
  const net = 64;
  const rings = new Float32Array((net + 1) * (net + 1));
  for (let row = 0; row <= net; row += 1) {
    for (let column = 0; column <= net; column += 1) {
      const u = column / net;
      const v = row / net;
      const arch = 5.5 * (v - 0.45) ** 2 * (1 + 0.25 * noise(u * 2, 4.5, 0));
      rings[row * (net + 1) + column] =
        9 * arch +
        5 * v +
        1.1 * noise(u * 1.6, v * 4, 7) +
        0.9 * u +
        0.25 * noise(u * 6, v * 16, 3);
    }
  }
  const step = 90 * (side / 1024);
  for (let row = 0; row < side; row += 1) {
    if (row % 32 === 31) yield;
    const v = (row / side) * net;
    const top = Math.floor(v);
    const fibres = Array.from({ length: 14 }, (_, cell) => hash(row * 31 + cell));
    const shift = hash(row);
    for (let column = 0; column < side; column += 1) {
      const u = (column / side) * net;
      const left = Math.floor(u);
      const at = top * (net + 1) + left;
      const fu = u - left;
      const upper = rings[at] + (rings[at + 1] - rings[at]) * fu;
      const lower = rings[at + net + 1] + (rings[at + net + 2] - rings[at + net + 1]) * fu;
      const phase = upper + (lower - upper) * (v - top);
      const inRing = phase - Math.floor(phase);
      const ring = inRing < 0.8 ? (inRing / 0.8) ** 2 : (1 - inRing) / 0.2;
      // Fine fibres: each row has its own slowly changing tone.
      const along = column / step + shift;
      const cell = Math.floor(along);
      const fibre = fibres[cell] + (fibres[cell + 1] - fibres[cell]) * (along - cell) - 0.5;
      const tone = 1.07 - 0.16 * ring + 0.11 * fibre;
      const pixel = (row * side + column) * 4;
      data[pixel] = BASE[0] * tone;
      data[pixel + 1] = BASE[1] * (tone - 0.02 * ring);
      data[pixel + 2] = BASE[2] * (tone - 0.05 * ring);
      data[pixel + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** @param {number} value A whole number; the result is spread over 0..1. */
function hash(value) {
  let word = Math.imul(value ^ 0x45d9f3b, 0x2c1b3c6d);
  word = Math.imul(word ^ (word >>> 15), 0x297a2d39);
  return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32;
}
