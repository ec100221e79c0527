/**
 * The wood of the balls: growth rings and fibres from value noise. It is deterministic, so that the
 * board is the same at every visit.
 */

/** @typedef {readonly [number, number, number]} Rgb 0..255 */

/**
 * @typedef {object} Wood
 * @property {Rgb} early Between the rings.
 * @property {Rgb} late In the rings.
 * @property {number} rings Rings per ball radius.
 * @property {number} contrast Of the rings, 0..1.
 * @property {number} fibre Strength of the fibres, 0..1.
 * @property {number} pores Strength of the dark pores, 0..1.
 */

/** @type {Wood} */
export const MAPLE = {
  early: [252, 238, 210],
  late: [232, 206, 162],
  rings: 2.6,
  contrast: 0.62,
  fibre: 0.16,
  pores: 0,
};

/** @type {Wood} */
export const WALNUT = {
  early: [122, 79, 49],
  late: [70, 41, 24],
  rings: 3.3,
  contrast: 0.62,
  fibre: 0.24,
  pores: 0.3,
};

const SIZE = 256;
const MASK = SIZE - 1;

/** Random numbers 0..1, and a permutation that maps three coordinates to one of them. */
const { values, order } = lattice(0x9e3779b9);

/** @param {number} seed */
function lattice(seed) {
  let word = seed;
  const next = () => {
    // xorshift32
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 2 ** 32;
  };
  const values = Float32Array.from({ length: SIZE }, next);
  const order = Uint8Array.from({ length: SIZE }, (_, index) => index);
  for (let last = SIZE - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return { values, order };
}

/** @param {number} t */
const smooth = (t) => t * t * (3 - 2 * t);

/**
 * The noise at u, 0..1, along the edge of a lattice cube that begins at x. The row is a number
 * from `order`.
 * @type {(x: number, row: number, u: number) => number}
 */
function edge(x, row, u) {
  const from = values[order[(x + row) & MASK]];
  return from + (values[order[(x + 1 + row) & MASK]] - from) * u;
}

/**
 * Smooth noise, -1..1, with features of about one unit.
 * @type {(x: number, y: number, z: number) => number}
 */
export function noise(x, y, z) {
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

/**
 * The colour inside a block of wood whose trunk runs along y.
 * @param {Wood} wood
 * @param {number} x
 * @param {number} y
 * @param {number} z
 * @param {number} seed
 * @param {Float32Array} out Three numbers, 0..255.
 */
export function woodColour(wood, x, y, z, seed, out) {
  const bend = 0.16 * noise(x * 0.9 + seed, y * 0.45, z * 0.9 - seed);
  const radius = Math.hypot(x + 1.7 + bend, z + 0.9 + bend) * wood.rings;
  const phase = radius + 0.24 * noise(x * 2.2, y * 0.5 + seed, z * 2.2);
  const inRing = phase - Math.floor(phase);
  // Growth darkens slowly through the year and stops at once in winter.
  const ring = inRing < 0.82 ? smooth(inRing / 0.82) ** 1.6 : smooth((1 - inRing) / 0.18);
  const fibre = noise(x * 17 + seed, y * 1.6, z * 17);
  let mix = ring * wood.contrast + 0.22 + fibre * wood.fibre;
  if (wood.pores > 0) {
    const pore = noise(x * 30, y * 3.2 + seed, z * 30);
    if (pore > 0.42) mix += (pore - 0.42) * 2.2 * wood.pores;
  }
  for (let channel = 0; channel < 3; channel += 1) {
    out[channel] = wood.early[channel] + (wood.late[channel] - wood.early[channel]) * mix;
  }
}
