/**
 * Draws one ball from its sprites.
 * @import { Context, Picture, Place, Player, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Sprites } from "./sprites.js"
 */

import { circle, drawWhole, kept } from "./canvas.js";
import { cellAt } from "./geometry.js";

/** @typedef {ScreenPoint & { size: number, player: Player, piece: number }} Ball The size is its radius. */

/**
 * The ratio is that of device pixels to CSS pixels, which are the unit of the context.
 * @typedef {{ context: Context, ratio: number, sprites: Sprites, projection: Projection, swings: boolean }} Brush
 */

/** The piece of wood a ball is made of: the same at one place, whatever the camera. @type {(place: Place, index?: number) => number} */
export function pieceAt(place, index = 0) {
  const cell = cellAt(place);
  if (!cell) return (place === "light" ? 101 : 57) + index * 17;
  return cell.level * 7 + cell.file * 13 + cell.rank * 29;
}

/**
 * A ball in the light of a colour: a bright one makes the wood darker, a dark one brighter.
 * @type {(brush: Brush, ball: Ball, light?: string) => void}
 */
export function drawBall(brush, ball, light) {
  const { context, sprites, projection } = brush;
  const half = halfOf(brush, ball);
  const pieces = sprites.wood[ball.player];
  context.save();
  context.translate(ball.x, ball.y);
  context.rotate(ball.piece * 2.4);
  drawSprite(context, pieces[ball.piece % pieces.length], { x: 0, y: 0 }, half);
  context.restore();
  drawSprite(context, sprites.shade[ball.player], ball, half);
  if (!light) return;
  context.save();
  context.globalCompositeOperation = light > "#8" ? "multiply" : "color-dodge";
  context.fillStyle = light;
  context.fill(circle(ball, projection.scale * ball.size));
  context.restore();
}

/**
 * The same from one picture, which is made once, because it takes long to rotate the wood.
 * @type {(brush: Brush, ball: Ball, light?: string) => void}
 */
export function drawBallAtRest(brush, ball, light) {
  const { ratio, projection, sprites, swings } = brush;
  const half = halfOf(brush, ball);
  // While the board swings, balls change their size: the picture is that of the largest.
  const fine = swings ? ratio * projection.trayFactor : ratio;
  const side = 2 * Math.ceil(half * fine);
  const key = [ball.player, ball.piece, side, light].join();
  const picture = kept(sprites, key, side, side, (context) => {
    context.imageSmoothingQuality = "high";
    context.translate(side / 2, side / 2);
    context.scale(fine, fine);
    context.translate(-ball.x, -ball.y);
    drawBall({ ...brush, context }, ball, light);
  });
  if (swings) drawSprite(brush.context, picture, ball, side / 2 / fine);
  else drawWhole(brush, picture, ball);
}

/** @type {(brush: Brush, ball: Ball) => void} */
export const drawGlass = (brush, ball) =>
  drawSprite(brush.context, brush.sprites.glass[ball.player], ball, halfOf(brush, ball));

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

/** Half the side of the sprites on the screen: a little more than the radius. @type {(brush: Brush, ball: Ball) => number} */
const halfOf = ({ sprites, projection }, { size }) =>
  (sprites.half / sprites.radius) * projection.scale * size;
