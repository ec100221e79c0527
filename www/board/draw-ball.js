/**
 * Draws one ball from its sprites.
 * @import { Context, Picture, Place, Player, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { BallSprites, Sprites } from "./sprites.js"
 */

import { contextOf, newCanvas } from "./canvas.js";
import { cellAt } from "./geometry.js";

/**
 * The piece of wood a ball is made of, and its angle in radians.
 * @typedef {{ piece: number, angle: number }} Grain
 */

/** @typedef {ScreenPoint & { size: number, player: Player }} Ball The size is its radius. */

/** @typedef {{ context: Context, sprites: Sprites, projection: Projection }} Brush */

/**
 * The grain of a ball at a place: it differs between places, is always the same at one place, and
 * rotates with the board.
 * @param {Projection} projection
 * @param {Place} place
 * @param {number} index Which ball of a reserve.
 * @returns {Grain}
 */
export function grainAt({ rotationSin, rotationCos }, place, index = 0) {
  const cell = cellAt(place);
  if (!cell) {
    const piece = (place === "light" ? 101 : 57) + index * 17;
    return { piece, angle: piece * 2.4 };
  }
  const piece = cell.level * 7 + cell.file * 13 + cell.rank * 29;
  return { piece, angle: piece * 2.4 - Math.atan2(rotationSin, rotationCos) };
}

/**
 * @param {Brush} brush
 * @param {Ball & Grain} ball
 * @param {number} [wood] Opacity of the wood.
 * @param {number} [light] Opacity of the light on it.
 */
export function drawBall(brush, ball, wood = 1, light = 1) {
  const { context } = brush;
  const { set, half } = spriteSet(brush, ball);
  const pieces = set.wood[ball.player];
  const fade = context.globalAlpha;
  context.save();
  context.globalAlpha = fade * wood;
  context.translate(ball.x, ball.y);
  context.rotate(ball.angle);
  context.drawImage(pieces[ball.piece % pieces.length], -half, -half, 2 * half, 2 * half);
  context.restore();
  context.globalAlpha = fade * light;
  drawSprite(context, set.shade[ball.player], ball, half);
  context.globalAlpha = fade;
}

/**
 * What keeps light from a ball.
 * @typedef {object} Shade
 * @property {number} depth Opacity of the shade over all of it, 0..1.
 * @property {(ScreenPoint & { size: number })[]} above The balls that rest on it.
 */

/** From the middle of a ball to the end of its shadow on those it rests on, in its radii. */
const HALO = 1.4;

/** @type {(brush: Brush, ball: Ball & Grain, shade: Shade) => void} */
export function drawShadedBall(brush, ball, { depth, above }) {
  const { context, sprites, projection } = brush;
  drawBall(brush, ball);
  context.save();
  context.beginPath();
  context.arc(ball.x, ball.y, projection.scale * ball.size, 0, 2 * Math.PI);
  context.fillStyle = `rgb(0 0 0 / ${100 * depth}%)`;
  if (depth > 0) context.fill();
  if (above.length > 0) context.clip();
  for (const { x, y, size } of above) {
    const radius = projection.scale * size;
    // The light comes from the upper left.
    drawSprite(context, sprites.halo, { x: x + 0.1 * radius, y: y + 0.16 * radius }, HALO * radius);
  }
  context.restore();
}

/**
 * Balls at rest as they were drawn last, the wood, the light and the shade in one picture, for each set of sprites.
 * @type {WeakMap<BallSprites, Map<string, Picture>>}
 */
const drawn = new WeakMap();

/** Pictures kept for a set: more than are on two boards. */
const MOST = 160;

/**
 * The same for a ball that stays where it is for some frames: faster, and on whole device pixels.
 * @type {(brush: Brush, ball: Ball & Grain, shade: Shade) => void}
 */
export function drawBallAtRest(brush, ball, { depth, above }) {
  const { context } = brush;
  const { set, half } = spriteSet(brush, ball);
  const { a: ratioX, d: ratioY } = context.getTransform();
  const side = 2 * Math.ceil(half * ratioX);
  const near = above.map(({ x, y, size }) => ({ x: x - ball.x, y: y - ball.y, size }));
  const round = near.map(({ x, y }) => [Math.round(4 * x), Math.round(4 * y)]);
  const key = [ball.player, ball.piece, ball.angle, side, depth, round].join();
  const kept = drawn.get(set) ?? new Map();
  drawn.set(set, kept);
  let picture = kept.get(key);
  if (!picture) {
    if (kept.size === MOST) kept.clear();
    picture = newCanvas(side, side);
    kept.set(key, picture);
    const own = contextOf(picture);
    own.translate(side / 2, side / 2);
    own.scale(ratioX, ratioX);
    drawShadedBall({ ...brush, context: own }, { ...ball, x: 0, y: 0 }, { depth, above: near });
  }
  const left = Math.round(ball.x * ratioX - side / 2) / ratioX;
  const top = Math.round(ball.y * ratioY - side / 2) / ratioY;
  context.drawImage(picture, left, top, side / ratioX, side / ratioY);
}

/** @type {(brush: Brush, ball: Ball) => void} */
export function drawGlass(brush, ball) {
  const { set, half } = spriteSet(brush, ball);
  drawSprite(brush.context, set.glass[ball.player], ball, half);
}

/** @type {(context: Context, picture: Picture, at: ScreenPoint, halfX: number, halfY?: number) => void} */
export function drawSprite(context, picture, { x, y }, halfX, halfY = halfX) {
  context.drawImage(picture, x - halfX, y - halfY, 2 * halfX, 2 * halfY);
}

/**
 * The sprites nearest in size, and half their side on the screen: a little more than the radius.
 * @type {(brush: Brush, ball: Ball) => { set: BallSprites, half: number }}
 */
function spriteSet({ sprites, projection }, { size }) {
  const isSmall = size < 1.1 * projection.groove.ball * projection.trayFactor;
  const set = isSmall ? sprites.reserve : sprites.balls;
  return { set, half: (set.half / set.radius) * projection.scale * size };
}
