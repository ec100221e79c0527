/**
 * Small pictures made once for each size. A ball has two layers: the wood, which rotates with it, and the light on it, which
 * comes from the upper left for every camera.
 * @import { Picture, Player } from "./types.js"
 * @import { Steps, Wood } from "./wood.js"
 */

import { circle, contextOf, newCanvas } from "./canvas.js";
import { MAPLE, makeGrain, tone, WALNUT, woodColour } from "./wood.js";

/** Towards the light, and half way from there to the eye: right, up, towards the eye; of length 1. */
const LIGHT = [-0.428, 0.539, 0.725];
const HALFWAY = [-0.23, 0.29, 0.929];

/** The line along the rim of a ball, which parts it from one of the same colour: red, green, blue, opacity. */
const LIGHT_EDGE = /** @type {const} */ ([0.27, 0.16, 0.07, 0.62]);
const DARK_EDGE = /** @type {const} */ ([0.66, 0.5, 0.36, 0.5]);

/** Pieces of wood per player; each cell shows one of them at another angle. */
const PIECES = 4;

/** Half the side of the largest picture in which wood is computed pixel by pixel. */
const FINEST_WOOD = 110;

/** The side of the grain picture, and that picture once it is made. */
const SIDE = 640;
/** @type {Picture | undefined} */
let plank;

/** @typedef {ReturnType<typeof plainSprites>} Sprites */

/** The radius is in device pixels. @type {(radius: number) => Steps<Sprites>} */
export function* buildSprites(radius) {
  plank ??= yield* makeGrain(SIDE);
  return {
    grain: plank,
    blot: plainDisc(BLOT),
    hollow: yield* makeHollow(Math.max(16, radius)),
    radius,
    half: halfOf(radius),
    wood: {
      light: yield* makeWood(MAPLE, radius, 3),
      dark: yield* makeWood(WALNUT, radius, 11),
    },
    shade: {
      light: yield* makeShade(radius, 0.44, [0.5, 0.33, 0.17], 0.75, LIGHT_EDGE),
      dark: yield* makeShade(radius, 0.3, [0.07, 0.03, 0.012], 0.55, DARK_EDGE),
    },
    glass: {
      light: yield* makeGlass(radius, [255, 238, 205]),
      dark: yield* makeGlass(radius, [74, 44, 25]),
    },
  };
}

/** Of a sprite that is always scaled. */
const RADIUS = 48;

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
    wood: { light: none, dark: none },
    shade: { light: plainDisc(PLAIN.light, 0.4), dark: plainDisc(PLAIN.dark, 0.4) },
    glass: { light: plainDisc(PLAIN.lightGlass), dark: plainDisc(PLAIN.darkGlass) },
  };
}

/** @param {number} radius */
const halfOf = (radius) => Math.ceil(radius) + 1;

/** Writes red, green, blue and opacity, 0..255, at a point of the unit ball. @typedef {(x: number, y: number, z: number, out: Float32Array) => void} Shader */

/** @type {(radius: number, at: Shader, half?: number) => Steps<Picture>} */
function* drawDisc(radius, at, half = halfOf(radius)) {
  const side = half * 2;
  const canvas = newCanvas(side, side);
  const context = contextOf(canvas);
  const image = context.createImageData(side, side);
  // Reading it from the image takes longer than computing a pixel.
  const { data } = image;
  const out = new Float32Array(4);
  for (let row = 0; row < side; row += 1) {
    if (row % 16 === 15) yield;
    for (let column = 0; column < side; column += 1) {
      const x = (column + 0.5 - half) / radius;
      const y = (half - row - 0.5) / radius;
      // Of a pixel at the rim, the disc covers only a share.
      const cover = Math.min(1, radius * (1 - Math.hypot(x, y)) + 0.5);
      if (cover <= 0) continue;
      at(x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y)), out);
      out[3] *= cover;
      const pixel = (row * side + column) * 4;
      for (let channel = 0; channel < 4; channel += 1) data[pixel + channel] = out[channel];
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** @type {(wood: Wood, radius: number, seed: number) => Steps<Picture[]>} */
function* makeWood(wood, radius, seed) {
  // Grain is soft: beyond this size it is only scaled.
  const half = halfOf(radius);
  const fine = Math.min(half, FINEST_WOOD);
  const pieces = [];
  for (let piece = 0; piece < PIECES; piece += 1) {
    const tilt = 0.45 + piece * 0.37;
    const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
    /** @type {Shader} */
    const at = (x, y, z, out) => {
      // The trunk leans towards the eye, so that some balls show rings and some show stripes.
      const [along, deep] = [y * cos - z * sin, y * sin + z * cos];
      woodColour(wood, x + piece * 0.6, along, deep, seed + piece * 7.3, out);
      out[3] = 255;
    };
    pieces.push(yield* drawDisc((radius * fine) / half, at, fine));
  }
  return pieces;
}

/** How much a point of a ball shines. @type {(x: number, y: number, z: number) => number} */
const shineAt = (x, y, z) => Math.max(0, x * HALFWAY[0] + y * HALFWAY[1] + z * HALFWAY[2]);

/**
 * Light on a ball as one layer: a warm shadow where there is less light, white where the varnish
 * shines. The glow is the colour of the shadows, because wood is never grey in the shade; the edge, the line along the rim.
 * @type {(radius: number, ambient: number, glow: readonly number[], gloss: number, edge: readonly number[]) => Steps<Picture>}
 */
function makeShade(radius, ambient, glow, gloss, edge) {
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

/** A ball of clear glass with a little of its player's colour, more at the rim. @type {(radius: number, tint: readonly number[]) => Steps<Picture>} */
function makeGlass(radius, tint) {
  return drawDisc(radius, (x, y, z, out) => {
    const shine = shineAt(x, y, z) ** 120;
    const alpha = Math.min(1, 0.13 + 0.8 * (1 - z) ** 2.2 + 0.45 * shine);
    const white = (0.45 * shine) / alpha;
    out.set(tint.map((channel) => channel + (255 - channel) * white));
    out[3] = 255 * alpha;
  });
}

/** An empty hollow from above: its upper left wall is in shadow, its lower right wall and the far lip catch the light. @param {number} radius @returns {Steps<Picture>} */
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
