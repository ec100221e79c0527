/**
 * The shapes of the signs on balls and hollows. The shape carries the meaning; the colour only
 * helps. Every stroke is painted twice, dark below and bright above, so that it is legible on maple,
 * on walnut and on the board.
 * @import { Context, ScreenPoint } from "./types.js"
 */

/**
 * @typedef {object} Ink
 * @property {Context} context
 * @property {string} bright
 * @property {string} casing
 * @property {number} scale CSS pixels per ball radius.
 */

/**
 * @param {Ink} ink
 * @param {Path2D} path
 * @param {number} width In ball radii.
 * @param {number[]} dash In ball radii.
 */
export function stroke({ context, bright, casing, scale }, path, width, dash = []) {
  const line = Math.max(1.25, width * scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.setLineDash(dash.map((part) => part * scale));
  context.lineWidth = line + Math.max(1.5, 0.05 * scale);
  context.strokeStyle = casing;
  context.stroke(path);
  context.lineWidth = line;
  context.strokeStyle = bright;
  context.stroke(path);
  context.setLineDash([]);
}

/** @type {(x: number, y: number, radiusX: number, radiusY?: number) => Path2D} */
export function ellipse(x, y, radiusX, radiusY = radiusX) {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
  return path;
}

/** @type {(points: ScreenPoint[], closed?: boolean) => Path2D} */
export function polygon(points, closed = false) {
  const path = new Path2D();
  for (const { x, y } of points) path.lineTo(x, y);
  if (closed) path.closePath();
  return path;
}

/**
 * Under the pointer: a fine circle. Picked: a heavy one.
 * @type {(ink: Ink, at: ScreenPoint, picked: boolean) => void}
 */
export function markBall(ink, { x, y }, picked) {
  if (picked) stroke(ink, ellipse(x, y, 0.98 * ink.scale), 0.1);
  else stroke(ink, ellipse(x, y, 0.97 * ink.scale), 0.055);
}

/**
 * A ball may be placed here: a dashed circle. The size is in ball radii.
 * @type {(ink: Ink, at: ScreenPoint & { size: number }, strong: boolean) => void}
 */
export function markTarget(ink, { x, y, size }, strong) {
  const part = (2 * Math.PI * size) / 14;
  stroke(ink, ellipse(x, y, size * ink.scale), strong ? 0.085 : 0.045, [part * 0.52, part * 0.48]);
}

/**
 * May be raised: a small chevron pointing up.
 * @type {(ink: Ink, at: ScreenPoint) => void}
 */
export function markLiftable(ink, { x, y }) {
  const width = 0.25 * ink.scale;
  const [left, right, foot] = [x - width, x + width, y + width * 0.4];
  const points = [
    { x: left, y: foot },
    { x, y: y - width * 0.5 },
    { x: right, y: foot },
  ];
  stroke(ink, polygon(points), 0.11);
}

/**
 * May be taken back: a badge with a minus, and a circle under the pointer.
 * @type {(ink: Ink, at: ScreenPoint, strong: boolean) => void}
 */
export function markRemovable(ink, { x, y }, strong) {
  const { context, scale } = ink;
  if (strong) stroke(ink, ellipse(x, y, 0.95 * scale), 0.09);
  const badgeX = x + 0.62 * scale;
  const badgeY = y + 0.62 * scale;
  const radius = Math.max(5, 0.3 * scale);
  const badge = ellipse(badgeX, badgeY, radius);
  context.fillStyle = ink.bright;
  context.fill(badge);
  context.lineWidth = Math.max(1, 0.045 * scale);
  context.strokeStyle = ink.casing;
  context.stroke(badge);
  context.lineCap = "round";
  context.lineWidth = Math.max(1.75, 0.1 * scale);
  context.beginPath();
  context.moveTo(badgeX - radius * 0.5, badgeY);
  context.lineTo(badgeX + radius * 0.5, badgeY);
  context.stroke();
}

/**
 * Where the last move went or came from: four short arcs, like the corners of a frame. The radius is
 * in ball radii; `flat` is height by width.
 * @type {(ink: Ink, at: ScreenPoint, radius: number, flat?: number) => void}
 */
export function markPlayed(ink, { x, y }, radius, flat = 1) {
  const path = new Path2D();
  const [wide, high] = [radius * ink.scale, radius * flat * ink.scale];
  for (let corner = 0; corner < 4; corner += 1) {
    const middle = Math.PI / 4 + (corner * Math.PI) / 2;
    const [from, to] = [middle - 0.3, middle + 0.3];
    path.moveTo(x + wide * Math.cos(from), y + high * Math.sin(from));
    path.ellipse(x, y, wide, high, 0, from, to);
  }
  stroke(ink, path, 0.08);
}

/**
 * A ball was taken back from here: a dotted circle. `flat` is height by width.
 * @type {(ink: Ink, at: ScreenPoint, flat: number) => void}
 */
export function markTakenBack(ink, { x, y }, flat) {
  const radius = 0.6;
  const path = ellipse(x, y, radius * ink.scale, radius * flat * ink.scale);
  stroke(ink, path, 0.085, [0.001, (2 * Math.PI * radius) / 14]);
}

/**
 * A completed square or line: a lit band through the middles of its balls, which come in order
 * around the square or along the line. Not filled are those that have been taken back.
 * @type {(ink: Ink, points: (ScreenPoint & { filled: boolean })[], closed: boolean) => void}
 */
export function markFigure(ink, points, closed) {
  const { context, scale } = ink;
  const path = polygon(points, closed);
  context.save();
  context.lineCap = "round";
  context.lineJoin = "round";
  context.globalAlpha *= 0.3;
  context.lineWidth = 0.56 * scale;
  context.strokeStyle = ink.bright;
  context.stroke(path);
  context.restore();
  stroke(ink, path, 0.1);
  for (const { x, y, filled } of points) {
    const dot = ellipse(x, y, 0.15 * scale);
    context.fillStyle = filled ? ink.bright : ink.casing;
    context.fill(dot);
    if (!filled) stroke(ink, dot, 0.06);
    context.lineWidth = Math.max(1, 0.04 * scale);
    context.strokeStyle = ink.casing;
    if (filled) context.stroke(dot);
  }
}
