/**
 * Lays one ball's sprites down.
 *
 * @import { Context, Picture, Place, Player } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { BallSprites, Sprites } from "./sprites.js"
 */

import { cellAt } from "./geometry.js";

/**
 * Which piece of wood a ball is made of, and how it lies.
 *
 * @typedef {object} Grain
 * @property {number} piece
 * @property {number} angle In radians.
 */

/**
 * @typedef {object} Drawn
 * @property {number} x On the screen.
 * @property {number} y
 * @property {number} size Of its radius.
 */

/**
 * The grain of a ball at a place: scattered, yet always the same there, and turned with the board.
 *
 * @param {Projection} view
 * @param {Place} place
 * @param {number} index Which ball of a reserve.
 * @returns {Grain}
 */
export function grainAt(view, place, index = 0) {
  const cell = cellAt(place);
  if (!cell) {
    const scatter = (place === "light" ? 101 : 57) + index * 17;
    return { piece: scatter, angle: scatter * 2.4 };
  }
  const scatter = cell.level * 7 + cell.file * 13 + cell.rank * 29;
  return { piece: scatter, angle: scatter * 2.4 - Math.atan2(view.rotationSin, view.rotationCos) };
}

/**
 * @param {Context} context
 * @param {Sprites} sprites
 * @param {Projection} view
 * @param {Drawn & Grain & { player: Player }} ball
 * @param {number} [wood] Opacity of the wood.
 * @param {number} [light] Opacity of the light on it.
 */
export function drawBall(context, sprites, view, ball, wood = 1, light = 1) {
  const set = setFor(sprites, view, ball);
  const pieces = set.wood[ball.player];
  const half = halfSide(set, view, ball);
  const fade = context.globalAlpha;
  context.save();
  context.globalAlpha = fade * wood;
  context.translate(ball.x, ball.y);
  context.rotate(ball.angle);
  context.drawImage(pieces[ball.piece % pieces.length], -half, -half, 2 * half, 2 * half);
  context.restore();
  context.globalAlpha = fade * light;
  lay(context, set.shade[ball.player], ball, half);
  context.globalAlpha = fade;
}

/**
 * @param {Context} context
 * @param {Sprites} sprites
 * @param {Projection} view
 * @param {Drawn & { player: Player }} ball
 */
export function drawGlass(context, sprites, view, ball) {
  const set = setFor(sprites, view, ball);
  lay(context, set.glass[ball.player], ball, halfSide(set, view, ball));
}

/**
 * @param {Context} context
 * @param {Picture} picture
 * @param {Drawn} at
 * @param {number} half
 */
function lay(context, picture, { x, y }, half) {
  context.drawImage(picture, x - half, y - half, 2 * half, 2 * half);
}

/**
 * The sprites nearest in size.
 *
 * @param {Sprites} sprites
 * @param {Projection} view
 * @param {Drawn} ball
 */
function setFor({ balls, reserve }, view, { size }) {
  return size < 1.1 * view.groove.ball * view.still ? reserve : balls;
}

/**
 * Half the side of a ball's sprite on the screen; it is a little wider than the ball.
 *
 * @param {BallSprites} set
 * @param {Projection} view
 * @param {Drawn} ball
 */
function halfSide(set, view, { size }) {
  return (set.half / set.radius) * view.scale * size;
}
