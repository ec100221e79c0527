/**
 * Small pictures made once for each size, of wood that is computed, the same at every visit. A ball has two layers: the wood,
 * which rotates with it, and the light on it, which comes from the upper left for every camera.
 * @import { Picture } from "./types.js"
 */

import { circle, contextOf, newCanvas } from "./canvas.js";

/** @template T @typedef {Generator<void, T>} Steps Work that pauses now and then and finally returns its result. */

/**
 * @typedef {typeof CHERRY} Wood
 * @typedef {ReturnType<typeof plainSprites>} Sprites
 * @typedef {(x: number, y: number, z: number, out: Float32Array) => void} Shader Writes red, green, blue and opacity,
 *   0..255, at a point of the unit ball.
 */

/** The board and the trays: colours in red, green and blue; rings per ball radius; how strong fibres and dark pores are, 0..1. */
const CHERRY = {
  early: [192, 133, 80],
  late: [156, 103, 57], // in the rings
  rings: 1.5,
  fibre: 0.34,
  pores: 0,
};

/** Balls: their wood, and the light on them. */
const BALLS = {
  light: {
    wood: { early: [252, 238, 210], late: [232, 206, 162], rings: 2.6, fibre: 0.16, pores: 0 },
    seed: 3,
    ambient: 0.44,
    glow: [0.5, 0.33, 0.17], // the colour of its shadows, because wood is never grey in the shade
    gloss: 0.75,
    edge: [0.27, 0.16, 0.07, 0.62], // parts it from one of the same colour: red, green, blue, opacity
    tint: [255, 238, 205], // of glass
  },
  dark: {
    wood: { early: [122, 79, 49], late: [70, 41, 24], rings: 3.3, fibre: 0.24, pores: 0.3 },
    seed: 11,
    ambient: 0.3,
    glow: [0.07, 0.03, 0.012],
    gloss: 0.55,
    edge: [0.66, 0.5, 0.36, 0.5],
    tint: [74, 44, 25],
  },
};

const CONTRAST = 0.62; // how strong rings are, 0..1

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
function woodColour(wood, x, y, z, seed, out) {
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

const ALONG = 4; // how much coarser the grain is along the fibres, which are long

/** A picture whose pixels are computed. @type {(width: number, height: number, at: (column: number, row: number, out: Float32Array) => void) => Steps<Picture>} */
function* compute(width, height, at) {
  const canvas = newCanvas(width, height);
  const context = contextOf(canvas);
  const image = context.createImageData(width, height);
  // Reading it from the image takes longer than computing a pixel.
  const { data } = image;
  const out = new Float32Array(4);
  for (let row = 0; row < height; row += 1) {
    if (row % 8 === 7) yield;
    for (let column = 0; column < width; column += 1) {
      out[3] = 0;
      at(column, row, out);
      const pixel = (row * width + column) * 4;
      for (let channel = 0; channel < 4; channel += 1) data[pixel + channel] = out[channel];
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** A plain-sawn plank with the grain along x, as a picture that is `ALONG` times as high as wide. @param {number} side */
function makeGrain(side) {
  const wide = side / ALONG;
  return compute(wide, side, (column, row, out) => {
    woodColour(CHERRY, (7 * row) / side - 3.5, (4 * column) / wide, 1.2, 5, out);
    out[3] = 255;
  });
}

/** Towards the light, and half way from there to the eye: right, up, towards the eye; of length 1. */
const LIGHT = [-0.428, 0.539, 0.725];
const HALFWAY = [-0.23, 0.29, 0.929];

const PIECES = 4; // pieces of wood per player; each cell shows one of them at another angle

/** Half the side of the largest picture in which wood is computed pixel by pixel. */
const FINEST_WOOD = 110;

/** The side of the grain picture, and that picture once it is made. */
const SIDE = 640;
/** @type {Picture | undefined} */
let plank;

/** The radius is in device pixels. @type {(radius: number) => Steps<Sprites>} */
export function* buildSprites(radius) {
  plank ??= yield* makeGrain(SIDE);
  return {
    grain: plank,
    blot: plainDisc(BLOT),
    hollow: yield* makeHollow(Math.max(16, radius)),
    radius,
    half: halfOf(radius),
    light: yield* makeBall(BALLS.light, radius),
    dark: yield* makeBall(BALLS.dark, radius),
  };
}

const RADIUS = 48; // of a sprite that is always scaled

/** Colours of plain discs from where the light falls to the rim. A blot is a soft spot, which fades out. */
const BLOT = ["#1a0d05", "#1a0d05d7", "#1a0d0580", "#1a0d0528", "#1a0d0500"];
const PLAIN = {
  light: ["#fbf0d8", "#d6c3a2", "#a8906c"],
  dark: ["#83573a", "#543622", "#24130a"],
  hollow: ["#3a220f80", "#3a220f40"],
  lightGlass: ["#ffeecd20", "#ffeecda0"],
  darkGlass: ["#4a2c1920", "#4a2c19c0"],
};

/** @param {string[]} colours */
function plainDisc(colours, lit = 0) {
  const half = halfOf(RADIUS);
  const canvas = newCanvas(2 * half, 2 * half);
  const context = contextOf(canvas);
  const at = half - lit * RADIUS;
  const light = context.createRadialGradient(at, at, 0, half, half, RADIUS);
  for (const [index, colour] of colours.entries()) {
    light.addColorStop(index / (colours.length - 1), colour);
  }
  context.fillStyle = light;
  context.fill(circle({ x: half, y: half }, RADIUS));
  return canvas;
}

/** Sprites that are made at once, and show all but the wood. */
export function plainSprites() {
  const grain = newCanvas(1, 1);
  const context = contextOf(grain);
  context.fillStyle = tone(1);
  context.fillRect(0, 0, 1, 1);
  // Wood rotates with its ball; light does not.
  const none = [newCanvas(1, 1)];
  return {
    grain, // of the board and the trays
    blot: plainDisc(BLOT), // a soft dark spot, for shadows
    hollow: plainDisc(PLAIN.hollow), // light and shadow in an empty hollow
    radius: RADIUS, // of a ball, in device pixels
    half: halfOf(RADIUS), // half a sprite's side: the radius and a margin
    light: {
      wood: none,
      shade: plainDisc(PLAIN.light, 0.4),
      glass: plainDisc(PLAIN.lightGlass),
    },
    dark: { wood: none, shade: plainDisc(PLAIN.dark, 0.4), glass: plainDisc(PLAIN.darkGlass) },
  };
}

/** @param {number} radius */
const halfOf = (radius) => Math.ceil(radius) + 1;

/** @param {number} radius @param {Shader} at */
function drawDisc(radius, at, half = halfOf(radius)) {
  return compute(2 * half, 2 * half, (column, row, out) => {
    const x = (column + 0.5 - half) / radius;
    const y = (half - row - 0.5) / radius;
    // Of a pixel at the rim, the disc covers only a share.
    const cover = Math.min(1, radius * (1 - Math.hypot(x, y)) + 0.5);
    if (cover <= 0) return;
    at(x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y)), out);
    out[3] *= cover;
  });
}

/** @param {typeof BALLS.light} ball @param {number} radius */
function* makeBall(ball, radius) {
  // Grain is soft: beyond this size it is only scaled.
  const half = halfOf(radius);
  const fine = Math.min(half, FINEST_WOOD);
  const wood = [];
  for (let piece = 0; piece < PIECES; piece += 1) {
    const tilt = 0.45 + piece * 0.37;
    const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
    /** @type {Shader} */
    const at = (x, y, z, out) => {
      // The trunk leans towards the eye, so that some balls show rings and some show stripes.
      const [along, deep] = [y * cos - z * sin, y * sin + z * cos];
      woodColour(ball.wood, x + piece * 0.6, along, deep, ball.seed + piece * 7.3, out);
      out[3] = 255;
    };
    wood.push(yield* drawDisc((radius * fine) / half, at, fine));
  }
  return { wood, shade: yield* makeShade(ball, radius), glass: yield* makeGlass(ball, radius) };
}

/** How much a point of a ball shines. @type {(x: number, y: number, z: number) => number} */
const shineAt = (x, y, z) => Math.max(0, x * HALFWAY[0] + y * HALFWAY[1] + z * HALFWAY[2]);

/** Light on a ball as one layer: a warm shadow where there is less light, white where the varnish shines, and the line along the rim. @param {typeof BALLS.light} ball @param {number} radius */
function makeShade({ ambient, glow, gloss, edge }, radius) {
  const line = Math.max(0.06, 1.5 / radius);
  return drawDisc(radius, (x, y, z, out) => {
    const facing = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2];
    const soft = Math.max(0, (facing + 0.28) / 1.28) ** 1.25;
    const sky = ambient * (0.8 + 0.2 * y) * (0.55 + 0.45 * z);
    const kept = Math.min(1, sky + (1.04 - ambient) * soft);
    const shine = shineAt(x, y, z);
    const rim = (1 - z) ** 3;
    const white =
      gloss * (0.2 * shine ** 14 + 0.75 * shine ** 90) + 0.1 * rim * Math.max(0, y - x * 0.5);
    const below = Math.max(0, 0.45 * x - 0.75 * y) * (1 - z) ** 1.2;
    const warm = 0.62 * (1 - kept) + 0.7 * below;
    // Painted over the wood: wood * (1 - alpha) + added. So alpha is at least what is added; red glows most.
    const light = Math.min(1, Math.max(1 - kept, white + glow[0] * warm, 0.001));
    // The line along the rim is painted over both.
    const over = edge[3] * Math.min(1, Math.max(0, (Math.hypot(x, y) - 1 + line) / (0.5 * line)));
    const alpha = over + light * (1 - over);
    for (let channel = 0; channel < 3; channel += 1) {
      const added = white + glow[channel] * warm;
      out[channel] = (255 * (edge[channel] * over + added * (1 - over))) / alpha;
    }
    out[3] = 255 * alpha;
  });
}

/** A ball of clear glass with a little of its player's colour, more at the rim. @param {typeof BALLS.light} ball @param {number} radius */
function makeGlass({ tint }, radius) {
  return drawDisc(radius, (x, y, z, out) => {
    const shine = shineAt(x, y, z) ** 120;
    const alpha = Math.min(1, 0.13 + 0.8 * (1 - z) ** 2.2 + 0.45 * shine);
    const white = (0.45 * shine) / alpha;
    out.set(tint.map((channel) => channel + (255 - channel) * white));
    out[3] = 255 * alpha;
  });
}

/** An empty hollow from above: its upper left wall is in shadow, its lower right wall and the far lip catch the light. @param {number} radius */
function makeHollow(radius) {
  return drawDisc(radius, (x, y, _z, out) => {
    const distance = Math.hypot(x, y);
    const inside = Math.min(1, distance / 0.9);
    // Walls of a bowl lean inwards: their normals point to the middle.
    const lean = distance < 0.9 ? 0.85 * inside : -3 * (distance - 0.9);
    const facing = -x * lean * LIGHT[0] - y * lean * LIGHT[1];
    const depth = distance < 0.9 ? 0.3 * (1 - inside ** 3) + 0.16 : 0;
    const dark = Math.max(0, depth - facing * 0.9);
    const bright = Math.max(0, facing * 0.75 - depth * 0.6);
    const fade = distance < 0.9 ? 1 : Math.max(0, (1 - distance) / 0.1);
    out.set(bright > dark ? [255, 226, 178] : [40, 20, 8]);
    out[3] = 255 * Math.min(0.85, Math.max(dark, bright)) * fade;
  });
}
