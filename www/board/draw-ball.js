/**
 * Lays one ball's sprites down.
 *
 * @import { Place, Player } from "./types.js"
 * @import { Projector } from "./camera.js"
 * @import { Sprites } from "./sprites.js"
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
 * @param {Projector} view
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
  return { piece: scatter, angle: scatter * 2.4 - Math.atan2(view.turnSin, view.turnCos) };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Sprites} sprites
 * @param {Projector} view
 * @param {Drawn & Grain & { player: Player }} ball
 * @param {number} [wood] Opacity of the wood.
 * @param {number} [light] Opacity of the light on it.
 */
export function drawBall(context, sprites, view, ball, wood = 1, light = 1) {
  const pieces = sprites.wood[ball.player];
  const half = halfSide(sprites, view, ball.size);
  const fade = context.globalAlpha;
  context.save();
  context.globalAlpha = fade * wood;
  context.translate(ball.x, ball.y);
  context.rotate(ball.angle);
  context.drawImage(pieces[ball.piece % pieces.length], -half, -half, 2 * half, 2 * half);
  context.restore();
  context.globalAlpha = fade * light;
  drawSprite(context, sprites, view, sprites.shade[ball.player], ball);
  context.globalAlpha = fade;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Sprites} sprites
 * @param {Projector} view
 * @param {HTMLCanvasElement} sprite
 * @param {Drawn} at
 */
export function drawSprite(context, sprites, view, sprite, { x, y, size }) {
  const half = halfSide(sprites, view, size);
  context.drawImage(sprite, x - half, y - half, 2 * half, 2 * half);
}

/**
 * Half the side of a ball's sprite on the screen; it is a little wider than the ball.
 *
 * @param {Sprites} sprites
 * @param {Projector} view
 * @param {number} size
 */
function halfSide(sprites, view, size) {
  return ((sprites.half * view.scale) / sprites.radius) * size;
}
