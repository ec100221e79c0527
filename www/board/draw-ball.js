/**
 * Draws one ball from its sprites.
 * @import { Context, Picture, Place, Player, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { BallSprites, Sprites } from "./sprites.js"
 */

import { drawWhole, kept } from "./canvas.js";
import { cellAt } from "./geometry.js";

/**
 * The piece of wood a ball is made of, and its angle in radians.
 * @typedef {{ piece: number, angle: number }} Grain
 */

/** @typedef {ScreenPoint & { size: number, player: Player }} Ball The size is its radius. */

/**
 * The ratio is that of device pixels to CSS pixels, which are the unit of the context.
 * @typedef {{ context: Context, ratio: number, sprites: Sprites, projection: Projection }} Brush
 */

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
    drawSoft(brush, sprites.halo, { x: x + 0.1 * radius, y: y + 0.16 * radius }, HALO * radius);
  }
  context.restore();
}

/**
 * The same for a ball that stays where it is for some frames: the wood, the light and the shade in one picture.
 * @type {(brush: Brush, ball: Ball & Grain, shade: Shade) => void}
 */
export function drawBallAtRest(brush, ball, { depth, above }) {
  const { ratio } = brush;
  const { set, half } = spriteSet(brush, ball);
  const side = 2 * Math.ceil(half * ratio);
  const near = above.map(({ x, y, size }) => ({ x: x - ball.x, y: y - ball.y, size }));
  const round = near.map(({ x, y }) => [Math.round(4 * x), Math.round(4 * y)]);
  const key = [ball.player, ball.piece, ball.angle, side, depth, round].join();
  const picture = kept(set, key, side, side, (own) => {
    own.translate(side / 2, side / 2);
    own.scale(ratio, ratio);
    drawShadedBall({ ...brush, context: own }, { ...ball, x: 0, y: 0 }, { depth, above: near });
  });
  drawWhole(brush, picture, ball);
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
 * The same for a picture without details, which can be a little larger and shifted.
 * @type {(brush: Brush, picture: Picture, at: ScreenPoint, halfX: number, halfY?: number) => void}
 */
export function drawSoft(brush, picture, at, halfX, halfY = halfX) {
  const { ratio } = brush;
  const width = 4 * Math.round((halfX * ratio) / 2);
  const height = 4 * Math.round((halfY * ratio) / 2);
  const whole = kept(picture, `${width} ${height}`, width, height, (own) =>
    own.drawImage(picture, 0, 0, width, height),
  );
  drawWhole(brush, whole, at);
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
