/**
 * Wood, computed, the same at every visit.
 * @import { Picture } from "./types.js"
 */

import { contextOf, newCanvas } from "./canvas.js";

/** Work that pauses now and then and finally returns its result. @template T @typedef {Generator<void, T>} Steps */

/** @typedef {typeof MAPLE} Wood */

/** Its colours in red, green and blue; rings per ball radius; how strong fibres and dark pores are, 0..1. */
export const MAPLE = {
  early: [252, 238, 210],
  late: [232, 206, 162], // in the rings
  rings: 2.6,
  fibre: 0.16,
  pores: 0,
};

/** @type {Wood} */
export const WALNUT = {
  early: [122, 79, 49],
  late: [70, 41, 24],
  rings: 3.3,
  fibre: 0.24,
  pores: 0.3,
};

/** The board and the trays. @type {Wood} */
const CHERRY = {
  early: [192, 133, 80],
  late: [156, 103, 57],
  rings: 1.5,
  fibre: 0.34,
  pores: 0,
};

/** How strong rings are, 0..1. */
const CONTRAST = 0.62;

/** The colour of the board under more or less light; 1 is the colour itself. @param {number} factor */
export const tone = (factor) =>
  `rgb(${[178, 122, 72].map((channel) => Math.min(255, Math.round(channel * factor))).join(" ")})`;

/** A whole number spread over 0..1. @param {number} value */
function hash(value) {
  let word = Math.imul(value ^ 0x45d9f3b, 0x2c1b3c6d);
  word = Math.imul(word ^ (word >>> 15), 0x297a2d39);
  return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32;
}

const SIZE = 256;
const MASK = SIZE - 1;

/** Random numbers 0..1, and a permutation that maps three coordinates to one of them. */
const values = Float32Array.from({ length: SIZE }, (_, index) => hash(index));
const order = Uint8Array.from({ length: SIZE }, (_, index) => index).sort(
  (a, b) => hash(SIZE + a) - hash(SIZE + b),
);

/** @param {number} t */
const smooth = (t) => t * t * (3 - 2 * t);

/** The noise at u, 0..1, along the edge of a lattice cube that begins at x; the row is one of `order`. @type {(x: number, row: number, u: number) => number} */
function edge(x, row, u) {
  const from = values[order[(x + row) & MASK]];
  return from + (values[order[(x + 1 + row) & MASK]] - from) * u;
}

/** Smooth noise, -1..1, with features of about one unit. @type {(x: number, y: number, z: number) => number} */
function noise(x, y, z) {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const z0 = Math.floor(z);
  const u = smooth(x - x0);
  const v = smooth(y - y0);
  const w = smooth(z - z0);
  // Without loops: this runs some million times before the first picture.
  const near = order[z0 & MASK];
  const far = order[(z0 + 1) & MASK];
  const a = edge(x0, order[(y0 + near) & MASK], u);
  const b = edge(x0, order[(y0 + 1 + near) & MASK], u);
  const c = edge(x0, order[(y0 + far) & MASK], u);
  const d = edge(x0, order[(y0 + 1 + far) & MASK], u);
  const front = a + (b - a) * v;
  const sum = front + (c + (d - c) * v - front) * w;
  return sum * 2 - 1;
}

/** The colour inside wood whose trunk runs along y, in `out`. @type {(wood: Wood, x: number, y: number, z: number, seed: number, out: Float32Array) => void} */
export function woodColour(wood, x, y, z, seed, out) {
  const bend = 0.16 * noise(x * 0.9 + seed, y * 0.45, z * 0.9 - seed);
  const radius = Math.hypot(x + 1.7 + bend, z + 0.9 + bend) * wood.rings;
  const phase = radius + 0.24 * noise(x * 2.2, y * 0.5 + seed, z * 2.2);
  const inRing = phase - Math.floor(phase);
  // Growth darkens slowly through the year and stops at once in winter.
  const ring = inRing < 0.82 ? smooth(inRing / 0.82) ** 1.6 : smooth((1 - inRing) / 0.18);
  const fibre = noise(x * 17 + seed, y * 1.6, z * 17);
  let mix = ring * CONTRAST + 0.22 + fibre * wood.fibre;
  if (wood.pores > 0) {
    const pore = noise(x * 30, y * 3.2 + seed, z * 30);
    if (pore > 0.42) mix += (pore - 0.42) * 2.2 * wood.pores;
  }
  for (let channel = 0; channel < 3; channel += 1) {
    out[channel] = wood.early[channel] + (wood.late[channel] - wood.early[channel]) * mix;
  }
}

/** How much coarser the grain is along the fibres, which are long. */
const ALONG = 4;

/** A plain-sawn plank with the grain along x, as a picture that is `ALONG` times as high as wide. @type {(side: number) => Steps<Picture>} */
export function* makeGrain(side) {
  const wide = side / ALONG;
  const canvas = newCanvas(wide, side);
  const context = contextOf(canvas);
  const image = context.createImageData(wide, side);
  const { data } = image;
  const colour = new Float32Array(3);
  for (let row = 0; row < side; row += 1) {
    if (row % 8 === 7) yield;
    for (let column = 0; column < wide; column += 1) {
      woodColour(CHERRY, (7 * row) / side - 3.5, (4 * column) / wide, 1.2, 5, colour);
      const pixel = (row * wide + column) * 4;
      for (let channel = 0; channel < 3; channel += 1) data[pixel + channel] = colour[channel];
      data[pixel + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
