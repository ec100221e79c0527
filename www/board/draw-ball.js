/**
 * Draws one ball from its sprites.
 * @import { Context, Picture, Place, Player, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { BallSprites, Sprites } from "./sprites.js"
 */

import { drawWhole, kept } from "./canvas.js";
import { cellAt } from "./geometry.js";

/** @typedef {ScreenPoint & { size: number, player: Player, piece: number }} Ball The size is its radius. */

/**
 * The ratio is that of device pixels to CSS pixels, which are the unit of the context.
 * @typedef {{ context: Context, ratio: number, sprites: Sprites, projection: Projection, swings: boolean }} Brush
 */

/**
 * The piece of wood a ball at a place is made of: it differs between places and is always the same at one place, whatever
 * the camera.
 * @param {Place} place
 * @param {number} index Which ball of a reserve.
 */
export function pieceAt(place, index = 0) {
  const cell = cellAt(place);
  if (!cell) return (place === "light" ? 101 : 57) + index * 17;
  return cell.level * 7 + cell.file * 13 + cell.rank * 29;
}

/**
 * @param {Brush} brush
 * @param {Ball} ball
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
  context.rotate(ball.piece * 2.4);
  drawSprite(context, pieces[ball.piece % pieces.length], { x: 0, y: 0 }, half);
  context.restore();
  context.globalAlpha = fade * light;
  drawSprite(context, set.shade[ball.player], ball, half);
  context.globalAlpha = fade;
}

/**
 * A picture of a ball, which is made once.
 * @param {Brush} brush
 * @param {Ball} ball
 * @param {number} ratio Pixels of the picture per unit of the context.
 * @param {unknown} key What it depends on besides the ball.
 * @param {(brush: Brush) => void} draw
 */
function pictureOf(brush, ball, ratio, key, draw) {
  const { set, half } = spriteSet(brush, ball);
  const side = 2 * Math.ceil(half * ratio);
  return kept(set, [ball.player, ball.piece, side, key].join(), side, side, (context) => {
    context.translate(side / 2, side / 2);
    context.scale(ratio, ratio);
    context.translate(-ball.x, -ball.y);
    draw({ ...brush, context });
  });
}

/**
 * The same as `drawBall` from one picture, because it takes long to rotate the wood.
 * @type {(brush: Brush, ball: Ball) => void}
 */
function drawQuick(brush, ball) {
  const fine = brush.ratio * brush.projection.trayFactor;
  const picture = pictureOf(brush, ball, fine, 0, (own) => drawBall(own, ball));
  drawSprite(brush.context, picture, ball, picture.width / 2 / fine);
}

/**
 * What keeps light from a ball.
 * @typedef {object} Shade
 * @property {number} depth Opacity of the shade over all of it, 0..1.
 * @property {(ScreenPoint & { size: number })[]} above The balls that rest on it.
 */

/** From the middle of a ball to the end of its shadow on those it rests on, in its radii. */
const HALO = 1.4;

/** @type {(brush: Brush, ball: Ball, shade: Shade) => void} */
export function drawShadedBall(brush, ball, { depth, above }) {
  const { context, sprites, projection, swings } = brush;
  if (swings) drawQuick(brush, ball);
  else drawBall(brush, ball);
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
 * @type {(brush: Brush, ball: Ball, shade: Shade) => void}
 */
export function drawBallAtRest(brush, ball, shade) {
  const near = shade.above.map(({ x, y }) => [4 * (x - ball.x), 4 * (y - ball.y)].map(Math.round));
  const picture = pictureOf(brush, ball, brush.ratio, [shade.depth, near], (own) =>
    drawShadedBall(own, ball, shade),
  );
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
 * The same for a picture without details, which can be a little larger and shifted. A picture that has its opacity is
 * drawn three times as fast as one that is drawn with it.
 * @type {(brush: Brush, picture: Picture, at: ScreenPoint, halfX: number, halfY?: number, opacity?: number) => void}
 */
export function drawSoft(brush, picture, at, halfX, halfY = halfX, opacity = 1) {
  const width = 4 * Math.round((halfX * brush.ratio) / 2);
  const height = 4 * Math.round((halfY * brush.ratio) / 2);
  const alpha = Math.round(50 * opacity) / 50;
  const whole = kept(picture, [width, height, alpha].join(), width, height, (own) => {
    own.globalAlpha = alpha;
    own.drawImage(picture, 0, 0, width, height);
  });
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
