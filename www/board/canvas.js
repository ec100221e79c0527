/**
 * Canvases that are not shown themselves, the same in a page and in a worker; and a ball, drawn from its sprites.
 * @import { Context, Picture, Place, ScreenPoint } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { SceneBall } from "./scene.js"
 * @import { Sprites } from "./sprites.js"
 */

import { cellAt } from "./geometry.js";

/**
 * @typedef {{ context: Context, ratio: number, sprites: Sprites, projection: Projection, swings: boolean }} Brush The ratio:
 *   device pixels per unit of the context.
 */

/** @type {(width: number, height: number) => Picture} In device pixels. */
export function newCanvas(width, height) {
  const [wide, high] = [Math.max(1, width), Math.max(1, height)];
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(wide, high);
  return Object.assign(document.createElement("canvas"), { width: wide, height: high });
}

/** @type {boolean | undefined} */
let paints;

/** Whether the browser lets this page paint. */
export function canPaint() {
  paints ??= document.createElement("canvas").getContext("2d") !== null;
  return paints;
}

/** @type {(canvas: Picture) => Context} */
export const contextOf = (canvas) => /** @type {Context} */ (canvas.getContext("2d"));

/** Draws a picture around a point on whole device pixels: much faster, and blurs nothing. @type {(brush: { context: Context, ratio: number }, picture: Picture, at: ScreenPoint) => void} */
export function drawWhole({ context, ratio }, picture, { x, y }) {
  const { width, height } = picture;
  const left = Math.round(x * ratio - width / 2) / ratio;
  const top = Math.round(y * ratio - height / 2) / ratio;
  context.drawImage(picture, left, top, width / ratio, height / ratio);
}

/** Pictures made of others. @type {WeakMap<object, Map<string, Picture>>} */
const made = new WeakMap();

const MOST = 160; // pictures kept that are made of one thing: more than are on two boards

/** Made once for its key, and kept as long as what it is made of. @type {(of: object, key: string, width: number, height: number, paint: (context: Context) => void, most?: number) => Picture} */
export function kept(of, key, width, height, paint, most = MOST) {
  const all = made.get(of) ?? new Map();
  made.set(of, all);
  let picture = all.get(key);
  if (!picture) {
    if (all.size === most) all.clear();
    picture = newCanvas(width, height);
    all.set(key, picture);
    paint(contextOf(picture));
  }
  return picture;
}

/** @type {(at: ScreenPoint, radius: number, start?: number) => Path2D} */
export function circle({ x, y }, radius, start = 0) {
  const path = new Path2D();
  path.arc(x, y, radius, start, start + 2 * Math.PI);
  return path;
}

/** A line from a share of the way between two points to another share. @type {(a: ScreenPoint, b: ScreenPoint, from?: number, to?: number) => Path2D} */
export function line(a, b, from = 0, to = 1) {
  const path = new Path2D();
  for (const t of [from, to]) path.lineTo(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y));
  return path;
}

/** A path in one colour with a line of another around it. @type {(context: Context, path: Path2D, inside: string | CanvasGradient, around: string, width: number) => void} */
export function fillAndStroke(context, path, inside, around, width) {
  context.fillStyle = inside;
  context.fill(path);
  context.lineWidth = width;
  context.strokeStyle = around;
  context.stroke(path);
}

/** The piece of wood a ball is made of: the same at one place, whatever the camera. @type {(place: Place, index?: number) => number} */
export function pieceAt(place, index = 0) {
  const cell = cellAt(place);
  if (!cell) return (place === "light" ? 101 : 57) + index * 17;
  return cell.level * 7 + cell.file * 13 + cell.rank * 29;
}

/**
 * A ball, of glass or in the light of a colour: a bright one makes the wood darker, a dark one brighter. It is drawn from one picture,
 * because it takes long to rotate the wood: one of its size where it rests, and one of the largest where its size changes.
 * @type {(brush: Brush, ball: SceneBall, light?: string) => void}
 */
export function drawBall(brush, ball, light) {
  const { context, ratio, projection, sprites } = brush;
  const half = (sprites.half / sprites.radius) * projection.scale * ball.size;
  if (ball.glass) return drawSprite(context, sprites[ball.player].glass, ball, half);
  const moves = brush.swings || ball.moving;
  const fine = moves ? sprites.half : Math.ceil(half * ratio);
  const { wood: pieces, shade } = sprites[ball.player];
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
    drawSprite(own, shade, middle, fine);
    if (!light) return;
    own.globalCompositeOperation = light > "#8" ? "multiply" : "color-dodge";
    own.fillStyle = light;
    own.fill(circle(middle, (fine * sprites.radius) / sprites.half));
  });
  if (moves) drawSprite(context, picture, ball, half);
  else drawWhole(brush, picture, ball);
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
