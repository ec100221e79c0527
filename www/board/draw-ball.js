/**
 * Draws one ball from its sprites.
 * @import { Context, Picture, Place, Player, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Sprites } from "./sprites.js"
 */

import { circle, drawWhole, kept } from "./canvas.js";
import { cellAt } from "./geometry.js";

/** @typedef {ScreenPoint & { size: number, player: Player, piece: number }} Ball The size is its radius. */

/** The ratio: device pixels per unit of the context. @typedef {{ context: Context, ratio: number, sprites: Sprites, projection: Projection, swings: boolean }} Brush */

/** The piece of wood a ball is made of: the same at one place, whatever the camera. @type {(place: Place, index?: number) => number} */
export function pieceAt(place, index = 0) {
  const cell = cellAt(place);
  if (!cell) return (place === "light" ? 101 : 57) + index * 17;
  return cell.level * 7 + cell.file * 13 + cell.rank * 29;
}

/**
 * A ball in the light of a colour: a bright one makes the wood darker, a dark one brighter. It is drawn from one picture,
 * because it takes long to rotate the wood: one of its size where it rests, and one of the largest where its size changes.
 * @type {(brush: Brush, ball: Ball, light?: string, moves?: boolean) => void}
 */
export function drawBall(brush, ball, light, moves = brush.swings) {
  const { context, ratio, projection, sprites } = brush;
  const half = (sprites.half / sprites.radius) * projection.scale * ball.size;
  const fine = moves ? sprites.half : Math.ceil(half * ratio);
  const pieces = sprites.wood[ball.player];
  // Plain balls are all alike.
  const piece = pieces.length > 1 ? ball.piece : 0;
  const key = [ball.player, piece, fine, light].join();
  const picture = kept(sprites, key, 2 * fine, 2 * fine, (own) => {
    const middle = { x: 0, y: 0 };
    own.imageSmoothingQuality = "high";
    own.translate(fine, fine);
    own.rotate(piece * 2.4);
    drawSprite(own, pieces[piece % pieces.length], middle, fine);
    own.rotate(piece * -2.4);
    drawSprite(own, sprites.shade[ball.player], middle, fine);
    if (!light) return;
    own.globalCompositeOperation = light > "#8" ? "multiply" : "color-dodge";
    own.fillStyle = light;
    own.fill(circle(middle, (fine * sprites.radius) / sprites.half));
  });
  if (moves) drawSprite(context, picture, ball, half);
  else drawWhole(brush, picture, ball);
}

/** @type {(brush: Brush, ball: Ball) => void} */
export function drawGlass({ context, sprites, projection }, ball) {
  const half = (sprites.half / sprites.radius) * projection.scale * ball.size;
  drawSprite(context, sprites.glass[ball.player], ball, half);
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
