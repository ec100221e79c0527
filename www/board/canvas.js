/**
 * Canvases that are not shown themselves. They work the same in a page and in a worker.
 * @import { Context, Picture, ScreenPoint } from "./types.js"
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
export function contextOf(canvas) {
  const context = /** @type {Context | null} */ (canvas.getContext("2d"));
  if (!context) throw new Error("this browser has no 2D canvas");
  return context;
}

/** Draws a picture around a point on whole device pixels: much faster, and blurs nothing. @type {(brush: { context: Context, ratio: number }, picture: Picture, at: ScreenPoint) => void} */
export function drawWhole({ context, ratio }, picture, { x, y }) {
  const { width, height } = picture;
  const left = Math.round(x * ratio - width / 2) / ratio;
  const top = Math.round(y * ratio - height / 2) / ratio;
  context.drawImage(picture, left, top, width / ratio, height / ratio);
}

/** Pictures made of others. @type {WeakMap<object, Map<string, Picture>>} */
const made = new WeakMap();

/** Pictures kept that are made of one thing: more than are on two boards. */
const MOST = 160;

/** Made once for its key, and kept as long as what it is made of. @type {(of: object, key: string, width: number, height: number, paint: (context: Context) => void) => Picture} */
export function kept(of, key, width, height, paint) {
  const all = made.get(of) ?? new Map();
  made.set(of, all);
  let picture = all.get(key);
  if (!picture) {
    if (all.size === MOST) all.clear();
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
